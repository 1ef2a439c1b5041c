/// <reference lib="webworker" />
import type { PushMessage } from "shared/inbox/notifications/push";

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === "object" &&
  value !== null &&
  ["title", "body", "url", "tag"].every((name) => typeof Reflect.get(value, name) === "string");

/** Shows a notification with the site's icon, and the number of waiting guests as a badge. */
export const showPush = async (worker: ServiceWorkerGlobalScope, data: PushMessageData | null) => {
  const message: unknown = data?.json();
  if (!isMessage(message)) return;
  const { title, body, url, tag, waiting } = message;
  await worker.registration.showNotification(title, {
    ...{ body, tag, icon: "/icon-192.png" },
    data: url,
  });
  await worker.navigator.setAppBadge?.(waiting);
};

/** Opens the notification's address, in an existing window if one shows it. */
export const openNotification = async (
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
) => {
  notification.close();
  const { origin } = worker.location;
  const url = URL.parse(String(notification.data), origin);
  if (url?.origin !== origin) return;
  const windows = await worker.clients.matchAll({ type: "window" });
  const match = windows.find((client) => URL.parse(client.url)?.pathname === url.pathname);
  if (match) await match.focus();
  else await worker.clients.openWindow(url.href);
};
