import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewOrder } from "shared/content/records/preview-orders";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createPreviewProcess } from "./preview-process.ts";

const page = { html: "", styleSources: "", pictureSources: "" };
const order: Omit<PreviewOrder, "id"> = {
  revision: 1,
  presented: { kind: "questions", record: { questions: [] } },
  logo: null,
};

/** A renderer that takes 300 ms for each page, one after another, and never answers for revision 2. */
const program = `
let running = Promise.resolve();
process.once("disconnect", () => process.exit());
process.on("message", ({ id, revision }) => {
  running = running.then(() => new Promise((resolve) => setTimeout(resolve, 300)));
  if (revision === 1) running.then(() => process.send({ id, page: ${JSON.stringify(page)} }));
});`;

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), "preview-"));
  await mkdir(join(folder, "renderer"));
  await writeFile(join(folder, "renderer", "prerender-entry.preview-orders.mjs"), program);
  const { render, stop } = createPreviewProcess({
    settings: readSettings({ DATA_DIR: folder }),
    apiOrigin: "http://127.0.0.1:1",
    openBundle: async () => ({ folder, sourceHash: "one" }),
    longestMilliseconds: 1_000,
  });
  onTestFinished(async () => {
    stop();
    await rm(folder, { recursive: true });
  });
  return (changes: Pick<PreviewOrder, "revision"> = order) => render({ ...order, ...changes });
};

test("makes many pages that together take longer than one may", async () => {
  const render = await open();
  const pages = await Promise.all(Array.from({ length: 6 }, () => render()));
  expect(pages).toEqual(Array.from({ length: 6 }, () => page));
});

test("ends a process that is stuck, and starts another one", async () => {
  const render = await open();
  await expect(render({ revision: 2 })).rejects.toThrow("The preview process ended.");
  expect(await render()).toEqual(page);
});
