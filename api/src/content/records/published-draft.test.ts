import { randomUUID } from "node:crypto";
import type { Draft } from "shared/content/records/drafts";
import type { PreviewLink } from "shared/content/records/previews";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage, sampleReview, sampleServiceParts } from "#testing/app/samples.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { clock, send } = testApp;
  const call = (request: string, json?: object) => send(request, { token, ...(json && { json }) });
  const store = async (path: string, draftAt: string | null = null) => {
    clock.advance(1_000);
    const document = path.startsWith("page/") ? samplePage : null;
    const json = { name: "A", values: {}, from: null, document, base: null, draftAt };
    return ((await call(`PUT /api/drafts/${path}`, json)).body as { draft: Draft }).draft;
  };
  const drafts = async () =>
    ((await call("GET /api/drafts")).body as { drafts: Draft[] }).drafts.map(({ id }) => id);
  return { ...testApp, token, call, store, drafts };
};

const newId = () => `new-${randomUUID()}`;
const conflict = {
  status: 409,
  body: { code: "conflict", message: expect.stringMatching(/Reload/) },
};

test("publishing a new record removes its draft and keeps its preview links", async () => {
  const { call, store, drafts } = await open();
  const id = newId();
  const { updatedAt } = await store(`page/${id}`);
  await call("POST /api/preview-links", { kind: "page", id });
  const added = await call(`POST /api/pages?draft=${id}&draftAt=${updatedAt}`, samplePage);
  expect(added.status).toBe(201);
  expect(await drafts()).toEqual([]);
  const { page } = added.body as { page: { _id: string } };
  const { links } = (await call(`GET /api/preview-links?kind=page&id=${page._id}`)).body as {
    links: PreviewLink[];
  };
  expect(links).toHaveLength(1);
});

test("a new record is not published twice", async () => {
  const { call, store, send, token, drafts } = await open();
  const id = newId();
  const { updatedAt } = await store(`page/${id}`);
  const request = `POST /api/pages?draft=${id}&draftAt=${updatedAt}`;
  const headers = { "Idempotency-Key": randomUUID() };
  const first = await send(request, { token, json: samplePage, headers });
  expect(await send(request, { token, json: samplePage, headers })).toMatchObject({
    status: 201,
    body: first.body as object,
  });
  expect(await drafts()).toEqual([]);
  expect(await call(request, { ...samplePage, slug: "again" })).toMatchObject(conflict);
  const { pages } = (await call("GET /api/pages")).body as { pages: unknown[] };
  expect(pages).toHaveLength(1);
});

test("publishing refuses a new record whose draft changed since, and keeps the draft", async () => {
  const { call, store, drafts } = await open();
  const id = newId();
  const { updatedAt } = await store(`page/${id}`);
  await store(`page/${id}`, updatedAt);
  const request = `POST /api/pages?draft=${id}&draftAt=${updatedAt}`;
  expect(await call(request, samplePage)).toMatchObject(conflict);
  expect(await drafts()).toEqual([id]);
  expect((await call("GET /api/pages")).body).toEqual({ pages: [] });
});

test("a new record can't be published with the draft of another kind", async () => {
  const { call, store, drafts } = await open();
  const id = newId();
  const { updatedAt } = await store(`review/${id}`);
  const request = `POST /api/pages?draft=${id}&draftAt=${updatedAt}`;
  expect(await call(request, samplePage)).toMatchObject(conflict);
  expect(await drafts()).toEqual([id]);
});

test("a draft that changed during the publication of its record stays", async () => {
  const { call, store, drafts } = await open();
  const added = await call("POST /api/reviews", sampleReview);
  const { review } = added.body as { review: { _id: string; updatedAt: string } };
  const { updatedAt } = await store(`review/${review._id}`);
  const newer = await store(`review/${review._id}`, updatedAt);
  const change = (readAt: string, draftAt: string) =>
    call(`PUT /api/reviews/${review._id}?draftAt=${draftAt}`, { ...sampleReview, readAt });
  const changed = await change(review.updatedAt, updatedAt);
  expect(changed.status).toBe(200);
  expect(await drafts()).toEqual([review._id]);
  const { review: next } = changed.body as { review: { updatedAt: string } };
  await change(next.updatedAt, newer.updatedAt);
  expect(await drafts()).toEqual([]);
});

test("a draft goes on from hiding its review, but not from a changed text", async () => {
  const { call } = await open();
  const added = await call("POST /api/reviews", sampleReview);
  const { review } = added.body as { review: { _id: string; updatedAt: string } };
  const path = `drafts/review/${review._id}`;
  const document = { ...sampleReview, comment: "Calm water at dawn." };
  const started = { name: "A", values: document, from: sampleReview, document };
  await call(`PUT /api/${path}`, { ...started, base: review.updatedAt, draftAt: null });
  const change = async (json: object) => {
    const changed = await call(`PUT /api/reviews/${review._id}`, json);
    return (changed.body as { review: { updatedAt: string } }).review.updatedAt;
  };
  const hidden = { ...sampleReview, isShown: false };
  const base = await change({ ...hidden, readAt: review.updatedAt });
  const followed = { values: { ...document, isShown: false }, from: hidden, base };
  const readDraft = async () => (await call(`GET /api/${path}`)).body;
  expect(await readDraft()).toMatchObject({ draft: followed });
  await change({ ...hidden, comment: "Rough water.", readAt: base });
  expect(await readDraft()).toMatchObject({ draft: followed });
});

test("publishing tours, questions and settings removes their drafts", async () => {
  const { call, send, token, store, drafts } = await open();
  const created = await send("POST /api/services", { token, parts: sampleServiceParts() });
  const { service } = created.body as { service: { _id: string } };
  const tour = await store(`tour/${service._id}`);
  await send(`PUT /api/services/${service._id}?draftAt=${tour.updatedAt}`, {
    token,
    parts: sampleServiceParts({ title: "Kayak" }),
  });
  const questions = await store("questions/shared");
  const { version } = (await call("GET /api/questions")).body as { version: string };
  await call(`PUT /api/questions?draftAt=${questions.updatedAt}`, { questions: [], version });
  const section = await store("settings/directions");
  const settings = (await call("GET /api/settings")).body as {
    directions: { value: object; version: string };
  };
  await call(`PUT /api/settings?draftAt=${section.updatedAt}`, {
    section: "directions",
    ...settings.directions,
  });
  expect(await drafts()).toEqual([]);
});

test("publishing a draft by hand takes it out of the timetable", async () => {
  const { call, store } = await open();
  const id = newId();
  const { updatedAt } = await store(`page/${id}`);
  const records = [{ kind: "page", id, action: "publish" }];
  const planned = await call("POST /api/timetable", { records, day: "2026-12-24", time: "08:00" });
  expect(planned.status).toBe(201);
  await call(`POST /api/pages?draft=${id}&draftAt=${updatedAt}`, samplePage);
  expect((await call("GET /api/timetable")).body).toMatchObject({ planned: [] });
});

test.each(["draft=new-1", "draft=terms&draftAt=2026-11-26T08:00:00.000Z", "draftAt=yesterday"])(
  "refuses the query %s",
  async (query) => {
    const { call } = await open();
    expect(await call(`POST /api/pages?${query}`, samplePage)).toMatchObject({ status: 400 });
  },
);

test("refuses to publish the draft of a new record with a change of another", async () => {
  const { call, store, drafts } = await open();
  const id = newId();
  const { updatedAt } = await store(`page/${id}`);
  const added = await call("POST /api/pages", samplePage);
  const { page } = added.body as { page: { _id: string; updatedAt: string } };
  const request = `PUT /api/pages/${page._id}?draft=${id}&draftAt=${updatedAt}`;
  await call(request, { ...samplePage, readAt: page.updatedAt });
  expect(await drafts()).toEqual([id]);
});

test("requests without a draft leave drafts alone", async () => {
  const { call, store, drafts } = await open();
  const added = await call("POST /api/pages", samplePage);
  const { page } = added.body as { page: { _id: string; updatedAt: string } };
  await store(`page/${page._id}`);
  const json = { ...samplePage, title: "Changed", readAt: page.updatedAt };
  expect((await call(`PUT /api/pages/${page._id}`, json)).status).toBe(200);
  expect(await drafts()).toEqual([page._id]);
});
