import type { Review } from "shared/content/reviews";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addReview } from "#testing/app/sample-rows.ts";
import { sampleReview } from "#testing/app/samples.ts";

test("reviews are shown newest first, and a deleted one is gone and published away", async () => {
  const testApp = await createTestApp();
  const { send, services, clock, signInAsAdmin } = testApp;
  const { token } = await signInAsAdmin();
  for (const name of ["First", "Second"]) {
    await addReview(testApp, { name, comment: "<b>Nice</b>" });
    clock.advance(1_000);
  }
  const read = async () => (await services.content.current()).content;
  const { reviews } = await read();
  expect(reviews.map(({ name }) => name)).toEqual(["Second", "First"]);

  const route = `DELETE /api/reviews/${reviews[0]!._id}`;
  expect((await send(route, { token })).status).toBe(200);
  expect((await send("GET /api/reviews")).body).toEqual({ reviews: [reviews[1]] });
  expect((await read()).revision).toBe(3);
  expect(await send(route, { token })).toMatchObject({
    status: 404,
    body: { message: "Review not found" },
  });
  expect((await read()).revision).toBe(3);
  expect((await services.builds.list()).builds).toHaveLength(3);
});

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const ask = (route: string, json: object) => testApp.send(route, { token, json });
  const add = async (changes: object = {}) => {
    testApp.clock.advance(1_000);
    const { body } = await ask("POST /api/reviews", { ...sampleReview, ...changes });
    return (body as { review: Review }).review;
  };
  const published = async () =>
    ((await testApp.send("GET /api/reviews")).body as { reviews: Review[] }).reviews;
  return { ...testApp, token, ask, add, published };
};

test("a review that the owner writes down is published with all that it says", async () => {
  const { add, published } = await open();
  const review = await add();
  expect(review).toMatchObject(sampleReview);
  expect(await published()).toEqual([review]);
});

test("shows a hidden review to admins only", async () => {
  const { add, published, send, token } = await open();
  const hidden = await add({ isShown: false });
  expect(await published()).toEqual([]);
  expect((await send("GET /api/content")).body).toMatchObject({ reviews: [] });
  expect((await send("GET /api/reviews", { token })).body).toEqual({ reviews: [hidden] });
});

test("lists reviews in the owner's order first, then the others, newest first", async () => {
  const { add, ask, published } = await open();
  const [a, b, c, d] = [await add(), await add(), await add(), await add()];
  await ask("PUT /api/reviews/order", { ids: [b._id, a._id, "gone"] });
  expect((await published()).map(({ _id }) => _id)).toEqual([b._id, a._id, d._id, c._id]);
});

test("saving an outdated review gets a conflict", async () => {
  const { add, ask, published } = await open();
  const { _id, updatedAt: readAt } = await add();
  const save = (comment: string) =>
    ask(`PUT /api/reviews/${_id}`, { ...sampleReview, comment, readAt });
  expect((await save("First")).status).toBe(200);
  expect(await save("Late")).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { comment: "First" } },
  });
  expect(await published()).toMatchObject([{ comment: "First" }]);
});

test.each([
  [{ stars: 6 }, "Stars must be a whole number from 1 to 5."],
  [{ month: "2026-13" }, "Month must be like 2026-05."],
  [{ comment: " " }, "Comment is required."],
])("%o is refused with a reason", async (changes, message) => {
  const { ask, published } = await open();
  const answer = await ask("POST /api/reviews", { ...sampleReview, ...changes });
  expect(answer).toMatchObject({ status: 400, body: { message } });
  expect(await published()).toEqual([]);
});
