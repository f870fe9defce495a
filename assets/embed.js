// <pi-parlour>: a table of ours in somebody else's page. authors.html says how it is used; a classic script, so that it
// also runs from the disk.
//
//   <script src="https://…/assets/embed.js" async></script>
//   <pi-parlour game="pilotta" lesson="under" lang="el"></pi-parlour>
//
// It shows a poster at once, and the table itself, a frame of this site, once somebody wants to play. A few tables are
// live at a time; the oldest goes back to its poster, and stands as it stood when it is opened again.

(() => {
  const VERSION = 1; // of the messages; assets/runtime/host.js is the other end
  const script = document.currentScript;
  const home = new URL("../", script.src);
  const onDisk = home.protocol === "file:";
  const table = new URL(onDisk ? "pi-parlour.html" : "index.html", home);
  const theirs = onDisk ? "null" : home.origin; // the origin of a frame's messages
  const WORDS = {}; // by language; the build puts them here, and what there is to be opened (tools/embed.py)
  const SHIPPED = []; // the names of all posters

  // What each attribute may be. Anything else is refused with a sentence, and nothing is opened.
  const FORMS = {
    game: /^[a-z_]{1,40}$/,
    position: /^[\x20-\x7e]{1,20000}$/,
    lesson: /^(?:[a-z_]{1,40}\/)?[a-z0-9-]{1,40}$/,
    record: /^[\w-]{1,200000}$/,
    options: /^[a-z_]{1,40}:[\w.-]{1,40}(?:,[a-z_]{1,40}:[\w.-]{1,40}){0,39}$/,
    theme: /^(?:auto|light|dark)$/,
    lang: /^[A-Za-z]{2,3}(?:-[\w-]{1,20})?$/,
    seat: /^\d{1,2}$/,
    bots: /^[a-z-]{1,20}(?:,[a-z-]{1,20}){0,11}$/,
    load: /^(?:click|near)$/,
  };
  const LAID = ["game", "position", "lesson", "record", "options", "seat", "bots"];

  const whole = (value) => Number.isSafeInteger(value);
  const text = (most) => (value) => typeof value === "string" && value.length <= most;
  const list = (value) => Array.isArray(value) && value.length <= 100 && value.every(whole);
  const seat = (value) => value === null || whole(value);
  // What a frame may say, and of what kind each part is; a message with anything else is not heard.
  const EVENTS = {
    ready: { game: text(40), seats: whole, you: seat, record: text(200_000) },
    action: { action: text(200), seat: seat, you: (value) => typeof value === "boolean", record: text(200_000) },
    illegal: { rule: text(200) },
    solved: { lesson: text(200) },
    "hand-end": { number: whole, scores: list, totals: list },
    "match-end": { totals: list, places: list, winners: list },
    resize: { height: (value) => whole(value) && value > 0 && value <= 4_000 },
    refused: { key: text(200), sentence: text(4_000) },
  };

  /** The event in this message, without what makes it a message; null where it is none. */
  const checked = (data) => {
    if (typeof data !== "object" || data === null || data.piParlour !== VERSION) return null;
    if (!Object.hasOwn(EVENTS, data.event)) return null;
    const { piParlour, event, ...detail } = data;
    const parts = EVENTS[event];
    const names = Object.keys(detail);
    const right = names.length === Object.keys(parts).length && names.every((name) => Object.hasOwn(parts, name) && parts[name](detail[name]));
    return right ? { event, detail } : null;
  };

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; container-type: inline-size; min-inline-size: 280px; margin-block: 1rem; }
    :host([hidden]) { display: none; }
    .box { position: relative; overflow: hidden; border-radius: 0.75rem; background: #5a4632; color: #fff;
      min-block-size: var(--kept, 0); font: 500 1rem/1.35 system-ui, sans-serif; }
    .box[data-game=pilotta] { background: #47541f; } .box[data-game=pip_pip] { background: #233c7c; }
    .box[data-game=pili_pili] { background: #6f1f14; } .box[data-game=pis_yedili] { background: #084651; }
    button { all: unset; box-sizing: border-box; position: relative; display: grid; place-items: center; inline-size: 100%;
      block-size: calc(44cqi + 4.5rem); max-block-size: 27rem; cursor: pointer; }
    button:focus-visible { outline: 3px solid Highlight; outline-offset: -6px; border-radius: 0.75rem; }
    img { position: absolute; inset: 0; inline-size: 100%; max-block-size: 100%; object-fit: contain; }
    .cards { display: grid; gap: 0.75em; justify-items: center; padding: 1rem 0.75rem 4rem;
      font-size: clamp(1rem, 3.5cqi, 1.75rem); }
    .row { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.25em; }
    .card { min-inline-size: 2.25em; padding: 0.5em 0.25em; border-radius: 0.25em; background: #fffdf8; color: #1d1d28;
      text-align: center; font-weight: 700; }
    .card.red { color: #c01f2e; }
    .go { position: absolute; inset-block-end: 1rem; max-inline-size: calc(100% - 2rem); padding: 0.625rem 1.25rem;
      border-radius: 2rem; background: #fdf8ee; color: #33261a; box-shadow: 0 2px 8px #0006; text-align: center; }
    .go::before { content: "▶\\FE0E"; margin-inline-end: 0.5em; }
    button:hover .go { background: #fff; }
    p { margin: 0; padding: 1.25rem; overflow-wrap: anywhere; }
    iframe { display: block; inline-size: 100%; block-size: clamp(34rem, 70cqi, 44rem); border: 0; }
    @media (forced-colors: active) { .box, .go { border: 1px solid; } }
  `);

  const make = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  /** How light a computed colour is, from 0 to 1. */
  const lightness = (colour) => {
    const [one = 0, two = 0, three = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (/^(?:ok)?l(?:ab|ch)/.test(colour)) return one > 1 ? one / 100 : one;
    return (one * 0.3 + two * 0.59 + three * 0.11) / (colour.startsWith("rgb") ? 255 : 1);
  };

  /** The name of a position's poster, as tools/posters.py works it out (FNV-1a). */
  const named = (line) => {
    let found = 0x811c9dc5;
    for (const letter of line) found = Math.imul(found ^ letter.charCodeAt(0), 0x01000193);
    return (found >>> 0).toString(16).padStart(8, "0");
  };

  const live = []; // the elements whose table is open, the oldest first

  class PiParlour extends HTMLElement {
    static observedAttributes = Object.keys(FORMS);
    /** How many tables may be live at once. */
    static most = Number(script.dataset.most) || 2;

    #root = this.attachShadow({ mode: "open" });
    #box = make("div", { className: "box" });
    #frame = null;
    #ready = false;
    #waiting = []; // commands given before the table can hear them
    #state = ""; // how the table stood when it was last heard of
    #dressed = "";
    #due = false;

    connectedCallback() {
      this.#root.adoptedStyleSheets = [style];
      this.#root.replaceChildren(this.#box);
      this.#draw();
      near.observe(this);
    }

    disconnectedCallback() {
      near.unobserve(this);
      this.close();
    }

    attributeChangedCallback(name, before, now) {
      if (!this.isConnected || before === now) return;
      if (name === "theme" || name === "lang") this.dress();
      else if (LAID.includes(name)) this.#state = "";
      if (!this.#frame) this.#draw();
      else if (LAID.includes(name)) this.#reload();
    }

    /** Whether the table itself is there, not its poster. */
    get live() {
      return this.#frame !== null;
    }

    /** Open the table in the place of its poster, and give it the keyboard. */
    open() {
      this.#open();
      this.#frame?.focus({ preventScroll: true });
    }

    /** Put the table away: its poster comes back, and `open` goes on where it stood. */
    close() {
      if (!this.#frame) return;
      live.splice(live.indexOf(this), 1);
      this.#box.style.setProperty("--kept", `${this.#box.offsetHeight}px`);
      this.#frame.remove();
      this.#frame = null;
      this.#ready = false;
      this.#waiting = [];
      if (this.isConnected) this.#draw();
    }

    /** Lay something else: an object of game, position, lesson, record, options, seat, bots, as the attributes have them. */
    load(wanted = {}) {
      for (const name of LAID) {
        if (wanted[name] === undefined || wanted[name] === null) this.removeAttribute(name);
        else this.setAttribute(name, String(wanted[name]));
      }
    }

    /** Lay the same once more, from its beginning. */
    restart() {
      this.#state = "";
      this.#say({ command: "restart" });
    }

    /** Take back what the player did last, where he may. */
    undo() {
      this.#say({ command: "undo" });
    }

    /** Let the player be told what to do. */
    hint() {
      this.#say({ command: "hint" });
    }

    /** {theme, lang}: as the attributes of those names. */
    set(wanted = {}) {
      for (const name of ["theme", "lang"]) if (wanted[name] !== undefined) this.setAttribute(name, String(wanted[name]));
    }

    /** A message from this element's frame has come. */
    hear({ event, detail }) {
      if (event === "resize") this.#frame.style.blockSize = `${detail.height}px`;
      if (event === "ready" || event === "refused") {
        this.#ready = true;
        for (const command of this.#waiting.splice(0)) this.#say(command);
      }
      if ("record" in detail) this.#state = detail.record;
      this.dispatchEvent(new CustomEvent(`pi-${event}`, { detail, bubbles: true, composed: true }));
    }

    /** Whether this message comes from this element's frame. */
    sent({ source, origin }) {
      return this.#frame !== null && source === this.#frame.contentWindow && origin === theirs;
    }

    /** Tell the table of the page's light and language, where they have changed. */
    dress() {
      const dressed = { theme: this.#theme(), lang: this.#language() };
      if (!this.#frame || this.#dressed === JSON.stringify(dressed)) return;
      this.#dressed = JSON.stringify(dressed);
      this.#say({ command: "set", ...dressed });
    }

    /** Open it because it is near: no table that can be seen is put away for that. */
    approach() {
      if (this.#frame || this.getAttribute("load") !== "near") return;
      if (live.length < PiParlour.most || live.some((one) => !seen(one))) this.#open((one) => !seen(one));
    }

    #open(mayGo = () => true) {
      if (this.#frame || this.#wrong()) return;
      while (live.length >= Math.max(1, PiParlour.most)) (live.find(mayGo) ?? live[0]).close();
      this.#dressed = JSON.stringify({ theme: this.#theme(), lang: this.#language() });
      this.#frame = make("iframe", { src: this.#address(), title: this.#name(), allow: "clipboard-write" });
      live.push(this);
      this.#box.replaceChildren(this.#frame);
    }

    // Several attributes may change at once.
    #reload() {
      if (this.#due) return;
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        if (this.#frame) this.#lay();
      });
    }

    #lay() {
      if (this.#wrong()) {
        this.close();
        return;
      }
      if (!this.#ready) {
        this.#frame.src = this.#address();
        return;
      }
      const wanted = Object.fromEntries(LAID.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value));
      this.#say({ command: "load", ...wanted });
    }

    #say(command) {
      if (!this.#frame) return;
      if (!this.#ready) this.#waiting.push(command);
      else this.#frame.contentWindow.postMessage({ piParlour: VERSION, ...command }, onDisk ? "*" : theirs);
    }

    #address() {
      const address = new URL(table);
      const ask = (name, value) => value && address.searchParams.set(name, value);
      const given = (name) => this.getAttribute(name) ?? "";
      ask("embed", "1");
      ask("host", window.origin);
      ask("theme", this.#theme());
      ask("lang", this.#language());
      if (given("lesson")) ask("lesson", this.#lesson());
      else if (!given("record")) {
        for (const name of ["game", "position", "seat"]) ask(name, given(name));
        ask("players", given("bots"));
        for (const part of given("options").split(",")) ask(...part.split(":"));
      }
      if (this.#state) address.hash = `state=${this.#state}`;
      if (given("record")) address.hash = [address.hash.slice(1), `record=${given("record")}`].filter(Boolean).join("&");
      return address.href;
    }

    /** The first attribute that cannot be, as [name, value]; undefined where all can. */
    #wrong() {
      const bad = Object.keys(FORMS).find((name) => this.hasAttribute(name) && !FORMS[name].test(this.getAttribute(name)));
      if (bad) return [bad, this.getAttribute(bad)];
      const game = this.getAttribute("game") ?? "";
      const games = this.#words.games;
      if (game ? !Object.hasOwn(games, game) : !this.hasAttribute("record") && !this.#lesson().includes("/")) return ["game", game];
      return undefined;
    }

    #lesson() {
      const lesson = this.getAttribute("lesson") ?? "";
      return lesson && !lesson.includes("/") ? `${this.getAttribute("game")}/${lesson}` : lesson;
    }

    #language() {
      const named = this.closest("[lang]")?.lang ?? "";
      const tag = named.toLowerCase().split("-")[0];
      return Object.hasOwn(WORDS, tag) ? tag : "en";
    }

    get #words() {
      return WORDS[this.#language()];
    }

    // A page that is dark has light letters, however it has become so.
    #theme() {
      const named = this.getAttribute("theme");
      if (named === "light" || named === "dark") return named;
      return lightness(getComputedStyle(this).color) > 0.55 ? "dark" : "light";
    }

    #name() {
      const { games, lessons } = this.#words;
      const lesson = this.#lesson();
      const game = lesson ? lesson.split("/")[0] : this.getAttribute("game") ?? "";
      return [games[game] ?? "Pi Parlour", lessons[lesson]].filter(Boolean).join(": ");
    }

    #draw() {
      const wrong = this.#wrong();
      const words = this.#words;
      const lesson = this.#lesson();
      this.#box.dataset.game = (lesson || this.getAttribute("game") || "").split("/")[0];
      if (wrong) {
        const value = wrong[1].length > 60 ? `${wrong[1].slice(0, 59)}…` : wrong[1];
        this.#box.replaceChildren(make("p", { textContent: words.refused.replace("{name}", () => wrong[0]).replace("{value}", () => value) }));
        return;
      }
      const position = (this.getAttribute("position") ?? "").trim();
      const poster = lesson ? `lesson-${lesson.replace("/", "-")}` : named(`${position}|${this.getAttribute("seat") ?? ""}`);
      const picture = SHIPPED.includes(poster) ? make("img", { src: new URL(`posters/${poster}.svg`, script.src).href, alt: "", loading: "lazy" }) : this.#codes();
      const go = make("span", { className: "go", textContent: this.#state ? words.goOn : words.open });
      const button = make("button", { type: "button" }, picture, go);
      button.setAttribute("aria-label", `${go.textContent}: ${this.#name()}`);
      button.addEventListener("click", () => this.open());
      this.#box.replaceChildren(button);
    }

    /** What lies on the table and in the hand of a position that has no poster, as codes. */
    #codes() {
      const found = Object.fromEntries((this.getAttribute("position") ?? "").split(/\s+/).map((word) => word.split("=")));
      const hands = (found.hands ?? "").split("/");
      const hand = hands[Number(this.getAttribute("seat") ?? found.turn) || 0] ?? "";
      const rows = [found.trick ?? found.discard ?? "", hand].map((codes) => codes.match(/(?<![\w?])(?:[2-9TJQKA][SHDC]|\d{1,2}|Joker)(?!\w)/g) ?? []);
      const signs = { S: "♠", H: "♥", D: "♦", C: "♣" };
      const card = (code) => {
        const face = /^[2-9TJQKA][SHDC]$/.test(code) ? `${code[0].replace("T", "10")}${signs[code[1]]}\uFE0E` : code;
        return make("span", { className: /[HD]$/.test(code) ? "card red" : "card", textContent: face });
      };
      return make("span", { className: "cards" }, ...rows.map((codes) => make("span", { className: "row" }, ...codes.slice(-20).map(card))));
    }
  }

  const seen = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const close = new Set(); // near enough to be opened
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) close.add(target);
        else close.delete(target);
        // Somebody who only scrolls by opens nothing.
        if (isIntersecting) setTimeout(() => close.has(target) && target.approach(), 250);
      }
    },
    { rootMargin: "200px" },
  );

  addEventListener("message", (event) => {
    const element = live.find((one) => one.sent(event));
    const said = element && checked(event.data);
    if (said) element.hear(said);
  });
  const dress = () => live.forEach((one) => one.dress());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  new MutationObserver(dress).observe(document.documentElement, { attributeFilter: ["class", "style", "lang", "data-theme"] });

  customElements.define("pi-parlour", PiParlour);
})();
