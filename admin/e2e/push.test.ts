/// <reference lib="webworker" />
import { wholeChromium } from "../../api/src/testing/browser/launch-options.ts";
import { expect, test } from "./fixtures.ts";
import { untilKept } from "./offline.ts";

/** Service worker globals that the window's types lack. */
declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;

// The headless shell shows no notifications.
test.use({ launchOptions: wholeChromium });

test("a push message shows a notification that opens the conversation", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await context.grantPermissions(["notifications"], { origin: baseURL ?? "" });
  await page.goto("/inbox");
  await untilKept(page);
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const inboxRegistration = registrations.find(
        ({ scopeURL }) => scopeURL === `${baseURL}/inbox`,
      );
      if (inboxRegistration) resolve(inboxRegistration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const message = {
    title: "Ada wrote",
    body: "Coffee walk",
    url: "/inbox/7",
    tag: "7",
    waiting: 2,
  };
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: baseURL ?? "",
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  const readShown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const shown = await registration.getNotifications();
      return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data }));
    });
  const { waiting: _, ...notification } = message;
  await expect.poll(readShown).toEqual([notification]);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // Browsers let a worker open a window only after a real click.
  const opened = await worker.evaluate(async () => {
    const [notification] = await registration.getNotifications();
    if (!notification) return "";
    return new Promise<string>((resolve) => {
      clients.openWindow = async (url) => {
        resolve(String(url));
        return null;
      };
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
  });
  expect(opened).toBe(`${baseURL}/inbox/7`);
  expect(await readShown()).toEqual([]);
});
