// Two explorers: whose turn it is and how many are owed in a chain of Attacks, and who may answer in a chain of Nopes.
// Every state, step and sentence is in the data that the engine made; here it is only looked up, so no kernel is asked.

function cardFace({ code, name }) {
  const face = make("div", "ek-card", glyph(code), make("span", "ek-name", name));
  face.dataset.code = code;
  return face;
}

// Small pictures of cards on a button, whose word says the same.
function icons(cards) {
  const row = make("span", "ek-x-icons");
  row.setAttribute("aria-hidden", "true");
  for (const { code } of cards) {
    const icon = make("span", `ek-card ek-x-icon${code === "?" ? " ek-back" : ""}`, glyph(code));
    icon.dataset.code = code;
    row.append(icon);
  }
  return row;
}

function button(className, children, onClick) {
  const node = make("button", `ek-button ${className}`, ...children);
  node.type = "button";
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-disabled") !== "true") onClick();
  });
  return node;
}

// A disabled button would drop the keyboard's focus; one that says it is disabled keeps it.
function able(node, truth) {
  node.setAttribute("aria-disabled", String(!truth));
}

let choices = 0;

// Radio buttons or boxes to tick, each a chip with its word.
function choose(type, legend, options, isChosen, onChange) {
  const name = `ek-x-choice-${(choices += 1)}`;
  const inputs = options.map(() => Object.assign(make("input"), { type, name }));
  inputs.forEach((input, place) => {
    input.checked = isChosen(place);
    input.addEventListener("change", () => onChange(place, input));
  });
  const chips = options.map((option, place) => make("label", "ek-x-chip", inputs[place], ...option));
  return { inputs, node: make("fieldset", "ek-x-choices", make("legend", "ek-x-legend", legend), ...chips) };
}

function whyOf(places, data, names, folded = false) {
  const items = places.map((place) => {
    const reason = data.reasons[place];
    const status = data.labels.statuses[reason.status];
    const node = make("li", "ek-reason");
    node.append(make("span", "ek-badge ek-status", sign(`${status.symbol} `), status.word));
    node.append(make("p", "", fill(reason.text, names)));
    for (const locator of reason.sources) {
      node.append(make("details", "ek-source", make("summary", "", sign("§ "), locator), make("p", "", data.paragraphs[locator])));
    }
    if (reason.standing) node.append(make("p", "ek-assumption", reason.standing));
    if (reason.note) node.append(make("p", "ek-note", reason.note));
    return node;
  });
  if (!items.length) return null;
  const reasons = list("ek-reasons", items, data.labels.why);
  if (!folded) return reasons;
  const first = data.reasons[places[0]];
  const { marks, statuses } = data.labels;
  const { symbol, word } = statuses[first.status];
  const at = first.sources.length ? [sign("§ "), first.sources.join(marks.semicolon)] : [sign(`${symbol} `), word];
  return make("details", "ek-x-why", make("summary", "", `${data.labels.why}${marks.colon}`, ...at), reasons);
}

// Where the foremost rule behind a step stands, in short.
function sourcesOf(places, data) {
  return places.length ? data.reasons[places[0]].sources : [];
}

// What both explorers have around them: a title, buttons to go back, and keys for these.
function shell(data, { undo, redo, reset }) {
  const { labels } = data;
  const buttons = {
    undo: button("ek-x-undo", [sign("↶ "), labels.undo], undo),
    redo: button("ek-x-redo", [sign("↷ "), labels.redo], redo),
    reset: button("ek-x-reset", [sign("⟲ "), labels.reset], reset),
  };
  const now = make("div", "ek-now");
  now.setAttribute("aria-live", "polite");
  now.setAttribute("aria-atomic", "true");
  const controls = make("div", "ek-controls ek-x-controls");
  controls.setAttribute("role", "group");
  controls.setAttribute("aria-label", labels.steps);
  const body = make("div", "ek-x-body");
  const about = make("div", "ek-about", heading(2, "ek-title", data.title), make("div", "ek-book", data.about));
  const setting = make("div", "ek-x-setting");
  const root = make("div", "ek-root ek-x-root", about, setting, now, controls, body, make("div", "ek-help", labels.keys));
  root.tabIndex = 0;
  root.lang = data.language;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", data.title);
  // JupyterLab has uses of its own for the arrow keys, and would take them first.
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const act = { ArrowLeft: undo, ArrowRight: redo, Home: reset }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  return { root, setting, now, controls, body, buttons };
}

function bookName({ id, title }) {
  return [make("span", "ek-badge ek-x-book", id), make("span", "ek-x-book-title", title)];
}

// Equal lines together: [[line, [ids]], ...]
function grouped(books, lineOf) {
  const groups = new Map();
  for (const book of books) {
    const line = lineOf(book);
    groups.set(line, [...(groups.get(line) ?? []), book.id]);
  }
  return [...groups];
}

function mountAttacks(element, data) {
  const { labels, players } = data;
  const books = data.titles.map((title, place) => ({ ...title, place, states: data.books[place].states }));
  const shown = new Set(books.map(({ place }) => place));
  let done = [];
  let undone = [];

  const namesFrom = (player) => Object.fromEntries(players.map((_, seat) => [seat, players[(player + seat) % players.length]]));
  // Where a book stands after each step.
  const pathOf = (book, edges) => {
    const path = [{ key: data.start, player: 0 }];
    for (const code of edges) {
      const { key, player } = path.at(-1);
      const edge = book.states[key].edges[code];
      path.push({ key: edge.to, player: (player + edge.by) % players.length, edge, before: player });
    }
    return path;
  };
  const toldOf = (book, { key, player }) => fill(book.states[key].told, namesFrom(player));

  const act = (code) => {
    done = [...done, code];
    undone = [];
    show();
  };
  const undo = () => {
    if (!done.length) return;
    undone = [...undone, done.at(-1)];
    done = done.slice(0, -1);
    show();
  };
  const redo = () => {
    if (!undone.length) return;
    done = [...done, undone.at(-1)];
    undone = undone.slice(0, -1);
    show();
  };
  const reset = () => {
    if (!done.length) return;
    undone = [...done].reverse();
    done = [];
    show();
  };
  const { root, setting, now, controls, body, buttons } = shell(data, { undo, redo, reset });

  const left = make("span", "ek-x-left");
  const edges = data.edges.map(({ code, label, cards }) => {
    const note = make("span", "ek-x-note");
    const node = button(`ek-x-edge ek-x-${code}`, [icons(cards), make("span", "ek-word", label, note)], () => act(code));
    return { code, node, note };
  });
  const back = make("div", "ek-x-back", buttons.undo, buttons.redo, buttons.reset, left);
  controls.append(make("div", "ek-x-edges", ...edges.map(({ node }) => node)), back);
  if (books.length > 1) {
    const tick = choose("checkbox", labels.books, books.map(bookName), (place) => shown.has(place), (place, input) => {
      if (input.checked) shown.add(place);
      // One is always shown.
      else if (shown.size > 1) shown.delete(place);
      else input.checked = true;
      show();
    });
    setting.append(tick.node);
  }

  const panelOf = (book, at, first) => {
    const state = book.states[at.key];
    const names = namesFrom(at.player);
    const kind = !state.attacked ? labels.ordinary : state.owed === 1 ? labels["last-owed"] : labels["under-attack"];
    const differs = first.text !== toldOf(book, at);
    const pips = make("span", "ek-x-pips", ...Array.from({ length: state.owed }, () => make("span", "ek-x-pip")));
    pips.setAttribute("aria-hidden", "true");
    const big = make(
      "div",
      "ek-x-big",
      make("div", "ek-x-counter", make("span", "ek-x-value", names[0]), make("span", "ek-x-word", labels["must-move"])),
      make("div", "ek-x-counter", make("span", "ek-x-value ek-x-number", String(state.owed)), make("span", "ek-x-word", labels.owed), pips),
    );
    const seats = list("ek-x-seats", players.map((name, seat) => {
      const node = make("li", "ek-x-seat", ...(seat === at.player ? [sign("▶ ")] : []), name);
      if (seat === at.player) node.setAttribute("aria-current", "true");
      return node;
    }));
    const node = make("section", "ek-x-panel");
    node.setAttribute("aria-label", `${book.id}${labels.marks.colon}${book.title}`);
    if (differs) node.classList.add("ek-x-differs");
    node.append(heading(3, "ek-x-head", ...bookName(book)));
    const badges = make("div", "ek-x-badges", make("span", `ek-badge ek-x-kind${state.attacked ? " ek-irregular" : ""}`, sign(state.attacked ? "⚡ " : "○ "), kind));
    if (differs) badges.append(make("span", "ek-badge ek-refused", sign("≠ "), fill(labels.differs, { book: first.id })));
    node.append(big, badges, seats);
    if (at.edge) {
      const before = namesFrom(at.before);
      node.append(heading(4, "ek-sub", labels.happened), ...at.edge.told.map((text) => make("p", "", fill(text, before))));
      node.append(whyOf(at.edge.why, data, before, true) ?? "");
    }
    return node;
  };

  const historyOf = (visible, paths) => {
    let parted = false;
    const items = done.map((code, place) => {
      const word = data.edges.find((edge) => edge.code === code).label;
      const lines = grouped(visible, (book) => {
        const at = paths.get(book)[place + 1];
        const { colon, stop, gap } = labels.marks;
        return `${players[at.before]}${colon}${word}${stop}${gap}${toldOf(book, at)}`;
      });
      const node = make("li", "ek-x-step");
      const parts = lines.length > 1 && !parted;
      if (lines.length > 1) parted = true;
      if (parts) node.append(make("span", "ek-badge ek-refused", sign("≠ "), labels.parted));
      for (const [line, ids] of lines) {
        const marks = lines.length > 1 ? ids.map((id) => make("span", "ek-badge ek-x-book", id)) : [];
        const sources = visible.filter(({ id }) => ids.includes(id)).flatMap((book) => sourcesOf(paths.get(book)[place + 1].edge.why, data));
        const cited = sources.length ? [" ", make("span", "ek-count", "§ ", [...new Set(sources)].join(labels.marks.semicolon))] : [];
        node.append(make("p", "", ...marks.flatMap((mark) => [mark, " "]), line, ...cited));
      }
      return node;
    });
    return region("ek-x-history", labels.history, items.length ? list("ek-x-steps", items, labels.history, "ol") : make("p", "ek-count", labels.start));
  };

  function show() {
    const visible = books.filter(({ place }) => shown.has(place));
    const paths = new Map(visible.map((book) => [book, pathOf(book, done)]));
    const state = books[0].states[pathOf(books[0], done).at(-1).key];
    left.textContent = fill(labels.left, { number: state.left, total: data.most });
    for (const { code, node, note } of edges) {
      able(node, code in state.edges);
      note.textContent = code in state.edges ? "" : `${labels.marks.opening}${labels["none-left"]}${labels.marks.closing}`;
    }
    able(buttons.undo, done.length);
    able(buttons.redo, undone.length);
    able(buttons.reset, done.length);
    const lines = grouped(visible, (book) => toldOf(book, paths.get(book).at(-1)));
    if (lines.length === 1) {
      const same = visible.length > 1 ? [make("p", "ek-count", sign("= "), fill(labels.same, { books: visible.map(({ id }) => id).join(labels.marks.comma) }))] : [];
      now.replaceChildren(heading(3, "ek-heading", lines[0][0]), ...same);
    } else {
      now.replaceChildren(
        make("p", "", make("span", "ek-badge ek-refused", sign("≠ "), labels.parted)),
        ...lines.map(([line, ids]) => make("p", "ek-x-parted", ...ids.flatMap((id) => [make("span", "ek-badge ek-x-book", id), " "]), line)),
      );
    }
    const first = { id: visible[0].id, text: lines[0][0] };
    const panels = visible.map((book) => panelOf(book, paths.get(book).at(-1), first));
    body.replaceChildren(make("div", "ek-x-panels", ...panels), historyOf(visible, paths));
  }

  element.replaceChildren(root);
  show();
  return { destroy: () => root.remove() };
}

function mountNopes(element, data) {
  const { labels, players } = data;
  let play = 0;
  let book = 0;
  let chain = [];
  let undone = [];
  let over = false;
  let remark = "";

  const keyOf = (seats) => {
    const owners = [0, ...seats];
    return `${seats.length}.${owners.at(-1)}.${seats.length ? owners.at(-2) : 0}`;
  };
  const nodeOf = (seats) => data.books[book].nodes[keyOf(seats)];
  const clear = () => {
    remark = "";
    undone = [];
  };
  const act = (seat) => {
    clear();
    chain = [...chain, seat];
    show();
  };
  const stand = () => {
    clear();
    over = true;
    show();
  };
  const undo = () => {
    remark = "";
    if (over) {
      over = false;
      undone = [...undone, "stand"];
    } else if (chain.length) {
      undone = [...undone, chain.at(-1)];
      chain = chain.slice(0, -1);
    }
    show();
  };
  const redo = () => {
    if (!undone.length) return;
    const next = undone.at(-1);
    undone = undone.slice(0, -1);
    if (next === "stand") over = true;
    else chain = [...chain, next];
    show();
  };
  const reset = () => {
    while (over || chain.length) undo();
  };
  const { root, setting, now, controls, body, buttons } = shell(data, { undo, redo, reset });

  const plays = choose("radio", fill(labels.play, { player: players[0] }), data.plays.map(({ label, cards }) => [icons(cards.slice(0, 1)), label]), (place) => place === play, (place) => {
    play = place;
    remark = "";
    show();
  });
  setting.append(plays.node);
  if (data.titles.length > 1) {
    const other = choose("radio", labels.rulebook, data.titles.map(bookName), (place) => place === book, (place) => {
      book = place;
      remark = "";
      // The chain as far as this book lets it come.
      for (let place = 0; place < chain.length; place += 1) {
        const asked = nodeOf(chain.slice(0, place)).seats[chain[place]];
        if (!asked.may) {
          remark = fill(labels["refused-here"], { book: data.titles[book].id, told: asked.told.join(labels.marks.gap) });
          chain = chain.slice(0, place);
          undone = [];
          over = false;
        }
      }
      show();
    });
    setting.append(other.node);
  }

  const seats = players.map((name, seat) => {
    const says = make("div", "ek-x-says");
    const node = button("ek-x-nope", [icons([data.nope]), make("span", "ek-word", fill(labels.nope, { player: name }))], () => act(seat));
    return { seat, node, says, row: make("li", "ek-x-answer", node, says) };
  });
  const letStand = button("ek-x-stand", [sign("✓ "), labels.stand], stand);
  controls.append(make("div", "ek-x-back", buttons.undo, buttons.redo, buttons.reset));
  const answers = region(
    "ek-x-answers", labels.answers, list("", seats.map(({ row }) => row), labels.answers),
    heading(4, "ek-sub", labels.everybody), letStand,
  );
  const stack = make("div", "ek-x-stack");
  const result = make("div", "ek-x-result");
  body.append(make("div", "ek-x-columns", make("div", "", stack, result), answers));

  function chainOf() {
    const { cards, detail } = data.plays[play];
    const links = [{ name: players[0], cards, detail }, ...chain.map((seat) => ({ name: players[seat], cards: [data.nope], detail: "" }))];
    const items = links.map(({ name, cards: laid, detail: aim }, place) => {
      const cancelled = (chain.length - place) % 2 === 1;
      const row = list("ek-cards", laid.map((card) => make("li", "", cardFace(card))));
      const says = cancelled ? [sign("✕ "), labels.cancelled] : [sign("✓ "), labels.stands];
      const node = make("li", `ek-x-link${cancelled ? " ek-x-cancelled" : ""}`, make("span", "ek-x-who", name), row, make("span", "ek-x-verdict", ...says), aim ? make("span", "ek-x-aim", aim) : null);
      return node;
    });
    return list("ek-x-chain", items, labels.chain, "ol");
  }

  function show() {
    const node = nodeOf(chain);
    const stands = chain.length % 2 === 0;
    able(buttons.undo, over || chain.length);
    able(buttons.redo, undone.length);
    able(buttons.reset, over || chain.length);
    able(letStand, !over);
    for (const { seat, node: press, says } of seats) {
      const { may, told, why } = node.seats[seat];
      able(press, may && !over);
      const word = may ? [sign("✓ "), labels.may] : [sign("✕ "), labels["may-not"], labels.marks.colon, told.join(labels.marks.gap)];
      says.replaceChildren(...(over ? [] : [make("p", "", ...word), whyOf(why, data, {}, true) ?? ""]));
    }
    const end = data.books[book].ends[data.plays[play].code][chain.length];
    const verdict = stands ? labels["stands-now"] : labels["cancelled-now"];
    const told = over ? end.told[0] : verdict;
    now.replaceChildren(
      make("div", "ek-step", fill(labels[stands ? "even" : "odd"], { number: chain.length }), over ? ` · ${labels.over}` : ""),
      heading(3, "ek-heading", sign(stands ? "✓ " : "✕ "), told),
      ...(remark ? [make("p", "ek-remark", remark)] : []),
    );
    stack.replaceChildren(region("ek-x-open", labels.chain, chainOf()));
    if (over) {
      const sentences = [...end.told.slice(1), end.cards].map((text) => make("p", "", text));
      result.replaceChildren(region("", labels.result, ...sentences, heading(4, "ek-sub", labels.why), whyOf(end.why, data, {}) ?? ""));
    } else result.replaceChildren();
  }

  element.replaceChildren(root);
  show();
  return { destroy: () => root.remove() };
}

/** Show an explorer inside an element, replacing what is there; `data` is what `attack_data` or `nope_data` made. */
export function mount(element, data) {
  return (data.kind === "attack" ? mountAttacks : mountNopes)(element, data);
}

function render({ model, el }) {
  el.classList.add("ek-walk", "ek-explorer");
  const shown = mount(el, model.get("data"));
  return () => shown.destroy();
}

export default { render };
