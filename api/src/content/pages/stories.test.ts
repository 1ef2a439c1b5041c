import { sql } from "drizzle-orm";
import type { Redirect } from "shared/content/addresses/redirects";
import { type Page, pageList } from "shared/content/pages/pages";
import type { Draft } from "shared/content/records/drafts";
import type { VersionSummary } from "shared/content/records/versions";
import { expect, test } from "vitest";
import { pages } from "#tables/content.ts";
import { recordVersions } from "#tables/records.ts";
import { samplePage } from "#testing/app/samples.ts";
import { openTrash } from "#testing/records/open-trash.ts";

const details = { date: "2026-11-20", author: "Bea", photo: null, tours: [] };
const sampleStory = { ...samplePage, slug: "mist", title: "Mist", story: details };

const open = async () => {
  const opened = await openTrash();
  const add = (changes: object = {}) =>
    opened.call("POST /api/pages", { ...sampleStory, ...changes });
  const addStory = async (story: object = {}) =>
    ((await add({ story: { ...details, ...story } })).body as { page: Page }).page;
  const published = async () => (await opened.read()).pages;
  return { ...opened, add, addStory, published };
};

const problem = (path: string, message: string) => ({
  status: 400,
  body: { issues: [{ path, message: expect.stringContaining(message) }] },
});

test("publishes a story with its photo and its tours", async () => {
  const { addStory, upload, createTour, published } = await open();
  const picture = await upload();
  const { _id } = await createTour();
  const photo = { picture, caption: null, alt: "Kayaks in the mist" };
  const story = await addStory({ photo, tours: [_id, _id] });
  expect(story).toMatchObject({
    story: { ...details, photo, tours: [_id] },
    pictures: { [picture]: { imageFile: expect.any(String) } },
  });
  expect(await published()).toEqual([story]);
});

test("answers and accepts pages that are no stories as before", async () => {
  const { call } = await open();
  const added = await call("POST /api/pages", samplePage);
  expect(added).toMatchObject({ status: 201, body: { message: "Page added.", page: samplePage } });
  expect((added.body as { page: Page }).page.story).toBeNull();
});

test.each<[string, object]>([
  ["Date must be a day", { date: "2026-02-30" }],
  ["Date must be a day", { date: "" }],
  ["Date can be at most a year ahead", { date: "2999-01-01" }],
  ["Author is required", { author: " " }],
  ["Author must be at most 80", { author: "a".repeat(81) }],
  ["Author must be a single line", { author: "Bea\u0007" }],
  ["up to 6 tours", { tours: ["1", "2", "3", "4", "5", "6", "7"] }],
])("refuses a story with the reason “%s”", async (message, story) => {
  const { add, published } = await open();
  const [field = ""] = Object.keys(story);
  const answer = await add({ story: { ...details, ...story } });
  expect(answer).toMatchObject(problem(`story.${field}`, message));
  expect(await published()).toEqual([]);
});

test("refuses a photo that is no longer stored", async () => {
  const { add } = await open();
  const photo = { picture: "gone", caption: null, alt: null };
  const answer = await add({ story: { ...details, photo } });
  expect(answer).toMatchObject(problem("story.photo", "This photo is no longer stored"));
});

test("refuses the address of a page and of another story, whatever its case", async () => {
  const { call, add } = await open();
  await call("POST /api/pages", { ...samplePage, slug: "boats", title: "Our boats" });
  await add();
  expect(await add({ slug: "Boats" })).toMatchObject(problem("slug", "The page “Our boats” has"));
  expect(await add({ slug: "MIST" })).toMatchObject(problem("slug", "The story “Mist” has"));
});

test("reserves the addresses of the site's pages for pages, and those of the list for stories", async () => {
  const { call, add } = await open();
  const refused = problem("slug", "This address belongs to another page of the site");
  for (const slug of ["gallery", "stories", "Contact"])
    expect(await call("POST /api/pages", { ...samplePage, slug })).toMatchObject(refused);
  for (const slug of ["page", "Feed"]) expect(await add({ slug })).toMatchObject(refused);
  expect(await add({ slug: "gallery" })).toMatchObject({ status: 201 });
  expect(await call("POST /api/pages", { ...samplePage, slug: "page" })).toMatchObject({
    status: 201,
  });
});

test("lists a page that has had the address of the stories since before them, and moves it without a redirect", async () => {
  const { call, createPage, db } = await open();
  const id = await createPage({ slug: "news" });
  await db.write((tx) => tx.update(pages).set({ slug: "stories" }));
  await createPage({ slug: "boats" });
  const { body } = await call("GET /api/pages");
  const stored = pageList.parse(body).pages.find(({ _id }) => _id === id);
  expect(stored).toMatchObject({ slug: "stories", story: null });
  const change = (slug: string) =>
    call(`PUT /api/pages/${id}`, { ...samplePage, slug, readAt: stored?.updatedAt });
  expect(await change("stories")).toMatchObject(problem("slug", "This address belongs to another"));
  expect(await change("news")).toMatchObject({ status: 200, body: { page: { slug: "news" } } });
  expect((await call("GET /api/redirects")).body).toEqual({ redirects: [] });
});

test.each([
  ["page", null, details],
  ["story", details, null],
])("refuses the address of a deleted %s and lets it be restored", async (_noun, deleted, added) => {
  const { add, remove, restore } = await open();
  const { page } = (await add({ title: "Fog", story: deleted })).body as { page: Page };
  const trashId = await remove(`/api/pages/${page._id}`);
  const refused = problem("slug", "“Fog” in the trash has this address");
  expect(await add({ story: added })).toMatchObject(refused);
  expect(await restore(trashId)).toMatchObject({ status: 200 });
});

test("leaves a deleted tour out of the site and names it to admins until it is restored", async () => {
  const { addStory, createTour, remove, restore, read } = await open();
  const { _id } = await createTour();
  await addStory({ tours: [_id] });
  const trashId = await remove(`/api/services/${_id}`);
  const toursIn = (pages: Page[]) => pages.map(({ story }) => story?.tours);
  expect(toursIn((await read()).pages)).toEqual([[]]);
  expect(toursIn((await read()).allPages)).toEqual([[_id]]);
  await restore(trashId);
  expect(toursIn((await read()).pages)).toEqual([[_id]]);
});

test.each(["feed", "page"])(
  "refuses the address /stories/%s from a client that sends no story",
  async (slug) => {
    const { addStory, call } = await open();
    const { _id, updatedAt: readAt } = await addStory();
    const { story: _story, ...sent } = sampleStory;
    expect(await call(`PUT /api/pages/${_id}`, { ...sent, slug, readAt })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "slug" }] },
    });
  },
);

test("takes /stories/gallery from a client that sends no story", async () => {
  const { addStory, call } = await open();
  const { _id, updatedAt: readAt } = await addStory();
  const { story: _story, ...sent } = sampleStory;
  const { status } = await call(`PUT /api/pages/${_id}`, { ...sent, slug: "gallery", readAt });
  expect(status).toBe(200);
});

test("redirects the former address when a story moves or becomes a page", async () => {
  const { addStory, call } = await open();
  const { _id, updatedAt } = await addStory();
  const { body } = await call(`PUT /api/pages/${_id}`, {
    ...sampleStory,
    slug: "fog",
    readAt: updatedAt,
  });
  const readRedirects = async () =>
    ((await call("GET /api/redirects")).body as { redirects: Redirect[] }).redirects.map(
      ({ source, target }) => [source, target],
    );
  expect(await readRedirects()).toEqual([["/stories/mist", "/stories/fog"]]);
  const readAt = (body as { page: Page }).page.updatedAt;
  await call(`PUT /api/pages/${_id}`, { ...samplePage, slug: "fog", story: null, readAt });
  expect(new Map((await readRedirects()).map(([from, to]) => [from, to]))).toEqual(
    new Map([
      ["/stories/mist", "/fog"],
      ["/stories/fog", "/fog"],
    ]),
  );
});

test("restores a story from the trash with its photo", async () => {
  const { addStory, upload, remove, restore, published } = await open();
  const photo = { picture: await upload(), caption: null, alt: "Mist" };
  const story = await addStory({ photo });
  const trashId = await remove(`/api/pages/${story._id}`);
  expect(await published()).toEqual([]);
  await restore(trashId);
  expect(await published()).toEqual([story]);
});

test("keeps a story that a client sends back without its details, until it sends null", async () => {
  const { addStory, call, upload, published } = await open();
  const photo = { picture: await upload(), caption: null, alt: "Mist" };
  const added = await addStory({ photo });
  const put = async ({ updatedAt: readAt }: Page, change: object) => {
    const answer = await call(`PUT /api/pages/${added._id}`, { ...samplePage, ...change, readAt });
    return (answer.body as { page: Page }).page;
  };
  const older = await put(added, { slug: "mist", title: "Fog" });
  expect(older).toMatchObject({ title: "Fog", story: added.story, pictures: added.pictures });
  expect((await call("GET /api/redirects")).body).toEqual({ redirects: [] });
  const page = await put(older, { slug: "mist", story: null });
  expect(await published()).toEqual([page]);
  expect(page).toMatchObject({ story: null, pictures: {} });
});

test("keeps a story when a draft without its details is shown and published", async () => {
  const { addStory, call, published } = await open();
  const { _id, updatedAt: base } = await addStory();
  const path = `drafts/page/${_id}`;
  const document = { ...samplePage, slug: "mist", title: "Fog" };
  const saved = await call(`PUT /api/${path}`, {
    ...{ name: "Fog", values: null, from: null, document, base, draftAt: null },
  });
  expect(saved.body).toMatchObject({ draft: { presented: { record: { story: details } } } });
  const { updatedAt: draftAt } = (saved.body as { draft: Draft }).draft;
  const query = new URLSearchParams({ draftAt });
  await call(`PUT /api/pages/${_id}?${query}`, { ...document, readAt: base });
  expect(await published()).toMatchObject([{ title: "Fog", story: details }]);
});

test("keeps a story when a version without its details is restored and published", async () => {
  const { addStory, call, db, published } = await open();
  const { _id, updatedAt } = await addStory();
  const fog = { ...sampleStory, title: "Fog", readAt: updatedAt };
  const { page } = (await call(`PUT /api/pages/${_id}`, fog)).body as { page: Page };
  await db.write((tx) =>
    tx
      .update(recordVersions)
      .set({ document: sql`json_remove(${recordVersions.document}, '$.story')` }),
  );
  const { body } = await call(`GET /api/records/page/${_id}/versions`);
  const [, first] = (body as { versions: VersionSummary[] }).versions;
  const restored = await call(`POST /api/versions/${first?._id}/restore`, { draftAt: null });
  const { draft } = restored.body as { draft: Draft };
  expect(draft).toMatchObject({ presented: { record: { title: "Mist", story: details } } });
  const query = new URLSearchParams({ draftAt: draft.updatedAt });
  const document = { ...(draft.document as object), readAt: page.updatedAt };
  expect(document).not.toHaveProperty("story");
  await call(`PUT /api/pages/${_id}?${query}`, document);
  expect(await published()).toMatchObject([{ title: "Mist", story: details }]);
});
