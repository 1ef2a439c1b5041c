import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { processEnvironment } from "../src/platform/env/env.ts";
import { wholeChromium } from "../src/testing/browser/launch-options.ts";
import type { Measured } from "./goals.ts";
import { readTours, withProduct } from "./product.ts";

const rounds = 3;
const pages = {
  home: "/",
  tours: "/services",
  gallery: "/gallery",
  compare: "/compare",
  contact: "/contact",
};

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    "largest-contentful-paint": audit,
    "cumulative-layout-shift": audit,
    "total-blocking-time": audit,
  }),
});

const execute = promisify(execFile);

/** Runs Lighthouse's phone test, which npx downloads when it is not installed. */
const auditPage = async (address: string) => {
  const { executablePath = "", args } = wholeChromium;
  const flags = ["--headless=new", "--no-sandbox", args[1]].join(" ");
  const { stdout } = await execute(
    "npx",
    ["--yes", "lighthouse", address, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    { env: { ...processEnvironment, CHROME_PATH: executablePath }, maxBuffer: 64_000_000 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  return {
    score: Math.min(...Object.values(categories).map(({ score }) => score * 100)),
    paint: audits["largest-contentful-paint"].numericValue / 1_000,
    shift: audits["cumulative-layout-shift"].numericValue,
    blocked: audits["total-blocking-time"].numericValue,
  };
};

/** Audits public pages of the demo as Lighthouse's slow phone: the lowest of four scores, and what a visitor waits for. */
export const measureLighthouse = () =>
  withProduct({}, async (product): Promise<Measured[]> => {
    const [tour] = await readTours(product);
    if (!tour) throw new Error("The demo has no tours.");
    const measured: Measured[] = [];
    for (const [of, path] of Object.entries({ ...pages, "a tour": `/service/${tour._id}` })) {
      const audits: Awaited<ReturnType<typeof auditPage>>[] = [];
      for (let round = 0; round < rounds; round += 1)
        audits.push(await auditPage(product.origin + path));

      measured.push(
        { goal: "scores", of, values: audits.map(({ score }) => score) },
        { goal: "paint", of, values: audits.map(({ paint }) => paint) },
        { goal: "shift", of, values: audits.map(({ shift }) => shift) },
        { goal: "blocked", of, values: audits.map((page) => page.blocked) },
      );
    }
    return measured;
  });
