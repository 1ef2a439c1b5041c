/// <reference lib="webworker" />
import { adminAssets } from "shared/paths";
import { openNotification, showPush } from "./push.ts";
import { keepCurrentShell, openFile, openPage } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(keepCurrentShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(openPage(request, (work) => event.waitUntil(work)));
  else if (pathname.startsWith(adminAssets)) event.respondWith(openFile(request));
});

self.addEventListener("push", (event) => event.waitUntil(showPush(self, event.data)));

self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotification(self, event.notification)),
);
