// What if: another move at any step makes a branch; branches are kept as a tree, named, compared and written down.

function branchName(branch, t) {
  return branch.name || (branch.id === 0 ? t("record") : fill(t("branch-number"), { number: branch.id }));
}

function branchTree(walk, parent = null, seen = new Set()) {
  const { t, data } = walk;
  const children = data.branches.filter((branch) => (branch.id === 0 ? parent === null : branch.parent === parent) && !seen.has(branch.id));
  if (!children.length) return null;
  const items = children.map((branch) => {
    seen.add(branch.id);
    const here = branch.id === data.branch;
    const word = here ? fill(t("branch-here"), { name: branchName(branch, t) }) : branchName(branch, t);
    const pick = button({
      key: `branch-${branch.id}`,
      symbol: here ? "●" : "○",
      word,
      className: "ek-branch",
      act: () => (here ? undefined : walk.change({ do: "branch", branch: branch.id }, `branch-${branch.id}`)),
    });
    if (here) pick.setAttribute("aria-current", "true");
    const told = branch.id === 0 ? t("branch-steps") : t("branch-from");
    const about = make("span", "ek-count", fill(told, { step: branch.at, steps: branch.steps }));
    return make("li", "", make("div", "ek-branch-line", pick, about), branchTree(walk, branch.id, seen));
  });
  return list("ek-branches", items, parent === null ? t("branches") : "");
}

function askForName(walk, branch, home) {
  const { t } = walk;
  const field = make("input", "ek-field");
  Object.assign(field, { type: "text", value: branchName(branch, t), maxLength: 80 });
  field.dataset.key = "rename-field";
  const leave = () => {
    home.replaceChildren(...branchTools(walk, home));
    walk.focusKey("rename");
  };
  const save = button({ key: "rename-save", word: t("save"), act: () => form.requestSubmit() });
  const form = make("form", "ek-form", make("label", "ek-choice", make("span", "", t("rename-to")), field), save, button({ key: "rename-leave", word: t("cancel"), act: leave }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name) walk.change({ do: "rename", branch: branch.id, name, step: walk.step }, "rename");
    else leave();
  });
  field.addEventListener("keydown", (event) => {
    // A notebook may have a use of its own for Enter, and none is left for the form.
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  });
  home.replaceChildren(form);
  field.focus();
  field.select();
}

function askToDelete(walk, branch) {
  const { t } = walk;
  const name = branchName(branch, t);
  const yes = button({
    key: "drop-yes",
    symbol: "✕",
    word: fill(t("drop-yes"), { name }),
    act() {
      dialog.close();
      walk.change({ do: "drop", branch: branch.id, step: walk.step }, "panel");
    },
  });
  const no = button({ key: "drop-no", word: t("cancel"), act: () => dialog.close() });
  const dialog = openDialog(walk, t("drop"), [make("p", "", fill(t("drop-sure"), { name })), make("div", "ek-tools", yes, no)]);
  no.focus();
}

async function copyText(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // A page from a file, or a notebook in a frame, may have no clipboard; the old way still works there.
    field.select();
    return document.execCommand("copy");
  }
}

async function showNotation(walk) {
  const { t } = walk;
  const reply = await walk.ask({ do: "notation", branch: walk.data.branch });
  if (walk.complain(reply)) return;
  const field = make("textarea", "ek-notation");
  Object.assign(field, { value: reply.text, readOnly: true, rows: Math.min(reply.text.split("\n").length + 1, 24), spellcheck: false });
  field.setAttribute("aria-label", t("notation"));
  const copied = make("span", "ek-copied");
  copied.setAttribute("role", "status");
  const copy = button({
    key: "copy",
    symbol: "⧉",
    word: t("copy"),
    async act() {
      copied.textContent = (await copyText(field)) ? t("copied") : t("not-copied");
    },
  });
  openDialog(walk, t("notation"), [field, make("div", "ek-tools", copy, copied)], "ek-wide-dialog");
}

function compareTable(walk, rows, names) {
  const { t } = walk;
  const cell = (tag, ...content) => make(tag, "", ...content);
  const head = cell("tr", ...[t("step-column"), ...names].map((name) => cell("th", name)));
  for (const column of head.children) column.scope = "col";
  const body = rows.map(({ step, texts, differs }) => {
    const mark = differs ? [sign("≠ "), make("span", "ek-hidden", `${t("differs")}${walk.labels.marks.colon}`)] : [];
    const number = cell("th", ...mark, `${step}`);
    number.scope = "row";
    const row = cell("tr", number, ...texts.map((text) => cell("td", text || "–")));
    row.classList.toggle("ek-differs", differs);
    return row;
  });
  const box = make("div", "ek-scroll", make("table", "ek-compared", cell("thead", head), cell("tbody", ...body)));
  box.tabIndex = 0;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", t("compare"));
  return box;
}

async function showComparison(walk, other) {
  const { t, data } = walk;
  const reply = await walk.ask({ do: "compare", branch: data.branch, other });
  if (walk.complain(reply)) return;
  const names = [data.branch, other].map((id) => branchName(data.branches.find((branch) => branch.id === id), t));
  openDialog(walk, t("compare"), [...paragraphs("", reply.lines), compareTable(walk, reply.rows, names)], "ek-wide-dialog");
}

function branchTools(walk, home) {
  const { t, data, can } = walk;
  const branch = data.branches.find(({ id }) => id === data.branch);
  const others = data.branches.filter(({ id }) => id !== data.branch);
  const tools = [];
  if (branch && branch.id !== 0 && can.moves) {
    tools.push(button({ key: "rename", symbol: "✎", word: t("rename"), act: () => askForName(walk, branch, home) }));
    tools.push(button({ key: "drop", symbol: "✕", word: t("drop"), act: () => askToDelete(walk, branch) }));
  }
  if (can.notation) tools.push(button({ key: "notation", symbol: "≡", word: t("notation"), act: () => showNotation(walk) }));
  if (can.compare && others.length) {
    const entries = others.map((one) => [one.id, branchName(one, t)]);
    const other = choice({ key: "compare-with", label: t("compare-with"), entries, value: others[0].id, act: () => {} });
    const select = other.querySelector("select");
    const compare = button({ key: "compare", symbol: "≠", word: t("compare"), act: () => showComparison(walk, Number(select.value)) });
    tools.push(make("div", "ek-form", other, compare));
  }
  return tools;
}

function makeWhatIf(walk) {
  const { t, data, can } = walk;
  const parts = [];
  const choose = ({ id }) => walk.change({ do: "choose", branch: data.branch, step: walk.step, move: id }, "panel");
  const moves = can.moves ? makeMoves(walk, choose) : null;
  if (moves) parts.push(make("p", "ek-lead", t("what-if-lead")), moves.node);
  if (data.branches?.length > 1 || can.notation) {
    const home = make("div", "ek-tools");
    home.append(...branchTools(walk, home));
    const tree = can.branches && data.branches.length > 1 ? branchTree(walk) : null;
    parts.push(make("div", "ek-tree", tree && heading(4, "ek-sub", t("branches")), tree, home));
  }
  return { title: t("what-if"), parts, update: () => moves?.update(), leave: () => moves?.leave() };
}
