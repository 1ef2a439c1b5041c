import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { root } from "#server/builder/fingerprint.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles } from "#testing/publishing/releases.ts";
import { runBuildCommand } from "./run-build-command.ts";
import { makeUnfinished } from "./unfinished-folders.ts";

const open = async () => {
  const folder = await makeFolder();
  const settings = readSettings({ DATA_DIR: join(folder, "data") });
  return {
    folder,
    build: (out: string) => runBuildCommand(settings, { out: join(folder, out) }, () => {}),
  };
};

test("a build without content names the missing setting and creates nothing", async () => {
  const { folder, build } = await open();
  await expect(build("site")).rejects.toThrow("This machine has no content. Set CONTENT_API_URL");
  expect(await readdir(folder)).toEqual([]);
});

test("does not touch a folder with other files", async () => {
  const { folder, build } = await open();
  await writeFiles(folder, { "photos/mine.jpg": "mine" });
  await expect(build("photos")).rejects.toThrow(
    "photos contains other files. Choose another folder",
  );
  expect(await readdir(join(folder, "photos"))).toEqual(["mine.jpg"]);
});

test("the next build removes the leftovers of a killed one and restores the former site", async () => {
  const { folder, build } = await open();
  await writeFiles(folder, {
    "site.unfinished-a/before/index.html": "before",
    "site.unfinished-b/site/index.html": "half",
  });
  await expect(build("site")).rejects.toThrow("This machine has no content.");
  expect(await readdir(folder)).toEqual(["site"]);
  expect(await readFile(join(folder, "site", "index.html"), "utf8")).toBe("before");
});

test("two builds into one folder do not touch each other's files", async () => {
  const { folder, build } = await open();
  const pid = vi.spyOn(process, "pid", "get").mockReturnValue(process.ppid);
  const foreignFolder = await makeUnfinished(join(folder, "site"));
  pid.mockRestore();
  await expect(build("site")).rejects.toThrow("This machine has no content.");
  expect(await readdir(folder)).toEqual([basename(foreignFolder)]);
});

test.each(["data", "data/site", "."])(
  "the data's folder is neither replaced nor built into (%s)",
  async (out) => {
    const { folder, build } = await open();
    await expect(build(out)).rejects.toThrow("For --out choose a folder outside DATA_DIR");
    expect(await readdir(folder)).toEqual([]);
  },
);

test.each([root, dirname(root)])("the product's own folder is not replaced (%s)", async (out) => {
  const settings = readSettings({ DATA_DIR: join(await makeFolder(), "data") });
  await expect(runBuildCommand(settings, { out }, () => {})).rejects.toThrow(
    "For --out choose a folder outside DATA_DIR",
  );
});
