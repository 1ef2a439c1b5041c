import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { StartError } from "#platform/start-error.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { prepareDataFolder } from "./prepare-data-folder.ts";

test("creates a missing data folder with its parents", async () => {
  const folder = join(await makeFolder(), "a", "b", "data");
  await prepareDataFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test("creates a data folder that only its user can open", async () => {
  const folder = join(await makeFolder(), "data");
  await prepareDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test("keeps the contents of an existing data folder", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "tours.db"), "rows");
  await prepareDataFolder(folder);
  expect(await readFile(join(folder, "tours.db"), "utf8")).toBe("rows");
});

test.each([
  ["in its place", "data", "EEXIST"],
  ["above it", "data/below", "ENOTDIR"],
])(
  "a file %s stops the start, naming folder and reason, and is kept",
  async (_where, path, code) => {
    const top = await makeFolder();
    await writeFile(join(top, "data"), "a file");
    const folder = join(top, path);
    await expect(prepareDataFolder(folder)).rejects.toThrow(StartError);
    const message = `DATA_DIR ${folder} cannot be written to (${code}).`;
    await expect(prepareDataFolder(folder)).rejects.toThrow(message);
    expect(await readFile(join(top, "data"), "utf8")).toBe("a file");
  },
);
