// What may be said: by the page around in attributes, and by a frame in messages. assets/runtime/host.js is the other end,
// and py/ui/embed.py reads what comes there; tests/architecture/test_embed.py holds them together.

export const VERSION = 1; // of the messages

// What each attribute may be, and how long. Anything else is refused with a sentence, and nothing is opened.
const FORMS = {
  game: /^[a-z_]+$/,
  position: /^[\x20-\x7e]+$/,
  lesson: /^(?:[a-z_]+\/)?[a-z0-9-]+$/,
  record: /^[\w-]+$/,
  options: /^[a-z_]+:[\w.-]+(?:,[a-z_]+:[\w.-]+)*$/,
  theme: /^(?:auto|light|dark)$/,
  lang: /^[A-Za-z]{2,3}(?:-[\w-]+)?$/,
  seat: /^\d+$/,
  bots: /^[a-z-]+(?:,[a-z-]+)*$/,
  load: /^(?:click|near)$/,
};
const MOST = { game: 40, lesson: 80, position: 20_000, record: 200_000, options: 1_000, seat: 3, bots: 200, theme: 10, lang: 20, load: 10 };
export const ATTRIBUTES = Object.keys(FORMS);
export const LAID = ["game", "position", "lesson", "record", "options", "seat", "bots"];

// No house rule is called so: each of these words says something else in a frame's address.
const RESERVED = ["embed", "host", "theme", "lang", "order", "game", "position", "lesson", "record", "options", "seat", "bots", "load",
  "players", "deal", "continue", "edit", "learn", "history", "replay", "at", "state"];

/** Whether an attribute may have this value. */
export const allowed = (name, value) => {
  if (value.length > MOST[name] || !FORMS[name].test(value)) return false;
  return name !== "options" || value.split(",").every((part) => !RESERVED.includes(part.split(":")[0]));
};

const whole = (value) => Number.isSafeInteger(value);
const text = (most) => (value) => typeof value === "string" && value.length <= most;
const list = (value) => Array.isArray(value) && value.length <= 100 && value.every(whole);
const seat = (value) => value === null || whole(value);
// What a frame may say, and of what kind each part is; a message with anything else is not heard.
const EVENTS = {
  ready: { game: text(40), seats: whole, you: seat, record: text(200_000), order: text(9) },
  action: { action: text(200), seat: seat, you: (value) => typeof value === "boolean", record: text(200_000) },
  illegal: { rule: text(200) },
  solved: { lesson: text(200) },
  "hand-end": { number: whole, scores: list, totals: list },
  "match-end": { totals: list, places: list, winners: list },
  resize: { height: (value) => whole(value) && value > 0 && value <= 4_000 },
  refused: { key: text(200), sentence: text(4_000), order: text(9) },
};

/** The event in this message, without what makes it a message; null where it is none. */
export const checked = (data) => {
  if (typeof data !== "object" || data === null || data.piParlour !== VERSION) return null;
  if (!Object.hasOwn(EVENTS, data.event)) return null;
  const { piParlour, event, ...said } = data;
  const parts = EVENTS[event];
  const names = Object.keys(said);
  const right = names.length === Object.keys(parts).length && names.every((name) => Object.hasOwn(parts, name) && parts[name](said[name]));
  if (!right) return null;
  const { order, ...detail } = said;
  return { event, order, detail };
};
