/* The service worker of one guide's link: its scope is that link, and its name that of its cache. */
const { scope } = self.registration;
/** A slow network counts as none (ms). */
const patience = 5_000;

const keep = async (response) => {
  const cache = await caches.open(scope);
  await cache.put(scope, response);
};

const forget = async () => {
  await caches.delete(scope);
  await self.registration.unregister();
};

const readKept = async () => {
  const cache = await caches.open(scope);
  const kept = await cache.match(scope);
  if (kept && Date.now() < Date.parse(kept.headers.get("X-Ends-At"))) return kept;
  await forget();
  return Response.error();
};

const open = async () => {
  try {
    const response = await fetch(scope, { signal: AbortSignal.timeout(patience) });
    if (response.ok && response.headers.has("X-Ends-At")) await keep(response.clone());
    if (response.status === 404) await forget();
    if (response.status < 500) return response;
  } catch {
    // There is no signal.
  }
  return readKept();
};

const keepFirst = async () => {
  const response = await fetch(scope);
  if (!response.ok) throw new Error("The page could not be kept.");
  await keep(response);
};

self.addEventListener("install", (event) => event.waitUntil(keepFirst()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(open());
});
