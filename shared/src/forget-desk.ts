import { serviceWorker } from "./paths.ts";

/** Databases of this browser in which the admin keeps what was read, and what waits to be sent. */
export const deskDatabases = { readings: "desk-readings", waiting: "desk-waiting" } as const;

const removeDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });

const removeCaches = async () => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** With it goes what push services know of this browser. */
const removeServiceWorker = async () => {
  const registration = await navigator.serviceWorker.getRegistration(serviceWorker.scope);
  await registration?.unregister();
};

/** What was read is gone; what somebody wrote stays until it is sent or they sign out. */
export const forgetReadings = async () => {
  if ("indexedDB" in globalThis) await removeDatabase(deskDatabases.readings);
};

/** After it this browser holds nothing of the team's inbox. */
export const forgetDesk = async () => {
  await Promise.allSettled([
    forgetReadings(),
    "indexedDB" in globalThis ? removeDatabase(deskDatabases.waiting) : undefined,
    "caches" in globalThis ? removeCaches() : undefined,
    "serviceWorker" in navigator ? removeServiceWorker() : undefined,
  ]);
};
