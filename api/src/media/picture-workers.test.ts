import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { interlacedPng, jpegOfManyScans } from "#testing/hostile-pictures.ts";
import { drawPicture } from "#testing/pictures.ts";
import { createPictureWorkers } from "./picture-workers.ts";

const openWorkers = (file?: string) => {
  const workers = createPictureWorkers(file);
  onTestFinished(workers.stop);
  return workers;
};
const photo = () => drawPicture({ width: 60, height: 40 }).jpeg().toBuffer();

test("a picture is taken in and rendered by a process of its own", async () => {
  const { takeIn, render } = openWorkers();
  const taken = await takeIn(await photo());
  expect(taken).toMatchObject({ width: 60, height: 40, main: { type: "image/jpeg", width: 60 } });
  const plan = [{ type: "image/webp", width: 30 } as const];
  expect(await render(taken.master, plan)).toMatchObject([{ type: "image/webp", width: 30 }]);
});

test("a refusal is the same as without a process between", async () => {
  const { takeIn } = openWorkers();
  await expect(takeIn(Buffer.from("<svg/>"))).rejects.toMatchObject({
    name: "AppError",
    code: "unsupported_media_type",
    message: "The picture must be a JPEG, PNG or WebP file.",
  });
});

test.each([
  ["time", jpegOfManyScans],
  ["memory", interlacedPng],
])(
  "a picture that takes too much %s is refused, and the next is taken",
  async (what, make) => {
    const { takeIn } = openWorkers();
    await expect(takeIn(await make())).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringMatching(what === "time" ? /too long to read/ : /too much memory/),
    });
    expect(await takeIn(await photo())).toMatchObject({ width: 60 });
  },
  120_000,
);

test("what a large picture took does not count against the next", async () => {
  const { takeIn } = openWorkers();
  const large = drawPicture({ width: 8_064, height: 5_952 }).jpeg({ progressive: true });
  const bytes = await large.toBuffer();
  for (const _time of [1, 2, 3]) expect(await takeIn(bytes)).toMatchObject({ width: 1_920 });
}, 60_000);

test("a picture that crashes its process is refused, and nothing else happens", async () => {
  const dying = fileURLToPath(new URL("../testing/dying-worker.ts", import.meta.url));
  const { takeIn } = openWorkers(dying);
  for (const bytes of [await photo(), await photo()]) {
    await expect(takeIn(bytes)).rejects.toMatchObject({
      code: "unsupported_media_type",
      message: "The picture cannot be read.",
    });
  }
});
