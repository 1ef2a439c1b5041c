import { expect, test } from "vitest";
import { createSlowCanvas } from "../../testing/slow-canvas.ts";
import { createPictures } from "./create-pictures.ts";

const photo = new File(["x".repeat(100)], "bay.png", { type: "image/png" });

test("keeps the photo for other waiters when one stops waiting", async () => {
  const { canvas, begun, finish, isStopped } = createSlowCanvas();
  const pictures = createPictures(canvas);
  const release = pictures.retain(photo);
  const sending = pictures.forUpload(photo, new AbortController().signal);
  await begun("bay.png");
  release();
  expect(await isStopped("bay.png")).toBe(false);
  await finish("bay.png");
  expect((await sending)?.name).toBe("bay.jpg");
});

test("stops preparing when the last waiter stops waiting", async () => {
  const { canvas, begun, isStopped } = createSlowCanvas();
  const pictures = createPictures(canvas);
  const release = pictures.retain(photo);
  const stopping = new AbortController();
  const sending = pictures.forUpload(photo, stopping.signal);
  await begun("bay.png");
  stopping.abort();
  await expect(sending).rejects.toThrow("aborted");
  expect(await isStopped("bay.png")).toBe(false);
  const prepared = pictures.prepare(photo);
  release();
  await expect(prepared).rejects.toThrow("aborted");
});
