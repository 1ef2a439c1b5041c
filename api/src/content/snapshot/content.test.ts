import { setImmediate as nextTurn } from "node:timers/promises";
import { content } from "shared/content/content";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { publicSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addReview, addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleDetails, samplePage, sampleReview } from "#testing/app/samples.ts";

const readContent = async ({ send }: Awaited<ReturnType<typeof createTestApp>>) =>
  content.parse((await send("GET /api/content")).body);

test("the content matches the lists at one revision", async () => {
  const testApp = await createTestApp();
  const { questions: version, page } = await addSampleRows(testApp);
  const questions = [{ question: "Can I pay by card?", answer: "Yes." }];
  await testApp.services.questions.save(product, { questions, version });
  const { reviewsReceived, ...rest } = await readContent(testApp);
  const { revision, settings, notices, fullDays, logo, pages, redirects, retentionDays, ...lists } =
    rest;
  expect(revision).toBe(6);
  expect(redirects).toEqual([{ source: "/old-page", target: "/services" }]);
  expect(pages).toMatchObject([{ _id: page }]);
  expect(settings).toEqual(publicSettings.parse(blankSettings));
  expect([...notices, ...fullDays]).toEqual([]);
  expect(logo).toBeNull();
  expect(retentionDays).toBeNull();
  expect(reviewsReceived).toBe(0);
  for (const [name, rows] of Object.entries(lists)) {
    expect((await testApp.send(`GET /api/${name}`)).body).toMatchObject({ [name]: rows });
    expect(rows).toHaveLength(1);
  }
});

test("a write is readable at once, also under concurrent writes and reads", async () => {
  const testApp = await createTestApp();
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const name = `Guest ${index}`;
      const reading = readContent(testApp);
      await addReview(testApp, { name });
      expect((await readContent(testApp)).reviews.map((review) => review.name)).toContain(name);
      await reading;
    }),
  );
});

test("a snapshot never mixes revisions: each review raised it by one", async () => {
  const testApp = await createTestApp();
  let isWriting = true;
  const write = async () => {
    for (let index = 0; index < 60; index += 1) {
      await addReview(testApp, { name: `${index}` });
    }
    isWriting = false;
  };
  const read = async () => {
    while (isWriting) {
      const { revision, reviews } = await readContent(testApp);
      expect(reviews).toHaveLength(revision);
      await nextTurn();
    }
  };
  await Promise.all([write(), read(), read()]);
});

test("reading the content fails while the database is away and works again after", async () => {
  const testApp = await createTestApp();
  await testApp.db.write((tx) => tx.run("ALTER TABLE pictures RENAME TO pictures_lost"));
  expect((await testApp.send("GET /api/services")).status).toBe(500);
  await testApp.db.write((tx) => tx.run("ALTER TABLE pictures_lost RENAME TO pictures"));
  expect((await testApp.send("GET /api/services")).status).toBe(200);
});

test("hides a hidden tour from visitors on reviews and pages, but not from admins", async () => {
  const testApp = await createTestApp();
  const { send, services, signInAsAdmin } = testApp;
  const addTour = (title: string, isShown: boolean) =>
    services.tourServices.create(product, {
      title,
      description: "Along the shore.",
      detailPage: "/services",
      details: sampleDetails,
      imageFile: undefined,
      isShown,
    });
  const tours = [await addTour("Secret bay", false), await addTour("Open lake", true)];
  for (const { _id: tour } of tours)
    await services.reviews.create(product, { ...sampleReview, tour }, undefined);
  const blocks = tours.map(({ _id: tour }) => ({ type: "tour" as const, tour }));
  const page = await services.pages.create(product, { ...samplePage, blocks }, undefined);

  const content = await readContent(testApp);
  expect(content.pages).toMatchObject([{ blocks: [{ type: "tour", tour: "open-lake" }] }]);
  expect(new Set(content.reviews.map(({ tour }) => tour))).toEqual(new Set(["open-lake", null]));
  for (const route of ["GET /api/content", "GET /api/reviews", "GET /api/services"])
    expect((await send(route)).text).not.toContain("secret-bay");

  const { token } = await signInAsAdmin();
  expect((await send("GET /api/reviews", { token })).text).toContain("secret-bay");
  expect((await send("GET /api/pages", { token })).body).toMatchObject({
    pages: [{ _id: page._id, blocks }],
  });
});

test("a review names the shown page that presents its tour, but not a hidden one", async () => {
  const testApp = await createTestApp();
  const { services } = testApp;
  for (const [slug, isShown] of [
    ["six-days", true],
    ["draft", false],
  ] as const) {
    await services.pages.create(product, { ...samplePage, slug, isShown }, undefined);
    await services.reviews.create(product, { ...sampleReview, tour: `/${slug}` }, undefined);
  }
  const { reviews } = await readContent(testApp);
  expect(reviews.map(({ tour }) => tour).toSorted()).toEqual(["/six-days", null]);
});

test("a content token gives access to the content", async () => {
  const contentToken = "a token of the tests that is long enough";
  const testApp = await createTestApp({ contentToken });
  const { token: adminToken } = await testApp.signInAsAdmin();
  const read = (token?: string) => testApp.send("GET /api/content", token ? { token } : {});
  expect((await read(contentToken)).status).toBe(200);
  for (const wrong of [undefined, adminToken, contentToken.slice(1), `${contentToken}x`]) {
    const refused = await read(wrong);
    expect(refused).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
    expect(refused.text).not.toContain("revision");
  }
  expect((await testApp.send("GET /api/services")).status).toBe(200);
});
