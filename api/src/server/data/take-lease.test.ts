import { hostname } from "node:os";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { leases } from "#platform/db/schema/processes.ts";
import { createLog } from "#platform/log.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { readLeaseHolder, takeLease } from "./take-lease.ts";

const times = { lifetime: 500, renewal: 50, retry: 20, longestWait: 1_500 };
const patience = { timeout: 2_000, interval: 20 };
const place = `process ${process.pid} on ${hostname()}`;

const open = async () => {
  const { db } = await createTestApp();
  const onLost = vi.fn();
  const take = async () => {
    const lease = await takeLease({ db, onLost, log: createLog("silent"), times });
    onTestFinished(lease.giveBack);
    return lease;
  };
  const now = sql`unixepoch('subsec') * 1000`;
  /** Gives the lease to a process that was killed, or that keeps it. */
  const giveToAnother = (milliseconds: number) =>
    db.write((tx) => {
      const lease = { holder: "another", expiresAt: sql`${now} + ${milliseconds}` };
      return tx
        .insert(leases)
        .values({ name: "worker", place: "another machine", ...lease })
        .onConflictDoUpdate({ target: leases.name, set: lease });
    });
  const readLease = async () => (await db.read.select().from(leases))[0];
  return { db, onLost, take, giveToAnother, readLease };
};

test("the holder renews its lease, and its successor need not wait once it is given back", async () => {
  const { db, take, readLease } = await open();
  const lease = await take();
  const before = await readLease();
  await expect
    .poll(async () => (await readLease())!.expiresAt, patience)
    .toBeGreaterThan(before!.expiresAt);
  expect(await readLeaseHolder(db)).toBe(place);
  await lease.giveBack();
  expect(await readLeaseHolder(db)).toBeUndefined();
  const began = performance.now();
  await take();
  expect(performance.now() - began).toBeLessThan(times.lifetime);
});

test("names the holder when it refuses a second process", async () => {
  const { take } = await open();
  await take();
  await expect(take()).rejects.toThrow(
    `Another process (${place}) already runs the background jobs of this database. Stop it first`,
  );
});

test("grants the lease to one of two concurrent starts", async () => {
  const { take } = await open();
  const started = await Promise.allSettled([take(), take()]);
  expect(started.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a restart waits until the lease of a killed process has run out", async () => {
  const { take, giveToAnother } = await open();
  await giveToAnother(600);
  const began = performance.now();
  await take();
  expect(performance.now() - began).toBeGreaterThan(500);
});

test("a wait ends after a while, also where the holder neither renews nor goes", async () => {
  const { take, giveToAnother } = await open();
  await giveToAnother(60_000);
  const began = performance.now();
  await expect(take()).rejects.toThrow("another machine");
  expect(performance.now() - began).toBeGreaterThan(times.longestWait);
});

test("ends after losing the lease", async () => {
  const { onLost, take, giveToAnother, readLease } = await open();
  const lease = await take();
  await giveToAnother(60_000);
  await expect.poll(() => onLost, patience).toHaveBeenCalledOnce();
  await lease.giveBack();
  expect((await readLease())!.holder).toBe("another");
});

test("a holder that could not renew for long keeps a lease that no process took", async () => {
  const { db, onLost, take, readLease } = await open();
  await take();
  await db.write((tx) => tx.update(leases).set({ expiresAt: 1 }).where(eq(leases.name, "worker")));
  await expect.poll(async () => (await readLease())!.expiresAt, patience).toBeGreaterThan(1);
  expect(onLost).not.toHaveBeenCalled();
});
