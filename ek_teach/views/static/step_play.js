// Take a seat: the reader plays on from the step shown; the kernel lets the others answer, and tells why a move is refused.

function startForm(walk) {
  const { t, data } = walk;
  const seats = data.players.map((name, seat) => [seat, name]);
  const opponents = (data.opponents ?? []).map(({ code, name }) => [code, name]);
  const seat = choice({ key: "seat", label: t("seat"), entries: seats, value: 0, act: () => {} });
  const parts = [seat];
  let against = null;
  if (opponents.length) {
    against = choice({ key: "opponents", label: t("opponents"), entries: opponents, value: opponents[0][0], act: () => {} });
    parts.push(against);
  }
  const start = button({ key: "start", symbol: "♟", word: t("start"), className: "ek-main-button", act: () => form.requestSubmit() });
  const form = make("form", "ek-form ek-start", ...parts, start);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const request = { do: "play", branch: data.branch, step: walk.step, seat: Number(seat.querySelector("select").value) };
    if (against) request.opponents = against.querySelector("select").value;
    walk.memory.anew = false;
    walk.change(request, "panel");
  });
  return form;
}

function makePlay(walk) {
  const { t, data, can, memory } = walk;
  const { play } = data;
  if (!play || memory.anew) {
    return { title: t("take-seat"), parts: [make("p", "ek-lead", t("take-seat-lead")), startForm(walk)], update() {}, leave() {} };
  }
  const end = data.frames.length - 1;
  const opponents = data.opponents?.find(({ code }) => code === play.opponents)?.name ?? play.opponents;
  const who = make("p", "ek-lead", fill(t("you-are"), { player: play.name, opponents: opponents ?? "" }));
  const turn = make("div", "ek-hand");
  const lines = make("div", "ek-odds");
  lines.setAttribute("role", "status");
  const choose = ({ id }) => walk.change({ do: "choose", branch: data.branch, step: walk.step, move: id }, "panel");
  const moves = play.over ? null : makeMoves(walk, choose);
  const tools = make("div", "ek-tools");
  if (can.odds) tools.append(button({ key: "odds", symbol: "%", word: t("odds"), act: tellOdds }));
  tools.append(button({ key: "anew", symbol: "↺", word: t("new-game"), act: anew }));
  const newest = button({ key: "newest", word: t("newest"), className: "ek-main-button", act: () => walk.go(end) });
  const away = make("div", "ek-behind", make("p", "", t("behind")), newest);
  const told = (value, otherwise) => (typeof value === "string" && value ? value : otherwise);
  const state = make("p", "ek-play-state", play.over ? told(play.over, t("play-over")) : told(play.waiting, t("your-move")));
  turn.append(state);
  if (moves) turn.append(moves.node);

  async function tellOdds() {
    const place = walk.place();
    lines.replaceChildren(make("p", "ek-busy", t("asking")));
    const reply = await walk.ask({ do: "odds", branch: data.branch, step: walk.step });
    if (place !== walk.place()) return;
    lines.replaceChildren(...(walk.complain(reply) ? [] : paragraphs("", reply.lines)));
  }

  function anew() {
    memory.anew = true;
    walk.renewPanel();
    walk.focusKey("seat");
  }

  return {
    title: t("take-seat"),
    parts: [who, turn, away, tools, lines],
    update() {
      const behind = walk.step !== end;
      turn.hidden = behind;
      away.hidden = !behind;
      lines.replaceChildren();
      if (!behind) moves?.update();
    },
    leave: () => moves?.leave(),
  };
}
