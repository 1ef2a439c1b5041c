import { mkdir, open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFileAtomically } from "./write-file.ts";

test("a file is put in place of the earlier one, and nothing is left beside it", async () => {
  const folder = await makeFolder();
  await writeFileAtomically(join(folder, "current"), "one, which is longer");
  await writeFileAtomically(join(folder, "current"), "two");
  expect(await readFile(join(folder, "current"), "utf8")).toBe("two");
  expect(await readdir(folder)).toEqual(["current"]);
});

test("keeps one complete file when many writers write at once", async () => {
  const folder = await makeFolder();
  const texts = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => writeFileAtomically(join(folder, "current"), text)));
  expect(texts).toContain(await readFile(join(folder, "current"), "utf8"));
  expect(await readdir(folder)).toEqual(["current"]);
});

test("a failed write keeps the old file and leaves no other", async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, "current", "full"), { recursive: true });
  await expect(writeFileAtomically(join(folder, "current"), "text")).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["current"]);
  expect(await readdir(join(folder, "current"))).toEqual(["full"]);
});

test("syncs the file before it is renamed, and the folder before it reports success", async () => {
  const folder = await makeFolder();
  const handle = await open(folder);
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  /** By what was synced, the names in the folder at that moment. */
  const synced = new Map<number, string[]>();
  vi.spyOn(prototype, "sync").mockImplementation(async function (this: typeof handle) {
    synced.set((await this.stat()).ino, await readdir(folder));
    await sync.call(this);
  });
  const path = join(folder, "current");
  await writeFileAtomically(path, "text");
  expect(synced.get((await stat(path)).ino)).toEqual([expect.stringMatching(/^\./)]);
  expect(synced.get((await stat(folder)).ino)).toEqual(["current"]);
});
