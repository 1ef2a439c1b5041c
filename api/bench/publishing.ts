import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TourService } from "shared/content/tours/tour-services";
import { processEnvironment } from "../src/platform/env/env.ts";
import type { Measured } from "./goals.ts";
import {
  type Product,
  readTours,
  root,
  signIn,
  untilPublished,
  waitUntil,
  withProduct,
} from "./product.ts";
import { formatNumber, median, percentile } from "./statistics.ts";

const rounds = 3;
const savesPerRound = 20;
/** In ms; saves that follow each other sooner are published together. */
const betweenSaves = 1_000;

/** Seconds from a save to the moment when the public page shows it. */
const saveUntilLive = async (
  { origin }: Product,
  token: string,
  tour: TourService,
  field: "title" | "description",
) => {
  const text = `Sample ${randomUUID()}`;
  const { title, description, detailPage, details } = tour;
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description, detailPage, [field]: text }))
    form.set(name, value);
  form.set("details", JSON.stringify(details));
  const began = performance.now();
  const saved = await fetch(`${origin}/api/services/${tour._id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!saved.ok) throw new Error(`The save is answered ${saved.status}.`);
  const isShown = async () => {
    const page = await fetch(`${origin}/service/${tour._id}`);
    return (await page.text()).includes(text);
  };
  await waitUntil(isShown, 10, "The saved text");
  return (performance.now() - began) / 1_000;
};

/** Saves one tour after another, in turns its description and its title, which the menu of every page shows. */
export const saveRepeatedly = async (product: Product, saves = savesPerRound) => {
  const token = await signIn(product);
  const tours = await readTours(product);
  const seconds: number[] = [];
  for (let time = 0; time < saves; time += 1) {
    const tour = tours[time % tours.length];
    if (!tour) throw new Error("There are no tours.");
    await pause(betweenSaves);
    const field = time % 2 === 0 ? "description" : "title";
    seconds.push(await saveUntilLive(product, token, tour, field));
  }
  return seconds;
};

/** Seconds of a plain `astro build` of the same content. */
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
  return (performance.now() - began) / 1_000;
};

const comparePublishing = (goal: Measured["goal"], sample?: Record<string, number>) =>
  withProduct({ ...(sample && { sample }) }, async (product): Promise<Measured[]> => {
    await untilPublished(product);
    const plain = await buildPlainly(product);
    const seconds: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const p95 = percentile(await saveRepeatedly(product), 95);
      seconds.push(p95);
      ratios.push(p95 / plain);
    }
    return [{ goal, values: ratios, note: `${formatNumber(median(seconds))} s` }];
  });

export const measureSaves = () => comparePublishing("save");

export const measureSavesAmongMany = () =>
  comparePublishing("saveAmongMany", { tours: 1_000, photos: 10_000 });
