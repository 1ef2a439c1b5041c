import { type Browser, chromium } from "@playwright/test";
import { useToTheEnd, weigh } from "../../site/e2e/weigh-page.ts";
import { wholeChromium } from "../src/testing/browser/launch-options.ts";
import type { Measured } from "./goals.ts";
import { readTours, withProduct } from "./product.ts";

const rounds = 3;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };
/** In ms. */
const latency = 300;

/** Kilobytes (1,000 bytes) of bodies as they travel. */
const weighVisit = async (browser: Browser, address: string) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const pageWeight = await weigh(page);
  const kilobytes = async (kind?: string) =>
    (await pageWeight({ untilSettled: true, ...(kind && { kind }) })).bytes / 1_000;
  await page.goto(address, { waitUntil: "networkidle" });
  const scripts = await kilobytes("script");
  const total = (await kilobytes()) - (await kilobytes("font"));
  const { requests } = await pageWeight({ untilSettled: true });
  await useToTheEnd(page);
  await page.waitForLoadState("networkidle");
  const scriptsInAll = (await pageWeight({ kind: "script" })).bytes / 1_000;
  await context.close();
  return { total, scripts, scriptsInAll, requests };
};

/** Requests that wait for each other until the page is loaded, told by how long that takes on a slow line. */
const countRoundTrips = async (browser: Browser, address: string) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: "load" });
  const taken = performance.now() - began;
  await context.close();
  return Math.floor(taken / latency);
};

/** Measures the bytes that a phone loads for the demo's home page and a tour's page. */
export const measurePages = () =>
  withProduct({}, async (product) => {
    const [tour] = await readTours(product);
    if (!tour) throw new Error("The demo has no tours.");
    const pages = [
      { goal: "home", name: "home", path: "/" },
      { goal: "tour", name: "a tour", path: `/service/${tour._id}` },
    ] as const;
    await using browser = await chromium.launch(wholeChromium);
    const measured: Measured[] = [];
    for (const { goal, name, path } of pages) {
      const visits: Awaited<ReturnType<typeof weighVisit>>[] = [];
      for (let round = 0; round < rounds; round += 1)
        visits.push(await weighVisit(browser, product.origin + path));
      const trips = await countRoundTrips(browser, product.origin + path);
      const note = `${visits[0]?.requests} requests, ${trips} round trips`;
      measured.push(
        { goal, values: visits.map(({ total }) => total), note },
        { goal: "scripts", of: name, values: visits.map(({ scripts }) => scripts) },
        { goal: "scriptsInAll", of: name, values: visits.map((visit) => visit.scriptsInAll) },
      );
    }
    return measured;
  });
