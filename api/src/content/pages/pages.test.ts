import type { PageBlock } from "shared/content/pages/page-blocks";
import type { Page } from "shared/content/pages/pages";
import type { Picture } from "shared/media/pictures";
import { toRichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { samplePage } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const add = (json: object) => testApp.send("POST /api/pages", { token, json });
  const save = (id: string, json: object) => testApp.send(`PUT /api/pages/${id}`, { token, json });
  const addSample = async (changes: object = {}) =>
    ((await add({ ...samplePage, ...changes })).body as { page: Page }).page;
  const upload = async () => {
    const parts = { imageFile: await makePhoto() };
    const { body } = await testApp.send("POST /api/pictures", { token, parts });
    return (body as { picture: Picture }).picture._id;
  };
  const published = async () =>
    ((await testApp.send("GET /api/content")).body as { pages: Page[] }).pages;
  return { ...testApp, token, add, save, addSample, upload, published };
};

const toPhotoBlock = (picture: string): PageBlock => ({
  type: "picture",
  photo: { picture, caption: null, alt: "A boat" },
});

test("publishes a page with its pictures and shows a hidden page to admins only", async () => {
  const { addSample, upload, published, send, token } = await open();
  const picture = await upload();
  const shown = await addSample({ blocks: [toPhotoBlock(picture)] });
  expect(shown.pictures).toMatchObject({ [picture]: { imageFile: expect.any(String) } });
  const hidden = await addSample({ slug: "later", isShown: false });
  expect(await published()).toEqual([shown]);
  const { body } = await send("GET /api/pages", { token });
  expect((body as { pages: Page[] }).pages).toEqual(expect.arrayContaining([shown, hidden]));
});

test("saving an outdated page gets a conflict and loses nothing", async () => {
  const { addSample, save, published } = await open();
  const { _id, updatedAt: readAt } = await addSample();
  const first = await save(_id, { ...samplePage, title: "First", readAt });
  expect(first.status).toBe(200);
  const late = await save(_id, { ...samplePage, title: "Late", readAt });
  expect(late).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { title: "First" } },
  });
  expect(await published()).toMatchObject([{ title: "First" }]);
});

test("an address that another page has is refused beside its field, whatever its case", async () => {
  const { addSample, add, save } = await open();
  await addSample({ title: "Terms", slug: "terms" });
  const refusal = {
    status: 400,
    body: { message: expect.stringContaining("The page “Terms” has this address.") },
  };
  expect(await add({ ...samplePage, slug: "TERMS" })).toMatchObject(refusal);
  const { _id, updatedAt: readAt } = await addSample();
  expect(await save(_id, { ...samplePage, slug: "terms", readAt })).toMatchObject(refusal);
  expect((await save(_id, { ...samplePage, readAt })).status).toBe(200);
});

test.each([
  "api",
  "services",
  "Contact",
  "admin-panel",
  "Users",
  "index",
  "preview",
  "gallery-2",
  "a/b",
  "-x",
  "..",
  "",
])("a page cannot stand at /%s", async (slug) => {
  const { add, published } = await open();
  expect((await add({ ...samplePage, slug })).status).toBe(400);
  expect(await published()).toEqual([]);
});

const linkTo = (href: string) => ({
  type: "text",
  text: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "here", marks: [{ type: "link", attrs: { href } }] }],
      },
    ],
  },
});
const refused: [string, object, string][] = [
  ["a link that runs something", linkTo("javascript:alert(1)"), "A link must be a web address"],
  [
    "a button that does",
    { type: "callToAction", text: null, label: "Book", link: "data:x" },
    "Link",
  ],
  ["raw HTML", { type: "html", html: "<script>" }, "This isn't a page block."],
  [
    "an endless text",
    { type: "text", text: toRichText("x".repeat(200_000)) },
    "Text must be at most",
  ],
  ["a photo that is not there", toPhotoBlock("gone"), "This photo is no longer stored"],
];

test.each(refused)("%s is refused with a reason", async (_, block, message) => {
  const { add, published } = await open();
  const answer = await add({ ...samplePage, blocks: [block] });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(message);
  expect(await published()).toEqual([]);
});
