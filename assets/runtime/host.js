// The page in whose frame this one stands (?embed=1): what it may ask for, what it is told, and how high the frame has
// to be. README.md and authors.html say it for those who write such pages; py/ui/embed.py does what is asked.
//
// Whoever wants to talk names its origin in the frame's address (&host=https://example.org; "null" for a page from the
// disk): only the window around this one, and only from that origin, is heard, and only it is told anything.

const VERSION = 1;
const ORDER = 9; // of the text that `ready` and `refused` repeat
const TEXTS = { game: 40, lesson: 80, position: 20_000, record: 200_000, options: 1_000, seat: 3, bots: 200 };
const COMMANDS = {
  load: { ...TEXTS, order: ORDER },
  restart: { order: ORDER },
  undo: {},
  hint: {},
  set: { theme: 10, lang: 20 },
};

const query = new URLSearchParams(location.search);

/** Whether this page stands in another one's. */
export const embedded = query.get("embed") === "1";

const origin = (() => {
  const named = query.get("host") ?? "";
  if (named === "null") return named;
  try {
    const { origin, protocol } = new URL(named);
    return /^https?:$/.test(protocol) && origin === named ? origin : "";
  } catch {
    return "";
  }
})();
const heard = embedded && origin !== "" && parent !== window;

/** The command in this message, without anything that does not belong to it; null where it is none. */
const checked = (data) => {
  if (typeof data !== "object" || data === null || data.piParlour !== VERSION) return null;
  if (!Object.hasOwn(COMMANDS, data.command)) return null;
  const allowed = COMMANDS[data.command];
  const found = { command: data.command };
  for (const [name, value] of Object.entries(data)) {
    if (name === "piParlour" || name === "command") continue;
    if (!Object.hasOwn(allowed, name) || typeof value !== "string" || value.length > allowed[name]) return null;
    found[name] = value;
  }
  return found;
};

/** Hear the page around: hear(a command as JSON), for what is one and comes from where it may. */
export const listen = (hear) => {
  if (!heard) return;
  addEventListener("message", (event) => {
    if (event.source !== parent || event.origin !== origin) return;
    const command = checked(event.data);
    if (command) hear(JSON.stringify(command));
  });
};

/** Tell the page around of an event, given as JSON. */
export const tell = (json) => {
  if (heard) parent.postMessage({ piParlour: VERSION, ...JSON.parse(json) }, origin === "null" ? "*" : origin);
};

// A start that has failed is told as well, once: boot.js has put its sentence where the table would lie.
if (heard) {
  const root = document.documentElement;
  const failing = new MutationObserver(() => {
    if (!root.dataset.boot || root.dataset.boot === "slow") return;
    failing.disconnect();
    const said = document.querySelector("#boot-failure [data-boot-reason]:not([hidden])")?.textContent ?? "";
    tell(JSON.stringify({ event: "refused", key: `boot-${root.dataset.boot}`, sentence: said.trim(), order: query.get("order") ?? "0" }));
  });
  failing.observe(root, { attributeFilter: ["data-boot"] });
}

// The table fills whatever it gets, so its height is a question of taste: enough for a hand below and the others above.
const LOWEST = 34;
const HIGHEST = 44;
const SHARE = 0.7; // of the width
const MOST = 4_000; // px that may be asked for (assets/embed/forms.js)
const MARGIN = 32; // px round a sheet of paper

const outer = (node) => {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(node);
  return node.offsetHeight + (parseFloat(marginBlockStart) || 0) + (parseFloat(marginBlockEnd) || 0);
};

// What of it, and of the parts of it that would scroll, has no room yet.
const hidden = (node) => {
  let found = 0;
  for (const part of [node, ...node.querySelectorAll(".pad-body")]) found += Math.max(0, part.scrollHeight - part.clientHeight);
  return found;
};

const forTable = () => {
  const root = document.documentElement;
  const rem = parseFloat(getComputedStyle(root).fontSize);
  let height = Math.min(Math.max(LOWEST * rem, SHARE * root.clientWidth), HIGHEST * rem);
  const slip = document.getElementById("lesson");
  if (slip && !slip.hidden) height += outer(slip);
  return height + (document.querySelector(".replay-bar")?.offsetHeight ?? 0);
};

// Papers that lie over the table for a while: dialogs, score pads, the log.
const forPapers = () => {
  const sheets = [...document.querySelectorAll("dialog[open]")].map((sheet) => sheet.offsetHeight + hidden(sheet) + MARGIN);
  const log = document.querySelector('[data-route="table"] #log[data-open]');
  return Math.max(0, ...sheets, log ? outer(log) + hidden(log) : 0);
};

/** Say how high the frame should be, now and whenever that changes. */
export const fit = () => {
  if (!heard) return;
  let last = 0;
  let due = 0;
  const watched = new WeakSet(); // to be observed once more counts as a change
  const look = () => {
    due = 0;
    // What stands on a paper may become higher, as a pad does when its cards are drawn.
    for (const part of document.querySelectorAll("dialog[open] :is(.pad-body, .dialog-body) > *")) {
      if (!watched.has(part)) sizes.observe(part);
      watched.add(part);
    }
    const table = Math.ceil(forTable());
    const height = Math.min(Math.max(table, Math.ceil(forPapers())), MOST);
    // The table itself stays as it is behind a long paper (css/embed.css).
    document.documentElement.style.setProperty("--table-height", height > table ? `${table}px` : "100dvb");
    if (height === last) return;
    last = height;
    tell(JSON.stringify({ event: "resize", height }));
  };
  const soon = () => {
    due ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.documentElement);
  sizes.observe(document.getElementById("lesson"));
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { subtree: true, attributeFilter: ["open", "hidden", "data-open"] });
  for (const id of ["table", "log"]) changes.observe(document.getElementById(id), { childList: true });
  look();
};

// A table that opens by itself may not take the keyboard from somebody who reads, nor move the page under his eyes.
if (embedded) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, { preventScroll: true, ...options });
  };
}
