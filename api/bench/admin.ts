import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { adminPaths } from "shared/paths";
import { wholeChromium } from "../src/testing/browser/launch-options.ts";
import type { Measured } from "./goals.ts";
import { type Product, readTours, untilPublished, withProduct } from "./product.ts";

const rounds = 3;
const viewport = { width: 1_280, height: 800 };
/** A slow phone's processor on 1.6 Mbit/s with 300 ms a round trip. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** What has to be on a screen before it can be used. */
type Screen = { name: string; path: string; shown: string };

const findScreens = async (product: Product): Promise<Screen[]> => {
  const [tour] = await readTours(product);
  const path = adminPaths.updateService.replace(":id", tour?._id ?? "");
  return [
    { name: "inbox", path: adminPaths.inbox, shown: "main a[href^='/inbox/']" },
    { name: "tours", path: adminPaths.services, shown: `main a[href='${path}']` },
    { name: "a tour", path, shown: "main form input" },
  ];
};

const openSlowPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  return page;
};

/** Waits until the screen can be used; returns the time since the page began to load (ms) and its scripts (bytes). */
const untilUsable = (page: Page, { path, shown }: Screen) =>
  page.evaluate(
    async ({ path, shown }) => {
      const isUsable = () =>
        location.pathname === path &&
        document.querySelector(shown) !== null &&
        document.querySelector("main .mantine-Skeleton-root") === null;
      while (!isUsable()) await new Promise(requestAnimationFrame);
      const at = performance.now();
      const scripts = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith(".js"));
      return {
        at,
        scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    },
    { path, shown },
  );

const signInByForm = async (page: Page, { origin, email, password }: Product) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(({ pathname }) => pathname === adminPaths.dashboard);
};

/** Opens a screen by its address in a browser that has nothing of the admin yet. */
const openCold = async (context: BrowserContext, { origin }: Product, screen: Screen) => {
  const page = await openSlowPage(context);
  await page.goto(origin + screen.path, { waitUntil: "commit" });
  return await untilUsable(page, screen);
};

/** Seconds from a click on a link to a screen that has not been opened before. */
const click = async (page: Page, screen: Screen) => {
  const link = page.locator(`a[href='${screen.path}']`).first();
  await link.waitFor({ state: "attached" });
  const began = await page.evaluate(() => performance.now());
  await link.dispatchEvent("click");
  const { at } = await untilUsable(page, screen);
  return (at - began) / 1_000;
};

/** Screens of the admin with 20 tours, 100 photos and 200 inquiries. */
export const measureAdmin = () =>
  withProduct({ sample: { tours: 20, photos: 100, inquiries: 200 } }, async (product) => {
    await untilPublished(product);
    const screens = await findScreens(product);
    await using browser = await chromium.launch(wholeChromium);
    const first = await browser.newContext({ viewport });
    await signInByForm(await first.newPage(), product);
    const storageState = await first.storageState();
    const measured = screens.map((screen) => ({
      screen,
      clicks: [] as number[],
      cold: [] as number[],
      scripts: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ storageState, viewport });
      const page = await openSlowPage(context);
      await page.goto(product.origin + adminPaths.dashboard, { waitUntil: "networkidle" });
      for (const { screen, clicks } of measured) clicks.push(await click(page, screen));
      await context.close();
      for (const { screen, cold, scripts } of measured) {
        const context = await browser.newContext({ storageState, viewport });
        const opened = await openCold(context, product, screen);
        await context.close();
        cold.push(opened.at / 1_000);
        scripts.push(opened.scripts / 1_000);
      }
    }
    return measured.flatMap(({ screen: { name: of }, clicks, cold, scripts }): Measured[] => [
      { goal: "adminClick", of, values: clicks },
      { goal: "adminCold", of, values: cold },
      { goal: "adminScripts", of, values: scripts },
    ]);
  });
