import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import { product } from "#platform/actor.ts";
import { drawPicture } from "#testing/pictures/pictures.ts";
import { toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer, type Transfer } from "#testing/tours/open-transfer.ts";

const photos = 20;
const tours = 2;
const perTour = photos / tours;
const photoBytes = 3_000_000;

/** A small picture in a large file: bytes after its end are ignored. */
const makePhotoFile = async (number: number) => {
  const [red, green] = [number % 8, Math.floor(number / 8)];
  const jpeg = await drawPicture({ background: `rgb(${red * 30}, ${green * 30}, 0)` })
    .jpeg()
    .toBuffer();
  return Readable.from([Buffer.concat([jpeg, Buffer.alloc(photoBytes, jpeg)])]);
};

/** One photo after another: no other memory than that of the product is to be measured. */
const writeLargeArchive = async (path: string) => {
  const names = Array.from({ length: photos }, (_, index) => `photos/${index}.jpg`);
  const list = Array.from({ length: tours }, (_, index) => ({
    title: `Tour ${index}`,
    description: "By bike.",
    details: { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" },
    photos: names.slice(index * perTour, (index + 1) * perTour).map((file) => ({ file })),
  }));
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(toTourList(list)), "tours.json");
  for (const [index, name] of names.entries()) {
    zip.addReadStreamLazy(name, { compress: false }, (done) => {
      void makePhotoFile(index).then((stream) => done(null, stream));
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
};

setFlagsFromString("--expose-gc");
const collectOnce: () => void = runInNewContext("gc");
/** A second collection frees the memory that the first one has found. */
const collectGarbage = () => {
  collectOnce();
  collectOnce();
};

/** Others' buffers come and go in this process, too. */
const most = 0.75 * photos * photoBytes;

/** The most memory outside the heap that is in use while a job runs, above what was before. */
const peakWhile = async (job: () => Promise<unknown>) => {
  collectGarbage();
  const used = () => process.memoryUsage().arrayBuffers;
  const before = used();
  let peak = 0;
  const watch = setInterval(() => {
    // Unreachable memory counts until it is collected; a collection each time would take longer than the job.
    if (used() - before > most) collectGarbage();
    peak = Math.max(peak, used() - before);
  }, 50);
  await job();
  clearInterval(watch);
  return peak;
};

const fillMediaFiles = async ({ folder }: Transfer) => {
  const media = join(folder, "media");
  for (const file of await readdir(media)) {
    await writeFile(join(media, file), Buffer.alloc(photoBytes, file));
  }
};

test("an archive of large photos is never in memory as a whole, on its way in or out", async () => {
  const transfer = await openTransfer();
  const { services, folder } = transfer;
  const path = join(folder, "archive.zip");
  await writeLargeArchive(path);
  expect((await stat(path)).size).toBeGreaterThan(photos * photoBytes);

  const read = { id: "" };
  const reading = await peakWhile(async () => {
    const { _id, rows } = await services.tourTransfer.read(createReadStream(path), "zip");
    expect(rows.map(({ status }) => status)).toEqual(Array(tours).fill("new"));
    read.id = _id;
  });
  const applying = await peakWhile(() => services.tourTransfer.apply(product, read.id));
  expect((await transfer.tours()).flatMap((tour) => tour.photos)).toHaveLength(photos);

  await fillMediaFiles(transfer);
  const exported = { bytes: 0 };
  const exporting = await peakWhile(async () => {
    for await (const chunk of services.tourTransfer.exportArchive()) exported.bytes += chunk.length;
  });
  expect(exported.bytes).toBeGreaterThan(photos * photoBytes);
  expect(Math.max(reading, applying, exporting)).toBeLessThan(most);
}, 120_000);
