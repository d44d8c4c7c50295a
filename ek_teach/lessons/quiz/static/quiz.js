// A quiz: one question at a time. What is right is not in the page; each answer goes to the kernel, which asks the engine.

let quizzes = 0;

function mountQuiz(element, data, send) {
  const { labels, questions, letters } = data;
  const group = `ek-quiz-${(quizzes += 1)}`;
  let at = 0;
  let marks = {};
  const chosen = questions.map(() => null);
  const root = make("div", "ek-root");
  // The notebook has commands of one letter, which must not run while somebody answers.
  root.dataset.lmSuppressShortcuts = "true";
  const title = heading(2, "ek-title", data.title);
  const count = make("div", "ek-quiz-count");
  const pips = make("nav", "ek-quiz-pips");
  pips.setAttribute("aria-label", data.title);
  const body = make("div");
  const told = make("div", "ek-quiz-told");
  told.setAttribute("role", "status");
  const button = (word, onClick) => {
    const node = make("button", "ek-button", word);
    node.type = "button";
    node.addEventListener("click", () => {
      if (node.getAttribute("aria-disabled") !== "true") onClick();
    });
    return node;
  };
  const check = button(labels.check, answer);
  const back = button(labels.back, () => go(at - 1));
  const next = button(labels.next, () => go(at + 1));
  const jumps = questions.map((_, place) => {
    const node = make("button", "ek-quiz-pip");
    node.type = "button";
    node.addEventListener("click", () => go(place));
    pips.append(node);
    return node;
  });
  const entries = data.signs.map(([word, meaning]) => make("li", "", make("code", "", word), ` = ${meaning}`));
  const legend = make("details", "ek-quiz-signs", make("summary", "", labels.signs), make("ul", "", ...entries));
  root.append(make("div", "ek-quiz-head", title, count), pips, body);
  root.append(make("div", "ek-quiz-buttons", check, back, next), told, legend, make("p", "ek-quiz-keys", labels.keys));

  function answer() {
    if (marks[at]) return;
    if (chosen[at] === null) {
      told.removeAttribute("data-right");
      told.replaceChildren(make("p", "", labels.choose));
      return;
    }
    told.replaceChildren(make("p", "", labels.waiting));
    send({ kind: "answer", place: at, choice: chosen[at] });
  }

  function go(place) {
    if (place < 0 || place >= questions.length) return;
    at = place;
    show();
    (inputs()[chosen[at] ?? 0] ?? next).focus();
  }

  const inputs = () => [...body.querySelectorAll("input")];

  function question() {
    const shown = questions[at];
    const options = make("fieldset", "ek-quiz-options", make("legend", "ek-quiz-prompt", shown.prompt));
    shown.options.forEach((option, place) => {
      const input = Object.assign(make("input"), { type: "radio", name: group, checked: chosen[at] === place });
      // One that is disabled would lose the keyboard's focus; an answered one merely stays as it is.
      input.addEventListener("change", () => {
        if (!marks[at]) chosen[at] = place;
        inputs().forEach((one, number) => (one.checked = chosen[at] === number));
      });
      const letter = make("span", "ek-quiz-letter", `${letters[place]})`);
      options.append(make("label", "ek-quiz-option", input, letter, make("span", "", option)));
    });
    const about = shown.about.map((line) => make("p", "ek-quiz-about", line));
    const text = make("pre", "ek-quiz-text", shown.situation);
    body.replaceChildren(heading(3, "ek-label", shown.heading), ...about, text, options);
  }

  function verdict() {
    const mark = marks[at];
    if (!mark) {
      told.removeAttribute("data-right");
      told.replaceChildren();
      return;
    }
    told.dataset.right = String(mark.right);
    const reasons = mark.why.map((reason) => make("li", "", reason));
    told.replaceChildren(
      make("p", "ek-quiz-verdict", sign(mark.right ? "✓ " : "✕ "), mark.verdict),
      ...mark.what.map((line) => make("p", "", line)),
      ...(reasons.length ? [make("p", "ek-sub", labels.sources), make("ul", "", ...reasons)] : []),
    );
  }

  function frame() {
    const done = Object.values(marks);
    const right = done.filter((mark) => mark.right).length;
    const place = fill(labels.place, { place: at + 1, number: questions.length });
    count.textContent = `${place} · ${fill(labels.score, { right, answered: done.length })}`;
    jumps.forEach((node, number) => {
      const mark = marks[number];
      const word = mark ? (mark.right ? labels.right : labels.wrong) : labels.open;
      node.textContent = `${number + 1}${mark ? (mark.right ? " ✓" : " ✕") : ""}`;
      node.setAttribute("aria-label", `${questions[number].heading}${labels.marks.colon}${word}`);
      if (number === at) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    });
    check.setAttribute("aria-disabled", String(Boolean(marks[at])));
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === questions.length - 1));
  }

  function show() {
    if (marks[at]) chosen[at] = marks[at].choice;
    question();
    verdict();
    frame();
  }

  root.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = letters.indexOf(event.key.toLowerCase());
    if (event.key.length === 1 && place >= 0 && inputs()[place] && !marks[at]) {
      event.preventDefault();
      inputs()[place].focus();
      inputs()[place].click();
    } else if (event.key === "Enter" && event.target.tagName === "INPUT") {
      event.preventDefault();
      if (marks[at]) go(at + 1);
      else answer();
    }
  });

  element.replaceChildren(root);
  return {
    update(fresh) {
      const news = fresh[at] && !marks[at];
      marks = fresh;
      if (!news) return show();
      chosen[at] = fresh[at].choice;
      inputs().forEach((one, number) => (one.checked = chosen[at] === number));
      verdict();
      frame();
    },
    destroy: () => root.remove(),
  };
}

function render({ model, el }) {
  el.classList.add("ek-walk", "ek-quiz");
  const shown = mountQuiz(el, model.get("data"), (message) => model.send(message));
  const told = () => shown.update(model.get("marks"));
  told();
  model.on("change:marks", told);
  return () => {
    model.off("change:marks", told);
    shown.destroy();
  };
}

export default { render };
