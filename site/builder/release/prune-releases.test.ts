import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pruneReleases } from "./prune-releases.ts";

/** Fourteen releases, `r01` the oldest; their folders were made in another order. */
const openReleases = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-prune-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const addRaw = async (buildId: string, info: string) => {
    await mkdir(join(folder, buildId, "_astro"), { recursive: true });
    await writeFile(join(folder, buildId, "_release.json"), info);
  };
  const add = (number: number) => {
    const two = String(number).padStart(2, "0");
    const builtAt = `2026-01-${two}T00:00:00.000Z`;
    const info = { buildId: `r${two}`, revision: 1, builtAt, sourceHash: "s" };
    return addRaw(`r${two}`, JSON.stringify(info));
  };
  for (let number = 14; number >= 1; number -= 1) await add(number);
  return { folder, addRaw, names: async () => (await readdir(folder)).toSorted() };
};

const newestTen = ["r05", "r06", "r07", "r08", "r09", "r10", "r11", "r12", "r13", "r14"];

test("the ten newest releases are kept, and a second look changes nothing", async () => {
  const { folder, names } = await openReleases();
  await pruneReleases(folder, "r14");
  expect(await names()).toEqual(newestTen);
  await pruneReleases(folder, "r14");
  expect(await names()).toEqual(newestTen);
});

test("the release that visitors are served is kept however old it is", async () => {
  const { folder, names } = await openReleases();
  await writeFile(join(folder, "current"), "r02\n");
  await pruneReleases(folder, "r14");
  expect(await names()).toEqual(["current", "r02", ...newestTen]);
});

test("the release made just now is kept where the clock was set back", async () => {
  const { folder, names } = await openReleases();
  await pruneReleases(folder, "r02");
  expect(await names()).toEqual(["r02", ...newestTen]);
});

test.each(["", "{", "null", "{}", '{"buildId":"r14"}'])(
  "a release whose description is %j neither counts nor stands in the way",
  async (description) => {
    const { folder, addRaw, names } = await openReleases();
    await addRaw("damaged", description);
    await mkdir(join(folder, ".unfinished-x"));
    await pruneReleases(folder, "r14");
    expect(await names()).toEqual([".unfinished-x", "damaged", ...newestTen]);
  },
);
