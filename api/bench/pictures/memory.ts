import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Measured, Round } from "../goals.ts";
import { megabytesOf, memoryOfTree } from "../load/process-memory.ts";
import { asMilliseconds, percentile } from "../percentile.ts";
import { type Product, signIn } from "../servers/sign-in.ts";
import { startProduct } from "../servers/start-product.ts";
import { withSampleData } from "../with-sample-data.ts";
import { asAnother } from "./photo-album.ts";
import { untilComplete, uploadPhoto } from "./upload-photo.ts";

const times = 3;
/** The usual 30 would take the bench half an hour. */
const awakeMinutes = 1;
const restMilliseconds = 150_000;
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

/** While eight large photos come at once, at most; the note tells how pages answer then. */
export const measureUploadMemory = async (product: Product, photo: Buffer): Promise<Measured> => {
  const token = await signIn(product);
  await untilComplete(product);
  const heavy = fillUp(photo);
  const rounds: Round[] = [];
  const visits: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await forgetMost(product);
    const uploads = Promise.all(
      Array.from({ length: atOnce }, (_, number) =>
        uploadPhoto(product, token, asAnother(heavy, round * atOnce + number)),
      ),
    );
    const [taken] = await Promise.all([visitUntil(product, uploads), uploads]);
    visits.push(...taken, ...(await visitUntil(product, untilComplete(product))));
    rounds.push({ product: await memoryOf(product, "VmHWM") });
  }
  const note = `pages and API meanwhile: p99 ${asMilliseconds(percentile(visits, 99))}`;
  return { goal: "memoryOfUploads", rounds, note };
};

/** With nobody signed in, and the builder asleep: everything it has started, and the public process alone. */
export const measureIdleMemory = (): Promise<Measured[]> =>
  withSampleData({ tours: 20 }, async (folder) => {
    const all: Round[] = [];
    const alone: Round[] = [];
    for (let round = 0; round < times; round += 1) {
      await using product = await startProduct(folder, {
        BUILDER_IDLE_MINUTES: String(awakeMinutes),
      });
      await pause(restMilliseconds);
      const { answering, making } = await memoryOfTree(product.pid ?? 0);
      all.push({ product: answering + making });
      alone.push({ product: await megabytesOf(product.pid ?? 0) });
    }
    return [
      { goal: "memoryOfAll", rounds: all },
      { goal: "memoryOfPublic", rounds: alone },
    ];
  });
