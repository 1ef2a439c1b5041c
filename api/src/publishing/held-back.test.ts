import type { HeldBackRecord } from "shared/publishing/builds";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createPublishing } from "#testing/publishing/create-publishing.ts";

const kayak: HeldBackRecord = {
  kind: "tour",
  id: "kayak",
  name: "Kayak",
  showsEarlier: true,
  problem: "There is no such currency.",
};
const hike: HeldBackRecord = { ...kayak, id: "hike", name: "Hike", showsEarlier: false };

/** Publishing whose builder holds these records back. */
const openWith = async (heldBack: HeldBackRecord[]) => {
  const publishing = await createPublishing();
  publishing.state.answer = async ({ buildId, revision }) => {
    await publishing.release(buildId, revision, {}, heldBack);
    return { report: { status: "ready", revision } };
  };
  await publishing.start();
  return publishing;
};

test.each([
  [[kayak], "Live, except “Kayak”, which keeps its last good page."],
  [[hike], "Live, except “Hike”, which is left out."],
  [[kayak, hike], "Live, except “Kayak”, “Hike”."],
])("a build says which records are not live with it", async (heldBack, message) => {
  const { saveAndWait, until, buildQueue, releases } = await openWith(heldBack);
  const { _id } = await saveAndWait();
  expect(await until(_id, "live")).toMatchObject({ message });
  expect(await buildQueue.live(releases.current())).toMatchObject({ buildId: _id, heldBack });
});

test("a release that is made live again says so as well", async () => {
  const { state, saveAndWait, until, find, quiet, buildQueue } = await openWith([kayak]);
  const { _id } = await saveAndWait();
  const { message } = await until(_id, "live");
  state.answer = () => ({});
  const next = await saveAndWait();
  expect(await until(next._id, "live")).toMatchObject({ message: null });
  const back = await buildQueue.requestRollback(product, await find(_id));
  quiet();
  expect(await until(back!.id, "live")).toMatchObject({ message });
});

test("a hosting provider's site says in its receipt what is not live", async () => {
  const { state, start, saveAndWait, until, untilAsked, release, releases } =
    await createPublishing();
  state.isOwn = false;
  state.answer = () => undefined;
  await start();
  const { _id, revision } = await saveAndWait();
  await untilAsked(1);
  await release("by-the-provider", revision, {}, [hike]);
  await releases.activate("by-the-provider");
  expect(await until(_id, "live")).toMatchObject({
    message: "Live, except “Hike”, which is left out.",
  });
});
