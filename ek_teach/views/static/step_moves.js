// The moves that can be made at a step, as buttons: allowed ones to choose, refused ones to be told why not.

const ASK_AFTER = 120;

function codesOf(cards) {
  return typeof cards === "string" ? [...cards] : (cards ?? []).map((card) => card.code ?? card);
}

// The reason of a refusal opens below its move and stays there, so that nothing jumps under the pointer.
function moveItem(walk, move, act) {
  const { t } = walk;
  const node = button({ key: `move-${move.id}`, word: move.text, className: "ek-move", act: () => act(move), title: move.reason ?? "" });
  const codes = codesOf(move.cards).filter((code) => code in GLYPHS);
  if (codes.length) {
    const face = make("span", "ek-move-cards", ...codes.slice(0, 3).map(glyph));
    face.dataset.code = codes[0];
    node.prepend(face);
  }
  if (move.chance) node.append(make("span", "ek-badge ek-chance", move.chance));
  if (move.irregular) node.append(make("span", "ek-badge ek-irregular", sign("! "), t("irregular")));
  if (move.refused) {
    node.append(make("span", "ek-badge ek-refused", sign("✕ "), t("refused")));
    bar(node, true);
  }
  const item = make("li", "", node);
  if (!move.reason) return item;
  node.setAttribute("aria-description", move.reason);
  const told = make("p", move.refused ? "ek-why-not ek-told" : "ek-why-not ek-told ek-remarked", move.reason);
  node.addEventListener("focus", () => told.isConnected || item.append(told));
  if (move.refused) node.addEventListener("click", () => walk.say(move.reason));
  return item;
}

// Moves with the same group, such as all the places for a Kitten, are folded into one line.
function moveItems(moves, asItem) {
  const items = [];
  const folds = new Map();
  for (const move of moves) {
    const node = asItem(move);
    if (!move.group) {
      items.push(node);
      continue;
    }
    if (!folds.has(move.group)) {
      const inside = list("ek-moves", [], move.group);
      folds.set(move.group, inside);
      items.push(make("li", "ek-fold", make("details", "", make("summary", "", move.group), inside)));
    }
    folds.get(move.group).append(node);
  }
  return items;
}

/** The list of moves at the step shown; `act(move)` is called with the one that is chosen. */
function makeMoves(walk, act) {
  const { t } = walk;
  const waits = make("p", "ek-waits");
  const offered = make("div", "ek-offered");
  const node = make("div", "ek-choices", waits, offered);
  let shown;
  let soon;

  function draw(reply) {
    waits.textContent = reply.waits ? fill(t("waits"), { who: reply.waits }) : "";
    waits.hidden = !reply.waits;
    const actors = [...new Set(reply.moves.map((move) => move.actor))];
    const parts = actors.map((actor) => {
      const moves = reply.moves.filter((move) => move.actor === actor);
      const sorted = [...moves.filter((move) => !move.refused), ...moves.filter((move) => move.refused)];
      const name = actor || t("nobody");
      const items = moveItems(sorted, (move) => moveItem(walk, move, act));
      return make("div", "ek-actor", heading(4, "ek-sub", name), list("ek-moves", items, fill(t("moves-of"), { player: name })));
    });
    if (!reply.moves.length) parts.push(make("p", "", t("no-moves")));
    offered.replaceChildren(...parts);
  }

  async function fetch(key) {
    const reply = await walk.moves();
    if (key !== shown) return;
    node.removeAttribute("aria-busy");
    if (reply.error) {
      const again = () => {
        shown = undefined;
        update();
      };
      offered.replaceChildren(make("p", "", reply.error), button({ key: "again", word: t("again"), act: again }));
    } else draw(reply);
  }

  function update() {
    const key = walk.place();
    if (key === shown) return;
    shown = key;
    clearTimeout(soon);
    const known = walk.memory.moves.get(key);
    if (known) {
      node.removeAttribute("aria-busy");
      draw(known);
      return;
    }
    node.setAttribute("aria-busy", "true");
    waits.hidden = true;
    offered.replaceChildren(make("p", "ek-busy", t("asking")));
    // Who runs through many steps asks only where they stop.
    soon = setTimeout(() => fetch(key), ASK_AFTER);
  }

  return { node, update, leave: () => clearTimeout(soon) };
}
