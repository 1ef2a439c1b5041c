import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addReview } from "#testing/app/sample-rows.ts";

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
