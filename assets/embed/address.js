// What a frame is asked for, as its address says it (py/ui/embed.py reads it).

/** The address of a frame: what is to be laid, the light and the language, and how the table stood, if it did. */
export const addressed = (table, laid, { theme, lang }, state) => {
  const address = new URL(table);
  const ask = (name, value) => value && address.searchParams.set(name, value);
  ask("embed", "1");
  ask("host", window.origin);
  ask("theme", theme);
  ask("lang", lang);
  if (laid.lesson) ask("lesson", laid.lesson);
  else if (!laid.record) {
    for (const name of ["game", "position", "seat"]) ask(name, laid[name]);
    ask("players", laid.bots);
    for (const part of (laid.options ?? "").split(",")) ask(...part.split(":"));
  }
  const behind = [state && `state=${state}`, laid.record && `record=${laid.record}`].filter(Boolean);
  if (behind.length) address.hash = behind.join("&");
  return address.href;
};
