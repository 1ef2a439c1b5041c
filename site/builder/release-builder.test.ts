import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptReleases } from "shared/publishing/builds";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSnapshot, emptyContent } from "../src/content/build/content-snapshot.ts";
import { selectContent } from "../src/content/build/select-content.ts";
import { readRelease } from "./release/read-release.ts";
import { createReleaseFolder, isIntactRelease } from "./release/release-folder.ts";
import { createReleaseBuilder } from "./release-builder.ts";
import { makeRelease } from "./renderer/make-release.ts";
import type { RenderOrder } from "./renderer/messages.ts";

const fetched = { answer: emptyContent, ...selectContent(emptyContent) };
/** Another file system than that of temporary files, where there is one. */
const elsewhere = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const makeFolder = async (parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, "tours-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const readWhole = async (folder: string) => {
  const release = await readRelease(folder);
  if (!release) throw new Error(`${folder} is damaged.`);
  return release;
};

type Around = {
  releases?: string;
  prepare?: (folder: string) => Promise<void>;
  failed?: (folder: string) => Promise<void>;
};

/**
 * Releases of a site of four files, rendered in this process; `prepare` comes before each, `failed` after a
 * failure.
 */
const openBuilder = async ({ releases, prepare, failed }: Around = {}) => {
  const folder = releases ?? (await makeFolder());
  const client = await makeFolder();
  const page = (file: string, times = 99) => ({
    file,
    render: async () => Buffer.from(file.repeat(times)),
  });
  // The last is so long that it is still being compressed when the others are written.
  const files = [
    page("index.html"),
    page("404.html"),
    page("gallery.html"),
    page("deep/below/page.html", 99_999),
  ];
  let revision = 1;
  let made = 0;
  const render = async ({ base, folder: into, buildId }: RenderOrder) => {
    await prepare?.(into);
    made += 1;
    const builtAt = new Date(Date.UTC(2026, 10, 21, 0, 0, made)).toISOString();
    const info = { buildId, revision, builtAt, sourceHash: "source" };
    await makeRelease({
      listFiles: async () => files,
      client,
      fetched,
      toSnapshot: (content) => createSnapshot(content, new Date("2026-11-21T00:00:00Z")),
      info,
      folder: into,
      base: base === undefined ? undefined : await readRelease(base),
      isReusable: true,
    }).catch(async (error: unknown) => {
      await failed?.(into);
      throw error;
    });
    return revision;
  };
  const builder = createReleaseBuilder(folder, render);
  return {
    folder,
    build: (buildId: string, asked = 1) => {
      revision = asked;
      return builder.build({ buildId, revision });
    },
    names: () => readdir(folder),
  };
};

const idOf = async (path: string) => {
  const { dev, ino } = await stat(path);
  return `${dev}-${ino}`;
};

/** Notes whatever is synced from now on, and what stood in `folder` each time. */
const noteSyncs = async (folder: string) => {
  const handle = await open(folder);
  const prototype: typeof handle = Object.getPrototypeOf(handle);
  await handle.close();
  const synced = new Map<string, string[]>();
  const { sync } = prototype;
  vi.spyOn(prototype, "sync").mockImplementation(async function (this: typeof handle) {
    const { dev, ino } = await this.stat();
    synced.set(`${dev}-${ino}`, await readdir(folder));
    await sync.call(this);
  });
  return {
    synced,
    isSynced: async (path: string) => synced.has(await idOf(path)),
  };
};

const pathsBelow = async (folder: string) => {
  const names = await readdir(folder, { recursive: true });
  return [folder, ...names.map((name) => join(folder, name))];
};

test("a release is on the disk, whole, before it has its name, and its name right after", async () => {
  const { folder, build } = await openBuilder();
  const { synced } = await noteSyncs(folder);
  await build("one");
  const paths = await pathsBelow(join(folder, "one"));
  expect(paths).toHaveLength(1 + 2 + 3 * 4 + 3);
  for (const path of paths) {
    expect(synced.get(await idOf(path)), path).toEqual([
      expect.stringMatching(/^\.unfinished-one-/),
    ]);
  }
  expect(synced.get(await idOf(folder))).toEqual(["one"]);
});

test("files taken over from an earlier release are not written to the disk again", async () => {
  const { folder, build } = await openBuilder();
  await build("one");
  const { isSynced } = await noteSyncs(folder);
  await build("two");
  const release = join(folder, "two");
  expect(await isSynced(join(release, "index.html"))).toBe(false);
  expect(await isSynced(join(release, "_manifest.json"))).toBe(true);
  for (const below of [release, join(release, "deep"), join(release, "deep", "below")]) {
    expect(await isSynced(below), below).toBe(true);
  }
});

test("files that can only be copied are written to the disk as well", async () => {
  const { folder, build } = await openBuilder();
  await build("one");
  const { isSynced } = await noteSyncs(folder);
  const copies = await makeFolder(elsewhere);
  const base = await readWhole(join(folder, "one"));
  expect(await createReleaseFolder(copies).reuse("index.html", base)).toBe(true);
  const isCopied =
    (await idOf(join(copies, "index.html"))) !== (await idOf(join(base.folder, "index.html")));
  expect(await isSynced(join(copies, "index.html"))).toBe(isCopied);
});

test("a release whose report was lost is not made again, unless it is damaged or too old", async () => {
  const { folder, build } = await openBuilder();
  await build("one", 2);
  const page = join(folder, "one", "index.html");
  const first = await idOf(page);
  expect(await build("one", 1)).toBe(2);
  expect(await idOf(page)).toBe(first);
  await truncate(page, 5);
  expect(await build("one", 2)).toBe(2);
  expect((await stat(page)).size).toBeGreaterThan(5);
  expect(await build("one", 3)).toBe(3);
});

test("removes a build that fills the disk and completes the next one", async () => {
  let isFull = true;
  let left: string[] = [];
  const prepare = async (into: string) => {
    if (!isFull) return;
    await mkdir(into);
    await symlink("/dev/full", join(into, "gallery.html"));
  };
  const failed = async (into: string) => {
    left = await readdir(into, { recursive: true });
  };
  const { folder, build, names } = await openBuilder({ prepare, failed });
  await expect(build("one")).rejects.toMatchObject({ code: "ENOSPC" });
  // No file is still on its way into a folder that is being removed.
  expect(left).toContain(join("deep", "below", "page.html.gz"));
  expect(await names()).toEqual([]);
  isFull = false;
  await build("two");
  expect(await names()).toEqual(["two"]);
  expect(await pathsBelow(join(folder, "two"))).toHaveLength(1 + 2 + 3 * 4 + 3);
});

test("two builders that make the same release leave each other's work alone, and the first counts", async () => {
  const first = await openBuilder();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = await openBuilder({
    releases: first.folder,
    prepare: async (into) => {
      await mkdir(into);
      begun.resolve();
      await goOn.promise;
    },
  });
  const late = slow.build("one", 2);
  await begun.promise;
  expect(await first.build("one", 3)).toBe(3);
  const page = await idOf(join(first.folder, "one", "index.html"));
  goOn.resolve();
  expect(await late).toBe(3);
  expect(await idOf(join(first.folder, "one", "index.html"))).toBe(page);
  expect(await first.names()).toEqual(["one"]);
});

test("removes the leftovers of a killed builder after 15 minutes", async () => {
  const { folder, build, names } = await openBuilder();
  const [old, young] = [".unfinished-dead", ".unfinished-busy"].map((name) => join(folder, name));
  for (const left of [old!, young!]) await mkdir(left);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(old!, hourAgo, hourAgo);
  await build("one");
  expect((await names()).sort()).toEqual([".unfinished-busy", "one"]);
});

const cutOff = (path: string) => truncate(path, 5);
const takeAway = (path: string) => rm(path);
/** A link to itself: even to ask for its size fails. */
const makeUnreadable = async (path: string) => {
  await rm(path);
  await symlink(path, path);
};

const damages = [
  { what: "is cut off", damage: cutOff },
  { what: "is gone", damage: takeAway },
  { what: "cannot be read", damage: makeUnreadable },
];

test.each(damages)(
  "after the latest release, whose manifest $what, comes a full build",
  async ({ damage }) => {
    const { folder, build } = await openBuilder();
    await build("one");
    const page = join(folder, "one", "index.html");
    const [id, text] = [await idOf(page), await readFile(page, "utf8")];
    await damage(join(folder, "one", "_manifest.json"));
    await build("two", 2);
    const release = await readWhole(join(folder, "two"));
    expect(isIntactRelease(release)).toBe(true);
    expect(release.manifest).toMatchObject({ buildId: "two", revision: 2 });
    expect(await idOf(join(release.folder, "index.html"))).not.toBe(id);
    expect(await readFile(join(release.folder, "index.html"), "utf8")).toBe(text);
    expect(await pathsBelow(release.folder)).toHaveLength(1 + 2 + 3 * 4 + 3);
  },
);

test.each(damages)("a page that $what in the latest release is made anew", async ({ damage }) => {
  const { folder, build } = await openBuilder();
  await build("one");
  const text = await readFile(join(folder, "one", "index.html"), "utf8");
  await damage(join(folder, "one", "index.html"));
  await build("two");
  const release = await readWhole(join(folder, "two"));
  expect(isIntactRelease(release)).toBe(true);
  expect(await readFile(join(release.folder, "index.html"), "utf8")).toBe(text);
});

const nameOf = (number: number) => `r${String(number).padStart(2, "0")}`;

test("old releases go after a build was reported; the served one and the newest stay", async () => {
  const last = keptReleases + 2;
  let pipe: Awaited<ReturnType<typeof open>> | undefined;
  const prepare = async (into: string) => {
    if (!into.includes(nameOf(last))) return;
    // Pruning waits here for the id of the live release.
    await rm(served);
    execFileSync("mkfifo", [served]);
    pipe = await open(served, "r+");
  };
  const { folder, build, names } = await openBuilder({ prepare });
  const served = join(folder, "current");
  await build(nameOf(1));
  await writeFile(served, nameOf(1));
  for (let number = 2; number <= last; number += 1) await build(nameOf(number));
  const all = Array.from({ length: last }, (_, index) => nameOf(index + 1));
  expect((await names()).toSorted()).toEqual(["current", ...all]);
  await pipe?.write(nameOf(1));
  await pipe?.close();
  const kept = all.filter((name) => name !== nameOf(2));
  await expect
    .poll(async () => (await names()).toSorted(), { timeout: 10_000 })
    .toEqual(["current", ...kept]);
});
