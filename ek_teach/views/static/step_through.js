// The walk itself: controls, keys, what is shown of a step, and how a kernel or a page is asked for more.

const SPEEDS = [0.5, 1, 2, 4, 8];
const PATIENCE = 20_000;
const TWO_COLUMNS = 44;
const THREE_COLUMNS = 84;
const PANELS = { whatif: makeWhatIf, predict: makePredict, play: makePlay };

function newMemory() {
  return {
    mode: null, big: false, picture: null, zoom: null, near: false, speed: 2, kind: null, horizon: 0, anew: false,
    score: { right: 0, asked: 0 }, moves: new Map(), open: new Set(),
  };
}

// What stays the same from step to step stands once in `things`, and in the frames its places.
function unpacked({ things, ...data }) {
  if (!things) return data;
  const frames = data.frames.map((frame) => {
    const { players, pile, discard } = frame.table;
    const table = { ...frame.table, players: players.map((at) => things[at]), pile: things[pile], discard: things[discard] };
    return { ...frame, table, why: frame.why.map((at) => things[at]) };
  });
  return { ...data, frames };
}

/** A host for a page without a kernel: it knows the versions of the walk that were put into the page. */
export function pageHost(versions) {
  const find = (test) => versions.find(test);
  return {
    async ask(request) {
      const shown = find(({ branch }) => branch === request.branch) ?? versions[0];
      const found =
        request.do === "branch"
          ? find(({ branch }) => branch === request.branch)
          : request.do === "look" && find(({ branch, look }) => branch === request.branch && look.language === request.language && look.viewer === request.viewer);
      if (!found) return { error: shown.labels["not-here"] };
      const at = found.branches?.find(({ id }) => id === found.branch)?.at;
      return { data: found, step: request.step ?? at ?? 0 };
    },
  };
}

/**
 * Show a played-out game inside an element, replacing what is there.
 *
 * `data` is what `timeline_data` made. `options.step` is the step to begin with (0 is the first), `options.onStep` is
 * called with each step the reader goes to. `options.host.ask(request)` answers with a promise what the browser cannot
 * know; without a host the walk is stepped, and no more. Returns `{ show(step), adopt(reply), destroy() }`.
 */
export function mount(element, data, options = {}) {
  const memory = newMemory();
  const host = options.host;
  const now = make("div", "ek-now");
  now.setAttribute("aria-live", "polite");
  now.setAttribute("aria-atomic", "true");
  const said = make("div", "ek-hidden");
  said.setAttribute("role", "status");
  const alarm = make("div", "ek-alarm");
  alarm.setAttribute("role", "alert");
  const top = make("div", "ek-top");
  const body = make("div", "ek-body");
  const help = make("div", "ek-help");
  const root = make("div", "ek-root", top, alarm, now, body, help, said);
  root.tabIndex = 0;
  root.setAttribute("role", "group");
  // JupyterLab has uses of its own for the arrow keys, and would take them first.
  root.dataset.lmSuppressShortcuts = "true";
  // It looks at the node that has the focus before it looks at what is around it.
  root.addEventListener("focusin", ({ target }) => (target.dataset.lmSuppressShortcuts = "true"));

  let view = null;
  let columns = 0;
  let busy = false;
  let timer = null;
  let gone = false;

  const walk = {
    root, memory, host, step: -1, go, t, say, ask, complain, change, moves, place, limit, limitChanged, focusKey, focusAgain, renewPanel,
  };

  function t(name) {
    return walk.labels[name] ?? name;
  }

  function say(text) {
    said.textContent = "";
    // A region that gets the same words twice says nothing the second time.
    requestAnimationFrame(() => (said.textContent = text));
  }

  function complain(reply) {
    alarm.replaceChildren(...(reply.error ? [make("p", "", sign("! "), reply.error)] : []));
    return Boolean(reply.error);
  }

  // Asking --------------------------------------------------------------------------------------------------------

  async function ask(request) {
    const silence = { error: t("no-answer") };
    let alarmClock;
    const patience = new Promise((resolve) => {
      alarmClock = setTimeout(() => resolve(silence), options.patience ?? PATIENCE);
    });
    try {
      return (await Promise.race([host.ask(request), patience])) ?? silence;
    } catch {
      return silence;
    } finally {
      clearTimeout(alarmClock);
    }
  }

  // One at a time: a second click must not make a second branch.
  async function change(request, key) {
    if (busy) {
      say(t("asking"));
      return;
    }
    busy = true;
    root.setAttribute("aria-busy", "true");
    stop();
    say(t("asking"));
    const reply = await ask(request);
    busy = false;
    root.removeAttribute("aria-busy");
    if (gone) return;
    // Nothing is lost; but what a menu shows must be what is so, also when it could not be changed.
    if (complain(reply)) {
      said.textContent = "";
      view.restore();
    } else {
      said.textContent = "";
      if (["look", "drop"].includes(request.do)) memory.moves.clear();
      adopt(reply, key);
    }
  }

  function adopt({ data: other, step }, key) {
    if (other) walk.data = unpacked(other);
    build(step ?? walk.step, key);
    options.onStep?.(walk.step);
  }

  function place() {
    const { branch = 0, play, frames } = walk.data;
    // In a game of one's own the newest step has moves of its own.
    return `${branch}:${walk.step}:${play ? frames.length : ""}`;
  }

  async function moves() {
    const key = place();
    const reply = await ask({ do: "moves", branch: walk.data.branch ?? 0, step: walk.step });
    if (!reply.error) memory.moves.set(key, reply);
    return reply;
  }

  // Stepping ------------------------------------------------------------------------------------------------------

  function limit() {
    return memory.mode === "predict" ? Math.min(memory.horizon, view?.last ?? 0) : (view?.last ?? 0);
  }

  function show(to) {
    const wanted = Math.min(Math.max(Number(to) || 0, 0), limit());
    if (wanted === walk.step || view.last < 0) return false;
    walk.step = wanted;
    view.update();
    return true;
  }

  function go(to) {
    stop();
    if (show(to)) options.onStep?.(walk.step);
  }

  function limitChanged() {
    view.limits();
  }

  function stop() {
    clearInterval(timer);
    if (timer === null) return;
    timer = null;
    now.setAttribute("aria-live", "polite");
    view.playing(false);
  }

  function run() {
    if (timer !== null) return stop();
    if (walk.step === limit() && show(0)) options.onStep?.(walk.step);
    if (walk.step === limit()) return;
    // Steps that come by themselves would talk over each other.
    now.setAttribute("aria-live", "off");
    const beat = () => {
      if (document.hidden) return;
      if (show(walk.step + 1)) options.onStep?.(walk.step);
      if (walk.step === limit()) stop();
    };
    timer = setInterval(beat, memory.speed * 1000);
    view.playing(true);
  }

  function setSpeed(seconds) {
    const on = timer !== null;
    stop();
    memory.speed = seconds;
    if (on) run();
  }

  function findKind(by) {
    for (let at = walk.step + by; at >= 0 && at <= limit(); at += by) {
      if (walk.frames[at].kinds.includes(memory.kind)) return at;
    }
    return -1;
  }

  function jump(by) {
    const at = memory.kind ? findKind(by) : -1;
    if (at < 0) say(t("no-more"));
    else go(at);
  }

  // Focus ---------------------------------------------------------------------------------------------------------

  function focused() {
    const active = root.getRootNode().activeElement;
    return root.contains(active) ? active : null;
  }

  function focusKey(key) {
    const node = key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    node?.focus({ preventScroll: true });
    return Boolean(node) && focused() === node;
  }

  function focusAgain(node) {
    if (node?.isConnected) node.focus({ preventScroll: true });
    if (!focused()) focusKey(node?.dataset?.key) || root.focus({ preventScroll: true });
  }

  // Modes ---------------------------------------------------------------------------------------------------------

  function setMode(mode) {
    stop();
    memory.mode = memory.mode === mode ? null : mode;
    if (memory.mode === "predict") memory.horizon = walk.step;
    renewPanel();
    limitChanged();
    if (memory.mode) focusKey("panel");
    else focusKey(`mode-${mode}`);
  }

  function renewPanel() {
    view.renewPanel();
    arrange();
  }

  function togglePicture() {
    memory.picture = !memory.picture;
    view.renewPicture();
    arrange();
  }

  function toggleBig() {
    memory.big = !memory.big;
    view.enlarge();
    measure();
  }

  // Columns follow the width, and the order of the parts in the page is always the order in which they are seen.
  function measure() {
    const em = parseFloat(getComputedStyle(root).fontSize) || 16;
    const wide = root.clientWidth / em;
    arrange(wide >= THREE_COLUMNS ? 3 : wide >= TWO_COLUMNS ? 2 : 1);
  }

  function arrange(wanted = columns) {
    columns = wanted;
    const { happened, table, why, panel, picture } = view.parts();
    const three = columns === 3 && picture && !memory.big;
    const layout =
      columns < 2
        ? [[happened, panel, table, picture, why]]
        : three
          ? [[table], [panel, happened, why], [picture]]
          : panel
            ? [[table, picture], [panel, happened, why]]
            : [[table], [happened, picture, why]];
    const held = focused();
    const wantedColumns = layout.map((parts) => parts.filter(Boolean));
    const present = [...body.children].map((column) => [...column.children]);
    const same = wantedColumns.length === present.length && wantedColumns.every((parts, at) => parts.length === present[at].length && parts.every((part, i) => part === present[at][i]));
    if (!same) {
      body.replaceChildren(...wantedColumns.map((parts) => make("div", "ek-column", ...parts)));
      body.dataset.columns = wantedColumns.length;
      view.settle();
      if (held && !focused()) focusAgain(held);
    }
  }

  // All of it -----------------------------------------------------------------------------------------------------

  function build(step, key = focused()?.dataset.key) {
    const held = focused() !== null;
    view?.leave();
    root.querySelector("dialog")?.close();
    walk.labels = walk.data.labels;
    walk.frames = walk.data.frames;
    walk.can = host ? (walk.data.can ?? {}) : {};
    root.lang = walk.data.language;
    root.setAttribute("aria-label", walk.data.title);
    help.textContent = t("keys");
    view = makeView();
    top.replaceChildren(...view.top);
    walk.step = -1;
    if (memory.mode === "predict") memory.horizon = Math.min(memory.horizon, view.last);
    if (view.last >= 0) {
      walk.step = Math.min(Math.max(Number(step) || 0, 0), limit());
      view.begin();
    }
    columns ? arrange() : measure();
    if (held) focusKey(key) || root.focus({ preventScroll: true });
  }

  function makeView() {
    const { data: shown, labels, frames, can } = walk;
    const last = frames.length - 1;
    const kinds = shown.kinds ?? {};

    const first = button({ key: "first", className: "ek-first", symbol: "«", word: labels.first, act: () => go(0) });
    const back = button({ key: "back", className: "ek-prior", symbol: "‹", word: labels.back, act: () => go(walk.step - 1) });
    const play = button({ key: "run", className: "ek-run", symbol: "▶", word: t("run"), act: run });
    const next = button({ key: "next", className: "ek-next", symbol: "›", word: labels.next, act: () => go(walk.step + 1), symbolLast: true });
    const end = button({ key: "last", className: "ek-last", symbol: "»", word: labels.last, act: () => go(last), symbolLast: true });
    const slider = make("input", "ek-slider");
    Object.assign(slider, { type: "range", min: 0, max: Math.max(last, 0), step: 1 });
    slider.dataset.key = "slider";
    slider.setAttribute("aria-label", labels.slider);
    slider.addEventListener("input", () => go(Number(slider.value)));
    const controls = make("div", "ek-controls", first, back, play, next, end, slider);
    controls.setAttribute("role", "group");
    controls.setAttribute("aria-label", labels.controls);

    const speeds = SPEEDS.map((seconds) => [seconds, fill(t("speed-seconds"), { seconds })]);
    const speed = choice({ key: "speed", label: t("speed"), entries: speeds, value: memory.speed, act: (value) => setSpeed(Number(value)) });
    const kind = make("div", "ek-kinds");
    const earlier = button({ key: "earlier", symbol: "↤", word: t("earlier"), act: () => jump(-1) });
    const later = button({ key: "later", symbol: "↦", word: t("later"), act: () => jump(1), symbolLast: true });

    const toggle = (name, symbol, word, act) => {
      const node = button({ key: name, symbol, word, act });
      node.setAttribute("aria-pressed", "false");
      return node;
    };
    const modes = {};
    if (can.moves || (can.branches && shown.branches?.length > 1)) modes.whatif = toggle("mode-whatif", "⋔", t("what-if"), () => setMode("whatif"));
    if (frames[0]?.kinds && last > 0) modes.predict = toggle("mode-predict", "▢", t("predict"), () => setMode("predict"));
    if (can.play) modes.play = toggle("mode-play", "♟", t("take-seat"), () => setMode("play"));
    if (!(memory.mode in modes)) memory.mode = null;
    const pictured = shown.diagram ? toggle("picture", "◇", t("diagram"), togglePicture) : null;
    const big = toggle("big", "⤢", t("big"), toggleBig);
    const keys = button({ key: "keys", symbol: "?", word: t("keys-title"), act: () => showKeys(modes) });
    const switches = make("div", "ek-tools ek-switches", ...Object.values(modes), pictured, big, keys);
    const looks = lookTools();
    const tools = make("div", "ek-tools ek-toolbar", speed, kind, switches, ...looks);
    const about = make("div", "ek-about", heading(2, "ek-title", shown.title), make("div", "ek-book", shown.about));

    const table = last >= 0 ? makeTable(shown, memory) : null;
    const happened = makeHappened(shown);
    const why = makeWhy(shown);
    let picture = null;
    let panel = null;
    let panelNode = null;

    function lookTools() {
      const { languages = [], viewers = [], look = {} } = shown;
      if (!host) return [];
      const see = (more) => change({ do: "look", branch: shown.branch ?? 0, ...look, ...more, step: walk.step }, Object.keys(more)[0]);
      const choices = [];
      if (languages.length > 1) choices.push(choice({ key: "language", label: t("language"), entries: languages.map(({ code, name }) => [code, name, code]), value: look.language, act: (language) => see({ language }) }));
      if (viewers.length > 1) choices.push(choice({ key: "viewer", label: t("eyes"), entries: viewers.map(({ code, name }) => [code, name]), value: look.viewer, act: (viewer) => see({ viewer }) }));
      return choices;
    }

    function restore() {
      for (const select of looks.map((one) => one.querySelector("select"))) select.value = shown.look[select.dataset.key];
    }

    // Only what has happened as far as the reader may see can be looked for.
    function offerKinds() {
      const occur = new Set(frames.slice(0, limit() + 1).flatMap((frame) => frame.kinds ?? []));
      const entries = Object.entries(kinds).filter(([name]) => occur.has(name));
      if (!entries.some(([name]) => name === memory.kind)) memory.kind = (entries.find(([name]) => name !== "setup") ?? entries[0])?.[0] ?? null;
      const select = entries.length
        ? choice({ key: "kind", label: t("kind"), entries, value: memory.kind, act: (name) => { memory.kind = name; reach(); } })
        : null;
      kind.replaceChildren(...(select ? [select, earlier, later] : []));
      kind.hidden = !select;
    }

    function reach() {
      if (!memory.kind) return;
      bar(earlier, findKind(-1) < 0);
      bar(later, findKind(1) < 0);
    }

    function limits() {
      slider.max = Math.max(limit(), 0);
      slider.value = walk.step;
      offerKinds();
      ends();
      picture?.update(frames[walk.step]);
    }

    function ends() {
      for (const node of [first, back]) bar(node, walk.step === 0);
      for (const node of [next, end]) bar(node, walk.step === limit());
      bar(play, limit() === 0);
      reach();
    }

    function announce(frame) {
      const where = fill(labels.step, { number: frame.number, total: frames[last].number });
      slider.value = walk.step;
      slider.setAttribute("aria-valuetext", `${where}${labels.marks.colon}${frame.heading}`);
      const marks = [];
      if (frame.refused) marks.push(make("span", "ek-badge ek-refused", sign("✕ "), labels.refused));
      if (frame.irregular) marks.push(make("span", "ek-badge ek-irregular", sign("! "), labels.irregular));
      if (frame.forks?.length && memory.mode !== "predict") marks.push(make("span", "ek-badge", sign("⋔ "), fill(t("forks"), { number: frame.forks.length })));
      now.replaceChildren(
        make("div", "ek-step", where, ...marks.flatMap((mark) => [" ", mark])),
        heading(3, "ek-heading", frame.heading),
        ...(frame.irregular ? [make("p", "ek-remark", frame.irregular)] : []),
      );
    }

    function update() {
      const frame = frames[walk.step];
      const held = focused();
      ends();
      announce(frame);
      happened.update(frame);
      table.update(frame);
      why.update(frame);
      picture?.update(frame);
      panel?.update();
      if (held && !focused()) root.focus({ preventScroll: true });
    }

    function renewPanel() {
      panel?.leave();
      panel = null;
      panelNode = null;
      for (const [mode, node] of Object.entries(modes)) node.setAttribute("aria-pressed", String(mode === memory.mode));
      if (!memory.mode) return;
      panel = PANELS[memory.mode](walk);
      const title = heading(3, "ek-label", panel.title);
      title.tabIndex = -1;
      title.dataset.key = "panel";
      const mode = memory.mode;
      const close = button({ key: "panel-close", symbol: "✕", word: t("close"), act: () => setMode(mode) });
      panelNode = make("section", "ek-panel", make("div", "ek-dialog-head", title, close), ...panel.parts.filter(Boolean));
      panelNode.setAttribute("aria-label", panel.title);
      panel.update();
    }

    function renewPicture() {
      picture = pictured && memory.picture ? makeDiagram(walk) : null;
      pictured?.setAttribute("aria-pressed", String(Boolean(picture)));
      picture?.begin();
      picture?.update(frames[walk.step]);
    }

    function enlarge() {
      root.classList.toggle("ek-big", memory.big);
      big.setAttribute("aria-pressed", String(memory.big));
    }

    return {
      last,
      top: [about, controls, tools],
      update,
      limits,
      restore,
      renewPanel,
      renewPicture,
      enlarge,
      parts: () => ({ happened: happened.node, table: table?.node, why: why.node, panel: panelNode, picture: picture?.node }),
      begin() {
        // Beside a wide table there is room for the picture; on a phone it waits until it is asked for.
        memory.picture ??= root.clientWidth === 0 || root.clientWidth >= 700;
        enlarge();
        renewPicture();
        update();
        renewPanel();
        limits();
      },
      settle: () => picture?.follow(),
      playing(on) {
        reword(play, on ? t("pause") : t("run"));
        play.querySelector(".ek-sign").textContent = on ? "‖" : "▶";
      },
      leave() {
        stop();
        panel?.leave();
      },
    };
  }

  // Keys ----------------------------------------------------------------------------------------------------------

  const modeKeys = { w: "whatif", q: "predict", s: "play" };

  function keyTable(modes) {
    const rows = [["← →", t("key-step")], [`${t("key-home")} ${t("key-end")}`, t("key-ends")], [t("key-space"), t("key-run")]];
    if (memory.kind) rows.push(["P N", t("key-kind")]);
    for (const [key, mode] of Object.entries(modeKeys)) {
      if (modes[mode]) rows.push([key.toUpperCase(), modes[mode].querySelector(".ek-word").textContent]);
    }
    if (walk.data.diagram) rows.push(["D", t("diagram")], ["↑ ↓", t("key-nodes")]);
    rows.push(["B", t("big")], [t("key-escape"), t("key-leave")], ["?", t("key-help")]);
    return rows;
  }

  function showKeys(modes) {
    if (root.querySelector("dialog")) return;
    stop();
    const rows = keyTable(modes).map(([keys, word]) => make("li", "", make("span", "ek-keys", ...keys.split(" ").flatMap((key) => [make("kbd", "", key), " "])), make("span", "", word)));
    openDialog(walk, t("keys-title"), [list("ek-key-list", rows, t("keys-title"))]);
  }

  function press(key) {
    root.querySelector(`[data-key="${key}"]`)?.click();
  }

  const keys = {
    ArrowLeft: () => go(walk.step - 1),
    ArrowRight: () => go(walk.step + 1),
    Home: () => go(0),
    End: () => go(limit()),
    " ": run,
    n: () => jump(1),
    p: () => jump(-1),
    d: () => press("picture"),
    b: () => press("big"),
    "?": () => press("keys"),
    Escape: () => memory.mode && setMode(memory.mode),
  };
  for (const [key, mode] of Object.entries(modeKeys)) keys[key] = () => press(`mode-${mode}`);

  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (keepsItsKeys(event.target, event.key) || (event.shiftKey && event.key.length > 1)) return;
    const act = keys[keyOf(event)];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  walk.data = unpacked(data);
  element.replaceChildren(root);
  build(options.step ?? 0, undefined);
  const watch = new ResizeObserver(measure);
  watch.observe(root);
  return {
    show,
    adopt,
    destroy() {
      gone = true;
      stop();
      view.leave();
      watch.disconnect();
      root.remove();
    },
  };
}

// The kernel answers each question by its number; another view of the same model has numbers of its own.
/** Show a walk that stands in a page: the first version whole, of the others what differs from it. */
export function mountPage(home, [first, ...others]) {
  const begin = unpacked(first);
  const whole = ({ shared, frames, ...rest }) => ({ ...begin, ...rest, frames: [...begin.frames.slice(0, shared), ...frames] });
  const versions = [begin, ...others.map((other) => whole(unpacked(other)))];
  return mount(home, begin, versions.length > 1 ? { host: pageHost(versions) } : {});
}

function kernelHost(model) {
  const mine = Math.random().toString(36).slice(2);
  const waiting = new Map();
  let asked = 0;
  const hear = (message) => {
    if (message?.kind !== "answer" || !waiting.has(message.id)) return;
    waiting.get(message.id)(message.reply);
    waiting.delete(message.id);
  };
  model.on("msg:custom", hear);
  return {
    ask(request) {
      return new Promise((resolve) => {
        asked += 1;
        const id = `${mine}-${asked}`;
        waiting.set(id, resolve);
        model.send({ kind: "ask", id, request });
      });
    },
    leave: () => model.off("msg:custom", hear),
  };
}

function render({ model, el }) {
  el.classList.add("ek-walk");
  const host = typeof model.send === "function" ? kernelHost(model) : undefined;
  const walk = mount(el, model.get("data"), {
    step: model.get("step"),
    host,
    onStep(step) {
      model.set("step", step);
      model.save_changes();
    },
  });
  const begin = () => walk.adopt({ data: model.get("data"), step: model.get("step") });
  const follow = () => walk.show(model.get("step"));
  model.on("change:data", begin);
  model.on("change:step", follow);
  return () => {
    model.off("change:data", begin);
    model.off("change:step", follow);
    host?.leave();
    walk.destroy();
  };
}

export default { render };
