import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { adminPaths } from "shared/paths";
import { wholeChromium } from "../src/testing/browser/launch-options.ts";
import type { Measured } from "./goals.ts";
import { type Product, readTours, untilPublished, withProduct } from "./product.ts";

const rounds = 3;
const sample = { tours: 20, photos: 100, inquiries: 200, contacts: 100, users: 30 };
const viewport = { width: 1_280, height: 800 };
/** A slow phone's processor on 1.6 Mbit/s with 300 ms a round trip. */
const slowdown = 4;
const line = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** `shown` is on the screen once it can be used; `link` leads there, where its address differs. */
type Screen = { name: string; path: string; shown: string; link?: string };

const row = "main a[href^='/inbox/']";

const findScreens = async (product: Product): Promise<Screen[]> => {
  const [tour] = await readTours(product);
  const tourPath = adminPaths.updateService.replace(":id", tour?._id ?? "");
  return [
    { name: "inbox", path: adminPaths.inbox, shown: row },
    { name: "inquiries", path: adminPaths.inquiries, shown: row },
    { name: "contact", path: adminPaths.contacts, shown: row },
    { name: "tours", path: adminPaths.services, shown: `main a[href='${tourPath}']` },
    { name: "a tour", path: tourPath, shown: "main form input" },
    { name: "gallery", path: adminPaths.galleryList, shown: "main a[href^='/gallery/']" },
    { name: "users", path: adminPaths.users, shown: "main a[href^='/user/update/']" },
    {
      name: "settings",
      path: "/admin-settings/profile",
      shown: "main form input",
      link: "/admin-settings",
    },
  ];
};

const dashboard: Screen = {
  name: "dashboard",
  path: adminPaths.dashboard,
  shown: "main a[href='/user-information']",
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
      while (!isUsable()) {
        if (performance.now() > 90_000) throw new Error(`${path} does not show ${shown}.`);
        await new Promise(requestAnimationFrame);
      }
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

/** Seconds from a click on the dashboard to a screen that has not been opened before. */
const click = async (context: BrowserContext, { origin }: Product, screen: Screen) => {
  const page = await openSlowPage(context);
  await page.goto(origin + dashboard.path, { waitUntil: "networkidle" });
  const link = page.locator(`a[href='${screen.link ?? screen.path}']`).first();
  await link.waitFor({ state: "attached" });
  const began = await page.evaluate(() => performance.now());
  await link.dispatchEvent("click");
  const { at } = await untilUsable(page, screen);
  return (at - began) / 1_000;
};

/** Screens of the admin with 20 tours, 100 photos, 200 inquiries, 100 messages and 30 users. */
export const measureAdmin = () =>
  withProduct({ sample }, async (product) => {
    await untilPublished(product);
    const screens = await findScreens(product);
    await using browser = await chromium.launch(wholeChromium);
    const first = await browser.newContext({ viewport });
    await signInByForm(await first.newPage(), product);
    const storageState = await first.storageState();
    const inNewBrowser = async <Result>(job: (context: BrowserContext) => Promise<Result>) => {
      const context = await browser.newContext({ storageState, viewport });
      const result = await job(context);
      await context.close();
      return result;
    };
    const measured: Measured[] = [];
    for (const screen of [dashboard, ...screens]) {
      const clicks: number[] = [];
      const cold: number[] = [];
      const scripts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const opened = await inNewBrowser((context) => openCold(context, product, screen));
        cold.push(opened.at / 1_000);
        scripts.push(opened.scripts / 1_000);
        if (screen === dashboard) continue;
        clicks.push(await inNewBrowser((context) => click(context, product, screen)));
      }
      const of = screen.name;
      if (clicks.length > 0) measured.push({ goal: "adminClick", of, values: clicks });
      measured.push(
        { goal: "adminCold", of, values: cold },
        { goal: "adminScripts", of, values: scripts },
      );
    }
    return measured;
  });
