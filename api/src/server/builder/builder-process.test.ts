import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { createBuilderProcess } from "./builder-process.ts";

/** The site is compiled once for all tests. */
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tours-builder-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The processes of this one that run the builder. */
const builders = () =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="])
    .toString()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) =>
        Number(parent) === process.pid && /entry\.builder\.mjs/.test(args.join(" ")),
    )
    .map(([pid]) => Number(pid));

const bundles = () => readdir(join(folder, "cache", "site"));

const openBuilder = (given: { sourceHash?: string; idleMilliseconds?: number; url?: string }) => {
  const { sourceHash = "one", url, ...rest } = given;
  let ended = 0;
  const builder = createBuilderProcess({
    ...rest,
    settings: { ...readSettings({ DATA_DIR: folder }), ...(url && { PUBLIC_URL: url }) },
    apiOrigin: "http://127.0.0.1:1",
    webhookSecret: "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=",
    readSourceHash: async () => sourceHash,
    log: createLog("silent"),
    onEnded: () => {
      ended += 1;
    },
  });
  onTestFinished(builder.stop);
  return { ...builder, ended: () => ended };
};

const askWithoutSignature = async (url: string) => (await fetch(url, { method: "POST" })).status;

test("runs one builder for all who ask, and ends it with the product", async () => {
  const { open, stop, ended } = openBuilder({});
  expect(builders()).toEqual([]);
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toBe(first);
  expect(builders()).toHaveLength(1);
  expect(await askWithoutSignature(first.url)).toBe(401);
  stop();
  await expect.poll(ended).toBe(1);
  expect(builders()).toEqual([]);
}, 60_000);

test("starts another builder after one was killed, without compiling again", async () => {
  const { open, ended } = openBuilder({});
  const killed = await open();
  const before = await bundles();
  killed.kill?.();
  await expect.poll(ended).toBe(1);
  const next = await open();
  expect(next.url).not.toBe(killed.url);
  expect(await askWithoutSignature(next.url)).toBe(401);
  expect(await bundles()).toEqual(before);
}, 60_000);

test("a builder without work ends itself", async () => {
  const { open, ended } = openBuilder({ idleMilliseconds: 100 });
  await open();
  await expect.poll(ended, { timeout: 5_000 }).toBe(1);
  expect(builders()).toEqual([]);
}, 60_000);

test("keeps the compiled site of the version before, and no older or unfinished one", async () => {
  for (const name of ["two", ".unfinished-x"])
    await mkdir(join(folder, "cache", "site", name), { recursive: true });
  await openBuilder({}).open();
  expect((await bundles()).toSorted()).toEqual([".unfinished-x", "one", "two"]);
  await openBuilder({ sourceHash: "three" }).open();
  expect((await bundles()).toSorted()).toEqual(["three", "two"]);
}, 60_000);

test("says why the site cannot be compiled, and keeps nothing of it", async () => {
  const { open } = openBuilder({ sourceHash: "bad", url: "nowhere" });
  await expect(open()).rejects.toThrow(/could not be compiled.*site/s);
  expect((await bundles()).filter((name) => /bad/.test(name))).toEqual([]);
}, 60_000);

test("a builder that is stopped while it starts leaves no process behind", async () => {
  const { open, stop } = openBuilder({ sourceHash: "stopped" });
  const opening = open();
  stop();
  await expect(opening).rejects.toThrow("aborted");
  expect(builders()).toEqual([]);
  expect(await bundles()).not.toContain("stopped");
}, 60_000);
