// Steps through a game that was played out. One module for two homes: the notebook widget calls `render`, a page calls
// `mount`. It gets words and card codes only, ready to show; it never sees a card that the viewer may not know.
// Every text goes in as a text node, so that a player may be called anything at all.

const SVG = "http://www.w3.org/2000/svg";

// Our own pictures, on a square of 24 units: outlines, and shapes filled with the ink ("+" before the path).
const GLYPHS = {
  K: [
    "M12 1l2.2 3.4 3.9-1.5.2 4.1 4.1.2-1.5 3.9L24 13l-3.1 1.9 1.5 3.9-4.1.2-.2 4.1-3.9-1.5L12 24l-2.2-2.4-3.9 1.5-.2-4.1-4.1-.2 1.5-3.9L0 13l3.1-1.9-1.5-3.9 4.1-.2.2-4.1 3.9 1.5z",
    "M8 16.5V9.2l2.3 1.7h3.4L16 9.2v7.3c-2 2.4-6 2.4-8 0z",
    "+M9.6 13.2h1.7v1.7H9.6zM12.7 13.2h1.7v1.7h-1.7z",
  ],
  D: [
    "M6.3 21.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM17.7 21.2a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z",
    "M8 15.8 16.8 2.6M16 15.8 7.2 2.6",
    "M1.5 7.2c2 1.7 3.6-1.6 5.6 0M22.5 7.2c-2-1.7-3.6 1.6-5.6 0",
  ],
  N: ["M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19z", "M5.4 5.4l13.2 13.2"],
  A: ["+M13.6 1.5 4.4 13.6h5.5L8.6 22.5l10-12.7h-5.9z"],
  S: ["M2.5 16.5C4.6 5.4 15.6 4.6 19 14.4", "M14.9 12.7l4.3 2.2 2.3-4.2", "+M10.8 16.4a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"],
  F: [
    "M4 10.5h16V21H4zM2.5 7.5h19v3h-19zM12 7.5V21",
    "M12 7.5C9 7.5 6.2 6.3 7 3.9c.8-2.2 4.2-.8 5 3.6.8-4.4 4.2-5.8 5-3.6.8 2.4-2 3.6-5 3.6z",
  ],
  H: [
    "M2.5 7H6c5 0 6.5 10 11.5 10H21M2.5 17H6c1.8 0 3.1-1.2 4.1-2.8M13.4 9.8C14.4 8.2 15.7 7 17.5 7H21",
    "M18.2 4 21.2 7l-3 3M18.2 14l3 3-3 3",
  ],
  V: ["M1.5 12c4.4-8 16.6-8 21 0-4.4 8-16.6 8-21 0z", "+M12 8.6a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z"],
  T: [
    "M2 18.5a10 10 0 0 1 20 0z",
    "M5.7 10.6 5.3 4.5l4.6 4.2M18.3 10.6l.4-6.1-4.6 4.2",
    "M2 18.5c1.4 2.6 2.7 2.6 4 0 1.4 2.6 2.7 2.6 4 0 1.4 2.6 2.7 2.6 4 0 1.4 2.6 2.7 2.6 4 0 1.4 2.6 2.7 2.6 4 0",
    "+M8.3 13h1.9v1.9H8.3zM13.8 13h1.9v1.9h-1.9z",
  ],
  M: [
    "M2 10.5h20a10 10 0 0 1-20 0zM5.2 10.5a6.8 6.8 0 0 0 13.6 0",
    "M4.2 10.5 5 4l4.7 6.5M19.8 10.5 19 4l-4.7 6.5",
    "+M8.2 12.3h1.7v1.7H8.2zM14.1 12.3h1.7v1.7h-1.7zM11.2 14.6h1.6v1.6h-1.6z",
  ],
  P: [
    "M12 21.5c4.6 0 7.5-3 7.5-7.3S16.3 6.5 12 6.5s-7.5 3.4-7.5 7.7 2.9 7.3 7.5 7.3z",
    "M6.3 9.2 5.6 3.5 10 6.7M17.7 9.2l.7-5.7L14 6.7",
    "M4.6 12.5l-3-.9M4.5 15.5l-3.2.4M5.4 18.5l-2.6 1.7M19.4 12.5l3-.9M19.5 15.5l3.2.4M18.6 18.5l2.6 1.7M12 6.5V3M9.5 18.3l-.5 1.5M14.5 18.3l.5 1.5",
    "+M8.7 12.3h1.9v1.9H8.7zM13.4 12.3h1.9v1.9h-1.9z",
  ],
  B: [
    "M5 12.5V3.5l4.5 3.3h5L19 3.5v9",
    "M5 12.5l.9 6.3 2.4-2.1 1.4 4.3L12 17.8l2.3 3.2 1.4-4.3 2.4 2.1.9-6.3c-2.6 1.9-4.9-.6-7 1-2.1-1.6-4.4.9-7-1z",
    "+M8.4 8.8h1.9v1.9H8.4zM13.7 8.8h1.9v1.9h-1.9z",
  ],
  R: [
    "M2 19.5a10 10 0 0 1 20 0M5.6 19.5a6.4 6.4 0 0 1 12.8 0M9.2 19.5a2.8 2.8 0 0 1 5.6 0",
    "M4.8 12.6 4.7 5.5l5 4.3M19.2 12.6l.1-7.1-5 4.3",
  ],
};

function make(tag, className = "", ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function heading(level, className, text) {
  const node = make("div", className, text);
  node.setAttribute("role", "heading");
  node.setAttribute("aria-level", level);
  return node;
}

function list(className, items, label, tag = "ul") {
  const node = make(tag, className, ...items);
  // Without markers some screen readers no longer take a list for one.
  node.setAttribute("role", "list");
  if (label) node.setAttribute("aria-label", label);
  return node;
}

function region(className, label, ...children) {
  const node = make("section", className, heading(3, "ek-label", label), ...children);
  node.setAttribute("aria-label", label);
  return node;
}

function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

function sign(symbol) {
  const node = make("span", "ek-sign", symbol);
  node.setAttribute("aria-hidden", "true");
  return node;
}

function glyph(code) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-1 -1 26 26");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "ek-glyph");
  for (const shape of GLYPHS[code] ?? []) {
    const path = document.createElementNS(SVG, "path");
    const solid = shape.startsWith("+");
    path.setAttribute("d", solid ? shape.slice(1) : shape);
    path.setAttribute("class", solid ? "ek-solid" : "ek-outline");
    svg.append(path);
  }
  return svg;
}

function cardFace({ code, name }, count = 1) {
  const face = make("span", code in GLYPHS ? "ek-card" : "ek-card ek-back", glyph(code), make("span", "ek-name", name));
  face.dataset.code = code;
  if (count > 1) {
    face.classList.add("ek-many");
    face.append(make("span", "ek-times", ` ×${count}`));
  }
  return face;
}

// Neighbours of one title become one card with a number on it.
function runs(cards) {
  const groups = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.card.code === card.code) last.count += 1;
    else groups.push({ card, count: 1, place: groups.reduce((sum, group) => sum + group.count, 1) });
  }
  return groups;
}

function cardRow(cards, label) {
  return list("ek-cards", runs(cards).map(({ card, count }) => make("li", "", cardFace(card, count))), label);
}

function playerTile(player, labels) {
  const name = heading(4, "ek-player-name", player.name);
  const head = make("div", "ek-player-head", name);
  if (player.turn) head.append(make("span", "ek-badge ek-turn", sign("▶ "), labels.turn));
  if (!player.living) head.append(make("span", "ek-badge", sign("✕ "), labels.out));
  const tile = make("li", "ek-player", head);
  if (player.turn) tile.classList.add("ek-current");
  if (!player.living) tile.classList.add("ek-gone");
  if (player.notes.length) tile.append(list("ek-notes", player.notes.map((note) => make("li", "", note))));
  if (player.hand.length) {
    tile.append(make("div", "ek-count", player.count), cardRow(player.hand, `${player.name}: ${labels.hand}`));
  } else if (player.living) {
    tile.append(make("div", "ek-count", labels.no_cards));
  }
  if (player.front.length) {
    tile.append(make("div", "ek-count", labels.front), cardRow(player.front, `${player.name}: ${labels.front}`));
  }
  return tile;
}

// A pile shows its first few cards; the rest can be opened.
function pileOf(cards, labels, shown) {
  const groups = runs(cards);
  const item = ({ card, count, place }) => {
    const from = place === 1 ? labels.top : `${place}`;
    const where = count > 1 ? `${from}–${place + count - 1}` : from;
    return make("li", "", make("span", "ek-place", where), cardFace(card, count));
  };
  const parts = [list("ek-cards", groups.slice(0, shown).map(item), "", "ol")];
  if (groups.length > shown) {
    const rest = list("ek-cards", groups.slice(shown).map(item), "", "ol");
    parts.push(make("details", "", make("summary", "", labels.rest), rest));
  }
  return parts;
}

function chainOf(chain, labels) {
  const items = chain.map((link) => {
    const says = link.cancelled ? [sign("✕ "), labels.cancelled] : [sign("✓ "), labels.stands];
    const cards = cardRow(link.cards, "");
    const node = make("li", "ek-link", make("span", "ek-who", link.player), link.detail ? make("span", "ek-detail", link.detail) : null, cards, make("span", "ek-verdict", ...says));
    if (link.cancelled) node.classList.add("ek-cancelled");
    return node;
  });
  return list("ek-chain", items, labels.chain, "ol");
}

function tableOf({ players, pile, discard, away, chain, counts }, labels) {
  const seats = list("ek-players", players.map((player) => playerTile(player, labels)), labels.players);
  const draw = make("div", "ek-pile", heading(4, "ek-sub", labels.pile), make("div", "ek-count", counts.pile));
  draw.append(...(pile.size ? pileOf(pile.cards, labels, 4) : []));
  const open = make("div", "ek-pile", heading(4, "ek-sub", labels.discard), make("div", "ek-count", counts.discard));
  if (discard.length) open.append(...pileOf(discard, labels, 3));
  const middle = make("div", "ek-piles", draw, open);
  const parts = [];
  if (chain.length) parts.push(make("div", "ek-open", heading(4, "ek-sub", labels.chain), chainOf(chain, labels)));
  parts.push(seats, middle);
  if (away) parts.push(make("div", "ek-away", counts.away));
  return region("ek-table", labels.table, ...parts);
}

function paragraphs(className, texts) {
  return texts.map((text) => make("p", className, text));
}

function happenedOf(frame, labels) {
  const parts = paragraphs("", frame.what);
  if (frame.changes.length) {
    parts.push(heading(4, "ek-sub", labels.changes));
    parts.push(list("ek-changes", frame.changes.map((text) => make("li", "", sign("→ "), text)), labels.changes));
  }
  if (frame.answers.length) {
    parts.push(heading(4, "ek-sub", labels.answers));
    parts.push(list("ek-answers", frame.answers.map(({ symbol, text }) => make("li", "", sign(`${symbol} `), text)), labels.answers));
  }
  return region("ek-happened", labels.happened, ...parts);
}

function reasonOf(reason, { labels, paragraphs: told }) {
  const node = make("li", "ek-reason");
  const status = labels.statuses[reason.status];
  if (status) node.append(make("span", "ek-badge ek-status", sign(`${status.symbol} `), status.word));
  node.append(make("p", "", reason.text));
  for (const locator of reason.sources) {
    const summary = make("summary", "", sign("§ "), locator);
    node.append(make("details", "ek-source", summary, make("p", "", told[locator])));
  }
  for (const remark of [reason.assumption, reason.standing]) {
    if (remark) node.append(make("p", "ek-assumption", remark));
  }
  if (reason.note) node.append(make("p", "ek-note", reason.note));
  return node;
}

function whyOf(frame, data) {
  if (!frame.why.length) return null;
  const { why } = data.labels;
  return region("ek-why", why, list("ek-reasons", frame.why.map((reason) => reasonOf(reason, data)), why));
}

function button(className, symbol, word, onClick, symbolLast = false) {
  const text = make("span", "ek-word", word);
  const node = make("button", `ek-button ${className}`, ...(symbolLast ? [text, sign(symbol)] : [sign(symbol), text]));
  node.type = "button";
  node.setAttribute("aria-label", word);
  node.title = word;
  node.addEventListener("click", onClick);
  return node;
}

// These keys mean something of their own where text or a value is edited; there they are left alone.
function keepsItsKeys(target) {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]:not([contenteditable=false])");
}

/**
 * Show a played-out game inside an element, replacing what is there.
 *
 * `data` is what `timeline_data` made. `options.step` is the step to begin with (0 is the first), `options.onStep` is
 * called with each step the reader goes to. Returns `{ show(step), destroy() }`.
 */
export function mount(element, data, options = {}) {
  const { labels, frames } = data;
  const last = frames.length - 1;
  let step = -1;

  const go = (to) => {
    if (show(to)) options.onStep?.(step);
  };
  const first = button("ek-first", "«", labels.first, () => go(0));
  const back = button("ek-prior", "‹", labels.back, () => go(step - 1));
  const next = button("ek-next", "›", labels.next, () => go(step + 1), true);
  const end = button("ek-last", "»", labels.last, () => go(last), true);
  const slider = make("input", "ek-slider");
  Object.assign(slider, { type: "range", min: 0, max: Math.max(last, 0), step: 1 });
  slider.setAttribute("aria-label", labels.slider);
  slider.addEventListener("input", () => go(Number(slider.value)));
  const controls = make("div", "ek-controls", first, back, next, end, slider);
  controls.setAttribute("role", "group");
  controls.setAttribute("aria-label", labels.controls);

  const now = make("div", "ek-now");
  now.setAttribute("aria-live", "polite");
  now.setAttribute("aria-atomic", "true");
  const body = make("div", "ek-body");
  const about = make("div", "ek-about", heading(2, "ek-title", data.title), make("div", "ek-book", data.about));
  const help = make("div", "ek-help", labels.keys);
  const root = make("div", "ek-root", about, controls, now, body, help);
  root.tabIndex = 0;
  root.lang = data.language;
  root.setAttribute("role", "group");
  root.setAttribute("aria-label", data.title);
  // JupyterLab has uses of its own for the arrow keys, and would take them first.
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (keepsItsKeys(event.target)) return;
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  });

  function show(to) {
    const wanted = Math.min(Math.max(Number(to) || 0, 0), last);
    if (wanted === step || last < 0) return false;
    step = wanted;
    const frame = frames[step];
    const place = fill(labels.step, { number: frame.number, total: frames[last].number });
    slider.value = step;
    slider.setAttribute("aria-valuetext", `${place}: ${frame.heading}`);
    // A disabled button would drop the keyboard's focus; one that says it is disabled keeps it.
    for (const node of [first, back]) node.setAttribute("aria-disabled", String(step === 0));
    for (const node of [next, end]) node.setAttribute("aria-disabled", String(step === last));

    const marks = [];
    if (frame.refused) marks.push(make("span", "ek-badge ek-refused", sign("✕ "), labels.refused));
    if (frame.irregular) marks.push(make("span", "ek-badge ek-irregular", sign("! "), labels.irregular));
    now.replaceChildren(
      make("div", "ek-step", place, ...marks.flatMap((mark) => [" ", mark])),
      heading(3, "ek-heading", frame.heading),
      ...(frame.irregular ? [make("p", "ek-remark", frame.irregular)] : []),
    );
    const held = body.contains(document.activeElement);
    body.replaceChildren(
      ...[happenedOf(frame, labels), tableOf(frame.table, labels), whyOf(frame, data)].filter((part) => part !== null),
    );
    if (held) root.focus({ preventScroll: true });
    return true;
  }

  element.replaceChildren(root);
  show(options.step ?? 0);
  return { show, destroy: () => root.remove() };
}

function render({ model, el }) {
  el.classList.add("ek-walk");
  let walk;
  const begin = () => {
    walk = mount(el, model.get("data"), {
      step: model.get("step"),
      onStep(step) {
        model.set("step", step);
        model.save_changes();
      },
    });
  };
  const follow = () => walk.show(model.get("step"));
  begin();
  model.on("change:data", begin);
  model.on("change:step", follow);
  return () => {
    model.off("change:data", begin);
    model.off("change:step", follow);
    walk.destroy();
  };
}

export default { render };
