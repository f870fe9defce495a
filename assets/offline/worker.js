// The service worker, sw.js in the site: after one visit the whole house is kept in the browser and opens without a
// connection. Workbox does the keeping; the build bundles this file and puts the list of all files, each with its
// hash, in the place of self.__WB_MANIFEST (tools/offline.py).
//
// A new build is fetched beside the one in use and waits. It takes over when a page of ours is opened and no other one
// is open (page.js asks for that), so a table under way never gets a card from another build than its own.

import { setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

setCacheNameDetails({ prefix: "pi-parlour" });

// What the visit has just fetched is not fetched again: the server is only asked whether it is still so. The hash in
// the list decides in the end: another file under the right name stops the installation, and the next visit tries anew.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);

// An address like ?game=pilotta&deal=1 is the same page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false });

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const takeOver = async () => {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter(({ url }) => url.startsWith(registration.scope));
  if (ours.length < 2) await skipWaiting();
};

addEventListener("message", (event) => {
  if (event.data === "take over when alone") event.waitUntil(takeOver());
});
