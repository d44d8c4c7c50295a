// Steps through a game that was played out. The parts step_*.js are joined in one order into one module for two homes: the
// notebook widget calls `render`, a page calls `mount`. It gets words and card codes only, ready to show; it never sees a
// card that the viewer may not know.

// `key` names a control, so that the keyboard finds it again when everything around it was made anew.
function button({ key, word, act, symbol = "", symbolLast = false, className = "", title = word }) {
  const text = make("span", "ek-word", word);
  const parts = symbol ? [sign(symbol), text] : [text];
  const node = make("button", `ek-button ${className}`.trim(), ...(symbolLast ? parts.reverse() : parts));
  node.type = "button";
  node.title = title;
  if (key) node.dataset.key = key;
  node.addEventListener("click", (event) => {
    // A disabled button would drop the keyboard's focus; one that says it is disabled keeps it.
    if (node.getAttribute("aria-disabled") !== "true") act(event);
  });
  return node;
}

function bar(button, off) {
  button.setAttribute("aria-disabled", String(off));
}

function reword(button, word) {
  button.querySelector(".ek-word").textContent = word;
  button.title = word;
}

function choice({ key, label, entries, value, act }) {
  const select = make("select", "ek-select");
  select.dataset.key = key;
  for (const [code, name, language] of entries) {
    const option = make("option", "", name);
    option.value = code;
    if (language) option.lang = language;
    select.append(option);
  }
  select.value = value;
  select.addEventListener("change", () => act(select.value));
  return make("label", "ek-choice", make("span", "ek-choice-label", label), select);
}

function paragraphs(className, texts) {
  return texts.map((text) => make("p", className, text));
}

// Puts new children in only where what they show has changed, so that what the reader has opened stays open.
function slot(node) {
  let shown;
  return {
    node,
    fill(value, build) {
      const wanted = JSON.stringify(value);
      if (wanted === shown) return false;
      shown = wanted;
      node.replaceChildren(...build(value));
      return true;
    },
  };
}

function openDialog(walk, title, content, className = "") {
  const close = button({ key: "close", symbol: "✕", word: walk.t("close"), act: () => dialog.close() });
  const head = make("div", "ek-dialog-head", heading(2, "ek-label", title), close);
  const dialog = make("dialog", `ek-dialog ${className}`.trim(), head, ...content);
  dialog.setAttribute("aria-label", title);
  const opener = walk.root.getRootNode().activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    walk.focusAgain(opener);
  });
  walk.root.append(dialog);
  dialog.showModal();
  return dialog;
}

// These keys mean something of their own where text or a value is edited; there they are left alone.
function keepsItsKeys(target, key) {
  if (!(target instanceof Element)) return false;
  if (target.closest("dialog, textarea, select, [contenteditable]:not([contenteditable=false])")) return true;
  const field = target.closest("input");
  if (field) return field.type !== "range" || key.length > 1;
  return key === " " && target.closest("button, summary, a, [role=button]") !== null;
}
