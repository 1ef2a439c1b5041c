import { randomUUID } from "node:crypto";
import type { Draft } from "shared/content/records/drafts";
import { toTourDocument } from "shared/content/records/records";
import type { TourService } from "shared/content/tours/tour-services";
import type { Picture } from "shared/media/pictures";
import { expect, test } from "vitest";
import { keptPictures } from "#tables/pictures.ts";
import { drafts, trash } from "#tables/records.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage, sampleReview, sampleServiceParts } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token, user } = await testApp.signInAsAdmin();
  const { send, clock } = testApp;
  const parts = sampleServiceParts();
  const { body } = await send("POST /api/services", { token, parts });
  const tour = (body as { service: TourService }).service;
  const path = `/api/drafts/tour/${tour._id}`;
  const save = (json: object, route = path) => {
    clock.advance(1_000);
    return send(`PUT ${route}`, { token, json: { ...aDraft, base: tour.updatedAt, ...json } });
  };
  const store = async (json: object = {}, route = path) =>
    ((await save(json, route)).body as { draft: Draft }).draft;
  const list = async () =>
    ((await send("GET /api/drafts", { token })).body as { drafts: Draft[] }).drafts;
  return { ...testApp, token, user, tour, path, save, store, list };
};

const aDraft = {
  name: "Kayak",
  values: { title: "Kayak" },
  from: null,
  document: null,
  draftAt: null,
};
const newPath = (kind = "tour") => `/api/drafts/${kind}/new-${randomUUID()}`;

test("stores what was typed with its author and time, and lists it", async () => {
  const { store, list, send, token, path, tour, user } = await open();
  const document = { ...toTourDocument(tour), title: "Kayak" };
  const draft = await store({ from: { title: tour.title }, document });
  expect(draft).toMatchObject({ values: { title: "Kayak" }, document, author: user.username });
  expect((await send(`GET ${path}`, { token })).body).toEqual({ draft });
  const { kind, id, name, author, updatedAt } = draft;
  expect(await list()).toEqual([{ kind, id, name, author, updatedAt }]);
});

test("leaves the published content, its revision and the builds as they are", async () => {
  const { store, send, token, tour, services } = await open();
  const before = await send("GET /api/content");
  const builds = await services.builds.list();
  await store({ document: { ...toTourDocument(tour), title: "Only a draft" } });
  await store({ document: null }, newPath("page"));
  expect((await send("GET /api/content")).body).toEqual(before.body);
  expect(await services.builds.list()).toEqual(builds);
  expect((await send("GET /api/services", { token })).text).not.toContain("Only a draft");
});

test("refuses to overwrite or discard a draft that someone else changed, and shows theirs", async () => {
  const { store, save, send, token, path } = await open();
  const first = await store();
  const second = await store({ values: { title: "Second" }, draftAt: first.updatedAt });
  const conflict = { status: 409, body: { code: "edit_conflict", current: second } };
  expect(await save({ values: { title: "Late" }, draftAt: first.updatedAt })).toMatchObject(
    conflict,
  );
  expect(await save({ values: { title: "Late" } })).toMatchObject(conflict);
  const discard = (draftAt: string) => send(`DELETE ${path}?draftAt=${draftAt}`, { token });
  expect(await discard(first.updatedAt)).toMatchObject(conflict);
  expect(await discard(second.updatedAt)).toMatchObject({ status: 200 });
  expect((await send(`GET ${path}`, { token })).body).toEqual({ draft: null });
  expect(await discard(second.updatedAt)).toMatchObject({ status: 200 });
});

test("shows that the record was published after the draft was started", async () => {
  const { store, send, token, path, tour } = await open();
  expect(await store()).toMatchObject({ base: tour.updatedAt, version: tour.updatedAt });
  const parts = sampleServiceParts({ title: "Published" });
  await send(`PUT /api/services/${tour._id}`, { token, parts });
  const { body } = await send(`GET ${path}`, { token });
  const { draft } = body as { draft: Draft };
  expect(draft.base).toBe(tour.updatedAt);
  expect(draft.version).not.toBe(tour.updatedAt);
});

test("shows the record of a draft that was made from a version", async () => {
  const { db, tour, user, send, token, path } = await open();
  const document = { ...toTourDocument(tour), title: "As it was" };
  const at = tour.updatedAt;
  const row = { kind: "tour", recordId: tour._id, name: "Kayak", document, base: at } as const;
  await db.write((tx) =>
    tx.insert(drafts).values({ ...row, authorId: user._id, createdAt: at, updatedAt: at }),
  );
  expect((await send(`GET ${path}`, { token })).body).toMatchObject({
    draft: { values: null, presented: { kind: "tour", record: { ...tour, title: "As it was" } } },
  });
});

test("keeps the pictures that a draft names until it is discarded", async () => {
  const { store, send, token, path, db } = await open();
  const upload = async () => {
    const parts = { imageFile: await makePhoto() };
    const { body } = await send("POST /api/pictures", { token, parts });
    return (body as { picture: Picture }).picture._id;
  };
  const picture = await upload();
  const readKept = async () =>
    (await db.read.select().from(keptPictures)).filter(({ owner }) => owner.startsWith("draft:"));
  const { updatedAt } = await store({ values: { photos: [{ picture }] } });
  expect(await readKept()).toEqual([
    { owner: path.replace("/api/drafts/", "draft:").replace("/", ":"), pictureId: picture },
  ]);
  await send(`DELETE ${path}?draftAt=${updatedAt}`, { token });
  expect(await readKept()).toEqual([]);
});

test("cuts a long name and stores any text", async () => {
  const { store } = await open();
  const { name, values } = await store({
    name: `\0${"é".repeat(500)}`,
    values: { title: "\0\ud800" },
  });
  expect(name).toHaveLength(201);
  expect(values).toEqual({ title: "\0\ud800" });
});

test.each([
  [
    "a document that the contract refuses",
    { document: { ...samplePage, title: "" } },
    "Title is required.",
  ],
  ["fields that are no object", { values: ["Kayak"] }, "values"],
  ["a time that is none", { draftAt: "yesterday" }, "draftAt"],
])("refuses %s by the field's name", async (_what, json, message) => {
  const { save, list } = await open();
  const answer = await save(json, newPath("page"));
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(answer.text).toContain(message);
  expect(await list()).toEqual([]);
});

test.each([
  "/api/drafts/tour/gone",
  "/api/drafts/boat/shared",
  "/api/drafts/tour/new-1",
  "/api/drafts/settings/weather",
  `/api/drafts/questions/new-${randomUUID()}`,
])("answers 404 for what can have no draft: %s", async (route) => {
  const { save, send, token } = await open();
  expect(await save({}, route)).toMatchObject({ status: 404 });
  expect(await send(`GET ${route}`, { token })).toMatchObject({ status: 404 });
});

test.each([
  ["/api/drafts/settings/company", { name: "Ibirwa" }],
  ["/api/drafts/questions/shared", { questions: [{ question: "Why?", answer: "Because." }] }],
  [newPath("review"), sampleReview],
])("stores a draft of each kind of record: %s", async (route, document) => {
  const { save } = await open();
  expect(await save({ document, base: null }, route)).toMatchObject({ status: 200 });
});

test("refuses a draft of more than 1 MB", async () => {
  const { save, list } = await open();
  expect(await save({ values: { title: "x".repeat(1_000_000) } })).toMatchObject({ status: 413 });
  expect(await list()).toEqual([]);
});

test("refuses the 201st draft of a new record but still saves the others", async () => {
  const { db, user, save, store } = await open();
  const updatedAt = new Date().toISOString();
  const rows = Array.from({ length: 199 }, () => ({
    kind: "page" as const,
    recordId: `new-${randomUUID()}`,
    name: "Page",
    authorId: user._id,
    createdAt: updatedAt,
    updatedAt,
  }));
  await db.write((tx) => tx.insert(drafts).values(rows));
  const last = newPath();
  const draft = await store({ base: null }, last);
  expect(await save({ base: null }, newPath())).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("already 200 drafts") },
  });
  expect(await save({ base: null, draftAt: draft.updatedAt }, last)).toMatchObject({ status: 200 });
  expect(await save({})).toMatchObject({ status: 200 });
});

test("refuses to store a new record's draft again that was published or discarded", async () => {
  const { save, store, list, send, token } = await open();
  const route = newPath("page");
  const { updatedAt: draftAt } = await store({ base: null }, route);
  await send(`DELETE ${route}?draftAt=${draftAt}`, { token });
  const refusal = {
    status: 409,
    body: { message: expect.stringContaining("published or discarded in the meantime") },
  };
  expect(await save({ base: null, draftAt }, route)).toMatchObject(refusal);
  expect(await save({ base: null, draftAt }, newPath())).toMatchObject(refusal);
  expect(await list()).toEqual([]);
});

test("hides the draft of a record in the trash and keeps it", async () => {
  const { db, store, list, tour, send, token, path } = await open();
  await store();
  await send(`DELETE /api/services/${tour._id}`, { token });
  const [inTrash] = await db.read.select().from(trash);
  if (!inTrash)
    await db.write((tx) =>
      tx.insert(trash).values({
        id: "1",
        kind: "tour",
        recordId: tour._id,
        name: "",
        rows: {},
        deletedAt: tour.updatedAt,
      }),
    );
  expect(await list()).toEqual([]);
  expect(await send(`GET ${path}`, { token })).toMatchObject({ status: 404 });
  expect(await db.read.$count(drafts)).toBe(1);
});
