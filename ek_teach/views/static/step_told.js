// What happened in a step, and why: each reason with the paragraph that it rests on.

function happenedParts({ what, changes, answers }, labels) {
  const parts = paragraphs("", what);
  if (changes.length) {
    parts.push(heading(4, "ek-sub", labels.changes));
    parts.push(list("ek-changes", changes.map((text) => make("li", "", sign("→ "), text)), labels.changes));
  }
  if (answers.length) {
    parts.push(heading(4, "ek-sub", labels.answers));
    parts.push(list("ek-answers", answers.map(({ symbol, text }) => make("li", "", sign(`${symbol} `), text)), labels.answers));
  }
  return parts;
}

function makeHappened({ labels }) {
  const told = slot(make("div", ""));
  return {
    node: region("ek-happened", labels.happened, told.node),
    update: ({ what, changes, answers }) => told.fill({ what, changes, answers }, (value) => happenedParts(value, labels)),
  };
}

function sourceOf(locator, told) {
  const summary = make("summary", "", sign("§ "), locator);
  return make("details", "ek-source", summary, make("p", "", told[locator] ?? ""));
}

function reasonOf(reason, { labels, paragraphs: told }) {
  const node = make("li", "ek-reason");
  const status = labels.statuses[reason.status];
  if (status) node.append(make("span", "ek-badge ek-status", sign(`${status.symbol} `), status.word));
  node.append(make("p", "", reason.text));
  for (const locator of reason.sources) node.append(sourceOf(locator, told));
  for (const remark of [reason.assumption, reason.standing]) {
    if (remark) node.append(make("p", "ek-assumption", remark));
  }
  if (reason.note) node.append(make("p", "ek-note", reason.note));
  return node;
}

function makeWhy(data) {
  const { why } = data.labels;
  const reasons = slot(make("div", ""));
  const node = region("ek-why", why, reasons.node);
  return {
    node,
    update(frame) {
      node.hidden = !frame.why.length;
      reasons.fill(frame.why, (told) => [list("ek-reasons", told.map((reason) => reasonOf(reason, data)), why)]);
    },
  };
}
