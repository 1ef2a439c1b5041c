import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { product } from "#platform/actor.ts";
import { createPublishing } from "#testing/publishing/create-publishing.ts";

test("retries a failed build until it is live", async () => {
  const { state, start, saveAndWait, until, asked, seen } = await createPublishing();
  await start({ firstRetryDelay: 5 });
  state.answer = async () =>
    asked.length < 4 ? { report: { status: "failed", revision: 1, message: "No room" } } : {};
  const { _id } = await saveAndWait();
  expect(await until(_id, "live")).toMatchObject({ message: null });
  expect(asked.map(({ buildId }) => buildId)).toEqual([_id, _id, _id, _id]);
  expect(new Set(asked.map(({ webhookId }) => webhookId)).size).toBe(4);
  expect(await seen()).toBe(_id);
});

test("a save while a failed build waits for its next try is built at once", async () => {
  const { state, start, saveAndWait, until, find, asked } = await createPublishing();
  await start();
  state.answer = () => ({ report: { status: "failed", revision: 1 } });
  const failed = await saveAndWait();
  await until(failed._id, "failed");
  state.answer = () => ({});
  const next = await saveAndWait();
  await until(next._id, "live");
  expect(await find(failed._id)).toMatchObject({ status: "failed" });
  expect(asked).toHaveLength(2);
});

test("does not retry a failed rollback", async () => {
  const { start, saveAndWait, find, until, buildQueue } = await createPublishing();
  const publisher = await start({ firstRetryDelay: 5 });
  const { _id } = await saveAndWait();
  await until(_id, "live");
  const back = await buildQueue.requestRollback(product, { ...(await find(_id)), id: "gone" });
  publisher.notify();
  const { finishedAt } = await until(back!.id, "failed");
  await pause(50);
  expect(await find(back!.id)).toMatchObject({ status: "failed", finishedAt });
});

test("stores the result of a build after the database failed twice", async () => {
  const { state, start, saveAndWait, until, buildQueue, untilAsked } = await createPublishing();
  await start();
  const refused = () => Promise.reject(new Error("The disk is full."));
  vi.spyOn(buildQueue, "markFailed").mockImplementationOnce(refused);
  vi.spyOn(buildQueue, "restoreInterrupted").mockImplementationOnce(refused);
  state.answer = () => ({ report: { status: "failed", revision: 1 } });
  const { _id } = await saveAndWait();
  await untilAsked(1);
  state.answer = () => ({});
  await until(_id, "live");
});

test("a builder that is down is asked until it is back, and takes what was saved last", async () => {
  const { state, start, save, saveAndWait, quiet, until, find, asked } = await createPublishing();
  const message = "The page builder didn't answer. Trying again.";
  state.isDown = true;
  await start();
  const first = await saveAndWait();
  await expect.poll(async () => (await find(first._id)).message).toBe(message);
  const last = await save();
  quiet();
  await expect.poll(async () => (await find(last._id)).message).toBe(message);
  expect(asked).toEqual([]);
  state.isDown = false;
  await until(last._id, "live");
  expect(await find(first._id)).toMatchObject({ status: "superseded" });
  expect(asked.map(({ buildId }) => buildId)).toEqual([last._id]);
});

test("a clock that is put back does not keep a save waiting", async () => {
  const { clock, start, save, saveFirst, quiet, until, find } = await createPublishing();
  await start();
  await saveFirst();
  const first = await save();
  clock.advance(-4 * 60_000);
  const second = await save();
  quiet();
  await until(second._id, "live");
  expect(await find(first._id)).toMatchObject({ status: "superseded" });
});

test.each([-4 * 60_000, 4 * 60_000])(
  "a clock that is moved by %i ms right after a save does not keep it waiting",
  async (milliseconds) => {
    const { clock, start, save, saveFirst, quiet, until } = await createPublishing();
    await start();
    await saveFirst();
    const { _id } = await save();
    await pause(30);
    clock.advance(milliseconds);
    quiet();
    await until(_id, "live");
  },
);

test("after a restart the request that came last remains, whatever the clock said", async () => {
  const { clock, state, start, saveAndWait, save, until, untilAsked, find } =
    await createPublishing();
  state.answer = () => undefined;
  const stopped = await start();
  const first = await saveAndWait();
  await untilAsked(1);
  clock.advance(-4 * 60_000);
  const second = await save();
  stopped.stop();
  state.answer = () => ({});
  await start();
  await until(second._id, "live");
  expect(await find(first._id)).toMatchObject({ status: "superseded" });
});
