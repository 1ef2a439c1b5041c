import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import type { Picture } from "shared/media/pictures";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { drawPicture, makePhoto, toFile } from "#testing/pictures/pictures.ts";

const own = { logo: null, mainColor: "#b0005e", accentColor: "#0a6b2f" };

const open = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const read = async () =>
    ((await testApp.send("GET /api/settings", { token })).body as SettingsAsRead).brand;
  const save = async (value: object, version?: string) => {
    const json = { section: "brand", value, version: version ?? (await read()).version };
    return testApp.send("PUT /api/settings", { token, json });
  };
  const send = (imageFile: File) =>
    testApp.send("POST /api/pictures", { token, parts: { imageFile } });
  const upload = async (size: { width: number; height: number }) =>
    ((await send(await makePhoto(size))).body as { picture: Picture }).picture;
  return { ...testApp, token, read, save, sendPicture: send, upload };
};

const issue = (path: string, message: string) => ({
  status: 400,
  body: { issues: [{ path, message: expect.stringContaining(message) }] },
});

test("the site is built from the saved logo and colours", async () => {
  const { read, save, send, upload } = await open();
  const { _id: logo, image } = await upload({ width: 400, height: 100 });
  expect(await save({ ...own, logo })).toMatchObject({ status: 200 });
  expect((await send("GET /api/content")).body).toMatchObject({
    revision: 1,
    settings: { brand: { ...own, logo } },
    logo: { src: image.src, width: 400, height: 100 },
  });
  await save({ ...(await read()).value, logo: null });
  expect((await send("GET /api/content")).body).toMatchObject({ logo: null });
});

test("the colours of the design are stored as none", async () => {
  const { read, save } = await open();
  await save({ logo: null, mainColor: " #0F4C55", accentColor: "" });
  expect((await read()).value).toEqual({ logo: null, mainColor: null, accentColor: null });
});

test.each([
  ["mainColor", "#ffd400", "its contrast with the pages is 1.1:1, and it needs 4.5:1."],
  ["accentColor", "#ff8800", "The nearest shade that works is #a25600."],
  ["mainColor", "red;}</style>", "Main colour must be a colour such as #0f4c55."],
  ["accentColor", "url(https://elsewhere.example)", "Accent colour must be a colour"],
  ["mainColor", "#fff", "Main colour must be a colour"],
  ["logo", "../../secrets", "The logo is no longer stored. Choose it again."],
] as const)("%s: %s is refused beside its field", async (field, typed, message) => {
  const { read, save } = await open();
  const { value } = await read();
  expect(await save({ ...own, [field]: typed })).toMatchObject(issue(`value.${field}`, message));
  expect((await read()).value).toEqual(value);
});

test.each([
  [{ width: 1, height: 1 }, "The logo is 1 × 1 px."],
  [{ width: 12_000, height: 100 }, "The logo is 1920 × 16 px."],
  [{ width: 1_000, height: 100 }, "at most 8 times as wide as it is high."],
])("a logo of %o can be read by nobody, and is refused", async (size, message) => {
  const { save, upload } = await open();
  const { _id: logo } = await upload(size);
  expect(await save({ ...own, logo })).toMatchObject(issue("value.logo", message));
});

test("a logo 12,000 px wide is shown smaller", async () => {
  const { save, upload } = await open();
  const { _id: logo, image } = await upload({ width: 12_000, height: 1_500 });
  expect(image).toMatchObject({ width: 1_920, height: 240 });
  expect((await save({ ...own, logo })).status).toBe(200);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ["an SVG", svg, "image/svg+xml"],
  ["an SVG that calls itself a PNG", svg, "image/png"],
  ["a text", "My logo", "image/png"],
])("%s is no logo", async (_, text, type) => {
  const { sendPicture } = await open();
  const answer = await sendPicture(toFile(new TextEncoder().encode(text), "logo", type));
  expect(answer).toMatchObject({
    status: 415,
    body: { message: "Choose a JPEG, PNG or WebP file." },
  });
});

test("a transparent logo gets a white background", async () => {
  const { save, send, sendPicture } = await open();
  const empty = await drawPicture({ width: 80, height: 80 }).ensureAlpha(0).png().toBuffer();
  const { body } = await sendPicture(toFile(empty, "logo.png", "image/png"));
  const { _id: logo } = (body as { picture: Picture }).picture;
  await save({ ...own, logo });
  expect((await send("GET /api/content")).body).toMatchObject({ logo: { color: "#ffffff" } });
});

test("saving an outdated brand gets a conflict and loses nothing", async () => {
  const { read, save } = await open();
  const { version } = await read();
  await save(own, version);
  expect(await save({ ...own, mainColor: "#222222" }, version)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { value: own } },
  });
  expect((await read()).value).toEqual(own);
});

test("the picture of an unsaved logo can be read again, and one that is gone cannot", async () => {
  const { send, token, upload } = await open();
  const picture = await upload({ width: 80, height: 80 });
  expect(await send(`GET /api/pictures/${picture._id}`, { token })).toMatchObject({
    status: 200,
    body: picture,
  });
  expect((await send("GET /api/pictures/gone", { token })).status).toBe(404);
});
