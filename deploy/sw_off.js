// Remove the service worker and its caches from every phone. See SERVICE_WORKER in README.md.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith("canastra-")) await caches.delete(name);
  await registration.unregister();
}
