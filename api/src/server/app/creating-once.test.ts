import { expect, test } from "vitest";
import { galleryItems, pages, reviews, teamMembers, tourServices } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import {
  sampleMember,
  samplePage,
  sampleReview,
  sampleServiceParts,
} from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const imageFile = await makePhoto();
type Parts = Record<string, string | Blob>;
const routes: [string, Parts, typeof galleryItems | typeof tourServices][] = [
  ["POST /api/gallery", { title: "Dawn", imageFile }, galleryItems],
  ["POST /api/services", { ...sampleServiceParts(), imageFile }, tourServices],
];

const openAsAdmin = async () => {
  const { db, send, services, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  return {
    db,
    create: (route: string, parts: Parts, key: string) =>
      send(route, { token, parts, headers: { "Idempotency-Key": key } }),
    createFromJson: (route: string, json: object, key: string) =>
      send(route, { token, json, headers: { "Idempotency-Key": key } }),
    publishing: async () => {
      const { builds } = await services.builds.list();
      const { content } = await services.content.current();
      return { revision: content.revision, builds: builds.length };
    },
  };
};

test.each(routes)(
  "%s sent again after a lost answer gets the same answer, makes one row and publishes once",
  async (route, parts, table) => {
    const { create, db, publishing } = await openAsAdmin();
    const key = crypto.randomUUID();
    const first = await create(route, parts, key);
    expect(first.status).toBe(201);
    const again = await create(route, parts, key.toUpperCase());
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await db.read.$count(table)).toBe(1);
    expect(await publishing()).toEqual({ revision: 1, builds: 1 });
    expect((await create(route, parts, crypto.randomUUID())).status).toBe(201);
    expect(await db.read.$count(table)).toBe(2);
    expect(await publishing()).toEqual({ revision: 2, builds: 2 });
  },
);

test.each(routes)(
  "%s with a key that came with another text or photo is a conflict",
  async (route, parts, table) => {
    const { create, db, publishing } = await openAsAdmin();
    const key = crypto.randomUUID();
    await create(route, parts, key);
    const otherPhoto = await makePhoto({ background: "#336677" });
    for (const changed of [{ title: "Dusk" }, { imageFile: otherPhoto }]) {
      expect(await create(route, { ...parts, ...changed }, key)).toMatchObject({
        status: 409,
        body: { code: "conflict" },
      });
    }
    expect(await db.read.$count(table)).toBe(1);
    expect(await publishing()).toEqual({ revision: 1, builds: 1 });
  },
);

test.each(routes)(
  "%s sent 10 times at once with one key makes one row",
  async (route, parts, table) => {
    const { create, db, publishing } = await openAsAdmin();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(route, parts, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(await db.read.$count(table)).toBe(1);
    expect(await publishing()).toEqual({ revision: 1, builds: 1 });
  },
);

test.each(routes)("%s when refused does not use its key up", async (route, parts, table) => {
  const { create, db } = await openAsAdmin();
  const key = crypto.randomUUID();
  expect((await create(route, { ...parts, title: "" }, key)).status).toBe(400);
  await db.write((tx) => tx.run("ALTER TABLE builds RENAME TO builds_lost"));
  expect((await create(route, parts, key)).status).toBe(500);
  expect(await db.read.$count(table)).toBe(0);
  await db.write((tx) => tx.run("ALTER TABLE builds_lost RENAME TO builds"));
  expect((await create(route, parts, key)).status).toBe(201);
  expect(await db.read.$count(table)).toBe(1);
});

test.each(routes)("%s with a key that is no UUID is refused by name", async (route, parts) => {
  const { create, db } = await openAsAdmin();
  expect(await create(route, parts, "1")).toMatchObject({
    status: 400,
    body: { issues: [{ path: "Idempotency-Key" }] },
  });
  expect(await db.read.$count(pictures)).toBe(0);
});

test("the same key for a photo and a service makes both", async () => {
  const { create, db } = await openAsAdmin();
  const key = crypto.randomUUID();
  for (const [route, parts] of routes) expect((await create(route, parts, key)).status).toBe(201);
  expect(await db.read.$count(galleryItems)).toBe(1);
  expect(await db.read.$count(tourServices)).toBe(1);
});

test.each([
  ["POST /api/team", sampleMember, teamMembers],
  ["POST /api/reviews", sampleReview, reviews],
  ["POST /api/pages", samplePage, pages],
] as const)("%s makes one row for each key", async (route, json, table) => {
  const { createFromJson, db, publishing } = await openAsAdmin();
  const key = crypto.randomUUID();
  const first = await createFromJson(route, json, key);
  expect(first.status).toBe(201);
  expect(await createFromJson(route, json, key)).toMatchObject({ status: 201, body: first.body });
  expect(await createFromJson(route, { ...json, isShown: false }, key)).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await db.read.$count(table)).toBe(1);
  expect(await publishing()).toEqual({ revision: 1, builds: 1 });
});
