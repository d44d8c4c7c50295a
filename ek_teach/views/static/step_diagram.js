// The diagram beside the walk: where the game is, which edges it just took, and what can be asked of each node.

const ZOOMS = [1, 1.4, 2, 2.8, 4];

const styled = new Map();

// The policy of a page refuses the style element of a picture, but takes the same rules from a script it trusts.
function adoptStyle(home, text) {
  const known = styled.get(home) ?? new Set();
  styled.set(home, known);
  if (known.has(text)) return "";
  known.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  home.adoptedStyleSheets = [...home.adoptedStyleSheets, sheet];
  return "";
}

// The picture is our own; still, nothing that can run or load comes in with it.
function readSvg(text, home) {
  const bare = text.replace(/<style>([\s\S]*?)<\/style>/g, (whole, rules) => adoptStyle(home, rules));
  const read = new DOMParser().parseFromString(bare, "image/svg+xml");
  const svg = read.documentElement;
  if (svg.nodeName !== "svg" || read.querySelector("parsererror")) return null;
  for (const node of svg.querySelectorAll("script, foreignObject, image, style")) node.remove();
  for (const node of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name } of [...node.attributes]) {
      if (name.startsWith("on") || name === "style") node.removeAttribute(name);
    }
    node.removeAttribute("id");
    node.removeAttribute("aria-labelledby");
  }
  return document.importNode(svg, true);
}

function byName(svg, kind, name) {
  const found = new Map();
  for (const node of svg.querySelectorAll(kind)) {
    const id = node.dataset[name];
    found.set(id, [...(found.get(id) ?? []), node]);
  }
  return found;
}

function makeDiagram(walk) {
  const { t, memory } = walk;
  const { diagram, frames } = walk.data;
  const svg = readSvg(diagram.svg, document);
  if (!svg) return null;
  svg.setAttribute("role", "group");
  svg.setAttribute("aria-label", diagram.title);
  svg.classList.add("ek-diagram");
  const nodes = byName(svg, ".ek-node", "node");
  const edges = byName(svg, ".ek-edge", "edge");
  const box = svg.viewBox.baseVal;
  const natural = box?.width || 600;
  for (const name of ["width", "height"]) svg.removeAttribute(name);

  const canvas = make("div", "ek-canvas", svg);
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "group");
  canvas.setAttribute("aria-label", diagram.description || diagram.title);
  const detail = make("div", "ek-node-detail");
  let marked = [];
  let dimmed = [];
  let current;
  let chosen;

  const zoomIn = button({ key: "zoom-in", symbol: "+", word: t("zoom-in"), act: () => zoom(memory.zoom + 1) });
  const zoomOut = button({ key: "zoom-out", symbol: "−", word: t("zoom-out"), act: () => zoom(memory.zoom - 1) });
  const fit = button({ key: "zoom-fit", symbol: "⤢", word: t("zoom-fit"), act: () => zoom(0) });
  const near = button({ key: "near", symbol: "◎", word: t("near"), act: () => neighbours(!memory.near) });
  const tools = make("div", "ek-canvas-tools", zoomOut, zoomIn, fit, near);
  tools.setAttribute("role", "group");
  tools.setAttribute("aria-label", t("zoom"));
  const node = region("ek-picture", diagram.title, tools, canvas, detail);

  // A picture that would come out too small to read begins enlarged, at the node where the game is.
  function comfortable() {
    const width = walk.root.clientWidth || natural;
    const room = width < 700 ? width : width * 0.38;
    const level = ZOOMS.findIndex((by) => by * room >= 0.85 * natural);
    return level < 0 ? ZOOMS.length - 1 : level;
  }

  function zoom(level) {
    memory.zoom = Math.min(Math.max(level, 0), ZOOMS.length - 1);
    bar(zoomOut, memory.zoom === 0);
    bar(fit, memory.zoom === 0);
    bar(zoomIn, memory.zoom === ZOOMS.length - 1);
    svg.style.setProperty("--ek-zoom", ZOOMS[memory.zoom]);
    canvas.classList.toggle("ek-zoomed", memory.zoom > 0);
    follow();
  }

  // Only a zoomed picture can have its current node out of sight; only the canvas scrolls, never the page.
  function follow() {
    if (memory.zoom) requestAnimationFrame(centre);
  }

  function centre() {
    const target = nodes.get(current)?.[0];
    if (!target || !canvas.isConnected) return;
    const frame = canvas.getBoundingClientRect();
    const at = target.getBoundingClientRect();
    canvas.scrollLeft += at.left + at.width / 2 - frame.left - frame.width / 2;
    canvas.scrollTop += at.top + at.height / 2 - frame.top - frame.height / 2;
  }

  function neighbours(on) {
    memory.near = on;
    near.setAttribute("aria-pressed", String(on));
    for (const one of dimmed) one.classList.remove("ek-dim");
    dimmed = [];
    if (!on) return;
    const kept = new Set([current]);
    const touching = new Set();
    for (const [id, { from, to }] of Object.entries(diagram.edges)) {
      if (from !== current && to !== current) continue;
      kept.add(from).add(to);
      touching.add(id);
    }
    for (const [id, drawn] of nodes) if (!kept.has(id)) dimmed.push(...drawn);
    for (const [id, drawn] of edges) if (!touching.has(id)) dimmed.push(...drawn);
    for (const one of dimmed) one.classList.add("ek-dim");
  }

  function rulesOf(rules) {
    return list("ek-reasons", rules.map((rule) => reasonOf({ sources: [], ...rule }, walk.data)), "");
  }

  function tell(id) {
    chosen = id;
    const about = diagram.nodes[id];
    for (const [other, drawn] of nodes) for (const one of drawn) one.classList.toggle("ek-chosen", other === id);
    if (!about) {
      detail.replaceChildren();
      return;
    }
    const title = heading(4, "ek-sub", about.label);
    title.tabIndex = -1;
    title.dataset.key = "node-detail";
    const parts = [title];
    if (about.about) parts.push(make("p", "", about.about));
    if (about.rules?.length) parts.push(rulesOf(about.rules));
    const leaving = Object.values(diagram.edges).filter(({ from }) => from === id);
    if (leaving.length) {
      const items = leaving.map(({ label, rules, to }) => {
        const words = [sign("→ "), [label, diagram.nodes[to]?.label].filter(Boolean).join(walk.labels.marks.colon)];
        if (!rules?.length) return make("li", "", ...words);
        return make("li", "", make("details", "", make("summary", "", ...words), rulesOf(rules)));
      });
      parts.push(make("div", "ek-count", t("node-leads")), list("ek-leads", items, t("node-leads")));
    }
    parts.push(make("div", "ek-count", t("node-visits")));
    // A reader who predicts must not learn from the list where the game goes.
    const visits = frames.map((frame, place) => ({ frame, place })).filter(({ frame, place }) => frame.node === id && place <= walk.limit());
    const jumps = visits.map(({ frame, place }) => {
      const word = `${fill(walk.labels.step, { number: frame.number, total: frames.at(-1).number })}${walk.labels.marks.colon}${frame.heading}`;
      const jump = button({ key: `visit-${place}`, word, className: "ek-jump", act: () => walk.go(place) });
      if (place === walk.step) jump.setAttribute("aria-current", "step");
      return make("li", "", jump);
    });
    parts.push(jumps.length ? list("ek-visits", jumps, t("node-visits")) : make("p", "", t("node-unvisited")));
    parts.push(button({ key: "node-close", symbol: "✕", word: t("close"), act: closeDetail }));
    detail.replaceChildren(...parts);
  }

  function closeDetail() {
    const back = nodes.get(chosen)?.[0];
    tell(undefined);
    (back ?? canvas).focus({ preventScroll: true });
  }

  function rove(to) {
    for (const drawn of nodes.values()) for (const one of drawn) one.setAttribute("tabindex", "-1");
    nodes.get(to)?.[0].setAttribute("tabindex", "0");
  }

  const order = [...nodes.keys()];
  for (const [id, drawn] of nodes) {
    for (const one of drawn) {
      one.setAttribute("role", "button");
      one.setAttribute("aria-label", diagram.nodes[id]?.label ?? id);
      one.dataset.key = `node-${id}`;
      one.addEventListener("click", () => {
        rove(id);
        tell(id);
        detail.querySelector("[data-key=node-detail]")?.focus({ preventScroll: true });
      });
      one.addEventListener("keydown", (event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (event.key === "Enter" || event.key === " ") one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        else if (by) {
          const to = order[(order.indexOf(id) + by + order.length) % order.length];
          rove(to);
          nodes.get(to)[0].focus({ preventScroll: true });
        } else return;
        event.preventDefault();
        event.stopPropagation();
      });
    }
  }

  return {
    node,
    update(frame) {
      for (const one of marked) {
        one.classList.remove("ek-current", "ek-taken");
        one.removeAttribute("aria-current");
      }
      marked = [...(nodes.get(frame.node) ?? [])];
      for (const one of marked) {
        one.classList.add("ek-current");
        one.setAttribute("aria-current", "step");
      }
      for (const id of frame.edges ?? []) {
        for (const one of edges.get(id) ?? []) {
          one.classList.add("ek-taken");
          marked.push(one);
        }
      }
      const moved = current !== frame.node;
      current = frame.node;
      if (moved && !svg.contains(walk.root.getRootNode().activeElement)) rove(nodes.has(current) ? current : order[0]);
      if (memory.near) neighbours(true);
      if (chosen !== undefined) {
        // A reader who walks along the list of visits stays on it.
        const held = detail.contains(walk.root.getRootNode().activeElement);
        const key = walk.root.getRootNode().activeElement?.dataset?.key;
        tell(chosen);
        if (held) walk.focusKey(key) || walk.focusKey("node-detail");
      }
      if (moved) follow();
    },
    follow,
    begin() {
      zoom(memory.zoom ?? comfortable());
      neighbours(memory.near);
    },
  };
}
