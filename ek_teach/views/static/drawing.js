// What every view draws with: our pictures of the cards, and elements with roles and labels. It is joined in front of the
// parts of a view. Every text goes in as a text node, so that a player may be called anything at all.

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

function heading(level, className, ...children) {
  const node = make("div", className, ...children);
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

// All names at once: a name may look like the place of another.
function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

// A sign beside its word, which alone is read aloud.
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
