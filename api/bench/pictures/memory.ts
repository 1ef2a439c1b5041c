import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { asMilliseconds, percentile } from "../percentile.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { printTable } from "../table.ts";
import { asAnother } from "./photo-album.ts";
import { untilComplete, uploadPhoto } from "./upload-photo.ts";

const atOnce = 8;
/** As large as an upload may be, less the room for the texts. */
const heaviest = 15_900_000;
const visited = ["/", "/gallery", "/api/services", "/api/gallery"];

/** Megabytes of memory that a process holds now (`VmRSS`) or held at most (`VmHWM`); Linux tells. */
const memoryOf = async ({ pid }: Product, figure: "VmRSS" | "VmHWM") => {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
};

/** From now on the most counts anew. */
const forgetMost = ({ pid }: Product) => writeFile(`/proc/${pid}/clear_refs`, "5");

/** Visits pages and the API, one after another, until `end`; milliseconds of each. */
const visitUntil = async ({ origin }: Product, end: Promise<unknown>) => {
  const taken: number[] = [];
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver)
    for (const path of visited) {
      const began = performance.now();
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      taken.push(performance.now() - began);
      await pause(5);
    }
  return taken;
};

/** Fills a JPEG up to the largest size that is taken: what stands behind its end is never read. */
const fillUp = (photo: Buffer) =>
  Buffer.concat([photo, Buffer.alloc(Math.max(0, heaviest - photo.length))]);

/** S10: memory of the public process, idle and while eight large photos come at once, and how pages answer then. */
export const measureMemory = async (product: Product, photos: Record<string, Buffer>) => {
  const token = await signIn(product);
  await untilComplete(product);
  await pause(5_000);
  const idle = await memoryOf(product, "VmRSS");
  const rows = [["idle", `${idle.toFixed(0)} MB`, "", "", ""]];
  for (const [name, photo] of Object.entries(photos)) {
    await forgetMost(product);
    const heavy = fillUp(photo);
    const uploads = Promise.all(
      Array.from({ length: atOnce }, (_, number) =>
        uploadPhoto(product, token, asAnother(heavy, number)),
      ),
    );
    const [answers, taken] = await Promise.all([uploads, visitUntil(product, uploads)]);
    const during = await memoryOf(product, "VmHWM");
    const afterwards = await visitUntil(product, untilComplete(product));
    const most = await memoryOf(product, "VmHWM");
    const last = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    rows.push([
      `${atOnce} × ${name}`,
      `${during.toFixed(0)} MB`,
      `${most.toFixed(0)} MB`,
      asMilliseconds(last),
      asMilliseconds(percentile([...taken, ...afterwards], 99)),
    ]);
  }
  await pause(5_000);
  rows.push(["idle again", `${(await memoryOf(product, "VmRSS")).toFixed(0)} MB`, "", "", ""]);
  printTable(
    "S10  memory of the public process (aim: idle ≤ 160 MB, uploads ≤ 450 MB, pages p99 ≤ 200 ms)",
    ["", "memory", "until all renditions", "last answer", "pages and API p99"],
    rows,
  );
};
