import { serviceWorker } from "../paths.ts";

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

/** What was read is gone. Rejects where nothing can be kept. */
export const forgetReadings = () => removeDatabase(deskDatabases.readings);

/**
 * After it this browser holds nothing of the team's inbox but what waits to be sent. Where it has no databases, caches
 * or workers there is nothing to be removed either.
 */
export const forgetDesk = () =>
  Promise.allSettled([forgetReadings(), removeCaches(), removeServiceWorker()]);
