// A diagram that can be read more closely: larger and smaller, only what lies next to a node, and the rules behind it.
// Until then the picture is an image, of which no part can be chosen.
function alive(still) {
  const bytes = Uint8Array.from(atob(still.src.split(",")[1]), (sign) => sign.charCodeAt(0));
  // The page has this style already, and its policy allows no other.
  const text = new TextDecoder().decode(bytes).replace(/<style>[^]*?<\/style>/, "");
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  still.replaceWith(document.importNode(drawn, true));
}

for (const home of document.querySelectorAll("[data-ek-diagram]:not([data-live])")) {
  const still = home.querySelector("img.ek-still");
  if (still) alive(still);
  const svg = home.querySelector("svg");
  if (!svg) continue;
  home.dataset.live = "";
  const picture = home.querySelector(".ek-picture");
  const said = home.querySelector(".ek-node-rules");
  const tools = home.querySelector(".ek-tools");
  const near = home.querySelector("[data-near]");
  const nodes = [...svg.querySelectorAll("[data-node]")];
  const edges = [...svg.querySelectorAll("[data-edge]")];
  const ends = (edge) => edge.dataset.edge.split("--");
  const width = svg.viewBox.baseVal.width;
  let scale = 0;
  let chosen = null;

  // A picture whose parts can be chosen is no single image any more.
  svg.setAttribute("role", "group");
  tools.hidden = false;
  picture.tabIndex = 0;
  picture.setAttribute("role", "region");
  picture.setAttribute("aria-label", svg.querySelector("title").textContent);
  nodes.forEach((node, place) => {
    node.setAttribute("role", "button");
    node.setAttribute("tabindex", place ? "-1" : "0");
  });

  function zoom(way) {
    const shown = svg.getBoundingClientRect().width / width;
    scale = way === "fit" ? 0 : Math.min(Math.max((scale || shown) * (way === "in" ? 1.25 : 0.8), 0.2), 4);
    svg.style.maxWidth = scale ? "none" : "100%";
    svg.style.width = scale ? `${width * scale}px` : "";
    svg.style.height = "auto";
  }

  function dim() {
    const only = near.getAttribute("aria-pressed") === "true" && chosen;
    const beside = new Set([chosen]);
    for (const edge of edges) if (ends(edge).includes(chosen)) ends(edge).forEach((end) => beside.add(end));
    for (const node of nodes) node.classList.toggle("ek-faint", Boolean(only) && !beside.has(node.dataset.node));
    for (const edge of edges) edge.classList.toggle("ek-faint", Boolean(only) && !ends(edge).includes(chosen));
  }

  function choose(node) {
    chosen = node.dataset.node;
    for (const other of nodes) other.setAttribute("tabindex", other === node ? "0" : "-1");
    const words = [...home.querySelectorAll("[data-words]")].find((item) => item.dataset.words === chosen);
    said.replaceChildren(...[...words.childNodes].map((child) => child.cloneNode(true)));
    for (const part of said.querySelectorAll("details")) part.open = true;
    dim();
  }

  for (const button of tools.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
  near.addEventListener("click", () => {
    near.setAttribute("aria-pressed", String(near.getAttribute("aria-pressed") !== "true"));
    if (!chosen) choose(nodes[0]);
    dim();
  });
  svg.addEventListener("click", (event) => {
    const node = event.target.closest("[data-node]");
    if (node) choose(node);
  });
  svg.addEventListener("keydown", (event) => {
    const at = nodes.indexOf(event.target.closest("[data-node]"));
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: nodes.length - 1 }[event.key];
    if (to !== undefined) {
      const next = nodes[Math.min(Math.max(to, 0), nodes.length - 1)];
      for (const node of nodes) node.setAttribute("tabindex", node === next ? "0" : "-1");
      next.focus();
    } else if (event.key === "Enter" || event.key === " ") choose(nodes[at]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  home.dataset.lmSuppressShortcuts = "true";
}
