import { randomUUID } from "node:crypto";
import type { Preview, PreviewLink } from "shared/content/records/previews";
import { previewLink as linkSchema, previewLinkList } from "shared/content/records/previews";
import { toTourDocument } from "shared/content/records/records";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { drafts, previewLinks, previewNotes, trash } from "#tables/records.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage, sampleReview, sampleServiceParts } from "#testing/app/samples.ts";

type Options = Parameters<typeof createTestApp>[0];

const day = 86_400_000;

/** A published tour with a draft, and a link to it. */
const open = async (options?: Options) => {
  const testApp = await createTestApp(options);
  const { send, clock, db } = testApp;
  const { token, user } = await testApp.signInAsAdmin();
  const { body } = await send("POST /api/services", { token, parts: sampleServiceParts() });
  const tour = (body as { service: TourService }).service;
  const ref = { kind: "tour", id: tour._id };
  const draftPath = `/api/drafts/tour/${tour._id}`;
  let draftAt: string | null = null;
  const saveDraft = async (document: object | null, path = draftPath) => {
    clock.advance(1_000);
    const json = {
      name: tour.title,
      values: {},
      from: null,
      base: tour.updatedAt,
      document,
      draftAt,
    };
    const saved = await send(`PUT ${path}`, { token, json });
    if (path === draftPath)
      draftAt = (saved.body as { draft: { updatedAt: string } }).draft.updatedAt;
  };
  const discardDraft = () => send(`DELETE ${draftPath}?draftAt=${draftAt}`, { token });
  await saveDraft({ ...toTourDocument(tour), title: "Sunset kayak" });
  const createLink = async (json: object = ref) => {
    const created = await send("POST /api/preview-links", { token, json });
    return linkSchema.parse((created.body as { link: PreviewLink }).link);
  };
  const link = await createLink();
  const { pathname } = new URL(link.url);
  const visit = (path = pathname) => send(`GET ${path}`);
  const post = (
    answer: string,
    fields: Record<string, string> = {},
    path = pathname,
    address = "203.0.113.9",
  ) => send(`POST ${path}/${answer}`, { body: new URLSearchParams(fields), address });
  const list = async ({ kind, id } = ref) => {
    const listed = await send(`GET /api/preview-links?kind=${kind}&id=${id}`, { token });
    return previewLinkList.parse(listed.body).links;
  };
  const product = { ...testApp, db, token, user, tour, ref, draftPath };
  return { ...product, saveDraft, discardDraft, createLink, link, pathname, visit, post, list };
};

test("shows the draft to a reader who is not signed in, and follows it", async () => {
  const { visit, saveDraft, tour } = await open();
  const { status, text } = await visit();
  expect(status).toBe(200);
  expect(text).toContain("Sunset kayak");
  expect(text).toMatch(/Draft of \d+ [A-Z][a-z]+, not public/);
  await saveDraft({ ...toTourDocument(tour), title: "Moonlight kayak" });
  expect((await visit()).text).toContain("Moonlight kayak");
});

test("no cache, search engine, other site or script gets hold of the page", async () => {
  const { visit } = await open();
  const { headers } = await visit();
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  });
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|allow-scripts|unsafe|report-uri/);
});

test("names the day in the company's time zone, with the year in another year", async () => {
  const { visit, clock, db } = await open();
  clock.advance(new Date("2026-12-30T10:00:00Z").getTime() - clock.now().getTime());
  await db.write((tx) => tx.update(previewLinks).set({ expiresAt: "2099-01-01T00:00:00.000Z" }));
  const openLink = async (updatedAt: string) => {
    await db.write((tx) => tx.update(drafts).set({ updatedAt }));
    return (await visit()).text;
  };
  // Kigali is two hours ahead of UTC.
  expect(await openLink("2026-12-27T22:30:00.000Z")).toContain("Draft of 28 December, not public");
  expect(await openLink("2025-08-12T08:00:00.000Z")).toContain("Draft of 12 August 2025, not");
});

test("a record has up to 20 open links, and ended ones don't count", async () => {
  const { createLink, send, token, ref, link, db } = await open();
  for (let number = 1; number < 20; number += 1) await createLink();
  const create = () => send("POST /api/preview-links", { token, json: ref });
  expect(await create()).toMatchObject({
    status: 409,
    body: { message: "There are already 20 open links. End one of them first." },
  });
  expect(await db.read.$count(previewLinks)).toBe(20);
  await send(`DELETE /api/preview-links/${link._id}`, { token });
  expect((await create()).status).toBe(201);
});

test("an altered, ended, expired or unknown link, and one of another record, are all missing", async () => {
  const { visit, createLink, saveDraft, pathname, send, token, clock, list } = await open();
  await saveDraft(null, "/api/drafts/settings/home");
  const ended = await createLink();
  await send(`DELETE /api/preview-links/${ended._id}`, { token });
  const other = await createLink({ kind: "settings", id: "home" });
  const [id, signature] = pathname.slice("/preview/".length).split(".");
  const [otherId] = new URL(other.url).pathname.slice("/preview/".length).split(".");
  const paths = [
    new URL(ended.url).pathname,
    `/preview/${id}.${signature?.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
    `/preview/${otherId}.${signature}`,
    `/preview/${randomUUID()}.${signature}`,
    `/preview/${id}`,
    `/preview/${id}.${signature}.x`,
    `/preview/${"x".repeat(3_000)}`,
    "/preview/%00.%FF",
    "/preview/",
    `${pathname}/x`,
  ];
  const pages = await Promise.all(paths.map(visit));
  expect(pages.map(({ status }) => status)).toEqual(paths.map(() => 404));
  expect((await list()).find(({ _id }) => _id === ended._id)?.endedAt).toEqual(expect.any(String));
  clock.advance(7 * day);
  expect((await visit()).status).toBe(404);
  const texts = new Set([...pages, await visit()].map(({ text }) => text));
  expect(texts.size).toBe(1);
});

test("a link to a record in the trash is missing until the record is restored", async () => {
  const { visit, db, tour, clock } = await open();
  const record = { kind: "tour", recordId: tour._id, name: tour.title } as const;
  const deleted = { rows: {}, path: null, deletedBy: null, deletedAt: clock.now().toISOString() };
  const row = { id: randomUUID(), ...record, ...deleted };
  await db.write((tx) => tx.insert(trash).values(row));
  expect((await visit()).status).toBe(404);
  await db.write((tx) => tx.delete(trash));
  expect((await visit()).status).toBe(200);
});

test("an incomplete draft and a page that can't be made show neither the page nor the draft", async () => {
  const { visit, saveDraft, tour } = await open();
  await saveDraft(null);
  const incomplete = await visit();
  expect(incomplete.status).toBe(503);
  expect(incomplete.text).toContain("This preview can't be shown right now");
  expect(incomplete.text).not.toContain(tour.title);
  const broken = await open({ renderPreview: () => Promise.reject(new Error("broke")) });
  const page = await broken.visit();
  expect(page.status).toBe(503);
  expect(page.text).not.toContain(broken.tour.title);
});

test("once the draft is gone, the link leads to the public page", async () => {
  const { visit, discardDraft, tour, send, token } = await open();
  await discardDraft();
  const { status, text } = await visit();
  expect(status).toBe(410);
  expect(text).toContain(`href="/service/${tour._id}"`);
  const parts = { ...sampleServiceParts(), isShown: "false" };
  await send(`PUT /api/services/${tour._id}`, { token, parts });
  expect((await visit()).text).not.toContain(tour._id);
});

test("a link for a record without a draft is refused", async () => {
  const { discardDraft, send, token, ref } = await open();
  await discardDraft();
  for (const json of [ref, { kind: "page", id: "nothing" }])
    expect((await send("POST /api/preview-links", { token, json })).status).toBe(404);
  const odd = { kind: "invoice", id: "1" };
  expect((await send("POST /api/preview-links", { token, json: odd })).status).toBe(400);
});

test("a reader's answers appear at the link until they are read or deleted", async () => {
  const { post, pathname, visit, list, send, token } = await open();
  const good = await post("looks-good");
  expect({ status: good.status, to: good.headers.get("Location") }).toEqual({
    status: 303,
    to: `${pathname}?sent=1`,
  });
  expect((await visit(`${pathname}?sent=1`)).text).toMatch(/Thank you\. .+ has your answer\./);
  await post("note", { text: " The price\r\nis <missing>. ", name: "Aline" });
  const [link] = await list();
  expect(link?.notes).toMatchObject([
    { text: null, name: null, isNew: true },
    { text: "The price\nis <missing>.", name: "Aline", isNew: true },
  ]);
  await send(`POST /api/preview-links/${link?._id}/read`, { token });
  expect((await list())[0]?.notes.map(({ isNew }) => isNew)).toEqual([false, false]);
  const unknown = `POST /api/preview-links/${randomUUID()}/read`;
  expect((await send(unknown, { token })).status).toBe(404);
  const [first] = link?.notes ?? [];
  expect((await send(`DELETE /api/preview-notes/${first?._id}`, { token })).status).toBe(200);
  expect((await send(`DELETE /api/preview-notes/${first?._id}`, { token })).status).toBe(404);
  expect((await list())[0]?.notes).toHaveLength(1);
});

test.each([
  ["without a text", { text: " ", name: "" }, "Your note is required."],
  ["with a long text", { text: "a".repeat(2_001), name: "" }, "at most 2000 characters"],
  ["with a name of two lines", { text: "Hello", name: "A\nB" }, "must be a single line"],
])("refuses a note %s and keeps what was typed", async (_what, fields, words) => {
  const { post, list } = await open();
  const { status, text } = await post("note", fields);
  expect(status).toBe(422);
  expect(text).toContain(words);
  expect(text).toContain("<details open>");
  expect(text).toContain(`>${fields.text}</textarea>`);
  expect((await list())[0]?.notes).toEqual([]);
});

test("takes neither answers to a missing link, nor too many, nor too long ones", async () => {
  const { post, list, clock, pathname, send, token, link } = await open({ trustedProxies: 1 });
  expect((await post("looks-good", {}, `${pathname}x`)).status).toBe(404);
  expect((await post("note", { text: "a".repeat(100_000) })).status).toBe(413);
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await post("looks-good")).status);
  expect(statuses.at(-1)).toBe(429);
  for (let count = 0; count < 81; count += 1)
    await post("looks-good", {}, pathname, `198.51.100.${count}`);
  expect((await list())[0]?.notes).toHaveLength(100);
  clock.advance(600_000);
  expect((await post("looks-good")).text).toContain("This link takes no more answers.");
  await send(`DELETE /api/preview-links/${link._id}`, { token });
  expect((await post("looks-good")).status).toBe(404);
});

test("shows only so many pages to one address", async () => {
  const { send, pathname, clock } = await open({ trustedProxies: 1 });
  const visit = (address: string) => send(`GET ${pathname}`, { address });
  for (let count = 0; count < 60; count += 1) await visit("203.0.113.9");
  const refused = await visit("203.0.113.9");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await visit("198.51.100.1")).status).toBe(200);
  clock.advance(600_000);
  expect((await visit("203.0.113.9")).status).toBe(200);
});

test("deletes links with their answers 30 days after they expired or ended", async () => {
  const { createLink, post, send, token, clock, services, db, link } = await open();
  await post("looks-good");
  const ended = await createLink();
  await send(`DELETE /api/preview-links/${ended._id}`, { token });
  const removeOld = () => services.previewLinks.removeOld(new AbortController().signal);
  clock.advance(30 * day + 1);
  expect(await removeOld()).toEqual({ removed: 1 });
  expect(await db.read.select({ id: previewLinks.id }).from(previewLinks)).toEqual([
    { id: link._id },
  ]);
  expect(await db.read.$count(previewNotes)).toBe(1);
  clock.advance(7 * day);
  expect(await removeOld()).toEqual({ removed: 1 });
  expect(await db.read.$count(previewNotes)).toBe(0);
});

test("records who created and who ended a link, and writes the link into no log", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const { visit, pathname, send, token, link } = await open({ log });
  await visit();
  await send(`DELETE /api/preview-links/${link._id}`, { token });
  await send(`DELETE /api/preview-links/${link._id}`, { token });
  const { text } = await send("GET /api/audit", { token });
  expect(text.match(/preview_link\.\w+/g)).toEqual(["preview_link.ended", "preview_link.created"]);
  expect(lines.join("")).toContain("/preview/…");
  const [, , signed = ""] = pathname.split("/");
  for (const place of [text, lines.join("")]) expect(place).not.toContain(signed);
});

test("renders what an editor has typed, without a draft", async () => {
  const { send, token, draftPath, tour, discardDraft } = await open();
  await discardDraft();
  const preview = (document: unknown, path = draftPath) =>
    send(`POST ${path}/preview`, { token, json: { document } });
  const typed = { ...toTourDocument(tour), title: "Typed just now" };
  const { status, body } = await preview(typed);
  expect(status).toBe(200);
  expect((body as Preview).html).toContain("Typed just now");
  const fresh = `/api/drafts/review/new-${randomUUID()}`;
  expect((await preview(sampleReview, fresh)).body).toMatchObject({ part: "reviews" });
  const page = `/api/drafts/page/new-${randomUUID()}`;
  expect((await preview(samplePage, page)).status).toBe(200);
});

test("names the fields that keep a preview from being made, and refuses odd requests", async () => {
  const { send, token, draftPath, tour } = await open();
  const preview = (json: unknown, path = draftPath) =>
    send(`POST ${path}/preview`, { token, json: json as object });
  const untitled = await preview({ document: { ...toTourDocument(tour), title: "" } });
  expect(untitled.status).toBe(400);
  expect(untitled.body).toMatchObject({ issues: [{ path: "title" }] });
  expect((await preview({ document: null })).status).toBe(400);
  expect((await preview({})).status).toBe(400);
  expect((await preview({ document: {} }, "/api/drafts/invoice/1")).status).toBe(404);
  expect((await preview({ document: {} }, "/api/drafts/settings/nothing")).status).toBe(404);
});

test("a renderer that fails is answered by 503, and a section without a page by 404", async () => {
  const failing = await open({ renderPreview: () => Promise.reject(new Error("broke")) });
  const document = toTourDocument(failing.tour);
  const json = { document };
  const { status, body } = await failing.send(`POST ${failing.draftPath}/preview`, {
    ...{ token: failing.token, json },
  });
  expect(status).toBe(503);
  expect(body).toMatchObject({ message: expect.stringContaining("can't be shown right now") });
  const pageless = await open({ renderPreview: async () => null });
  const refused = await pageless.send(`POST ${pageless.draftPath}/preview`, {
    ...{ token: pageless.token, json: { document: toTourDocument(pageless.tour) } },
  });
  expect(refused.status).toBe(404);
});
