import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { processEnvironment } from "../../src/env/env.ts";
import { findChromium } from "../../src/testing/browser/find-chromium.ts";
import type { Measured } from "../goals.ts";
import { withDemo } from "./with-demo.ts";

const times = 3;
/** Now and then Lighthouse records nothing. */
const tries = 3;
/** Fetched when it is needed: it has more packages than the product. */
const lighthouse = ["--yes", "lighthouse@12.8.2"];
const run = promisify(execFile);

const score = z.object({ score: z.number().transform((part) => part * 100) });
const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), score),
  audits: z.object({
    "largest-contentful-paint": audit,
    "cumulative-layout-shift": audit,
    "total-blocking-time": audit,
  }),
});

const readReport = async (url: string) => {
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const env = { ...processEnvironment, CHROME_PATH: findChromium() };
  const args = [...lighthouse, url, "--quiet", "--output=json", flags];
  for (let count = 1; ; count += 1)
    try {
      const { stdout } = await run("npx", args, { env, maxBuffer: 100_000_000 });
      return report.parse(JSON.parse(stdout));
    } catch (error) {
      if (count === tries) throw error;
      process.stderr.write(`Lighthouse is run again: ${error}\n`);
    }
};

const look = async (url: string) => {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`${url} is answered ${status}.`);
  const { categories, audits } = await readReport(url);
  return {
    scores: Math.min(...Object.values(categories).map((category) => category.score)),
    largestPaint: audits["largest-contentful-paint"].numericValue / 1_000,
    shift: audits["cumulative-layout-shift"].numericValue,
    blocking: audits["total-blocking-time"].numericValue,
  };
};
type Look = Awaited<ReturnType<typeof look>>;
const goals = ["scores", "largestPaint", "shift", "blocking"] as const;

/** Every public page of the demo as Lighthouse sees it on a phone, in turns. */
export const measureLighthouse = () =>
  withDemo(async ({ origin, tourPath }) => {
    const pages = [
      "/",
      "/services",
      tourPath,
      "/gallery",
      "/about",
      "/contact",
      "/join",
      "/login",
      "/explore-more-to-Rwanda",
    ];
    const looks = new Map<string, Look[]>(pages.map((path) => [path, []]));
    for (let time = 0; time < times; time += 1)
      for (const [path, taken] of looks) taken.push(await look(origin + path));
    return goals.flatMap((goal) =>
      [...looks].map(
        ([path, taken]): Measured => ({
          goal,
          of: path,
          rounds: taken.map((one) => ({ product: one[goal] })),
        }),
      ),
    );
  });
