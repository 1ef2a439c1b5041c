import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles } from "#testing/publishing/releases.ts";
import { fingerprint } from "./fingerprint.ts";

const openRepository = async () => {
  const folder = await makeFolder();
  const top = `${folder}/`;
  await writeFiles(folder, {
    "pnpm-lock.yaml": "lock",
    "site/src/page.astro": "page",
    "site/src/deep/part.ts": "part",
    "admin/src/main.tsx": "admin",
  });
  return {
    top,
    write: (path: string, text: string) => writeFiles(folder, { [path]: text }),
    take: (settings?: unknown, folders = ["site"]) => fingerprint(folders, settings, top),
  };
};

test("the same sources have the same fingerprint, wherever they lie", async () => {
  const first = await openRepository();
  const other = await openRepository();
  expect(await first.take()).toBe(await other.take());
  expect(await first.take()).toMatch(/^[0-9a-f]{32}$/);
});

test.each([
  ["site/src/page.astro", "PAGE"],
  ["site/src/deep/part.ts", "other"],
  ["site/src/new.ts", ""],
  ["pnpm-lock.yaml", "newer"],
])("a change of %s changes it", async (path, text) => {
  const { take, write } = await openRepository();
  const before = await take();
  await write(path, text);
  expect(await take()).not.toBe(before);
});

test("a file that is gone, or has another name, changes it", async () => {
  const { take, write, top } = await openRepository();
  const before = await take();
  await rm(join(top, "site/src/deep/part.ts"));
  const without = await take();
  expect(without).not.toBe(before);
  await write("site/src/deep/piece.ts", "part");
  expect(new Set([before, without, await take()]).size).toBe(3);
});

test.each([
  "site/node_modules/astro/index.js",
  "site/dist/index.html",
  "site/.astro/types.d.ts",
  "site/e2e/visit.ts",
  "site/src/page.test.ts",
  "site/src/island.test.tsx",
  "admin/src/main.tsx",
])("a change of %s does not change the site's", async (path) => {
  const { take, write } = await openRepository();
  const before = await take();
  await write(path, "changed");
  expect(await take()).toBe(before);
});

test("other settings change it", async () => {
  const { take } = await openRepository();
  const taken = [await take(), await take(["a"]), await take(["b"]), await take([undefined, "b"])];
  expect(new Set(taken).size).toBe(4);
});

test("the fingerprint of the real sources can be taken", async () => {
  expect(await fingerprint(["shared/src"])).toBe(await fingerprint(["shared/src"]));
});
