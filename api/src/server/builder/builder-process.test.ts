import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { createLog } from "#platform/log.ts";
import { createBuilderProcess } from "./builder-process.ts";
import { root } from "./fingerprint.ts";
import { openSiteBundle } from "./site-bundle.ts";

/** The site is compiled once for all tests. */
let compiled = "";
beforeAll(async () => {
  const generated = join(root, "site", ".astro");
  await mkdir(generated, { recursive: true });
  compiled = await mkdtemp(join(generated, "compiled-"));
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

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

const bundles = () => readdir(compiled);

type Options = { sourceHash?: string; idleMilliseconds?: number; folder?: string };

const openBuilder = ({ sourceHash = "one", folder = compiled, ...rest }: Options) => {
  let ended = 0;
  const builder = createBuilderProcess({
    ...rest,
    settings: readSettings({ DATA_DIR: compiled }),
    apiOrigin: "http://127.0.0.1:1",
    webhookSecret: "whsec_dGVzdCBzZWNyZXQgb2YgYXQgbGVhc3QgMjQgYnl0ZXM=",
    openBundle: ({ signal } = {}) =>
      openSiteBundle({
        compiled: folder,
        readSourceHash: async () => sourceHash,
        ...(signal && { signal }),
      }),
    log: createLog("silent"),
    onEnded: () => {
      ended += 1;
    },
  });
  onTestFinished(builder.stop);
  return { ...builder, ended: () => ended };
};

const askWithoutSignature = async (url: string) => (await fetch(url, { method: "POST" })).status;

test("runs one builder for all callers and ends it with the product", async () => {
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

test("keeps the compiled site of the previous version and no older one", async () => {
  await mkdir(join(compiled, "two"));
  await openBuilder({}).open();
  expect((await bundles()).toSorted()).toEqual(["one", "two"]);
  await openBuilder({ sourceHash: "three" }).open();
  expect((await bundles()).toSorted()).toEqual(["three", "two"]);
}, 60_000);

test("names the reason when the compiled site cannot be stored", async () => {
  const folder = join(compiled, "no-folder");
  await writeFile(folder, "");
  await expect(openBuilder({ folder }).open()).rejects.toThrow(/could not be compiled.*no-folder/s);
  await rm(folder);
}, 60_000);

test("uses the same version that another process compiled at the same time", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => openBuilder({ sourceHash: "shared" }).open()),
  );
  expect(await askWithoutSignature(first?.url ?? "")).toBe(401);
  expect(await askWithoutSignature(second?.url ?? "")).toBe(401);
}, 60_000);

test("a builder that is stopped while it starts leaves no process behind", async () => {
  const { open, stop } = openBuilder({ sourceHash: "stopped" });
  const opening = open();
  stop();
  await expect(opening).rejects.toThrow("aborted");
  expect(builders()).toEqual([]);
  expect(await bundles()).not.toContain("stopped");
}, 60_000);
