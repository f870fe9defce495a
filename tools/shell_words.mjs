// Says some messages of a catalogue as the page will say them: {"el": {catalogue, messages: [[key, params], …]}, …} on
// the standard input becomes {"el": ["…", …], …} on the standard output. A message that cannot be said stops the build.

import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";

const said = {};
for (const [language, { catalogue, messages }] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  said[language] = messages.map(([key, params]) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${language} has no message ${key}`);
    return bundle.formatPattern(message.value, params);
  });
}
process.stdout.write(JSON.stringify(said));
