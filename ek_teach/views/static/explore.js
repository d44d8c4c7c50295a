// An explorer: controls that every browser and screen reader knows, and an answer that the kernel works out.
// The answer in short stands in a live region that stays where it is, so that each change of it is read out.

let explorers = 0;

function made(tag, className, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
}

function slider(control, id) {
  const input = made("input", "ek-slider");
  Object.assign(input, { id, type: "range", min: control.least, max: control.most, step: 1 });
  const output = made("output", "ek-x-value");
  output.htmlFor = id;
  // The slider itself says its value to a screen reader.
  output.setAttribute("aria-hidden", "true");
  const put = (value) => {
    input.value = value;
    output.textContent = value;
  };
  input.addEventListener("input", () => (output.textContent = input.value));
  return { input, nodes: [input, output], put };
}

function choice(control, id) {
  const input = made("select", "ek-x-select", ...control.options.map((words, place) => new Option(words, place)));
  input.id = id;
  return { input, nodes: [input], put: (value) => (input.value = value) };
}

function render({ model, el }) {
  const mark = `ek-explore-${(explorers += 1)}`;
  const root = made("div", "ek-walk ek-explore");
  const title = made("p", "ek-label", model.get("title"));
  title.id = mark;
  root.setAttribute("role", "group");
  root.setAttribute("aria-labelledby", mark);
  // JupyterLab takes arrow keys for its own commands; here they belong to the controls.
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => event.stopPropagation());

  const fields = {};
  const form = made("div", "ek-x-fields");
  for (const control of model.get("controls")) {
    const id = `${mark}-${control.name}`;
    const field = (control.kind === "slider" ? slider : choice)(control, id);
    const label = made("label", "", control.label);
    label.htmlFor = id;
    field.input.addEventListener("change", () => {
      answer.setAttribute("aria-busy", "true");
      model.set("values", { ...model.get("values"), [control.name]: Number(field.input.value) });
      model.save_changes();
    });
    fields[control.name] = field;
    form.append(made("div", "ek-x-field", label, made("div", "ek-x-row", ...field.nodes)));
  }

  const said = made("p", "ek-x-said");
  said.setAttribute("role", "status");
  const answer = made("div", "ek-x-answer");

  function stand() {
    for (const [name, value] of Object.entries(model.get("values"))) fields[name]?.put(value);
  }
  function tell() {
    const told = model.get("told");
    said.textContent = told.said;
    answer.innerHTML = told.html;
    answer.removeAttribute("aria-busy");
  }
  stand();
  tell();
  model.on("change:values", stand);
  model.on("change:told", tell);
  root.append(title, form, said, answer);
  el.append(root);
  return () => {
    model.off("change:values", stand);
    model.off("change:told", tell);
  };
}

export default { render };
