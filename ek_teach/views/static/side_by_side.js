// Shows the rows of a side-by-side walk one by one. The words stand in the page already; nothing is fetched or made up.

function make(tag, className, text = "") {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}

function button(text, act) {
  const node = make("button", "ek-button", text);
  node.type = "button";
  node.addEventListener("click", act);
  return node;
}

// Under the slider: a tick for each row in which the rulebooks differ, and the word at the first of them.
function marksOf(rows, first, word) {
  const marks = make("div", "ek-marks");
  marks.setAttribute("aria-hidden", "true");
  const place = (number) => number / Math.max(rows.length - 1, 1);
  rows.forEach((row, number) => {
    if (row.querySelectorAll(".ek-group").length < 2) return;
    const tick = make("span", "ek-tick");
    tick.style.setProperty("--ek-at", place(number));
    marks.append(tick);
  });
  if (first >= 0) {
    const at = place(first);
    // The word begins or ends at its tick, whichever leaves it room.
    const label = make("span", at > 0.5 ? "ek-here ek-before" : "ek-here", `≠ ${word}`);
    label.style.setProperty("--ek-at", at);
    marks.append(label);
  }
  return marks;
}

// Where text is edited, letters and arrows mean something of their own.
function isEdited(target) {
  return target instanceof Element && target.closest("input:not([type=range]), textarea, select, [contenteditable]:not([contenteditable=false])");
}

function mount(home, focus = false) {
  if (home.classList.contains("ek-live")) return;
  const labels = JSON.parse(home.dataset.labels);
  const rows = [...home.querySelectorAll(".ek-row")];
  const first = rows.findIndex((row) => row.hasAttribute("data-first"));
  const last = rows.length - 1;
  let now = -1;

  const said = make("div", "ek-hidden");
  said.setAttribute("aria-live", "polite");
  said.setAttribute("aria-atomic", "true");

  const slider = make("input", "ek-slider");
  Object.assign(slider, { type: "range", min: 0, max: last, step: 1 });
  slider.setAttribute("aria-label", labels.slider);
  slider.addEventListener("input", () => go(Number(slider.value)));
  const track = make("div", "ek-track");
  track.append(slider, marksOf(rows, first, labels.parting));
  const count = make("span", "ek-count");
  count.setAttribute("aria-hidden", "true");

  const buttons = {
    first: button(labels.first, () => go(0)),
    back: button(labels.back, () => go(now - 1)),
    next: button(labels.next, () => go(now + 1)),
    last: button(labels.last, () => go(last)),
    jump: button(labels.jump, () => go(first)),
  };

  const help = make("p", "ek-help", labels.keys);
  help.hidden = true;
  const asks = button("?", tellKeys);
  asks.classList.add("ek-asks");
  asks.title = labels.keys;
  asks.setAttribute("aria-expanded", "false");

  function tellKeys() {
    help.hidden = !help.hidden;
    asks.setAttribute("aria-expanded", String(!help.hidden));
    if (!help.hidden) said.textContent = labels.keys;
  }

  function go(place) {
    if (place < 0 || place > last || place === now) return;
    const begins = now < 0;
    const held = !begins && rows[now].contains(document.activeElement);
    now = place;
    rows.forEach((row, number) => row.toggleAttribute("data-now", number === now));
    const [at, ...heads] = [...rows[now].querySelectorAll(".ek-at, .ek-mark, .ek-head")].map((node) => node.textContent.trim());
    slider.value = now;
    slider.setAttribute("aria-valuetext", at);
    count.textContent = `${now} / ${last}`;
    // A button that is only marked keeps the focus, so that a reader on the keyboard does not fall off the page.
    const off = { first: now === 0, back: now === 0, next: now === last, last: now === last, jump: first < 0 };
    for (const [name, isOff] of Object.entries(off)) buttons[name].setAttribute("aria-disabled", String(isOff));
    if (begins) return;
    // What was opened has gone with its row; the keys must go on working.
    if (held) home.focus({ preventScroll: true });
    said.textContent = [at, ...heads].join(". ");
  }

  const keys = {
    ArrowLeft: () => go(now - 1),
    ArrowRight: () => go(now + 1),
    Home: () => go(0),
    End: () => go(last),
    d: () => go(first),
    "?": tellKeys,
  };
  home.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (!Object.hasOwn(keys, key) || isEdited(event.target)) return;
    if (event.shiftKey && key.length > 1) return;
    keys[key]();
    event.preventDefault();
    event.stopPropagation();
  });

  const controls = make("div", "ek-controls");
  controls.setAttribute("role", "group");
  controls.setAttribute("aria-label", labels.steps);
  controls.append(buttons.first, buttons.back, buttons.next, buttons.last, buttons.jump, asks, track, count);
  home.querySelector(".ek-rows").before(controls, help, said);
  home.classList.add("ek-live", "ek-root");
  home.tabIndex = 0;
  home.setAttribute("role", "group");
  home.setAttribute("aria-label", home.querySelector(".ek-title").textContent);
  // JupyterLab has uses of its own for these keys, and would take them first.
  home.dataset.lmSuppressShortcuts = "true";
  go(0);
  if (focus) home.focus({ preventScroll: true });
}

function mountAll(focus = false) {
  document.querySelectorAll("[data-ek-beside]").forEach((home) => mount(home, focus));
}

function render({ model, el }) {
  const begin = () => {
    el.innerHTML = model.get("html");
    mount(el.firstElementChild);
  };
  begin();
  model.on("change:html", begin);
  return () => {
    model.off("change:html", begin);
    el.replaceChildren();
  };
}

export default { render };
