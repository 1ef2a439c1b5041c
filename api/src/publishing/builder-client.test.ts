import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createPublishing } from "#testing/publishing/create-publishing.ts";

const silent = () => undefined;

test("waits as long as the receiver's Retry-After asks", async () => {
  const { state, start, saveAndWait, until, untilAsked, asked } = await createPublishing();
  await start();
  state.answer = () => ({ status: 503 });
  state.headers = { "Retry-After": "2" };
  await saveAndWait();
  await untilAsked(1);
  state.answer = () => ({});
  await pause(200);
  const { _id } = await saveAndWait();
  await pause(800);
  expect(asked).toHaveLength(1);
  await until(_id, "live");
  expect(asked).toHaveLength(2);
});

test("a build that fails at a hosting provider is not asked for again: it may cost money", async () => {
  const { state, start, saveAndWait, until, asked } = await createPublishing();
  state.isOwn = false;
  state.answer = () => ({ report: { status: "failed", revision: 1 } });
  await start({ firstRetryDelay: 5 });
  const { _id } = await saveAndWait();
  await until(_id, "failed");
  await pause(50);
  expect(asked).toHaveLength(1);
});

test("stops retrying a receiver that is gone and says what to do", async () => {
  const { state, start, saveAndWait, until, asked } = await createPublishing();
  await start();
  state.answer = () => ({ status: 410 });
  const { _id } = await saveAndWait();
  const { message } = await until(_id, "failed");
  expect(message).toMatch(/no longer exists.*Change REBUILD_WEBHOOK_URL/);
  state.answer = () => ({});
  const next = await saveAndWait();
  await until(next._id, "live");
  expect(asked).toHaveLength(2);
});

test("a receiver in a private network is not asked unless that is allowed", async () => {
  const { state, start, saveAndWait, until, asked } = await createPublishing();
  state.isOwn = false;
  state.allowPrivate = false;
  await start();
  const { _id } = await saveAndWait();
  expect((await until(_id, "failed")).message).toMatch(/private network/);
  expect(asked).toHaveLength(0);
});

test("a hosting provider that never reports is believed when the public address shows the change", async () => {
  const { state, start, saveAndWait, find, until, untilAsked, release, releases } =
    await createPublishing();
  state.isOwn = false;
  state.answer = silent;
  await start();
  const { _id, revision } = await saveAndWait();
  await untilAsked(1);
  await release("older", revision - 1);
  await releases.activate("older");
  await pause(50);
  expect(await find(_id)).toMatchObject({ status: "building", liveAt: null });
  await release("by-the-provider", revision + 3);
  await releases.activate("by-the-provider");
  expect(await until(_id, "live")).toMatchObject({ revision: revision + 3, message: null });
});

test("confirms a repeated publish only by a new release", async () => {
  const {
    state,
    start,
    saveAndWait,
    find,
    until,
    untilAsked,
    release,
    releases,
    quiet,
    buildQueue,
  } = await createPublishing();
  state.isOwn = false;
  state.answer = silent;
  const publisher = await start();
  const first = await saveAndWait();
  await untilAsked(1);
  await release("first", first.revision);
  await releases.activate("first");
  await until(first._id, "live");
  const again = await buildQueue.request(product, "Published manually");
  publisher.notify();
  quiet();
  await untilAsked(2);
  await pause(50);
  expect(await find(again!.id)).toMatchObject({ status: "building", liveAt: null });
  await release("second", first.revision);
  await releases.activate("second");
  await until(again!.id, "live");
});
