import type { CDPSession, Page } from "@playwright/test";

export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

/** Drops a file on the picture field, as from a desktop folder. */
export const dropPicture = async (page: Page, name: string, bytes: Buffer) => {
  const transfer = await page.evaluateHandle(
    ([fileName = "", base64 = ""]) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      data.items.add(new File([content], fileName, { type: "image/png" }));
      return data;
    },
    [name, bytes.toString("base64")],
  );
  const field = page.getByRole("button", { name: /^Choose/ });
  await field.dispatchEvent("dragover", { dataTransfer: transfer });
  await field.dispatchEvent("drop", { dataTransfer: transfer });
};

/** Limits the upload speed in bytes per second; -1 lifts the limit. */
export const sendAt = async (network: CDPSession, uploadThroughput: number) =>
  network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });

/** From now on photo uploads reach the server, but its responses do not arrive. */
export const holdAnswers = (network: CDPSession) =>
  network.send("Fetch.enable", {
    patterns: [{ urlPattern: "*/api/gallery", requestStage: "Response" }],
  });

/** Holds back the script that shrinks photos until it is released. */
export const holdDrawing = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/draw-worker*", (route) => promise.then(() => route.continue()));
  return { release: resolve };
};
