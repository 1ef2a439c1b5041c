import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "#platform/start-error.ts";
import { createPublishing } from "#testing/publishing/create-publishing.ts";

const silent = () => undefined;

test("a builder that answers 500 twice gets the same message until it takes it", async () => {
  const { state, start, saveAndWait, find, until, asked } = await createPublishing();
  const meanwhile: unknown[] = [];
  state.answer = async ({ buildId }) => {
    meanwhile.push(await find(buildId));
    return { status: asked.length < 3 ? 500 : 200 };
  };
  await start();
  const { _id } = await saveAndWait();
  expect(await until(_id, "live")).toMatchObject({ message: null });
  expect(asked.map(({ buildId }) => buildId)).toEqual([_id, _id, _id]);
  expect(new Set(asked.map(({ webhookId }) => webhookId)).size).toBe(1);
  expect(meanwhile).toHaveLength(3);
  const next = await saveAndWait();
  await until(next._id, "live");
  expect(asked[3]!.webhookId).not.toBe(asked[0]!.webhookId);
});

test("while the builder is out of reach the admin reads that it is tried again", async () => {
  const { state, start, saveAndWait, until, find, untilAsked } = await createPublishing();
  state.answer = () => ({ status: 503 });
  await start();
  const { _id } = await saveAndWait();
  await untilAsked(1);
  expect(await until(_id, "waiting")).toMatchObject({ startedAt: null });
  await expect
    .poll(async () => (await find(_id)).message)
    .toBe("The page builder didn't answer. Trying again.");
});

test("a save while the builder is out of reach takes the place of the earlier one", async () => {
  const publishing = await createPublishing();
  const { state, start, save, saveAndWait, until, find, untilAsked } = publishing;
  const delivery = Promise.withResolvers<void>();
  state.answer = async () => {
    await delivery.promise;
    return { status: 500 };
  };
  await start();
  const earlier = await saveAndWait();
  await untilAsked(1);
  const later = await save();
  state.answer = () => ({});
  delivery.resolve();
  await until(later._id, "live");
  const superseded = await find(earlier._id);
  expect(superseded).toMatchObject({ status: "superseded", message: null });
  expect(superseded.finishedAt).not.toBe(null);
});

test("a builder that dies in the middle of a build is asked again", async () => {
  const { state, start, saveAndWait, until, untilAsked, asked } = await createPublishing();
  state.answer = silent;
  const publisher = await start();
  const { _id } = await saveAndWait();
  await untilAsked(1);
  await until(_id, "building");
  state.answer = () => ({});
  // The answer to the request may still be on its way.
  await pause(20);
  publisher.onBuilderExit();
  await until(_id, "live");
  expect(asked.map(({ buildId }) => buildId)).toEqual([_id, _id]);
  // A new message: what the dead builder had taken of the first one is gone.
  expect(asked[0]!.webhookId).not.toBe(asked[1]!.webhookId);
});

test("a builder that dies while it refuses a request leaves no failure unhandled", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const { state, start, saveAndWait, until } = await createPublishing();
  const publisher = await start();
  publisher.onBuilderExit();
  state.answer = () => {
    publisher.onBuilderExit();
    state.answer = () => ({});
    return { status: 500 };
  };
  const { _id } = await saveAndWait();
  await until(_id, "live");
  publisher.onBuilderExit();
  await pause(20);
  expect(unhandled).toEqual([]);
});

test("a save waits until the builder has started", async () => {
  const { state, start, saveAndWait, find, until, asked } = await createPublishing();
  const opening = Promise.withResolvers<void>();
  state.opening = opening.promise;
  await start();
  const { _id } = await saveAndWait();
  await pause(50);
  expect(await find(_id)).toMatchObject({ status: "building", message: null });
  expect(asked).toEqual([]);
  opening.resolve();
  await until(_id, "live");
});

test("a builder that cannot start fails the build with its reason, and is opened again", async () => {
  const { state, start, saveAndWait, until } = await createPublishing();
  state.opening = Promise.reject(new StartError("The site could not be compiled."));
  state.opening.catch(() => {});
  await start({ firstRetryDelay: 200 });
  const { _id } = await saveAndWait();
  expect(await until(_id, "failed")).toMatchObject({ message: "The site could not be compiled." });
  state.opening = Promise.resolve();
  await until(_id, "live");
});

test.each([
  { message: "The content could not be read.", shown: "The content could not be read." },
  { message: undefined, shown: "The pages couldn't be built." },
  { message: "", shown: "The pages couldn't be built." },
])("a build that fails with $message reads $shown, and the next save goes through", async (row) => {
  const { state, start, saveAndWait, until, releases } = await createPublishing();
  const message = row.message === undefined ? {} : { message: row.message };
  state.answer = () => ({ report: { status: "failed", revision: 1, ...message } });
  await start();
  const { _id } = await saveAndWait();
  expect(await until(_id, "failed")).toMatchObject({ message: row.shown, liveAt: null });
  expect(releases.current()).toBe(undefined);
  state.answer = () => ({});
  const next = await saveAndWait();
  await until(next._id, "live");
});

test("a build of older content than asked for fails, and visitors keep what they had", async () => {
  const { state, start, saveAndWait, release, until, seen } = await createPublishing();
  await start();
  const good = await saveAndWait();
  await until(good._id, "live");
  state.answer = async ({ buildId }) => {
    await release(buildId, 1);
    return { report: { status: "ready", revision: 1 } };
  };
  const stale = await saveAndWait();
  const { message } = await until(stale._id, "failed");
  expect(message).toBe("The pages were built from content older than the last save.");
  expect(await seen()).toBe(good._id);
});

test("a release that is not complete fails, and visitors keep what they had", async () => {
  const { state, start, saveAndWait, until, seen } = await createPublishing();
  await start();
  const good = await saveAndWait();
  await until(good._id, "live");
  state.answer = () => ({ report: { status: "ready", revision: 2 } });
  const hollow = await saveAndWait();
  expect(await until(hollow._id, "failed")).toMatchObject({
    message: "The release is incomplete.",
  });
  expect(await seen()).toBe(good._id);
});

test("a release that the public address never shows has failed, and says where", async () => {
  const { state, start, saveAndWait, until, publicUrl } = await createPublishing();
  await start({ looks: 3 });
  state.isPublic = false;
  const hidden = await saveAndWait();
  expect(await until(hidden._id, "failed")).toMatchObject({
    message: `${publicUrl} does not show the new version.`,
    liveAt: null,
  });
  state.isPublic = true;
  const next = await saveAndWait();
  await until(next._id, "live");
});
