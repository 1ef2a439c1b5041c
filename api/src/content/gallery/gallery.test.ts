import type { GalleryItem } from "shared/content/gallery";
import { expect, test } from "vitest";
import { tourServices } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { makePhoto, toFile } from "#testing/pictures/pictures.ts";

type Parts = Record<string, string | Blob>;

const openGallery = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const write = (route: string, parts: Parts, headers: Record<string, string> = {}) =>
    testApp.send(route, { token, headers, parts });
  return {
    ...testApp,
    token,
    write,
    create: async (title = "Sunset") => {
      const { body } = await write("POST /api/gallery", { title, imageFile: await makePhoto() });
      return (body as { item: GalleryItem }).item;
    },
    publishing: async () => {
      const { builds } = await testApp.services.builds.list();
      const { content } = await testApp.services.content.current();
      return { revision: content.revision, builds: builds.length, gallery: content.gallery };
    },
  };
};

test("a photo that an admin adds is in the public gallery at once, newest first", async () => {
  const { create, send, clock, publishing, db } = await openGallery();
  const first = await create(" <i>Dawn</i> & mist ");
  clock.advance(1_000);
  const second = await create();
  expect(first).toMatchObject({ title: "<i>Dawn</i> & mist", imageFile: first.image.src });
  expect(await db.read.select({ picture: pictures.id }).from(pictures)).toEqual([
    { picture: first.picture },
  ]);
  expect((await send("GET /api/gallery")).body).toEqual({ gallery: [second, first] });
  expect((await send(`GET /api/gallery/${first._id}`)).body).toEqual(first);
  expect(await publishing()).toMatchObject({ revision: 2, builds: 2 });
});

test("a photo needs a title and a picture", async () => {
  const { write, publishing } = await openGallery();
  const imageFile = await makePhoto();
  const empty = new File([], "", { type: "application/octet-stream" });
  const bad: [Parts, string][] = [
    [{ imageFile }, "title"],
    [{ title: " ", imageFile }, "title"],
    [{ title: "x".repeat(201), imageFile }, "title"],
    [{ title: "a\r\nb", imageFile }, "title"],
    [{ title: "A" }, "imageFile"],
    [{ title: "A", imageFile: "" }, "imageFile"],
    [{ title: "A", imageFile: "text" }, "imageFile"],
    [{ title: "A", imageFile: empty }, "imageFile"],
  ];
  for (const [parts, path] of bad) {
    expect(await write("POST /api/gallery", parts)).toMatchObject({
      status: 400,
      body: { issues: [{ path }] },
    });
  }
  expect(await publishing()).toEqual({ revision: 0, builds: 0, gallery: [] });
});

test("an update without a picture keeps it, one with a picture replaces it", async () => {
  const { create, write, publishing } = await openGallery();
  const item = await create();
  const route = `PUT /api/gallery/${item._id}`;
  const renamed = await write(route, { title: "Dusk" });
  expect(renamed).toMatchObject({
    status: 200,
    body: { message: "Photo updated successfully!", item: { title: "Dusk", image: item.image } },
  });
  const imageFile = await makePhoto({ width: 50, height: 20, background: "#aa0000" });
  const { body } = await write(route, { title: "Dusk", imageFile });
  expect(body).toMatchObject({
    item: { createdAt: item.createdAt, image: { width: 50, height: 20 } },
  });
  expect(await publishing()).toMatchObject({ revision: 3, builds: 3 });
});

test("a photo names no hidden tour to visitors, and keeps it for when it is shown", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { send } = testApp;
  const { service: tour, item } = await addSampleRows(testApp);
  const change = (parts: Parts) => send(`PUT /api/gallery/${item}`, { token, parts });
  expect(await change({ title: "Dusk", tour })).toMatchObject({ status: 200 });
  const shown = async () => (await send(`GET /api/gallery/${item}`)).body;
  expect(await shown()).toMatchObject({ tour });
  await testApp.db.write((tx) => tx.update(tourServices).set({ isShown: false }));
  testApp.services.content.forget();
  expect(await shown()).toMatchObject({ tour: null });
  await change({ title: "Dawn" });
  await testApp.db.write((tx) => tx.update(tourServices).set({ isShown: true }));
  testApp.services.content.forget();
  expect(await shown()).toMatchObject({ title: "Dawn", tour });
});

test("a photo leads to its tour until that is cleared", async () => {
  const { create, write } = await openGallery();
  const item = await create();
  expect(item.tour).toBeNull();
  const route = `PUT /api/gallery/${item._id}`;
  const linked = await write(route, { title: "Dusk", tour: "kayak-to-napoleon-island" });
  expect(linked.body).toMatchObject({ item: { tour: "kayak-to-napoleon-island" } });
  const answer = await write(route, { title: "Dawn" });
  expect(answer.body).toMatchObject({ item: { tour: "kayak-to-napoleon-island" } });
  const cleared = await write(route, { title: "Dawn", tour: "" });
  expect(cleared.body).toMatchObject({ item: { tour: null } });
  const imageFile = await makePhoto();
  const added = await write("POST /api/gallery", {
    title: "Bay",
    tour: "ndaba-falls-walk",
    imageFile,
  });
  expect(added.body).toMatchObject({ item: { tour: "ndaba-falls-walk" } });
});

test("an unfit picture changes nothing, not even the title", async () => {
  const { create, write, publishing } = await openGallery();
  const item = await create();
  const before = await publishing();
  const imageFile = toFile(Buffer.from("<svg/>"));
  const answer = await write(`PUT /api/gallery/${item._id}`, { title: "Dusk", imageFile });
  expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  expect(await publishing()).toEqual(before);
});

test("somebody else's change since the reading is shown, not overwritten", async () => {
  const { create, write } = await openGallery();
  const item = await create();
  const route = `PUT /api/gallery/${item._id}`;
  const headers = { "If-Unmodified-Since-Revision": item.updatedAt };
  const first = await write(route, { title: "Mine" }, headers);
  const { item: current } = first.body as { item: GalleryItem };
  expect(await write(route, { title: "Theirs" }, headers)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current },
  });
});

test("a deleted photo is gone, though another keeps the same picture", async () => {
  const { create, send, token } = await openGallery();
  const [first, second] = [await create("One"), await create("Two")];
  expect(await send(`DELETE /api/gallery/${first._id}`, { token })).toMatchObject({ status: 200 });
  expect((await send(`GET /api/gallery/${first._id}`)).status).toBe(404);
  expect((await send("GET /api/gallery")).body).toEqual({ gallery: [second] });
  expect((await send(`GET ${second.imageFile}`)).status).toBe(200);
  expect((await send(`DELETE /api/gallery/${first._id}`, { token })).status).toBe(404);
});
