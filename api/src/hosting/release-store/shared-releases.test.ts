import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { keptReleases } from "shared/builds";
import { expect, onTestFinished, test, vi } from "vitest";
import { readFact } from "#db/installation.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { createLog, type Log } from "../../lib/log.ts";
import { createReleases } from "../releases.ts";
import { openReleaseBucket } from "./release-objects.ts";
import { createSharedReleases } from "./shared-releases.ts";

const silent = createLog("silent");
const patience = { timeout: 10_000, interval: 10 };
const decode = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();

/** A database and a bucket, and machines with a disk each. */
const openSite = async () => {
  const { db } = await createTestApp();
  const store = await openS3Storage();
  const state = { ownsBucket: true, canWrite: true };
  let built = Date.parse("2026-01-01");

  const openMachine = async (log: Pick<Log, "warn"> = silent) => {
    const folder = await makeFolder();
    const releases = createReleases(folder, silent);
    await releases.restore();
    const shared = createSharedReleases({
      releases,
      folder,
      bucket: openReleaseBucket(store.settings),
      ownsBucket: async () => state.ownsBucket,
      assertLeads: async () => {
        if (!state.canWrite) throw new Error("The database takes no writes.");
      },
      db,
      log,
    });
    onTestFinished(shared.stop);
    return {
      folder,
      ...shared,
      shown: () => shared.current()?.buildId,
      home: () => decode(shared.find("/")?.identity),
      /** Makes a release and shows it. Returns its id. */
      publish: async (files?: Record<string, string | Uint8Array>) => {
        const buildId = randomUUID();
        built += 1_000;
        const builtAt = new Date(built).toISOString();
        await writeRelease(folder, { buildId, builtAt }, files);
        await shared.activate(buildId);
        return buildId;
      },
    };
  };

  const openLeader = async (log?: Pick<Log, "warn">) => {
    const leader = await openMachine(log);
    await leader.start();
    leader.lead();
    return leader;
  };

  const keys = () => [...store.objects.keys()].filter((key) => key.startsWith("releases/"));
  const manifests = () => keys().filter((key) => key.endsWith(".json.gz"));
  return {
    ...store,
    state,
    db,
    told: () => readFact(db, "shown-release"),
    openMachine,
    openLeader,
    keys,
    manifests,
    untilStored: (buildId: string) =>
      expect.poll(() => readFact(db, "stored-release"), patience).toBe(buildId),
  };
};

test("a machine with an empty disk shows what another published, byte for byte", async () => {
  const { openLeader, openMachine, untilStored } = await openSite();
  const leader = await openLeader();
  const text = "a { color: red }";
  const packed = { br: brotliCompressSync(text), gz: gzipSync(text) };
  const buildId = await leader.publish({
    "style.css": text,
    "style.css.br": packed.br,
    "style.css.gz": packed.gz,
  });
  await untilStored(buildId);
  const fresh = await openMachine();
  await fresh.start();
  expect(fresh.current()).toEqual(leader.current());
  for (const path of ["/", "/404", "/style.css"])
    expect(fresh.find(path)).toEqual(leader.find(path));
});

test("a publication sends what has changed, and no more", async () => {
  const { openLeader, untilStored, asked } = await openSite();
  const leader = await openLeader();
  const same = { "about.html": "About us", "logo.svg": "<svg/>" };
  await untilStored(await leader.publish(same));
  asked.length = 0;
  const buildId = await leader.publish({ ...same, "about.html": "About all of us" });
  await untilStored(buildId);
  // The home page and the script of the samples name their release.
  expect(asked.filter((request) => request.startsWith("PUT"))).toHaveLength(4);
});

test("the newest releases stay in the bucket, and the one that is shown; what no other has goes with the others", async () => {
  const { openLeader, openMachine, manifests, keys, untilStored } = await openSite();
  const leader = await openLeader();
  const published: string[] = [];
  for (let number = 0; number <= keptReleases; number += 1) {
    const buildId = await leader.publish({ "only.txt": `In release ${number} alone.` });
    await untilStored(buildId);
    published.push(buildId);
  }
  await expect.poll(() => manifests().length, patience).toBe(keptReleases);
  // Home, script and a text of each, also of the one that was removed last, and the page for what is missing.
  await expect.poll(() => keys().length, patience).toBe(keptReleases * 4 + 3 + 1);

  const [, oldest = ""] = published;
  const fresh = await openMachine();
  await fresh.start();
  await expect.poll(() => fresh.isKept(oldest), patience).toBe(true);
  expect(await fresh.isKept(published[0]!)).toBe(false);
  await fresh.activate(oldest);
  expect(fresh.home()).toContain(oldest);
});

test("pictures of releases that another machine made count as shown", async () => {
  const { openLeader, openMachine, untilStored } = await openSite();
  const leader = await openLeader();
  const hash = "0123456789abcdef".repeat(2);
  await untilStored(await leader.publish({ "tour.html": `/media/${hash}-320.webp` }));
  await untilStored(await leader.publish());
  const fresh = await openMachine();
  await fresh.start();
  expect([...(await fresh.readShownPictures())]).toEqual([hash]);
});

test("a release that is damaged on the disk of a machine is fetched anew", async () => {
  const { openLeader, openMachine, untilStored } = await openSite();
  const leader = await openLeader();
  const buildId = await leader.publish();
  await untilStored(buildId);
  const fresh = await openMachine();
  await fresh.start();
  const again = await leader.publish();
  await untilStored(again);
  const elsewhere = await openMachine();
  await writeRelease(elsewhere.folder, { buildId: again });
  await writeFile(join(elsewhere.folder, again, "index.html"), "half");
  await elsewhere.start();
  await expect.poll(elsewhere.shown, patience).toBe(again);
  expect(await readFile(join(elsewhere.folder, again, "index.html"), "utf8")).toContain("Home of");
});

test("while the bucket is away the own machine shows what is published, and the others once it is back", async () => {
  const { openLeader, openMachine, untilStored, goAway, comeBack } = await openSite();
  const leader = await openLeader();
  const before = await leader.publish();
  await untilStored(before);
  const other = await openMachine();
  await other.start();
  await goAway();
  const buildId = await leader.publish();
  other.changed();
  expect([leader.shown(), other.shown()]).toEqual([buildId, before]);
  expect(await leader.isStored?.(buildId)).toBe(false);
  await comeBack();
  await untilStored(buildId);
  await expect.poll(() => leader.isStored?.(buildId), patience).toBe(true);
  other.changed();
  await expect.poll(other.shown, patience).toBe(buildId);
});

test("a machine with an empty disk that starts while the bucket is away says so, and shows the site once it is back", async () => {
  const { openLeader, openMachine, untilStored, goAway, comeBack } = await openSite();
  const leader = await openLeader();
  const buildId = await leader.publish();
  await untilStored(buildId);
  await goAway();
  const warn = vi.fn();
  const fresh = await openMachine({ warn });
  await fresh.start();
  expect(fresh.find("/")).toBe(undefined);
  const said = expect.objectContaining({ event: "release.not_fetched" });
  await expect.poll(() => warn.mock.calls[0], patience).toEqual([said, expect.any(String)]);
  await comeBack();
  await expect.poll(fresh.shown, patience).toBe(buildId);
});

test("a machine that comes back shows what was published meanwhile, also with the bucket away what it has", async () => {
  const { openLeader, openMachine, untilStored, goAway } = await openSite();
  const leader = await openLeader();
  const buildId = await leader.publish();
  await untilStored(buildId);
  const late = await openMachine();
  await writeRelease(late.folder, { buildId: randomUUID() });
  await late.restore();
  await late.start();
  expect(late.shown()).toBe(buildId);
  await rm(join(late.folder, "current"));
  await goAway();
  await late.start();
  expect(late.shown()).toBe(buildId);
});

test("a product whose bucket belongs to another stores no releases there, and removes none", async () => {
  const { openLeader, state, keys, untilStored } = await openSite();
  const leader = await openLeader();
  await untilStored(await leader.publish());
  const before = keys();
  state.ownsBucket = false;
  const other = await openLeader();
  const buildId = await other.publish();
  expect(other.shown()).toBe(buildId);
  expect(keys()).toEqual(before);
});

test("releases of before there was a bucket are stored once there is one", async () => {
  const { openMachine, manifests } = await openSite();
  const leader = await openMachine();
  for (const buildId of [randomUUID(), randomUUID()])
    await writeRelease(leader.folder, { buildId });
  await leader.restore();
  await leader.start();
  leader.lead();
  await expect.poll(() => manifests().length, patience).toBe(2);
});

test("who begins to lead without the newest release shows that as soon as it can, and tells nobody to go back", async () => {
  const { openLeader, openMachine, untilStored, told, goAway, comeBack } = await openSite();
  const leader = await openLeader();
  await untilStored(await leader.publish());
  const next = await openMachine();
  await next.start();
  const newest = await leader.publish();
  await expect.poll(() => leader.isStored?.(newest), patience).toBe(true);
  await leader.stop();
  await goAway();
  next.lead();
  next.changed();
  await comeBack();
  await expect.poll(next.shown, patience).toBe(newest);
  expect(await told()).toBe(newest);
  expect(await next.isStored?.(newest)).toBe(true);
});

test("a release in the bucket that cannot be read is named, and keeps no other from being stored", async () => {
  const { openLeader, objects, told } = await openSite();
  const unreadable = randomUUID();
  const bytes = Buffer.from("of another version");
  objects.set(`releases/${unreadable}.json.gz`, { bytes, headers: {} });
  const warn = vi.fn();
  const leader = await openLeader({ warn });
  const buildId = await leader.publish();
  await expect.poll(() => leader.isStored?.(buildId), patience).toBe(true);
  await expect.poll(() => warn.mock.calls.length, patience).toBe(1);
  const [fields] = warn.mock.calls[0]!;
  expect(fields).toMatchObject({ event: "release.not_pruned" });
  expect(fields.err.message).toContain(unreadable);
  await expect.poll(() => leader.isKept(unreadable), patience).toBe(true);
  expect(await told()).toBe(buildId);
  await expect(leader.readShownPictures()).rejects.toThrow(unreadable);
});

test("what the bucket has lost meanwhile is stored again with the next publication", async () => {
  const { openLeader, openMachine, objects, keys } = await openSite();
  const leader = await openLeader();
  const before = await leader.publish();
  await expect.poll(() => leader.isStored?.(before), patience).toBe(true);
  for (const key of keys()) if (key.startsWith("releases/files/")) objects.delete(key);
  const buildId = await leader.publish();
  await expect.poll(() => leader.isStored?.(buildId), patience).toBe(true);
  const fresh = await openMachine();
  await fresh.start();
  await expect.poll(fresh.shown, patience).toBe(buildId);
});

test("a release that is damaged on the disk is not stored, and the log names it", async () => {
  const { openMachine, manifests } = await openSite();
  const warn = vi.fn();
  const leader = await openMachine({ warn });
  const damaged = randomUUID();
  const style = "a { color: red }";
  const files = {
    "a.css": style,
    "a.css.br": brotliCompressSync(style),
    "a.css.gz": gzipSync(style),
  };
  await writeRelease(leader.folder, { buildId: damaged }, files);
  const other = brotliCompressSync("b { color: red }");
  await writeFile(join(leader.folder, damaged, "a.css.br"), other);
  await leader.start();
  leader.lead();
  const buildId = await leader.publish();
  await expect.poll(() => leader.isStored?.(buildId), patience).toBe(true);
  await expect.poll(() => warn.mock.calls[0]?.[0], patience).toMatchObject({ buildId: damaged });
  expect(manifests()).toEqual([`releases/${buildId}.json.gz`]);
});

test("a release that could not be told of is told of as soon as it can be", async () => {
  const { openLeader, state, told } = await openSite();
  const leader = await openLeader();
  const before = await leader.publish();
  await expect.poll(() => leader.isStored?.(before), patience).toBe(true);
  state.canWrite = false;
  const buildId = await leader.publish();
  expect(leader.shown()).toBe(buildId);
  state.canWrite = true;
  await expect.poll(told, patience).toBe(buildId);
});

test("many who ask for files that are not there make one question to the database", async () => {
  const { openLeader, openMachine, db, untilStored } = await openSite();
  const leader = await openLeader();
  await untilStored(await leader.publish());
  const other = await openMachine();
  await other.start();
  const select = vi.spyOn(db.read, "select");
  onTestFinished(() => select.mockRestore());
  await Promise.all(Array.from({ length: 50 }, other.follow));
  expect(select).toHaveBeenCalledTimes(1);
});
