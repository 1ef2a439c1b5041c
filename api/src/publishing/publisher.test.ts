import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createPublishing } from "#testing/publishing/create-publishing.ts";

const silent = () => undefined;

test("a save is called live only once the public address itself shows it", async () => {
  const { state, start, saveAndWait, find, until, untilAsked, releases } = await createPublishing();
  await start();
  state.isPublic = false;
  const { _id } = await saveAndWait();
  await untilAsked(1);
  await expect.poll(() => releases.current()?.buildId).toBe(_id);
  await pause(50);
  expect(await find(_id)).toMatchObject({ status: "building", liveAt: null, finishedAt: null });
  state.isPublic = true;
  const live = await until(_id, "live");
  expect(live).toMatchObject({ revision: 1, message: null });
  expect(live.liveAt).toBe(live.finishedAt);
  expect(live.requestedAt <= live.startedAt! && live.startedAt! <= live.liveAt!).toBe(true);
});

test("returns the live release and the time it was seen", async () => {
  const { start, saveAndWait, until, buildQueue, releases } = await createPublishing();
  await start();
  expect(await buildQueue.live(releases.current())).toBe(null);
  const { _id } = await saveAndWait();
  const { liveAt } = await until(_id, "live");
  expect(await buildQueue.live(releases.current())).toEqual({
    buildId: _id,
    revision: 1,
    at: liveAt,
  });
});

test("the first save after a quiet time is built at once, without a look at the clock", async () => {
  const { start, save, until } = await createPublishing();
  await start();
  await until((await save())._id, "live");
});

test("several saves in quick succession make one build of the last of them", async () => {
  const { start, save, saveFirst, quiet, find, until, asked } = await createPublishing();
  await start();
  await saveFirst();
  const builds = [await save(), await save(), await save(), await save()];
  quiet();
  await until(builds[3]!._id, "live");
  expect(asked.slice(1)).toMatchObject([
    { buildId: builds[3]!._id, revision: 5, reason: "Changed a tour" },
  ]);
  for (const { _id } of builds.slice(0, 3)) {
    expect(await find(_id)).toMatchObject({ status: "superseded", startedAt: null });
    expect((await find(_id)).finishedAt).not.toBe(null);
  }
});

test("repeated saves do not postpone a build for ever", async () => {
  const { clock, start, save, saveFirst, until, asked } = await createPublishing();
  await start();
  await saveFirst();
  for (let saves = 0; saves < 40 && asked.length === 1; saves += 1) {
    await save();
    clock.advance(400);
    await pause(5);
  }
  expect(asked.length).toBeGreaterThan(1);
  await until(asked[1]!.buildId, "live");
});

test("a release waits for the pictures that it is to show", async () => {
  const { state, start, saveAndWait, quiet, until, find, asked } = await createPublishing();
  state.picturesComplete = false;
  await start();
  const { _id } = await saveAndWait();
  await pause(50);
  quiet();
  await pause(50);
  expect(asked).toEqual([]);
  expect(await find(_id)).toMatchObject({ status: "waiting", startedAt: null });
  state.picturesComplete = true;
  quiet();
  await until(_id, "live");
});

test("pictures that are never complete do not hold releases up for ever", async () => {
  const { state, start, clock, saveAndWait, quiet, until, asked } = await createPublishing();
  state.picturesComplete = false;
  await start();
  const { _id } = await saveAndWait();
  await pause(50);
  expect(asked).toEqual([]);
  clock.advance(60_000);
  quiet();
  await until(_id, "live");
});

test("the way back to a kept release does not wait for pictures", async () => {
  const { state, start, saveAndWait, until, buildQueue, quiet, find } = await createPublishing();
  await start();
  const { _id } = await saveAndWait();
  await until(_id, "live");
  state.picturesComplete = false;
  const rollback = await buildQueue.requestRollback(product, await find(_id));
  quiet();
  await until(rollback!.id, "live");
});

test("while one build runs the next saves wait, and only the last is built", async () => {
  const publishing = await createPublishing();
  const { state, start, saveAndWait, report, release, find, until, untilAsked, asked } = publishing;
  state.answer = silent;
  await start();
  const first = await saveAndWait();
  await untilAsked(1);
  const second = await saveAndWait();
  const third = await saveAndWait();
  await pause(50);
  expect(asked).toHaveLength(1);
  expect(await find(first._id)).toMatchObject({ status: "building" });
  expect(await find(third._id)).toMatchObject({ status: "waiting" });
  state.answer = () => ({});
  await release(first._id, 1);
  report({ buildId: first._id, revision: 1, status: "ready" });
  await until(first._id, "live");
  await until(third._id, "live");
  expect(asked.map(({ buildId }) => buildId)).toEqual([first._id, third._id]);
  expect(await find(second._id)).toMatchObject({ status: "superseded" });
});

test("a build that read newer content than it was asked for shows that revision", async () => {
  const { state, start, saveAndWait, release, until } = await createPublishing();
  state.answer = async ({ buildId }) => {
    await release(buildId, 7);
    return { report: { status: "ready", revision: 7 } };
  };
  await start();
  const { _id } = await saveAndWait();
  expect(await until(_id, "live")).toMatchObject({ revision: 7 });
});

test("after a restart the newest of interrupted and waiting builds is made, the rest given up", async () => {
  const publishing = await createPublishing();
  const { state, start, saveAndWait, find, until, untilAsked, asked } = publishing;
  state.answer = silent;
  const killed = await start();
  const interrupted = await saveAndWait();
  await untilAsked(1);
  const waiting = await saveAndWait();
  expect(await find(interrupted._id)).toMatchObject({ status: "building" });
  killed.stop();
  state.answer = () => ({});
  await start();
  await until(waiting._id, "live");
  expect(await find(interrupted._id)).toMatchObject({ status: "superseded" });
  expect(asked.map(({ buildId }) => buildId)).toEqual([interrupted._id, waiting._id]);
});

test("after a restart an interrupted build is made again", async () => {
  const { state, start, saveAndWait, until, untilAsked, asked } = await createPublishing();
  state.answer = silent;
  const killed = await start();
  const { _id } = await saveAndWait();
  await untilAsked(1);
  killed.stop();
  state.answer = () => ({});
  await start();
  await until(_id, "live");
  expect(asked.map(({ buildId }) => buildId)).toEqual([_id, _id]);
});

test("publishes a save from while the publisher was stopped after the start", async () => {
  const { start, save, clock, until } = await createPublishing();
  const { _id } = await save();
  clock.advance(600);
  await start();
  await until(_id, "live");
});

test("keeps live and failed states after a restart", async () => {
  const { state, start, saveAndWait, find, until, asked } = await createPublishing();
  const first = await start();
  const live = await saveAndWait();
  await until(live._id, "live");
  state.answer = () => ({ report: { status: "failed", revision: 2 } });
  const failed = await saveAndWait();
  await until(failed._id, "failed");
  const before = [await find(live._id), await find(failed._id)];
  first.stop();
  const second = await start();
  second.notify();
  await pause(50);
  expect([await find(live._id), await find(failed._id)]).toEqual(before);
  expect(asked).toHaveLength(2);
});

test("an admin goes back to a kept release at once, even while there is no builder", async () => {
  const publishing = await createPublishing();
  const { state, start, saveAndWait, find, until, buildQueue, releases, seen, asked } = publishing;
  const publisher = await start();
  const old = await saveAndWait();
  await until(old._id, "live");
  const recent = await saveAndWait();
  await until(recent._id, "live");
  state.opening = new Promise(() => {});
  const back = await buildQueue.requestRollback(product, await find(old._id));
  publisher.notify();
  expect(await until(back!.id, "live")).toMatchObject({ revision: 1, releaseOf: old._id });
  expect(await seen()).toBe(old._id);
  expect(asked).toHaveLength(2);
  const { liveAt } = await find(back!.id);
  expect(await buildQueue.live(releases.current())).toMatchObject({ buildId: old._id, at: liveAt });
  state.opening = Promise.resolve();
  const forward = await saveAndWait();
  await until(forward._id, "live");
  expect(await seen()).toBe(forward._id);
});

test("going back to a release that is damaged fails, and visitors keep what they had", async () => {
  const { start, saveAndWait, find, until, buildQueue, release, seen } = await createPublishing();
  const publisher = await start();
  const old = await saveAndWait();
  await until(old._id, "live");
  const recent = await saveAndWait();
  await until(recent._id, "live");
  await release(old._id, 1, { "_release.json": "{" });
  const back = await buildQueue.requestRollback(product, await find(old._id));
  publisher.notify();
  expect(await until(back!.id, "failed")).toMatchObject({
    message: "The release is incomplete.",
  });
  expect(await seen()).toBe(recent._id);
});

test("reports on other builds, and that a build has begun, change nothing", async () => {
  const publishing = await createPublishing();
  const { state, start, saveAndWait, find, until, untilAsked, report, release } = publishing;
  state.answer = silent;
  await start();
  report({ buildId: "before", revision: 1, status: "failed" });
  const { _id } = await saveAndWait();
  await untilAsked(1);
  await release("other", 9);
  report({ buildId: "other", revision: 9, status: "ready" });
  report({ buildId: "other", revision: 9, status: "failed", message: "No" });
  report({ buildId: _id, revision: 1, status: "building" });
  await pause(50);
  expect(await find(_id)).toMatchObject({ status: "building", message: null });
  await release(_id, 1);
  report({ buildId: _id, revision: 1, status: "ready" });
  report({ buildId: _id, revision: 1, status: "failed", message: "Too late" });
  await until(_id, "live");
  report({ buildId: _id, revision: 1, status: "failed", message: "Too late" });
  await pause(20);
  expect(await find(_id)).toMatchObject({ status: "live", message: null });
});

test("once stopped nothing more is published, and the save is kept for the next start", async () => {
  const { start, saveAndWait, find, until, asked } = await createPublishing();
  const stopped = await start();
  stopped.stop();
  const { _id } = await saveAndWait();
  await pause(100);
  expect(await find(_id)).toMatchObject({ status: "waiting" });
  expect(asked).toEqual([]);
  await start();
  await until(_id, "live");
  expect(asked).toHaveLength(1);
});

test("stopped in the middle of an admin's edits, it does not begin a build", async () => {
  const { clock, start, save, saveFirst, find, asked } = await createPublishing();
  const stopped = await start();
  await saveFirst();
  const { _id } = await save();
  await pause(30);
  stopped.stop();
  clock.advance(600);
  await pause(100);
  expect(await find(_id)).toMatchObject({ status: "waiting" });
  expect(asked).toHaveLength(1);
});
