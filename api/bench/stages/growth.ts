import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { builds } from "../../src/db/schema/builds.ts";
import { readSettings } from "../../src/env/env.ts";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { openMigrated } from "../../src/startup/data/open-migrated.ts";
import type { SampleCounts } from "../../src/startup/seeding/sample-data/seed-sample-data.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";
import { memoryOfTree } from "../load/process-memory.ts";
import { percentile } from "../percentile.ts";
import { measureSaves, untilRested } from "../publishing.ts";
import { type Curve, drawGrowth, exponentOf } from "../report/growth-plot.ts";
import { describeMachine } from "../report/machine.ts";
import { reportFailure } from "../report/report-failure.ts";
import { printTable } from "../report/table.ts";
import { describeAnew } from "../save-until-shown.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";

const saves = 3;
const questions = 30;
const restMilliseconds = 10_000;
const folderOfPlots = join(root, "docs", "growth");

/** What grows, and how far; everything else stays at 20 tours. */
const growing: Growing[] = [
  { name: "tours", counts: [10, 100, 1_000, 10_000], rows: (count) => ({ tours: count }) },
  { name: "photos", counts: [100, 1_000, 10_000, 100_000], rows: (count) => ({ photos: count }) },
  {
    name: "inquiries",
    counts: [100, 1_000, 10_000, 100_000],
    rows: (count) => ({ inquiries: count }),
  },
  { name: "builds", counts: [1, 10, 100, 500], rows: () => ({}), prepare: addBuilds },
];
type Growing = {
  name: string;
  counts: number[];
  rows: (count: number) => Partial<SampleCounts>;
  prepare?: (folder: string, count: number) => Promise<void>;
};

const plots = [
  { name: "save-to-live", title: "Save → live", unit: "s" },
  { name: "first-start", title: "First start, with the full build", unit: "s" },
  { name: "start", title: "Start", unit: "s" },
  { name: "memory", title: "Public process at rest", unit: "MB" },
  { name: "list", title: "First page of a list", unit: "ms" },
  { name: "search", title: "Search that few rows answer", unit: "ms" },
] as const;
type PlotName = (typeof plots)[number]["name"];
type Figures = Record<PlotName, number>;

/** Attempts to publish of the past. */
async function addBuilds(folder: string, count: number) {
  const db = await openMigrated(readSettings({ DATA_DIR: folder }));
  const rows = Array.from({ length: count }, (_, index) => {
    const requestedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    return { id: `past-${index}`, revision: 0, status: "live" as const, requestedAt };
  });
  await db.write((tx) => tx.insert(builds).values(rows));
  db.close();
}

const secondsUntil = async <Result>(job: () => Promise<Result>) => {
  const began = performance.now();
  const result = await job();
  return { result, seconds: (performance.now() - began) / 1_000 };
};

/** Milliseconds that half of the answers do not exceed. */
const askOften = async (product: Product, query: (time: number) => string) => {
  const headers = { Authorization: `Bearer ${await signIn(product)}` };
  const taken: number[] = [];
  for (let time = 0; time < questions; time += 1) {
    const { result, seconds } = await secondsUntil(async () => {
      const answer = await fetch(`${product.origin}/api/conversations?${query(time)}`, { headers });
      await answer.arrayBuffer();
      return answer;
    });
    if (!result.ok) throw new Error(`The list is answered ${result.status}.`);
    taken.push(seconds * 1_000);
  }
  return percentile(taken, 50);
};

/** The job also gets the seconds until the product was ready. */
const withProduct = async <Result>(
  folder: string,
  port: number,
  job: (product: Product, seconds: number) => Promise<Result>,
) => {
  const started = await secondsUntil(() =>
    startProduct(folder, { BACKUP_EVERY: "off", PORT: String(port) }),
  );
  try {
    return await job(started.result, started.seconds);
  } finally {
    await started.result.stop();
  }
};

const measureProduct = async (product: Product) => {
  await pause(restMilliseconds);
  const { answering } = await memoryOfTree(product.pid ?? 0);
  return {
    memory: answering,
    list: await askOften(product, (time) => `page=${1 + (time % 2)}`),
    search: await askOften(product, (time) => `q=.${7 + time * 13}@`),
    "save-to-live": percentile(await measureSaves(product, describeAnew, saves), 50) / 1_000,
  };
};

const measureSize = ({ rows, prepare }: Growing, count: number) =>
  withSampleData({ tours: 20, ...rows(count) }, async (folder): Promise<Figures> => {
    await prepare?.(folder, count);
    // At another address the second start would make all pages anew.
    const port = await findFreePort();
    const first = await withProduct(folder, port, async (product, seconds) => {
      await untilRested(product);
      return seconds;
    });
    return withProduct(folder, port, async (product, seconds) => ({
      "first-start": first,
      start: seconds,
      ...(await measureProduct(product)),
    }));
  });

const asText = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 3 });

const printCurves = (title: string, curves: Curve[]) =>
  printTable(
    title,
    ["", "measured", "exponent at the end"],
    curves.map((curve) => [
      curve.name,
      curve.points.map(({ count, value }) => `${asText(count)}: ${asText(value)}`).join(", "),
      exponentOf(curve).toFixed(2),
    ]),
  );

/** How everything grows with tours, photos, inquiries and past builds; drawn into `docs/growth`. */
export const benchGrowth = async () => {
  const measured: { name: string; count: number; figures: Figures }[] = [];
  for (const each of growing)
    for (const count of each.counts)
      try {
        measured.push({ name: each.name, count, figures: await measureSize(each, count) });
      } catch (error) {
        reportFailure(error, `${count} ${each.name}: `);
      }
  await mkdir(folderOfPlots, { recursive: true });
  process.stdout.write(`${describeMachine()}\n`);
  for (const { name: plot, title, unit } of plots) {
    const curves = growing.map(({ name }) => ({
      name,
      points: measured
        .filter((one) => one.name === name)
        .map(({ count, figures }) => ({ count, value: figures[plot] })),
    }));
    await writeFile(join(folderOfPlots, `${plot}.svg`), drawGrowth(title, unit, curves));
    printCurves(`${title} (${unit})`, curves);
  }
};
