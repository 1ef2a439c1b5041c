import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { adminPaths } from "shared/paths";
import { z } from "zod";
import type { Measured } from "../goals.ts";
import { launchChromium } from "../pictures/read-through.ts";
import { untilRested } from "../publishing.ts";
import { readTours } from "../save-until-shown.ts";
import type { Product } from "../servers/sign-in.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

const times = 3;
/** How much slower than this machine the phone is. */
const slowdown = 4;
const viewport = { width: 390, height: 844 };
/** In ms. */
const longestLoad = 30_000;
const pollMilliseconds = 500;
/** Until a screen has also loaded what it does without at first (ms). */
const restMilliseconds = 2_000;

/** A screen that is opened by its address, and what of it has to be there. */
type Screen = { name: string; path: string; shown: string };

const findScreens = async (origin: string): Promise<Screen[]> => {
  const [tour] = await readTours(origin);
  if (!tour) throw new Error("There are no tours.");
  const tourPath = adminPaths.updateService.replace(":id", tour._id);
  const profilePath = adminPaths.settings.replace("*", "profile");
  return [
    { name: "dashboard", path: adminPaths.dashboard, shown: "main input[type=range]" },
    { name: "inbox", path: adminPaths.inbox, shown: "main a[href^='/inbox/']" },
    { name: "inquiries", path: adminPaths.inquiries, shown: "main a[href^='mailto:']" },
    { name: "tours", path: adminPaths.services, shown: "main a[href^='/update-service/']" },
    { name: "a tour", path: tourPath, shown: "main form input" },
    { name: "profile", path: profilePath, shown: "main form input" },
  ];
};

/** Runs in the page: marks the moment at which the screen is there, with the scripts that it took. */
const markUsable = (shown: string) => {
  const look = () => {
    const isLoading = document.querySelector("main .mantine-Skeleton-root");
    if (isLoading || !document.querySelector(shown)) {
      requestAnimationFrame(look);
      return;
    }
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    performance.mark("usable", { detail: { files: scripts.length, bytes } });
  };
  look();
};

const usableMark = z.object({
  startTime: z.number(),
  detail: z.object({ files: z.number(), bytes: z.number() }),
});

/** Looked for seldom: looking takes of the phone's time as well. */
const readMark = async (page: Page) => {
  const found = await page.waitForFunction(
    () => performance.getEntriesByName("usable").length > 0,
    undefined,
    { polling: pollMilliseconds, timeout: longestLoad },
  );
  await found.dispose();
  const [mark] = await page.evaluate(() =>
    performance.getEntriesByName("usable").map((entry) => ({
      startTime: entry.startTime,
      detail: entry instanceof PerformanceMark && entry.detail,
    })),
  );
  return usableMark.parse(mark);
};

const openScreen = async (context: BrowserContext, origin: string, { path, shown }: Screen) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(markUsable, shown);
  await page.goto(origin + path, { waitUntil: "commit" });
  const { startTime, detail } = await readMark(page);
  await pause(restMilliseconds);
  await page.close();
  return { seconds: startTime / 1_000, files: detail.files, kilobytes: detail.bytes / 1_024 };
};

/** What a browser keeps once an admin has signed in. */
const signInByForm = async (browser: Browser, { origin, email, password }: Product) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(({ pathname }) => pathname === adminPaths.dashboard);
  const storageState = await context.storageState();
  await context.close();
  return storageState;
};
type StorageState = Awaited<ReturnType<typeof signInByForm>>;

type Visit = Awaited<ReturnType<typeof openScreen>> & { again: number };

const visitTwice = async (
  browser: Browser,
  storageState: StorageState,
  origin: string,
  screen: Screen,
): Promise<Visit> => {
  const context = await browser.newContext({ storageState, viewport });
  const first = await openScreen(context, origin, screen);
  const { seconds: again } = await openScreen(context, origin, screen);
  await context.close();
  return { ...first, again };
};

const figures = [
  ["adminUsable", "seconds"],
  ["adminUsableAgain", "again"],
  ["adminFiles", "files"],
  ["adminScripts", "kilobytes"],
] as const satisfies [Measured["goal"], keyof Visit][];

/** Screens of the admin in a phone's browser that has nothing of it yet, and once more from its cache, in turns. */
export const measureAdmin = () =>
  withSampleData({ tours: 20, photos: 100, inquiries: 200 }, async (folder) => {
    await using product = await startProduct(folder);
    await untilRested(product);
    const screens = await findScreens(product.origin);
    await using browser = await launchChromium();
    const storageState = await signInByForm(browser, product);
    const visits = new Map<string, Visit[]>(screens.map(({ name }) => [name, []]));
    for (let time = 0; time < times; time += 1)
      for (const screen of screens) {
        const visit = await visitTwice(browser, storageState, product.origin, screen);
        visits.get(screen.name)?.push(visit);
      }
    return figures.flatMap(([goal, figure]) =>
      [...visits].map(
        ([of, taken]): Measured => ({
          goal,
          of,
          rounds: taken.map((visit) => ({ product: visit[figure] })),
        }),
      ),
    );
  });
