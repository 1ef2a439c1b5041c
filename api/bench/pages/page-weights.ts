import { type Browser, devices } from "@playwright/test";
import { useToTheEnd, weigh } from "../../../site/e2e/weigh-page.ts";
import type { Measured, Round } from "../goals.ts";
import { launchChromium } from "../pictures/read-through.ts";
import { withDemo } from "./with-demo.ts";

const times = 3;
const kB = 1_024;
const phone = { ...devices["iPhone 13"], viewport: { width: 390, height: 844 } };

const weighVisit = async (browser: Browser, address: string) => {
  const { defaultBrowserType: _, userAgent: __, ...screen } = phone;
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const weightOf = await weigh(page);
  const kilobytesOf = async (kind?: string) =>
    (await weightOf({ untilSettled: true, ...(kind && { kind }) })).bytes / kB;
  await page.goto(address, { waitUntil: "networkidle" });
  const [all, scripts, fonts] = [
    await kilobytesOf(),
    await kilobytesOf("script"),
    await kilobytesOf("font"),
  ];
  await useToTheEnd(page);
  await page.waitForLoadState("networkidle");
  const used = (await weightOf({ kind: "script" })).bytes / kB;
  await context.close();
  return { all, scripts, fonts, used };
};

type Goal = Measured["goal"];
const pages: { name: string; total: Goal }[] = [
  { name: "home", total: "homeWeight" },
  { name: "a tour", total: "tourWeight" },
];

/** What a phone fetches of the demo, in bodies as they travel (kB of 1,024 bytes). */
export const measurePageWeights = () =>
  withDemo(async ({ origin, tourPath }) => {
    await using browser = await launchChromium();
    const measured: Measured[] = [];
    for (const { name, total } of pages) {
      const visits: Awaited<ReturnType<typeof weighVisit>>[] = [];
      for (let time = 0; time < times; time += 1)
        visits.push(await weighVisit(browser, origin + (name === "home" ? "/" : tourPath)));
      const roundsOf = (figure: keyof (typeof visits)[number]): Round[] =>
        visits.map((visit) => ({ product: visit[figure] }));
      measured.push(
        { goal: total, rounds: roundsOf("all") },
        { goal: "scriptsAtFirst", of: name, rounds: roundsOf("scripts") },
        { goal: "scriptsInAll", of: name, rounds: roundsOf("used") },
        { goal: "fonts", of: name, rounds: roundsOf("fonts") },
      );
    }
    return measured;
  });
