import { readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { createReleases } from "./releases.ts";

const openReleases = async () => {
  const folder = await makeFolder();
  let arrived = 0;
  return {
    folder,
    /** Releases arrive a second after each other. */
    arrive: async (buildId: string, files?: Record<string, string>, revision = 1) => {
      await writeRelease(folder, { buildId, revision }, files);
      arrived += 1;
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, arrived));
      await utimes(join(folder, buildId), at, at);
    },
    /** The releases as a start of the product finds them. */
    start: async () => {
      const releases = createReleases(folder, createLog("silent"));
      await releases.restore();
      return releases;
    },
  };
};

const textAt = (releases: Awaited<ReturnType<typeof createReleases>>, path: string) => {
  const file = releases.find(path);
  return file && new TextDecoder().decode(file.identity);
};

test("before the first release there is nothing to be found", async () => {
  const { start } = await openReleases();
  const releases = await start();
  expect(releases.current()).toBe(undefined);
  expect(releases.find("/")).toBe(undefined);
});

test("a release is served from the moment it is made the current one", async () => {
  const { start, arrive } = await openReleases();
  const releases = await start();
  await arrive("one", {}, 4);
  expect(releases.current()).toBe(undefined);
  expect(await releases.activate("one")).toBe(4);
  expect(releases.current()).toMatchObject({ buildId: "one", revision: 4 });
  expect(textAt(releases, "/")).toContain("Home of one");
});

test("a link leads a proxy to the served release, also after a restart", async () => {
  const { folder, arrive } = await openReleases();
  const link = join(await makeFolder(), "site");
  const releases = createReleases(folder, createLog("silent"), link);
  const readHome = () => readFile(join(link, "index.html"), "utf8");
  for (const name of ["one", "two"]) {
    await arrive(name);
    await releases.activate(name);
    expect(await readHome()).toContain(`Home of ${name}`);
  }
  await rm(link);
  await createReleases(folder, createLog("silent"), link).restore();
  expect(await readHome()).toContain("Home of two");
});

test("skips a release that disappears while the folder is read", async () => {
  const { folder, start, arrive } = await openReleases();
  const releases = await start();
  await arrive("one");
  // A directory entry without a target.
  await symlink(join(folder, "gone"), join(folder, "pruned"));
  expect(await releases.activate("one")).toBe(1);
  expect((await start()).current()?.buildId).toBe("one");
});

test("after a restart visitors get the release served before, not the newest", async () => {
  const { start, arrive } = await openReleases();
  const before = await start();
  await arrive("one");
  await before.activate("one");
  await arrive("two");
  expect((await start()).current()?.buildId).toBe("one");
});

test.each([
  ["lacks its home page", "index.html"],
  ["lacks its 404 page", "404.html"],
  ["does not say what it is", "_release.json"],
])("a release that %s is refused, now and after a restart", async (_what, file) => {
  const { folder, start, arrive } = await openReleases();
  const releases = await start();
  await arrive("good");
  await releases.activate("good");
  await arrive("hollow");
  await rm(join(folder, "hollow", file));
  await expect(releases.activate("hollow")).rejects.toThrow();
  expect(releases.current()?.buildId).toBe("good");
  expect(textAt(releases, "/")).toContain("Home of good");
  expect((await start()).current()?.buildId).toBe("good");
});

test.each(["", "{", "{}", "null", '{"buildId":7}'])(
  "a release whose description is %j is refused",
  async (description) => {
    const { start, arrive } = await openReleases();
    const releases = await start();
    await arrive("good");
    await releases.activate("good");
    await arrive("bad", { "_release.json": description });
    await expect(releases.activate("bad")).rejects.toThrow();
    expect(releases.current()?.buildId).toBe("good");
  },
);

test("a release that is not there is refused", async () => {
  const { start } = await openReleases();
  const releases = await start();
  await expect(releases.activate("missing")).rejects.toThrow("ENOENT");
  expect(await releases.isKept("missing")).toBe(false);
});

test("when the served release is damaged, the newest complete one is served after a restart", async () => {
  const { folder, start, arrive } = await openReleases();
  const before = await start();
  for (const buildId of ["oldest", "older", "damaged", "served"]) await arrive(buildId);
  await before.activate("served");
  await rm(join(folder, "served", "index.html"));
  await writeFile(join(folder, "damaged", "_release.json"), "{");
  expect((await start()).current()?.buildId).toBe("older");
});

test("serves the newest complete release if no record says which was served", async () => {
  const { folder, start, arrive } = await openReleases();
  await arrive("older");
  await arrive("newer");
  await arrive(".unfinished-newest");
  expect((await start()).current()?.buildId).toBe("newer");
  await writeFile(join(folder, "current"), "gone\n");
  expect((await start()).current()?.buildId).toBe("newer");
});

test("starts without a release if none is complete", async () => {
  const { start, arrive } = await openReleases();
  await arrive("damaged", { "_release.json": "{" });
  expect((await start()).current()).toBe(undefined);
});

test("pages that are still open find the hashed files of their release, and none of its pages", async () => {
  const { start, arrive } = await openReleases();
  const releases = await start();
  await arrive("one", { "only-here.html": "one", "_astro/shared.js": "first" });
  await arrive("two", { "_astro/shared.js": "second" });
  await releases.activate("one");
  await releases.activate("two");
  expect(textAt(releases, "/_astro/one.js")).toBe('"one";');
  expect(textAt(releases, "/_astro/two.js")).toBe('"two";');
  expect(textAt(releases, "/_astro/shared.js")).toBe("second");
  expect(releases.find("/only-here")).toBe(undefined);
  expect(textAt(await start(), "/_astro/one.js")).toBe('"one";');
});

test("loads the other releases when one is half removed", async () => {
  const { folder, start, arrive } = await openReleases();
  const releases = await start();
  await arrive("removed");
  await rm(join(folder, "removed", "_astro"), { recursive: true });
  await arrive("new");
  await releases.activate("new");
  expect((await start()).current()?.buildId).toBe("new");
});

test("keeps a release while its description exists", async () => {
  const { folder, start, arrive } = await openReleases();
  const releases = await start();
  await arrive("one");
  expect(await releases.isKept("one")).toBe(true);
  await rm(join(folder, "one"), { recursive: true });
  expect(await releases.isKept("one")).toBe(false);
});
