import type { Browser, Page } from "@playwright/test";
import { printTable } from "../report/table.ts";
import type { Product } from "../servers/sign-in.ts";
import { launchChromium, readThrough, type Screen, screens } from "./read-through.ts";

/** The bytes that each picture had when it was uploaded, by its main file. */
export type Originals = Map<string, number>;

const pages = ["/gallery", "/"];

/** Main file of the picture that each media file belongs to. */
const mainFiles = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("picture"), (picture) => {
      const main = picture.querySelector("img")?.getAttribute("src") ?? "";
      const others = Array.from(picture.querySelectorAll("source"), ({ srcset }) =>
        srcset.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
      );
      return [main, ...others.flat()].map((file): [string, string] => [file, main]);
    }).flat(),
  );

const bytesOf = async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

const measurePage = async (
  browser: Browser,
  { origin }: Product,
  path: string,
  { name, ...screen }: Screen,
  originals: Originals,
) => {
  const context = await browser.newContext({ ...screen, reducedMotion: "reduce" });
  const page = await context.newPage();
  const fetched = new Set<string>();
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/media/")) fetched.add(pathname);
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await readThrough(page);
  const mainOf = new Map(await mainFiles(page));
  await context.close();
  const shown = [...new Set([...fetched].map((file) => mainOf.get(file) ?? file))];
  const asFetched = sum(await Promise.all([...fetched].map((file) => bytesOf(origin + file))));
  const asMain = sum(await Promise.all(shown.map((file) => bytesOf(origin + file))));
  const asOriginal = sum(shown.map((file) => originals.get(file) ?? Number.NaN));
  return [
    `${path}, ${name}, ${shown.length} pictures`,
    megabytes(asFetched),
    megabytes(asMain),
    megabytes(asOriginal),
    `${(asMain / asFetched).toFixed(1)} × / ${(asOriginal / asFetched).toFixed(0)} ×`,
  ];
};

/**
 * The bytes of all pictures that a real Chromium fetches from top to bottom of a page, against the
 * same pictures as JPEGs of 1,920 px and as they were uploaded.
 */
export const measurePageBytes = async (product: Product, originals: Originals) => {
  await using browser = await launchChromium();
  const rows: string[][] = [];
  for (const path of pages)
    for (const screen of screens) {
      rows.push(await measurePage(browser, product, path, screen, originals));
    }
  printTable(
    "Bytes of pictures, from top to bottom of a page",
    ["", "fetched", "JPEG, 1,920 px", "originals", "saved"],
    rows,
  );
};
