import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { interlacedPng, jpegOfManyScans } from "#testing/pictures/hostile-pictures.ts";
import { drawPicture } from "#testing/pictures/pictures.ts";
import { createImageWorkerPool } from "./image-worker-pool.ts";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const openWorkers = (options: Parameters<typeof createImageWorkerPool>[0] = {}) => {
  const workers = createImageWorkerPool(options);
  onTestFinished(workers.stop);
  return workers;
};
/** A quarter of the usual ones: pictures that reach them are made and read faster. */
const [quickly, inLittleMemory] = [
  { cpuSeconds: 1, memory: 330_000_000 },
  { cpuSeconds: 4, memory: 82_500_000 },
].map((limit) => ({ ingest: limit, render: limit }));
const photo = () => drawPicture({ width: 60, height: 40 }).jpeg().toBuffer();

test("encodes and renders pictures in a separate process", async () => {
  const { ingest, render } = openWorkers();
  const taken = await ingest(await photo());
  expect(taken).toMatchObject({ width: 60, height: 40, main: { type: "image/jpeg", width: 60 } });
  const plan = [{ type: "image/webp", width: 30 } as const];
  expect(await render(taken.master, plan)).toMatchObject([{ type: "image/webp", width: 30 }]);
});

test("a refusal is the same as without a process between", async () => {
  const { ingest } = openWorkers();
  await expect(ingest(Buffer.from("<svg/>"))).rejects.toMatchObject({
    name: "AppError",
    code: "unsupported_media_type",
    message: "Choose a JPEG, PNG or WebP file.",
  });
});

test.each([
  ["time", quickly, jpegOfManyScans],
  ["memory", inLittleMemory, interlacedPng],
])(
  "a picture that takes too much %s is refused, and the next is taken",
  async (_label, limits, make) => {
    const { ingest } = openWorkers({ limits });
    await expect(ingest(await make())).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringMatching(_label === "time" ? /too long to read/ : /too much memory/),
    });
    expect(await ingest(await photo())).toMatchObject({ width: 60 });
  },
  120_000,
);

test("does not count the cost of a large picture against the next one", async () => {
  const { ingest } = openWorkers({ limits: inLittleMemory });
  const large = drawPicture({ width: 4_032, height: 2_976 }).jpeg({ progressive: true });
  const bytes = await large.toBuffer();
  for (const _time of [1, 2, 3]) expect(await ingest(bytes)).toMatchObject({ width: 1_920 });
}, 60_000);

test("a worker that was ended while it rested spoils no picture", async () => {
  const { ingest, pids } = openWorkers();
  await ingest(await photo());
  for (const pid of pids()) process.kill(pid, "SIGKILL");
  expect(await ingest(await photo())).toMatchObject({ width: 60 });
});

test("a machine that can start no process says so, and blames no picture", async () => {
  const { ingest } = openWorkers({ execPath: "/nowhere/node" });
  await expect(ingest(await photo())).rejects.toMatchObject({ code: "unavailable" });
});

test("a stop ends a worker whatever it does", async () => {
  const { ingest, stop, pids } = openWorkers();
  const taking = ingest(await jpegOfManyScans());
  await expect.poll(() => pids().length).toBe(1);
  const [pid] = pids();
  stop();
  await expect(taking).rejects.toThrow();
  await expect.poll(() => isAlive(pid!)).toBe(false);
});

test("a picture that crashes its process is refused, and nothing else happens", async () => {
  const dying = fileURLToPath(
    new URL("../../../testing/pictures/dying-worker.ts", import.meta.url),
  );
  const { ingest } = openWorkers({ file: dying });
  for (const bytes of [await photo(), await photo()]) {
    await expect(ingest(bytes)).rejects.toMatchObject({
      code: "unsupported_media_type",
      message: "The picture cannot be read.",
    });
  }
});
