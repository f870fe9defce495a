// The service worker, sw.js in the site: after one visit the whole house is kept in the browser and opens without a
// connection. Workbox does the keeping; the build bundles this file and puts the list of all files, each with its
// hash, in the place of self.__WB_MANIFEST (tools/offline.py).
//
// A new build is fetched whole beside the one in use, and waits: a page that is open gets everything from the build it
// came from, drawings and other languages too. The new one comes once none is open, or when the only one is loaded anew.

import { setCacheNameDetails } from "workbox-core";
import { addPlugins, matchPrecache, precacheAndRoute } from "workbox-precaching";

setCacheNameDetails({ prefix: "pi-parlour" });

// What the visit has just fetched is not fetched again: the server is only asked whether it is still so. The hash in
// the list decides in the end: another file under the right name stops the installation, and the next visit tries anew.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);

// A page that is loaded anew counts itself among the open ones. Whoever asks while the new build takes over gets a page
// that waits until it has, and asks again: Chromium leaves a navigation unanswered that begins in between. A browser that
// does not tell a page loaded anew from a new one waits until none is open.
let left = -Infinity;
let asked;
const TAKING_OVER = 5_000; // ms
const WAITING = `<!doctype html><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><script>
navigator.serviceWorker.getRegistration().then(({ waiting, active }) => {
  const fresh = waiting ?? active;
  const look = () => fresh.state === "activated" && location.reload();
  fresh.onstatechange = look;
  look();
  waiting?.postMessage("take over");
});
setTimeout(() => location.reload(), ${TAKING_OVER});
</script>`;

const load = async (request) => {
  const { waiting } = registration;
  const open = waiting && waiting !== asked ? await clients.matchAll({ type: "window" }) : null;
  if (open && open.length <= Number(request.isReloadNavigation === true)) {
    asked = waiting; // once: if it cannot, this build goes on
    left = performance.now();
  }
  if (performance.now() - left < TAKING_OVER) return new Response(WAITING, { headers: { "Content-Type": "text/html" } });
  return (await matchPrecache("index.html")) ?? fetch(request);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const home = new URL(registration.scope).pathname;
  const ours = [home, `${home}index.html`].includes(new URL(request.url).pathname);
  if (request.mode === "navigate" && ours) event.respondWith(load(request));
});

addEventListener("message", ({ data }) => data === "take over" && skipWaiting());

// An address like ?game=pilotta&deal=1 is the same page.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./], cleanURLs: false });

addEventListener("activate", (event) => event.waitUntil(clients.claim()));
