import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type TourService, tourServiceList } from "shared/tour-services";
import { processEnvironment } from "../src/env/env.ts";
import { root } from "../src/startup/builds/fingerprint.ts";
import type { SampleCounts } from "../src/startup/seeding/sample-data/seed-sample-data.ts";
import { asMilliseconds, percentile } from "./percentile.ts";
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
const longestWait = 120_000;

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

/** What an admin changes in one save, and on which page it is seen. */
type Change = (
  tour: TourService,
  mark: string,
) => Partial<Pick<TourService, "title" | "description">>;
const kinds: { name: string; change: Change }[] = [
  { name: "description", change: (_tour, mark) => ({ description: `A sample text. ${mark}` }) },
  { name: "title (in every menu)", change: (_tour, mark) => ({ title: `Sample tour ${mark}` }) },
];

/** Milliseconds from a save to the moment when the public address serves what was saved. */
const saveUntilLive = async (origin: string, token: string, tour: TourService, change: Change) => {
  const mark = `mark-${Math.random().toString(36).slice(2)}`;
  const form = new FormData();
  const { title, description, detailPage, details } = { ...tour, ...change(tour, mark) };
  for (const [name, value] of Object.entries({ title, description, detailPage })) {
    form.set(name, value);
  }
  form.set("details", JSON.stringify(details));
  const began = performance.now();
  const saved = await fetch(`${origin}/api/services/${tour._id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!saved.ok) throw new Error(`The save was answered ${saved.status}.`);
  while (performance.now() - began < longestWait) {
    const page = await (await fetch(`${origin}/service/${tour._id}`)).text();
    if (page.includes(mark)) return performance.now() - began;
    await pause(10);
  }
  throw new Error("What was saved did not go live.");
};

const measureSaves = async (product: Product, change: Change, times: number) => {
  const token = await signIn(product);
  const answer = await fetch(`${product.origin}/api/services`);
  const { services } = tourServiceList.parse(await answer.json());
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const tour = services[time % services.length];
    if (!tour) throw new Error("There are no tours.");
    taken.push(await saveUntilLive(product.origin, token, tour, change));
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
