// What stands in a table's place before it is there: its picture, or the codes of its cards where nobody has drawn one.

import { SHIPPED } from "./built.js";
import { lying, named } from "./codes.js";
import { faces, make } from "./style.js";

/** The picture of a lesson or of a position as that seat sees it; `home` is the address of the script. */
export const picture = (home, lesson, position, seat) => {
  const poster = lesson ? `lesson-${lesson.replace("/", "-")}` : named(`${position}|${seat ?? ""}`);
  if (!SHIPPED.includes(poster)) return faces(lying(position, seat));
  return make("img", { src: new URL(`posters/${poster}.svg`, home).href, alt: "", loading: "lazy" });
};

/** The same over a table that is on its way, with a mark that it is. */
export const veil = (drawn) => {
  const dots = make("span", { className: "go dots" }, ...[0, 1, 2].map(() => make("i")));
  const node = make("div", { className: "veil" }, drawn, dots);
  node.setAttribute("aria-hidden", "true");
  return node;
};
