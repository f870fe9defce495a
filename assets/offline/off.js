// The switch that turns the offline copy off, sw-off.js in the site. Put it in the place of sw.js: at the next visit it
// throws away what Pi Parlour kept of its files, gives itself up and loads the open pages again, which then come from
// the server as on a first visit. Kept matches and settings stay.

addEventListener("install", (event) => event.waitUntil(skipWaiting()));

// The worker's memory as assets/runtime/image.mjs keeps it.
const forgetImages = async () => {
  const images = await caches.open("pi-parlour-image");
  const ours = (await images.keys()).filter(({ url }) => url.startsWith(registration.scope));
  await Promise.all(ours.map((image) => images.delete(image)));
};

const giveUp = async () => {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith("pi-parlour-precache") && name.endsWith(registration.scope),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
  await forgetImages();
  await registration.unregister();
  if (!names.length) return; // nothing was kept, so no page came from here: loading again would go on for ever
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.all(
    windows.filter(({ url }) => url.startsWith(registration.scope)).map((page) => page.navigate(page.url).catch(() => {})),
  );
};

addEventListener("activate", (event) => event.waitUntil(giveUp()));
