import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { processEnvironment } from "../src/env/env.ts";
import { root } from "../src/startup/builds/fingerprint.ts";
import type { SampleCounts } from "../src/startup/seeding/sample-data/seed-sample-data.ts";
import type { Measured, Round } from "./goals.ts";
import { percentile } from "./percentile.ts";
import { untilComplete, untilPublished } from "./pictures/upload-photo.ts";
import { type Change, describeAnew, readTours, saveUntilShown } from "./save-until-shown.ts";
import { type Product, signIn } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";
import { withSampleData } from "./with-sample-data.ts";

const rounds = 3;
const saves = 20;
/** People's saves are further apart (ms) than those that are published together. */
const pauseBetweenSaves = 1_000;

/** Milliseconds that one plain `astro build` of the product's content takes. */
export const buildPlainly = async ({ origin, folder }: Product) => {
  const outDir = join(root, "site", "node_modules", ".builds", `${process.pid}-bench`);
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ["node_modules/astro/bin/astro.mjs", "build", "--outDir", outDir],
    {
      cwd: join(root, "site"),
      env: {
        ...processEnvironment,
        ASTRO_TELEMETRY_DISABLED: "1",
        CACHE_DIR: join(folder, "plain-cache"),
        CONTENT_API_URL: origin,
        NODE_ENV: "production",
        PUBLIC_URL: origin,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const [code] = await once(child, "close");
  await rm(outDir, { recursive: true, force: true });
  if (code !== 0) throw new Error("The plain build failed.");
  return performance.now() - began;
};

const kinds: { name: string; change: Change }[] = [
  { name: "description", change: describeAnew },
  { name: "title", change: (_tour, mark) => ({ title: `Sample tour ${mark}` }) },
];

/** Resolves once all pictures are made, and the site shows them. */
export const untilRested = async (product: Product) => {
  await untilComplete(product);
  await untilPublished(product, await signIn(product));
};

export const measureSaves = async (product: Product, change: Change, times: number) => {
  const token = await signIn(product);
  const { origin } = product;
  const tours = await readTours(origin);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const tour = tours[time % tours.length];
    if (!tour) throw new Error("There are no tours.");
    await pause(pauseBetweenSaves);
    taken.push(await saveUntilShown({ api: origin, site: origin, token }, tour, change));
  }
  return taken;
};

/** From a save in the admin to the public HTML, against a plain `astro build` before each round. */
const measurePublishing = async (goal: Measured["goal"], size: Partial<SampleCounts>) => {
  const measured = kinds.map(({ name, change }) => ({
    goal,
    of: name,
    change,
    rounds: [] as Round[],
  }));
  await withSampleData(size, async (folder) => {
    await using product = await startProduct(folder);
    await untilRested(product);
    for (let round = 0; round < rounds; round += 1) {
      const plain = await buildPlainly(product);
      for (const { change, rounds } of measured) {
        const taken = await measureSaves(product, change, saves);
        rounds.push({ product: percentile(taken, 95) / 1_000, peer: plain / 1_000 });
      }
    }
  });
  return measured.map(({ change: _, ...one }): Measured => one);
};

export const measureSaving = () => measurePublishing("saveOf20", { tours: 20 });

export const measureSavingAmongMany = () =>
  measurePublishing("saveOf1000", { tours: 1_000, photos: 10_000 });
