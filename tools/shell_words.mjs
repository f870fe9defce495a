// Says some messages of a catalogue as the page will say them: {"el": {catalogue, messages: [[key, params], …]}, …} on
// the standard input becomes {"el": ["…", …], …} on the standard output. A message that a language lacks is null: the page
// keeps its own words for it, and tests/conformance tells.

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";

const said = {};
for (const [language, { catalogue, messages }] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  said[language] = messages.map(([key, params]) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, params) : null;
  });
}
process.stdout.write(JSON.stringify(said));
