import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { processEnvironment } from "../src/env/env.ts";
import { root } from "../src/startup/builds/fingerprint.ts";
import type { SampleCounts } from "../src/startup/seeding/sample-data/seed-sample-data.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
import { type Change, describeAnew, readTours, saveUntilShown } from "./save-until-shown.ts";
import { type Product, signIn } from "./servers/sign-in.ts";
import { startProduct } from "./servers/start-product.ts";
import { printTable } from "./table.ts";
import { withSampleData } from "./with-sample-data.ts";

const sizes: Partial<SampleCounts>[] = [
  { tours: 10 },
  { tours: 20 },
  { tours: 100 },
  { tours: 1_000 },
  { tours: 1_000, photos: 10_000 },
];
const plainBuilds = 3;
const saves = 20;

/** Milliseconds that one plain `astro build` of the product's content takes. */
const buildPlainly = async ({ origin, folder }: Product) => {
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
  { name: "title (in every menu)", change: (_tour, mark) => ({ title: `Sample tour ${mark}` }) },
];

const measureSaves = async (product: Product, change: Change, times: number) => {
  const token = await signIn(product);
  const { origin } = product;
  const tours = await readTours(origin);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const tour = tours[time % tours.length];
    if (!tour) throw new Error("There are no tours.");
    taken.push(await saveUntilShown({ api: origin, site: origin, token }, tour, change));
  }
  return taken;
};

/** S4, S5, S11: from a save in the admin to the public HTML, against a plain `astro build`. */
export const benchPublishing = async () => {
  const rows: (string | number)[][] = [];
  for (const size of sizes) {
    await withSampleData(size, async (folder) => {
      const product = await startProduct(folder);
      const plain: number[] = [];
      for (let build = 0; build < plainBuilds; build += 1) plain.push(await buildPlainly(product));
      const median = percentile(plain, 50);
      for (const { name, change } of kinds) {
        const taken = await measureSaves(product, change, saves);
        const p95 = percentile(taken, 95);
        rows.push([
          `${size.tours} tours, ${size.photos ?? 0} photos, ${name}`,
          asMilliseconds(median),
          asMilliseconds(percentile(taken, 50)),
          asMilliseconds(p95),
          `${(p95 / median).toFixed(2)} ×`,
        ]);
      }
      await product.stop();
    });
  }
  printTable(
    "S4, S5, S11  save → live (aim: p95 ≤ 1.0 × a plain build, 0.5 × with 1,000 tours and 10,000 photos)",
    ["", "plain build", "median", "p95", "p95 / plain"],
    rows,
  );
};
