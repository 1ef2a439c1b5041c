import { pushSubscription } from "shared/inbox/notifications/push";
import {
  addPushSubscription,
  notePushSubscription,
  removePushSubscription,
} from "shared/inbox/notifications/push.endpoints";
import { serviceWorker } from "shared/paths";
import type { Api } from "../api/api-client.ts";
import { registerServiceWorker } from "../offline/register-service-worker.ts";

/** True when this browser supports notifications; iPhones need the inbox on the home screen. */
export const canBeTold = () =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const findRegistration = () => navigator.serviceWorker.getRegistration(serviceWorker.scope);

export const findSubscription = async () =>
  (await findRegistration())?.pushManager.getSubscription() ?? null;

const untilActive = async (registration: ServiceWorkerRegistration) => {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve();
    });
  });
};

/** Subscribes this browser to notifications. Throws a readable message on failure. */
export const subscribeDevice = async (api: Api, publicKey: string) => {
  if ((await Notification.requestPermission()) !== "granted")
    throw new Error(
      "This browser blocks notifications from this site. You can allow them in its settings.",
    );
  await registerServiceWorker();
  const registration = await findRegistration();
  if (!registration) throw new Error("This browser keeps nothing of the inbox.");
  await untilActive(registration);
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new Error("This browser's push service can't be reached.");
    });
  const body = pushSubscription.parse(subscription.toJSON());
  try {
    return await api.request(addPushSubscription, { body });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
};

/**
 * Returns which of the account's devices this browser is, or `null`. Removes a subscription of another account or
 * one that ended elsewhere.
 */
export const noteDevice = async (api: Api) => {
  if (!canBeTold()) return null;
  const subscription = await findSubscription();
  if (!subscription) return null;
  const { endpoint } = subscription;
  const { deviceId } = await api.request(notePushSubscription, { body: { endpoint } });
  if (deviceId === null) await subscription.unsubscribe();
  return deviceId;
};

/** Removes the subscription here and on the server. */
export const unsubscribeDevice = async (api: Api) => {
  const id = await noteDevice(api);
  if (id === null) return;
  await api.request(removePushSubscription, { params: { id } });
  await (await findSubscription())?.unsubscribe();
};
