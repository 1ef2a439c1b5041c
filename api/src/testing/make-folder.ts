import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A fresh folder, gone when the test ends. */
export const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
