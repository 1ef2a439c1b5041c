import { readdir, readFile, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Measured } from "./goals.ts";
import { type Product, signIn, untilPublished, withProduct } from "./product.ts";
import { saveRepeatedly } from "./publishing.ts";
import { makePhoto, uploadPhoto } from "./uploads.ts";

const rounds = 3;
/** The builder ends two minutes after the first release; then the memory settles (ms). */
const untilAtRest = 150_000;
const uploadsAtOnce = 8;
/** The largest photo that is accepted, less the other fields of the form. */
const largestPhoto = 15_900_000;

const readParents = async () => {
  const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const entries = names.map(async (name): Promise<[number, number]> => {
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    return [Number(name), Number(/\) \S (\d+) /.exec(stat)?.[1] ?? 0)];
  });
  return new Map(await Promise.all(entries));
};

/** Megabytes of a process and all its descendants; shared memory is divided among those who share it (PSS). */
const readMemory = async ({ pid }: Product) => {
  const parents = await readParents();
  const isDescendant = (process: number): boolean => {
    const parent = parents.get(process);
    return process === pid || (parent !== undefined && parent > 0 && isDescendant(parent));
  };
  let megabytes = 0;
  for (const process of parents.keys()) {
    if (!isDescendant(process)) continue;
    const text = await readFile(`/proc/${process}/smaps_rollup`, "utf8").catch(() => "");
    megabytes += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1_024;
  }
  return megabytes;
};

/** The most that the public process held since `forgetPeak`, in megabytes. */
const readPeak = async ({ pid }: Product) => {
  const text = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(text)?.[1]) / 1_024;
};
const forgetPeak = ({ pid }: Product) => writeFile(`/proc/${pid}/clear_refs`, "5");

const measureUploads = async (product: Product, photo: Buffer, round: number) => {
  const token = await signIn(product);
  await untilPublished(product);
  await forgetPeak(product);
  const padding = (number: number) =>
    Buffer.alloc(largestPhoto - photo.length, `${round} ${number} `);
  await Promise.all(
    Array.from({ length: uploadsAtOnce }, (_, number) =>
      uploadPhoto(product, token, photo, padding(number)),
    ),
  );
  await untilPublished(product);
  return await readPeak(product);
};

/** The demo: nothing to publish, an admin who saves, eight large photos at once. Linux only. */
export const measureMemory = async () => {
  const photo = await makePhoto();
  const atRest: Measured = { goal: "atRest", values: [] };
  const awake: Measured = { goal: "awake", values: [] };
  const uploads: Measured = { goal: "uploads", values: [] };
  await withProduct({}, async (product) => {
    await pause(untilAtRest);
    atRest.values.push(await readMemory(product));
    for (let round = 0; round < rounds; round += 1) {
      await saveRepeatedly(product);
      awake.values.push(await readMemory(product));
    }
    for (let round = 0; round < rounds; round += 1)
      uploads.values.push(await measureUploads(product, photo, round));
  });
  return [atRest, awake, uploads];
};
