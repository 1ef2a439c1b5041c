import type { GalleryItem, PhotoUse } from "shared/content/gallery";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleMember, samplePage, sampleServiceParts } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

type Parts = Record<string, string | Blob>;

const openLibrary = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  let width = 40;
  const add = async (parts: Parts, size?: { width: number; height: number }) => {
    testApp.clock.advance(1_000);
    width += 1;
    const imageFile = await makePhoto(size ?? { width });
    const sent = { parts: { imageFile, ...parts }, token };
    const { status, body } = await testApp.send("POST /api/gallery", sent);
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { item: GalleryItem }).item;
  };
  const titlesIn = async (route: string) => {
    const { body } = await testApp.send(route, { token });
    const { photos, gallery } = body as { photos?: GalleryItem[]; gallery?: GalleryItem[] };
    return (photos ?? gallery ?? []).map(({ title }) => title);
  };
  const list = (query = "") => titlesIn(`GET /api/gallery/library${query}`);
  const order = (json: object) => testApp.send("PUT /api/gallery/order", { token, json });
  return { ...testApp, token, add, list, order, titlesIn };
};

test("lists the gallery page by page and counts all of it", async () => {
  const { add, send, token } = await openLibrary();
  for (const title of ["One", "Two", "Three"]) await add({ title });
  const { body } = await send("GET /api/gallery/library?pageSize=2&page=2", { token });
  expect(body).toMatchObject({ photos: [{ title: "One" }], total: 3, page: 2, pageSize: 2 });
});

test("searches titles, alternative texts and photographers, whatever the case and the accents", async () => {
  const { add, list } = await openLibrary();
  await add({ title: "Île de Napoléon" });
  await add({ title: "Bats", alt: "A cloud of fruit bats at dusk" });
  await add({ title: "Boat", photographer: "Aline Uwase" });
  expect(await list("?q=napoleon")).toEqual(["Île de Napoléon"]);
  expect(await list("?q=FRUIT")).toEqual(["Bats"]);
  expect(await list("?q=uwase")).toEqual(["Boat"]);
  expect(await list(`?q=${encodeURIComponent("100%*")}`)).toEqual([]);
});

test("filters photos without alternative text, small ones, and those of a tour", async () => {
  const { add, list, send, token } = await openLibrary();
  const large = { width: 1_200, height: 20 };
  const shown = await add({ title: "Shown", alt: "A kayak" }, large);
  await add({ title: "Leads", decorative: "true" });
  const photos = JSON.stringify([{ picture: shown.picture }]);
  const parts = sampleServiceParts({ photos });
  const { body } = await send("POST /api/services", { token, parts });
  const { _id: tour } = (body as { service: { _id: string } }).service;
  await add({ title: "Plain", tour });
  expect(await list("?show=undescribed")).toEqual(["Plain"]);
  expect(await list("?show=small")).toEqual(["Plain", "Leads"]);
  expect(await list("?show=unused")).toEqual(["Plain", "Leads"]);
  expect(await list(`?tour=${tour}`)).toEqual(["Plain", "Shown"]);
  expect(await send("GET /api/gallery/library?show=large", { token })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "show" }] },
  });
});

test("names every other place that shows a photo", async () => {
  const { add, send, token, services } = await openLibrary();
  const { _id, picture } = await add({ title: "Kayak" }, { width: 400, height: 100 });
  const uses = async () => {
    const { body } = await send(`GET /api/gallery/${_id}/uses`, { token });
    return (body as { uses: PhotoUse[] }).uses;
  };
  expect(await uses()).toEqual([]);
  const setUp = async (section: string, changes: object) => {
    const { body } = await send("GET /api/settings", { token });
    const { value, version } = (body as Record<string, { value: object; version: string }>)[
      section
    ]!;
    const json = { section, value: { ...value, ...changes }, version };
    const saved = await send("PUT /api/settings", { token, json });
    expect(saved).toMatchObject({ status: 200 });
  };
  const photos = JSON.stringify([{ picture }, { picture }]);
  await send("POST /api/services", { token, parts: sampleServiceParts({ photos }) });
  const photo = { picture, caption: null, alt: null };
  const blocks = [{ type: "picture" as const, photo }];
  await services.pages.create(product, { ...samplePage, blocks }, undefined);
  await services.team.create(product, { ...sampleMember, name: "Aline", picture }, undefined);
  await setUp("home", { slides: [_id] });
  await setUp("brand", { logo: picture });
  expect(await uses()).toMatchObject([
    { kind: "tour" },
    { kind: "page", name: samplePage.title },
    { kind: "slide", id: null },
    { kind: "team_member", name: "Aline" },
    { kind: "logo", id: null },
  ]);
});

test("a proposal counts as a use and keeps a photo out of the unused ones", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { item } = await addSampleRows(testApp);
  const read = async (route: string) => (await testApp.send(route, { token })).body;
  const before = (await read("GET /api/gallery/library?show=unused")) as { total: number };
  const { picture } = (await read(`GET /api/gallery/${item}`)) as GalleryItem;
  await testApp.db.write((tx) =>
    tx.run(
      `UPDATE proposal_versions SET content = json_set(content, '$.photos', json_array('${picture}'))`,
    ),
  );
  const { uses } = (await read(`GET /api/gallery/${item}/uses`)) as { uses: PhotoUse[] };
  expect(uses.map(({ kind }) => kind)).toContain("proposal");
  const after = (await read("GET /api/gallery/library?show=unused")) as { total: number };
  expect(after.total).toBeLessThanOrEqual(before.total);
  expect(after.total).toBe(0);
});

test("the owner's order shows on the site, and new photos come before it", async () => {
  const { add, list, order, titlesIn } = await openLibrary();
  const [one, two, three] = [
    await add({ title: "One" }),
    await add({ title: "Two" }),
    await add({ title: "Three" }),
  ];
  expect(await list()).toEqual(["Three", "Two", "One"]);
  expect(await order({ ids: [one._id, three._id, two._id] })).toMatchObject({ status: 200 });
  expect(await list()).toEqual(["One", "Three", "Two"]);
  await add({ title: "New" });
  expect(await titlesIn("GET /api/gallery")).toEqual(["New", "One", "Three", "Two"]);
  expect(await titlesIn("GET /api/content")).toEqual(["New", "One", "Three", "Two"]);
});

test("moves photos to a place and leaves the others in their order", async () => {
  const { add, list, order } = await openLibrary();
  const ids: string[] = [];
  for (const title of ["E", "D", "C", "B", "A"]) ids.unshift((await add({ title }))._id);
  await order({ ids: ["gone", ids[4], ids[1], ids[1]], at: 2 });
  expect(await list()).toEqual(["A", "E", "B", "C", "D"]);
  await order({ ids: [ids[0]], at: 99 });
  expect(await list()).toEqual(["E", "B", "C", "D", "A"]);
  expect(await order({ ids: [ids[0]], at: 0 })).toMatchObject({ status: 400 });
});

test("a photo is described by its title, by a text of its own, or is decorative", async () => {
  const { add, send, token } = await openLibrary();
  const { _id, alt } = await add({ title: "Kayak" });
  expect(alt).toBeNull();
  const change = async (parts: Parts) => {
    const sent = { token, parts: { title: "Kayak", ...parts } };
    const { body } = await send(`PUT /api/gallery/${_id}`, sent);
    return (body as { item: GalleryItem }).item.alt;
  };
  expect(await change({ alt: "Two kayaks" })).toBe("Two kayaks");
  expect(await change({})).toBe("Two kayaks");
  expect(await change({ decorative: "true" })).toBe("");
  expect(await change({})).toBe("");
  expect(await change({ decorative: "false" })).toBeNull();
  expect(await change({ alt: "A kayak", decorative: "false" })).toBe("A kayak");
  expect(await change({ alt: " " })).toBeNull();
});

test("only admins see who allowed to show a photo", async () => {
  const { add, send, token } = await openLibrary();
  const permission = "Jean, on 3 May";
  const item = await add({ title: "Jean", permission, photographer: "Aline" });
  expect(item).toMatchObject({ permission, image: { photographer: "Aline" } });
  const route = `GET /api/gallery/${item._id}`;
  expect((await send(route, { token })).body).toMatchObject({ permission });
  for (const open of [route, "GET /api/gallery", "GET /api/content"]) {
    const { text } = await send(open);
    expect(text).toContain("Aline");
    expect(text).not.toContain(permission);
  }
});

test("a photo that is in the gallery already is not added twice if the client asks so", async () => {
  const { send, token, list } = await openLibrary();
  const imageFile = await makePhoto();
  const create = (parts: Parts) =>
    send("POST /api/gallery", { token, parts: { onlyNew: "true", ...parts } });
  expect(await create({ title: "Bay", imageFile })).toMatchObject({ status: 201 });
  expect(await create({ title: "Bay again", imageFile })).toMatchObject({
    status: 409,
    body: { code: "conflict", message: "This photo is already in the gallery: “Bay”." },
  });
  expect(await list()).toEqual(["Bay"]);
});

test("an uploaded picture joins the gallery by its id, once per key", async () => {
  const { send, token, list } = await openLibrary();
  const uploaded = await send("POST /api/pictures", {
    token,
    parts: { imageFile: await makePhoto() },
  });
  const { _id: picture } = (uploaded.body as { picture: { _id: string } }).picture;
  const headers = { "Idempotency-Key": "2f1d1b52-6f6c-4c6c-9d7e-0c4c2f0b9a01" };
  const parts = { title: "Bay", picture, onlyNew: "true" };
  const first = await send("POST /api/gallery", { token, parts, headers });
  expect(await send("POST /api/gallery", { token, parts, headers })).toMatchObject({
    status: 201,
    body: first.body,
  });
  expect(await list()).toEqual(["Bay"]);
  const unknown = await send("POST /api/gallery", { token, parts: { ...parts, picture: "gone" } });
  expect(unknown).toMatchObject({ status: 400, body: { issues: [{ path: "picture" }] } });
});
