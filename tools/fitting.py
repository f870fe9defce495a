"""Whether everything on a page is in sight: nothing leaves the screen, nothing scrolls, nothing lies on anything else.

    fitting.faults(page)    a line each, none where all is well

What can be pressed is hit where it is looked for (`elementFromPoint` answers with it), over a strip of at least 24
pixels each way for a card of a fan; a card on the table shows its corner with the index; a plate, a mark, a button
shows all of itself, and its words stand inside it.
"""

from typing import Final

from playwright.sync_api import Page

LEAST: Final = 24  # px of a target that must be in sight, each way (WCAG 2.2, 2.5.8)

FAULTS: Final = """(least) => {
  const wrong = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth - innerWidth} too wide`);
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight - innerHeight} too high`);
  const table = document.querySelector(".table");
  const SOLID = ".card, .plate, .mark, .tool, .choice, .panel, .button, .mission, .zone[data-down]";
  const PRESSED = "button, a, input, select, [role=slider], [role=radio], .own-hand .card";
  const drawn = (node) => {
    const {width, height} = node.getBoundingClientRect();
    return width > 2 && height > 2 && node.checkVisibility({visibilityProperty: true, opacityProperty: true})
      && getComputedStyle(node).clipPath === "none";
  };
  const all = (selector) => [...table.querySelectorAll(selector)].filter(drawn);
  const name = (node) => [node.className.baseVal ?? node.className, node.dataset.do ?? node.dataset.action
    ?? node.dataset.card ?? node.dataset.mark ?? "", node.textContent.trim().slice(0, 24)].filter(Boolean).join(" ");
  // What lies uppermost there of all that can be seen: boxes that only hold others can not.
  const over = (x, y) => {
    for (const node of document.elementsFromPoint(x, y)) {
      const solid = node.closest(SOLID + ", " + PRESSED);
      if (solid && drawn(solid)) return solid;
    }
    return null;
  };
  const free = (node, x, y) => {
    const top = over(x, y);
    return !top || top === node || node.contains(top) || top.contains(node) ? null : top;
  };
  // Everything that is drawn is asked for, also what lets a finger through.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".table, .table * { pointer-events: auto !important }");
  const look = (work) => {
    document.adoptedStyleSheets.push(sheet);
    work();
    document.adoptedStyleSheets.pop();
  };
  const inside = (node) => {
    const at = node.getBoundingClientRect();
    const out = [-at.left, -at.top, at.right - innerWidth, at.bottom - innerHeight].map(Math.round);
    if (Math.max(...out) > 1) wrong.push(`${name(node)} is cut off by ${Math.max(...out)}`);
  };

  const cards = all(".own-hand .card");
  for (const card of cards) {
    const {left, top, width, height} = card.getBoundingClientRect();
    const hit = (x, y) => card.contains(document.elementFromPoint(left + x, top + y));
    let across = 0, down = 0, run = 0;
    for (let x = -width / 4; x < width; x += 2) { run = hit(x, 14) ? run + 2 : 0; across = Math.max(across, run); }
    run = 0;
    for (let y = 1; y < height; y += 2) { run = hit(9, y) ? run + 2 : 0; down = Math.max(down, run); }
    if (Math.min(across, down) < least - 1) wrong.push(`${name(card)} shows ${across} by ${down}`);
    inside(card);
  }

  look(() => {
    for (const card of all(".zone:not([data-kind=stack]) > .card")) {
      if (card.closest(".own-hand")) continue;
      inside(card);
      if (card.dataset.card === undefined) continue;
      const {left, top, width, height} = card.getBoundingClientRect();
      const other = free(card, left + width * 0.16, top + height * 0.14);
      if (other) wrong.push(`the index of ${name(card)} is under ${name(other)}`);
    }
    for (const node of all(".plate, .mark, .panel, .mission, .rail-title, .zone[data-kind=stack][data-down]")) {
      inside(node);
      const {left, top, width, height} = node.getBoundingClientRect();
      for (const [x, y] of [[0.1, 0.5], [0.5, 0.15], [0.5, 0.5], [0.5, 0.85], [0.9, 0.5]]) {
        const other = free(node, left + width * x, top + height * y);
        if (!other || (node.matches(".plate") && other.closest(".panel"))) continue;
        wrong.push(`${name(node)} is under ${name(other)}`);
        break;
      }
    }
  });

  for (const node of all(PRESSED)) {
    if (node.matches(".card")) continue;
    inside(node);
    const {left, top, width, height} = node.getBoundingClientRect();
    if (Math.min(width, height) < least) wrong.push(`${name(node)} is ${width.toFixed()} by ${height.toFixed()}`);
    for (const [x, y] of [[0.2, 0.5], [0.5, 0.1], [0.5, 0.5], [0.5, 0.9], [0.8, 0.5]]) {
      const top_ = document.elementFromPoint(left + width * x, top + height * y);
      if (node.contains(top_)) continue;
      wrong.push(`${name(node)} cannot be hit for ${top_ ? name(top_.closest(SOLID) ?? top_) : "the edge"}`);
      break;
    }
  }

  for (const node of all(".plate-name, .mission-name, .bid-seat")) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const cut = range.getBoundingClientRect().width - node.getBoundingClientRect().width;
    if (cut > 0.1) wrong.push(`the words of ${name(node)} are cut off by ${cut.toFixed(1)}`);
    const {right, top, height} = range.getBoundingClientRect();
    const over_ = document.elementFromPoint(right - 2, top + height / 2)?.closest(`${SOLID}, .plate-tally`);
    if (over_ && !over_.contains(node) && !over_.closest(".panel"))
      wrong.push(`the words of ${name(node)} are under ${name(over_)}`);
  }

  // Words stand inside what they are written on.
  for (const node of all(".choice, .value, .plate-name, .mark, .panel-words, .button, .call, .names .value")) {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const at = node.getBoundingClientRect();
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      const unread = !walk.currentNode.data.trim() || parseFloat(getComputedStyle(parent).fontSize) === 0;
      if (unread || !drawn(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const line of range.getClientRects()) {
        const out = Math.max(at.left - line.left, line.right - at.right, at.top - line.top, line.bottom - at.bottom);
        if (out > 2) { wrong.push(`the words of ${name(node)} stick out by ${out.toFixed()}`); break; }
      }
    }
  }
  return [...new Set(wrong)];
}"""


def faults(page: Page, least: int = LEAST) -> list[str]:
    """What is not in sight at the table on this page, as it stands now; a line each."""
    found: list[str] = page.evaluate(FAULTS, least)
    return found
