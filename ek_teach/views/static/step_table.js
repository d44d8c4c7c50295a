// The table: players with their hands and the turns they owe, the cards that wait for their effect, the piles.

const faces = new Map();

// The same few cards are drawn over and over; a copy costs a fraction of a new drawing.
function cardFace({ code, name }, count = 1) {
  const key = `${code} ${name}`;
  if (!faces.has(key)) {
    const face = make("span", code in GLYPHS ? "ek-card" : "ek-card ek-back", glyph(code), make("span", "ek-name", name));
    face.dataset.code = code;
    faces.set(key, face);
  }
  const face = faces.get(key).cloneNode(true);
  if (count > 1) {
    face.classList.add("ek-many");
    face.append(make("span", "ek-times", ` ×${count}`));
  }
  return face;
}

// Neighbours of one title become one card with a number on it.
function runs(cards) {
  const groups = [];
  let place = 1;
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.card.code === card.code) last.count += 1;
    else groups.push({ card, count: 1, place });
    place += 1;
  }
  return groups;
}

function cardRow(cards, label) {
  return list("ek-cards", runs(cards).map(({ card, count }) => make("li", "", cardFace(card, count))), label);
}

const TOKENS = 12;

// One token for each turn owed: what a table would lay in front of the player.
function tokensOf({ owed, attacked }, labels) {
  if (!owed) return null;
  const node = make("span", attacked ? "ek-tokens ek-under-attack" : "ek-tokens");
  for (let number = 1; number <= Math.min(owed, TOKENS); number += 1) node.append(make("span", "ek-token", `${number}`));
  if (owed > TOKENS) node.append(make("span", "ek-token ek-token-more", `…${owed}`));
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", fill(labels["owed-count"] ?? "{number}", { number: owed }));
  node.title = node.getAttribute("aria-label");
  return node;
}

function playerParts(player, labels) {
  const head = make("div", "ek-player-head", heading(4, "ek-player-name", player.name), tokensOf(player, labels));
  if (player.turn) head.append(make("span", "ek-badge ek-turn", sign("▶ "), labels.turn));
  if (!player.living) head.append(make("span", "ek-badge", sign("✕ "), labels.out));
  const parts = [head];
  if (player.notes.length) parts.push(list("ek-notes", player.notes.map((note) => make("li", "", note))));
  if (player.hand.length) {
    parts.push(make("div", "ek-count", player.count), cardRow(player.hand, `${player.name}${labels.marks.colon}${labels.hand}`));
  } else if (player.living) {
    parts.push(make("div", "ek-count", labels.no_cards));
  }
  if (player.front.length) {
    parts.push(make("div", "ek-count", labels.front), cardRow(player.front, `${player.name}${labels.marks.colon}${labels.front}`));
  }
  return parts;
}

// A pile shows its first few cards; the rest can be opened.
function pileOf(cards, labels, shown, memory, name) {
  const groups = runs(cards);
  const item = ({ card, count, place }) => {
    const from = place === 1 ? labels.top : `${place}`;
    const where = count > 1 ? `${from}–${place + count - 1}` : from;
    return make("li", "", make("span", "ek-place", where), cardFace(card, count));
  };
  const parts = [list("ek-cards", groups.slice(0, shown).map(item), "", "ol")];
  if (groups.length > shown) {
    const rest = list("ek-cards", groups.slice(shown).map(item), "", "ol");
    const more = make("details", "", make("summary", "", labels.rest), rest);
    more.open = memory.open.has(name);
    more.addEventListener("toggle", () => (more.open ? memory.open.add(name) : memory.open.delete(name)));
    parts.push(more);
  }
  return parts;
}

function linkOf(link, place, labels) {
  const says = link.cancelled ? [sign("✕ "), labels.cancelled] : [sign("✓ "), labels.stands];
  const told = make("span", "ek-link-told", make("span", "ek-who", link.player));
  if (link.detail) told.append(make("span", "ek-detail", link.detail));
  const node = make("li", "ek-link", told, cardRow(link.cards, ""), make("span", "ek-verdict", ...says));
  if (link.cancelled) node.classList.add("ek-cancelled");
  node.style.setProperty("--ek-place", Math.min(place, 6));
  return node;
}

// Each card lies on the one that it answers; the newest is on top.
function chainOf(chain, labels) {
  return list("ek-chain", chain.map((link, place) => linkOf(link, place, labels)), labels.chain, "ol");
}

function makeTable({ labels, frames }, memory) {
  const open = make("div", "ek-open");
  const chain = slot(open);
  const seats = frames[0].table.players.map(() => slot(make("li", "ek-player")));
  const draw = slot(make("div", "ek-pile"));
  const discarded = slot(make("div", "ek-pile"));
  const away = make("div", "ek-away");
  const players = list("ek-players", seats.map((seat) => seat.node), labels.players);
  const node = region("ek-table", labels.table, open, players, make("div", "ek-piles", draw.node, discarded.node), away);
  return {
    node,
    update({ table }) {
      open.hidden = !table.chain.length;
      chain.fill(table.chain, (links) => (links.length ? [heading(4, "ek-sub", labels.chain), chainOf(links, labels)] : []));
      table.players.forEach((player, place) => {
        const seat = seats[place];
        if (!seat.fill(player, () => playerParts(player, labels))) return;
        seat.node.classList.toggle("ek-current", player.turn);
        seat.node.classList.toggle("ek-gone", !player.living);
      });
      draw.fill([table.pile, table.counts.pile], () => [
        heading(4, "ek-sub", labels.pile),
        make("div", "ek-count", table.counts.pile),
        ...(table.pile.size ? pileOf(table.pile.cards, labels, 4, memory, "pile") : []),
      ]);
      discarded.fill([table.discard, table.counts.discard], () => [
        heading(4, "ek-sub", labels.discard),
        make("div", "ek-count", table.counts.discard),
        ...(table.discard.length ? pileOf(table.discard, labels, 3, memory, "discard") : []),
      ]);
      away.hidden = !table.away;
      away.textContent = table.away ? table.counts.away : "";
    },
  };
}
