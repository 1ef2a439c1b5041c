import { afterEach, expect, test, vi } from "vitest";
import { createBrowserCanvas } from "./browser-canvas.ts";
import { type Canvas, preparePicture } from "./prepare-picture.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const photo = new File(["x".repeat(100)], "bay.png", { type: "image/png" });
const size = { width: 4_000, height: 3_000 };
const measure = async () => size;
const refuse = () => Promise.reject(new Error("The operation is insecure."));
const signal = () => new AbortController().signal;

/** Draws with a worker whose answers the test provides. */
const drawWith = (answer: (worker: object) => void, patience?: number) => {
  class FakeWorker {
    postMessage() {
      answer(this);
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", FakeWorker);
  return { measure, draw: createBrowserCanvas(patience).draw };
};

test("sends the original photo when the browser can't measure it or lacks workers", async () => {
  const { draw } = createBrowserCanvas();
  const blind: Canvas = { measure: refuse, draw };
  expect(await preparePicture(photo, blind, signal())).toEqual({ file: photo, size: undefined });
  for (const canvas of [
    { measure, draw: refuse },
    { measure, draw },
  ])
    expect(await preparePicture(photo, canvas, signal())).toEqual({ file: photo, size });
});

test("sends the original photo when a worker never answers", async () => {
  const canvas = drawWith(() => {}, 5);
  expect(await preparePicture(photo, canvas, signal())).toEqual({ file: photo, size });
});

test.each(["error", "messageerror"] as const)(
  "a worker that answers with an %s fails at once, and the photo is sent as it is",
  async (kind) => {
    const canvas = drawWith((worker) => Reflect.get(worker, `on${kind}`)());
    expect(await preparePicture(photo, canvas, signal())).toEqual({ file: photo, size });
  },
);

test("sends a truncated JPEG unchanged, so that the server can refuse it", async () => {
  const drawn = new Blob(["x"], { type: "image/jpeg" });
  const canvas = { measure, draw: async () => drawn };
  // A segment with a complete preview, then the start of the pixels.
  const head = [
    0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9, 0xff, 0xda, 0, 2, 1, 0xff, 0, 7,
  ];
  const jpeg = (...end: number[]) =>
    new File([new Uint8Array([...head, ...end])], "bay.jpg", { type: "image/jpeg" });
  const cut = jpeg();
  expect((await preparePicture(cut, canvas, signal())).file).toBe(cut);
  // Phones append a motion clip to the photo.
  const whole = jpeg(0xff, 0xd9, ...Array<number>(100_000).fill(1));
  expect((await preparePicture(whole, canvas, signal())).file.size).toBe(drawn.size);
});

test("returns no picture after a cancellation", async () => {
  const stopping = new AbortController();
  const draw = () => {
    stopping.abort();
    return refuse();
  };
  const preparing = preparePicture(photo, { measure, draw }, stopping.signal);
  await expect(preparing).rejects.toThrow("aborted");
});

test("shrinks a photo with too many pixels even when that makes the file larger", async () => {
  const huge = { width: 10_000, height: 10_000 };
  const drawn = new Blob(["x".repeat(200)], { type: "image/jpeg" });
  const canvas = { measure: async () => huge, draw: async () => drawn };
  const { file, size: sentSize } = await preparePicture(photo, canvas, signal());
  expect([file.name, file.size, sentSize]).toEqual([
    "bay.jpg",
    200,
    { width: 2_560, height: 2_560 },
  ]);
});
