import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builds } from "../../src/db/schema/builds.ts";
import { readSettings } from "../../src/env/env.ts";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { openMigrated } from "../../src/startup/data/open-migrated.ts";
import type { SampleCounts } from "../../src/startup/seeding/sample-data/seed-sample-data.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";
import type { Measured } from "../goals.ts";
import { memoryOfTree } from "../load/process-memory.ts";
import { percentile } from "../percentile.ts";
import { measureSaves, untilRested } from "../publishing.ts";
import { type Curve, drawGrowth, exponentOf, label } from "../report/growth-plot.ts";
import { describeMachine } from "../report/machine.ts";
import { reportFailure } from "../report/report-failure.ts";
import { printTable } from "../report/table.ts";
import { describeAnew } from "../save-until-shown.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

const rounds = 3;
const saves = 3;
const questions = 30;
const restMilliseconds = 10_000;
const folderOfPlots = join(root, "docs", "growth");

const conversations = "/api/conversations";

const growingTours: Growing = {
  name: "tours",
  counts: [10, 100, 1_000, 10_000],
  rows: (count) => ({ tours: count }),
  page: "/services",
  list: () => "/api/services",
};

/** What grows, and how far; everything else stays at 20 tours. */
const growing: Growing[] = [
  growingTours,
  {
    name: "photos",
    counts: [100, 1_000, 10_000, 100_000],
    rows: (count) => ({ photos: count }),
    page: "/gallery",
    list: () => "/api/gallery",
  },
  {
    name: "inquiries",
    counts: [100, 1_000, 10_000, 100_000],
    rows: (count) => ({ inquiries: count }),
    page: "/",
    list: () => `${conversations}?page=1`,
    search: (time) => `${conversations}?q=.${1 + ((time * 13) % 100)}@`,
  },
  {
    name: "builds",
    counts: [1, 10, 100, 500],
    rows: () => ({}),
    prepare: addBuilds,
    page: "/",
    list: () => "/api/builds",
  },
];
type AddressOf = (time: number) => string;
type Growing = {
  name: string;
  counts: number[];
  rows: (count: number) => Partial<SampleCounts>;
  prepare?: (folder: string, count: number) => Promise<void>;
  /** The page, the list and the search that it makes heavier. */
  page: string;
  list: AddressOf;
  search?: AddressOf;
};

const plots = [
  { name: "save-to-live", title: "Save → live", unit: "s" },
  { name: "first-start", title: "First start, with the full build", unit: "s" },
  { name: "start", title: "Start", unit: "s" },
  { name: "memory", title: "Public process at rest", unit: "MB" },
  { name: "page", title: "Page that shows it", unit: "ms" },
  { name: "list", title: "List of it in the API", unit: "ms" },
  { name: "search", title: "Search that few rows answer", unit: "ms" },
] as const;
type PlotName = (typeof plots)[number]["name"];
/** Not everything can be searched. */
type Figures = Record<Exclude<PlotName, "search">, number> & { search?: number };

/** Attempts to publish of the past. */
async function addBuilds(folder: string, count: number) {
  const db = await openMigrated(readSettings({ DATA_DIR: folder }));
  const rows = Array.from({ length: count }, (_, index) => {
    const requestedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    return { id: `past-${index}`, revision: 0, status: "live" as const, requestedAt };
  });
  await db.write((tx) => tx.insert(builds).values(rows)).finally(() => db.close());
}

/** Milliseconds that half of the answers do not exceed. */
const askOften = async (product: Product, addressOf: AddressOf) => {
  const headers = { Authorization: `Bearer ${await signIn(product)}` };
  const taken: number[] = [];
  for (let time = 0; time < questions; time += 1) {
    const address = addressOf(time);
    const began = performance.now();
    const answer = await fetch(product.origin + address, { headers });
    await answer.arrayBuffer();
    taken.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${address} is answered ${answer.status}.`);
  }
  return percentile(taken, 50);
};

/** The job also gets the seconds until the product was ready. */
const withProduct = async <Result>(
  folder: string,
  port: number,
  job: (product: Product, seconds: number) => Promise<Result>,
) => {
  const began = performance.now();
  await using product = await startProduct(folder, { BACKUP_EVERY: "off", PORT: String(port) });
  return await job(product, (performance.now() - began) / 1_000);
};

const measureProduct = async (product: Product, { page, list, search }: Growing) => {
  await pause(restMilliseconds);
  const { answering } = await memoryOfTree(product.pid ?? 0);
  return {
    memory: answering,
    page: await askOften(product, () => page),
    list: await askOften(product, list),
    ...(search && { search: await askOften(product, search) }),
    "save-to-live": percentile(await measureSaves(product, describeAnew, saves), 50) / 1_000,
  };
};

const measureSize = (each: Growing, count: number) =>
  withSampleData({ tours: 20, ...each.rows(count) }, async (folder): Promise<Figures> => {
    await each.prepare?.(folder, count);
    // At another address the second start would make all pages anew.
    const port = await findFreePort();
    const first = await withProduct(folder, port, async (product, seconds) => {
      await untilRested(product);
      return seconds;
    });
    return withProduct(folder, port, async (product, seconds) => ({
      "first-start": first,
      start: seconds,
      ...(await measureProduct(product, each)),
    }));
  });

const printCurves = (title: string, curves: Curve[]) =>
  printTable(
    title,
    ["", "measured", "exponent at the end"],
    curves.map((curve) => [
      curve.name,
      curve.points.map(({ count, value }) => `${label(count)}: ${label(value)}`).join(", "),
      exponentOf(curve).toFixed(2),
    ]),
  );

/** None where the figure was not measured. */
const curvesOf = (name: string, plot: PlotName, sizes: Size[]): Curve[] => {
  const points = sizes.flatMap(({ count, figures }) => {
    const value = figures[plot];
    return value === undefined ? [] : [{ count, value }];
  });
  return points.length > 0 ? [{ name, points }] : [];
};
type Size = { count: number; figures: Figures };

/** From a hundred tours to a thousand; `benchGrowth` goes further. */
export const measureGrowth = async (): Promise<Measured[]> => {
  const runs: Size[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    try {
      const sizes: Size[] = [];
      for (const count of [100, 1_000])
        sizes.push({ count, figures: await measureSize(growingTours, count) });
      runs.push(sizes);
    } catch (error) {
      reportFailure(error, `Round ${round + 1} of growth: `);
    }
  }
  return plots.flatMap(({ name, title }): Measured[] => {
    const curves = runs.flatMap((sizes) => curvesOf(title, name, sizes));
    const exponents = curves.map((curve) => ({ product: exponentOf(curve) }));
    return exponents.length > 0 ? [{ goal: "growth", of: title, rounds: exponents }] : [];
  });
};

/** How everything grows with tours, photos, inquiries and past builds; drawn into `docs/growth`. */
export const benchGrowth = async () => {
  const measured: { name: string; sizes: Size[] }[] = [];
  for (const each of growing) {
    const sizes: Size[] = [];
    for (const count of each.counts)
      try {
        sizes.push({ count, figures: await measureSize(each, count) });
      } catch (error) {
        reportFailure(error, `${count} ${each.name}: `);
      }
    measured.push({ name: each.name, sizes });
  }
  await mkdir(folderOfPlots, { recursive: true });
  process.stdout.write(`${describeMachine()}\n`);
  for (const { name: plot, title, unit } of plots) {
    const curves = measured.flatMap(({ name, sizes }) => curvesOf(name, plot, sizes));
    await writeFile(join(folderOfPlots, `${plot}.svg`), drawGrowth(title, unit, curves));
    printCurves(`${title} (${unit})`, curves);
  }
};
