import { serviceWorker } from "../paths.ts";

/** IndexedDB databases of the admin: data it has read, and changes waiting to be sent. */
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

/** Also ends this browser's push subscription. */
const removeServiceWorker = async () => {
  const registration = await navigator.serviceWorker.getRegistration(serviceWorker.scope);
  await registration?.unregister();
};

/** Deletes the data that the admin has read. Rejects if the browser has no storage. */
export const forgetReadings = () => removeDatabase(deskDatabases.readings);

/**
 * Leaves nothing of the inbox in this browser except changes waiting to be sent. Never rejects: a browser without
 * databases, caches or workers has nothing to delete.
 */
export const forgetDesk = () =>
  Promise.allSettled([forgetReadings(), removeCaches(), removeServiceWorker()]);
