// <pi-parlour>: a table of ours in somebody else's page. authors.html says how it is used. The build makes one classic
// script of this and embed/ (tools/embed.py), so that it also runs from the disk.
//
//   <script src="https://…/assets/embed.js" async></script>
//   <pi-parlour game="pilotta" lesson="under" lang="el"></pi-parlour>
//
// It shows a poster at once, and the table itself, a frame of this site, once somebody wants to play. A few tables are
// live at a time; the oldest goes back to its poster, and stands as it stood when it is opened again.

import { addressed } from "./embed/address.js";
import { WORDS } from "./embed/built.js";
import { ATTRIBUTES, LAID, VERSION, allowed, checked } from "./embed/forms.js";
import { picture, veil } from "./embed/poster.js";
import { make, style, themeOf } from "./embed/style.js";

const script = document.currentScript;
const home = new URL("../", script.src);
const onDisk = home.protocol === "file:";
const table = new URL(onDisk ? "pi-parlour.html" : "index.html", home);
const theirs = onDisk ? "null" : home.origin; // the origin of a frame's messages
const PATIENCE = 15_000; // ms until a frame that says nothing is shown as it is: it may say why itself

const live = []; // the elements whose table is open, the oldest first
const there = new Set(); // all elements of the page

class PiParlour extends HTMLElement {
  static observedAttributes = ATTRIBUTES;
  /** How many tables may be live at once. */
  static most = Number(script.dataset.most) || 2;

  #root = this.attachShadow({ mode: "open" });
  #box = make("div", { className: "box" });
  #frame = null;
  #ready = false;
  #waiting = []; // commands given before the table can hear them
  #order = 0; // how often this frame was told to lay something
  #laid = 0; // which of those orders it has followed
  #drawn = ""; // the language of the poster
  #width = 0; // of the table that was put away, while its poster is as high as that was
  #state = ""; // how the table stood when it was last heard of
  #dressed = "";
  #due = false;
  #veil = null; // the poster over a table that is on its way

  connectedCallback() {
    this.#root.adoptedStyleSheets = [style];
    this.#root.replaceChildren(this.#box);
    this.#draw();
    there.add(this);
    near.observe(this);
    widths.observe(this);
  }

  disconnectedCallback() {
    there.delete(this);
    close.delete(this);
    near.unobserve(this);
    widths.unobserve(this);
    this.close();
  }

  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    if (name === "theme" || name === "lang") this.dress();
    else if (LAID.includes(name)) this.#state = "";
    if (!this.#frame) this.#draw();
    else if (LAID.includes(name)) this.#reload();
    if (name === "load" && close.has(this)) this.approach();
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
    this.#width = this.offsetWidth;
    this.#frame.remove();
    this.#frame = null;
    this.#unveil();
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

  /** A message from this element's frame has come. What it says of a table that is to be another one by now is not told. */
  hear({ event, order, detail }) {
    if (event === "resize") this.#grow(detail.height);
    else {
      if (Number(order) < this.#laid) {
        this.#begin(); // it was loaded anew, and has forgotten what it was told to lay
        return;
      }
      if (order !== undefined) this.#laid = Number(order);
      if (this.#laid !== this.#order) return;
    }
    if ("record" in detail) this.#state = detail.record;
    if (order !== undefined) {
      this.#ready = true;
      this.#unveil();
      for (const command of this.#waiting.splice(0)) this.#say(command);
    }
    this.dispatchEvent(new CustomEvent(`pi-${event}`, { detail, bubbles: true, composed: true }));
  }

  /** The element may have become wider or narrower: its poster is then as high as posters are. */
  fit() {
    if (this.#width && Math.abs(this.offsetWidth - this.#width) > 1) this.#settle();
  }

  // What lies over the table for a while, as a dialog, has its place too. When that is gone, the table may not lie above
  // what can be seen, where somebody has read on in it.
  #grow(height) {
    const before = this.#frame.offsetHeight;
    this.#frame.style.blockSize = `${height}px`;
    this.#settle();
    const above = this.getBoundingClientRect().top < 0;
    if (height < before && above && this.#root.activeElement === this.#frame) this.scrollIntoView({ block: "nearest" });
  }

  #unveil() {
    this.#veil?.remove();
    this.#veil = null;
    this.#box.ariaBusy = null;
  }

  #settle() {
    this.#width = 0;
    this.#box.style.removeProperty("--kept");
  }

  /** Whether this message comes from this element's frame. */
  sent({ source, origin }) {
    return this.#frame !== null && source === this.#frame.contentWindow && origin === theirs;
  }

  /** Speak the page's language and have its light, where they have changed. */
  dress() {
    if (!this.#frame) {
      if (this.#drawn !== this.#language()) this.#draw();
      return;
    }
    const dressed = { theme: themeOf(this), lang: this.#language() };
    if (this.#dressed === JSON.stringify(dressed)) return;
    this.#dressed = JSON.stringify(dressed);
    this.#frame.title = this.#name();
    this.#say({ command: "set", ...dressed });
  }

  /** Open it because it is near: no table that can be seen is put away for that. */
  approach() {
    if (this.#frame || this.getAttribute("load") !== "near") return;
    if (live.length < PiParlour.most || live.some((one) => !seen(one))) this.#open((one) => !seen(one));
  }

  #open(mayGo = () => true) {
    if (!this.isConnected || this.#frame || this.#wrong()) return;
    while (live.length >= Math.max(1, PiParlour.most)) (live.find(mayGo) ?? live[0]).close();
    live.push(this);
    this.#begin();
  }

  // A new frame, also in the place of one that was still on its way: what that one says is then nobody's.
  #begin() {
    const focused = this.#frame !== null && this.#root.activeElement === this.#frame;
    this.#dressed = JSON.stringify({ theme: themeOf(this), lang: this.#language() });
    this.#ready = false;
    this.#order = this.#laid = 0;
    this.#frame = make("iframe", { src: this.#address(), title: this.#name(), allow: "clipboard-write" });
    const over = (this.#veil = veil(this.#box.querySelector("button > :is(img, .cards)") ?? this.#picture()));
    this.#box.ariaBusy = "true";
    this.#box.replaceChildren(this.#frame, over);
    setTimeout(() => over === this.#veil && this.#unveil(), PATIENCE);
    if (focused) this.#frame.focus({ preventScroll: true });
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
      this.#begin();
      return;
    }
    this.#say({ command: "load", ...this.#given() });
  }

  #say(command) {
    if (!this.#frame) return;
    if (!this.#ready) return void this.#waiting.push(command);
    const said = { piParlour: VERSION, ...command };
    if (command.command === "load" || command.command === "restart") {
      this.#state = "";
      this.#order += 1;
      said.order = String(this.#order);
    }
    this.#frame.contentWindow.postMessage(said, onDisk ? "*" : theirs);
  }

  #address() {
    const dressed = { theme: themeOf(this), lang: this.#language() };
    return addressed(table, { ...this.#given(), lesson: this.#lesson() }, dressed, this.#state);
  }

  #given() {
    return Object.fromEntries(LAID.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value));
  }

  /** The first attribute that cannot be, as [name, value]; undefined where all can. */
  #wrong() {
    const bad = ATTRIBUTES.find((name) => this.hasAttribute(name) && !allowed(name, this.getAttribute(name)));
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

  #name() {
    const { games, lessons } = this.#words;
    const lesson = this.#lesson();
    const game = lesson ? lesson.split("/")[0] : this.getAttribute("game") ?? "";
    return [games[game] ?? "Pi Parlour", lessons[lesson]].filter(Boolean).join(": ");
  }

  #picture() {
    return picture(script.src, this.#lesson(), (this.getAttribute("position") ?? "").trim(), this.getAttribute("seat"));
  }

  #draw() {
    const wrong = this.#wrong();
    const words = this.#words;
    const focused = this.#root.activeElement !== null;
    this.#drawn = this.#language();
    this.#box.dataset.game = (this.#lesson() || this.getAttribute("game") || "").split("/")[0];
    if (wrong) {
      const value = wrong[1].length > 60 ? `${wrong[1].slice(0, 59)}…` : wrong[1];
      this.#box.replaceChildren(make("p", { textContent: words.refused.replace("{name}", () => wrong[0]).replace("{value}", () => value) }));
      return;
    }
    const go = make("span", { className: "go", textContent: this.#state ? words.goOn : words.open });
    const button = make("button", { type: "button" }, this.#picture(), go);
    button.setAttribute("aria-label", `${go.textContent}: ${this.#name()}`);
    button.addEventListener("click", () => this.open());
    this.#box.replaceChildren(button);
    if (focused) button.focus({ preventScroll: true });
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
const widths = new ResizeObserver((entries) => entries.forEach(({ target }) => target.fit()));

const begin = () => {
  addEventListener("message", (event) => {
    const element = live.find((one) => one.sent(event));
    const said = element && checked(event.data);
    if (said) element.hear(said);
  });
  const dress = () => there.forEach((one) => one.dress());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
  const root = document.documentElement;
  new MutationObserver(dress).observe(root, { attributeFilter: ["class", "style", "data-theme"] });
  new MutationObserver(dress).observe(root, { subtree: true, attributeFilter: ["lang"] });
  customElements.define("pi-parlour", PiParlour);
};

// A page may hold the script twice; the first one has all its tables.
if (!customElements.get("pi-parlour")) begin();
