// Predict: the next step is hidden until the reader has said what it will be; then it is shown, with its reasons.

function pick(name, entries, legend) {
  const options = entries.map(([value, word]) => {
    const input = make("input", "ek-radio");
    Object.assign(input, { type: "radio", name, value });
    input.dataset.key = `${name}-${value}`;
    return make("label", "ek-option", input, make("span", "", word));
  });
  const node = make("fieldset", "ek-question", make("legend", "", legend), make("div", "ek-options", ...options));
  return { node, answer: () => node.querySelector("input:checked")?.value };
}

let questions = 0;

function owedAt(frame) {
  return frame.table.players.find((player) => player.turn)?.owed ?? 0;
}

function kindsToExpect({ expect, kinds }, frame, next) {
  const likely = expect?.[frame.node] ?? [];
  const known = next.kinds.some((kind) => likely.includes(kind)) ? likely : Object.keys(kinds);
  return known.filter((kind) => kind in kinds);
}

function asksAbout(walk, frame, next) {
  const { t, data } = walk;
  const name = `ek-predict-${(questions += 1)}`;
  const asked = [];
  const actors = [...frame.table.players.filter((player) => player.living).map((player) => [player.name, player.name]), ["", t("nobody")]];
  asked.push({ ...pick(`${name}-who`, actors, t("predict-who")), right: (said) => said === next.actor, truth: next.actor || t("nobody") });
  const kinds = kindsToExpect(data, frame, next);
  if (kinds.length && next.kinds.length) {
    asked.push({
      ...pick(`${name}-what`, kinds.map((kind) => [kind, data.kinds[kind]]), t("predict-what")),
      right: (said) => next.kinds.includes(said),
      truth: next.kinds.map((kind) => data.kinds[kind]).filter(Boolean).join(data.labels.marks.comma),
    });
  }
  const field = make("input", "ek-field ek-number");
  Object.assign(field, { type: "number", min: 0, max: 99, inputMode: "numeric" });
  field.dataset.key = `${name}-owed`;
  const owed = owedAt(next);
  asked.push({
    node: make("div", "ek-question", make("label", "ek-choice", make("span", "", t("predict-owed")), field)),
    answer: () => field.value.trim() || undefined,
    right: (said) => Number(said) === owed,
    truth: `${owed}`,
  });
  return asked;
}

function makePredict(walk) {
  const { t, memory, frames } = walk;
  const home = make("div", "ek-quiz");
  const score = make("p", "ek-score");
  const total = frames.length - 1;

  function keepScore() {
    score.textContent = fill(t("score"), memory.score);
  }

  function ask() {
    const at = memory.horizon;
    if (at >= total) {
      const again = button({ key: "predict-again", symbol: "«", word: t("predict-restart"), act: restart });
      home.replaceChildren(make("p", "", t("predict-end")), make("div", "ek-tools", again));
      return;
    }
    const asked = asksAbout(walk, frames[at], frames[at + 1]);
    const hint = make("p", "ek-why-not");
    hint.setAttribute("role", "status");
    const check = button({ key: "check", symbol: "✓", word: t("check"), className: "ek-main-button", act: () => judge(asked, hint) });
    const form = make("form", "ek-asked", make("p", "ek-lead", fill(t("predict-lead"), { number: frames[at + 1].number })), ...asked.map(({ node }) => node), make("div", "ek-tools", check), hint);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      judge(asked, hint);
    });
    home.replaceChildren(form);
  }

  function restart() {
    memory.horizon = 0;
    walk.limitChanged();
    walk.go(0);
    ask();
    walk.focusKey("panel");
  }

  function judge(asked, hint) {
    const said = asked.map((question) => question.answer());
    if (said.every((answer) => answer === undefined)) {
      hint.textContent = t("predict-none");
      hint.classList.add("ek-told");
      return;
    }
    const verdicts = asked.map(({ node, right, truth }, place) => {
      const legend = node.querySelector("legend, label > span").textContent;
      const open = said[place] === undefined;
      const hit = !open && right(said[place]);
      if (!open) memory.score.asked += 1;
      if (hit) memory.score.right += 1;
      const word = open ? t("predict-open") : hit ? t("predict-right") : t("predict-wrong");
      const mark = open ? "○ " : hit ? "✓ " : "✕ ";
      const badge = make("span", hit ? "ek-badge ek-hit" : "ek-badge ek-miss", sign(mark), word);
      return make("li", "ek-judged", make("div", "ek-count", legend), badge, hit ? " " : make("span", "", " → "), make("strong", "", truth));
    });
    memory.horizon += 1;
    walk.limitChanged();
    walk.go(memory.horizon);
    keepScore();
    const on = button({ key: "predict-on", symbol: "→", symbolLast: true, word: t("predict-on"), className: "ek-main-button", act: goOn });
    const found = list("ek-judgement", verdicts, t("predict-found"));
    home.replaceChildren(make("p", "ek-lead", fill(t("predict-shown"), { number: frames[memory.horizon].number })), found, make("div", "ek-tools", on));
    walk.say([...verdicts.map((verdict) => verdict.textContent), score.textContent].join(". "));
    on.focus({ preventScroll: true });
  }

  function goOn() {
    walk.go(memory.horizon);
    ask();
    walk.focusKey("panel");
  }

  keepScore();
  ask();
  return { title: t("predict"), parts: [home, score], update() {}, leave() {} };
}
