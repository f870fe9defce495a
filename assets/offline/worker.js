// The service worker, sw.js in the site: after one visit the whole house is kept in the browser and opens without a
// connection. Workbox does the keeping; the build bundles this file and puts the list of all files, each with its
// hash, in the place of self.__WB_MANIFEST (tools/offline.py).
//
// A new build is fetched whole beside the one in use, then takes its place at once: the next page that is opened is all of
// the new build. A page that is open has long read its own code, so it plays on as it is; what it still asks for, a
// drawing or another language, comes from the new build.

import { setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

setCacheNameDetails({ prefix: "pi-parlour" });

// What the visit has just fetched is not fetched again: the server is only asked whether it is still so. The hash in
// the list decides in the end: another file under the right name stops the installation, and the next visit tries anew.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);

// An address like ?game=pilotta&deal=1 is the same page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false });

addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
