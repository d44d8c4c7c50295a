// Shows the rows of a side-by-side walk one by one. The words stand in the page already; nothing is fetched or made up.

function button(text, act) {
  const node = document.createElement("button");
  node.type = "button";
  node.className = "ek-button";
  node.textContent = text;
  node.addEventListener("click", act);
  return node;
}

function mount(home, focus = false) {
  if (home.classList.contains("ek-live")) return;
  const labels = JSON.parse(home.dataset.labels);
  const rows = [...home.querySelectorAll(".ek-row")];
  const first = rows.findIndex((row) => row.hasAttribute("data-first"));
  let now = 0;

  const said = document.createElement("div");
  said.className = "ek-hidden";
  said.setAttribute("aria-live", "polite");

  const slider = document.createElement("input");
  slider.type = "range";
  slider.className = "ek-slider";
  slider.min = 0;
  slider.max = rows.length - 1;
  slider.setAttribute("aria-label", labels.slider);
  slider.addEventListener("input", () => go(Number(slider.value)));

  const buttons = {
    first: button(labels.first, () => go(0)),
    back: button(labels.back, () => go(now - 1)),
    next: button(labels.next, () => go(now + 1)),
    last: button(labels.last, () => go(rows.length - 1)),
    jump: button(labels.jump, () => go(first)),
  };

  function go(place) {
    if (place < 0 || place >= rows.length) return;
    now = place;
    rows.forEach((row, number) => row.toggleAttribute("data-now", number === now));
    slider.value = now;
    slider.setAttribute("aria-valuetext", rows[now].querySelector(".ek-at").textContent);
    // A button that is only marked keeps the focus, so that a reader on the keyboard does not fall off the page.
    const off = { first: now === 0, back: now === 0, next: now === rows.length - 1, last: now === rows.length - 1 };
    for (const [name, isOff] of Object.entries({ ...off, jump: first < 0 })) {
      buttons[name].setAttribute("aria-disabled", String(isOff));
    }
    const heads = [...rows[now].querySelectorAll(".ek-mark, .ek-head")].map((node) => node.textContent);
    said.textContent = [rows[now].querySelector(".ek-at").textContent, ...heads].join(". ");
  }

  const keys = { ArrowLeft: () => go(now - 1), ArrowRight: () => go(now + 1), Home: () => go(0), End: () => go(rows.length - 1), d: () => go(first), D: () => go(first) };
  home.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in keys) || event.target === slider) return;
    keys[event.key]();
    event.preventDefault();
    event.stopPropagation();
  });

  const controls = document.createElement("div");
  controls.className = "ek-controls";
  controls.setAttribute("role", "group");
  controls.append(buttons.first, buttons.back, buttons.next, buttons.last, buttons.jump, slider);
  const help = document.createElement("p");
  help.className = "ek-help";
  help.textContent = labels.keys;
  const list = home.querySelector(".ek-rows");
  list.before(controls);
  list.after(help, said);
  home.classList.add("ek-live", "ek-root");
  home.tabIndex = 0;
  go(0);
  if (focus) home.focus({ preventScroll: true });
}

function mountAll(focus = false) {
  document.querySelectorAll("[data-ek-beside]").forEach((home) => mount(home, focus));
}

function render({ model, el }) {
  el.innerHTML = model.get("html");
  mount(el.firstElementChild);
}

export default { render };
