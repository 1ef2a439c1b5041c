import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchChromium, readThrough, type Screen, screens } from "../pictures/read-through.ts";
import { printTable } from "../report/table.ts";
import { readTours } from "../save-until-shown.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";
import { folderSize } from "./folder-size.ts";

/** What a browser has been sent so far, in kB with headers, as it travelled; and how often it asked. */
const watchTraffic = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Map<string, string>();
  const total = { bytes: 0, requests: 0, pictures: 0, api: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    asked.set(requestId, new URL(request.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    // What the browser has kept from before costs nothing.
    if (encodedDataLength === 0) return;
    const path = asked.get(requestId) ?? "";
    total.bytes += encodedDataLength;
    total.requests += 1;
    if (path.startsWith("/media/")) total.pictures += 1;
    if (path.startsWith("/api/")) total.api += 1;
  });
  return () => [Math.round(total.bytes / 1_000), total.requests, total.pictures, total.api];
};

type Visit = { name: string; path: string; before?: string };

const measureVisit = async (
  browser: Browser,
  origin: string,
  { name, path, before }: Visit,
  { name: screenName, ...screen }: Screen,
) => {
  const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
  const page = await context.newPage();
  if (before) {
    await page.goto(origin + before, { waitUntil: "networkidle" });
    await readThrough(page);
  }
  const readTraffic = await watchTraffic(page);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const loaded = readTraffic();
  await readThrough(page);
  const read = readTraffic();
  await context.close();
  return [`${name}, ${screenName}`, ...loaded, ...read];
};

/** What the demo takes on the disk, its photos in all sizes. */
const printSizes = (folder: string) => {
  const parts = ["tours.db", "media", "masters", "releases"];
  printTable(
    "The demo in DATA_DIR, MB",
    ["", "MB"],
    parts.map((part) => [part, folderSize(join(folder, part))]),
  );
};

/** What pages of the demo weigh, for a browser that comes for the first time and for one that was there before. */
export const benchWeights = () =>
  withSampleData({}, async (folder) => {
    await using product = await startProduct(folder, { SEED: "demo" });
    const { origin } = product;
    const [tour] = await readTours(origin);
    if (!tour) throw new Error("The demo has no tours.");
    const tourPath = `/service/${tour._id}`;
    const visits: Visit[] = [
      { name: "home, first visit", path: "/" },
      { name: "tour, first visit", path: tourPath },
      { name: "tour, after home", path: tourPath, before: "/" },
    ];
    await using browser = await launchChromium();
    const rows: (string | number)[][] = [];
    for (const visit of visits)
      for (const screen of screens) rows.push(await measureVisit(browser, origin, visit, screen));
    printTable(
      "Pages of the demo as Chromium fetches them (requests: all, for pictures, of the API)",
      ["", "loaded: kB", "all", "pictures", "API", "read to the end: kB", "all", "pictures", "API"],
      rows,
    );
    printSizes(folder);
  });
