import { access } from "node:fs/promises";
import { join } from "node:path";
import { noFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { expect, onTestFinished, test } from "vitest";
import { tourServices } from "#tables/content.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleDetails, sampleServiceParts } from "#testing/app/samples.ts";
import { drawPicture, makePhoto, toFile } from "#testing/pictures/pictures.ts";

type Parts = Record<string, string | Blob>;

/** An admin's session over the services, and what their writes did to publishing. */
const openServices = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const write = (route: string, changes?: Parts, headers: Record<string, string> = {}) =>
    testApp.send(route, { token, headers, parts: sampleServiceParts(changes) });
  return {
    ...testApp,
    token,
    write,
    create: async (changes?: Parts) => {
      const { status, body } = await write("POST /api/services", changes);
      expect(status).toBe(201);
      return (body as { service: TourService }).service;
    },
    remove: (id: string) => testApp.send(`DELETE /api/services/${id}`, { token }),
    publishing: async () => {
      const { revision } = (await testApp.services.content.current()).content;
      const { builds } = await testApp.services.builds.list();
      return { revision, builds: builds.map((build) => `${build.revision} ${build.status}`) };
    },
  };
};

test.each([
  ["0788 123-456", "+250788123456"],
  ["https://wa.me/250788123456?text=Hi", "https://wa.me/250788123456?text=Hi"],
])("the WhatsApp contact %s is kept as %s", async (whatsapp, stored) => {
  const { create } = await openServices();
  const details = JSON.stringify({ ...sampleDetails, whatsapp });
  expect((await create({ details })).details.whatsapp).toBe(stored);
});

test("a WhatsApp number that nobody can call is refused, with the reason", async () => {
  const { write } = await openServices();
  const details = JSON.stringify({ ...sampleDetails, whatsapp: "+0123 456 789" });
  const issue = {
    path: "details.whatsapp",
    message:
      "WhatsApp must be a phone number, with the country code (as in +44) unless it is from Rwanda.",
  };
  expect(await write("POST /api/services", { details })).toMatchObject({
    status: 400,
    body: { issues: [issue] },
  });
});

test("visitors see a new service at once, as typed", async () => {
  const { create, send } = await openServices();
  const details = { ...sampleDetails, highlights: ["  <b>Bats</b> & more ", 'A "swim"'] };
  const description = "  <script>alert(1)</script>\n\n'; DROP TABLE tour_services; --  ";
  const service = await create({ description, details: JSON.stringify(details) });
  expect(service).toEqual({
    _id: "kayak-to-napoleon-island",
    slug: "kayak-to-napoleon-island",
    title: "Kayak to Napoleon Island",
    description: description.trim(),
    descriptionText: null,
    detailPage: "/service/kayak",
    imageFile: null,
    image: null,
    createdAt: expect.any(String),
    updatedAt: service.createdAt,
    details: { ...details, highlights: ["<b>Bats</b> & more", 'A "swim"'] },
    facts: noFacts,
    fromPrice: null,
    photos: [],
    isShown: true,
    position: null,
  });
  expect((await send(`GET /api/services/${service._id}`)).body).toEqual(service);
  expect((await send("GET /api/services")).body).toEqual({ services: [service] });
});

test("a proposed detail page follows the number of the tour's id, and another page stays", async () => {
  const { create } = await openServices();
  const proposed = "/service/kayak-to-napoleon-island";
  for (const detailPage of [proposed, `${proposed}-2`, `${proposed}-3`])
    expect((await create({ detailPage: proposed })).detailPage).toBe(detailPage);
  expect((await create({ detailPage: "/about" })).detailPage).toBe("/about");
});

test.each(["POST /api/services", "PUT /api/services/kayak-to-napoleon-island"])(
  "%s without a detail page is refused by name",
  async (route) => {
    const { create, write, send, token } = await openServices();
    await create();
    const issue = { path: "detailPage", message: "Detail page is required." };
    const { detailPage: _, ...parts } = sampleServiceParts();
    for (const answer of [
      await write(route, { detailPage: "" }),
      await send(route, { token, parts }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { issues: [issue] } });
  },
);

test("an update needs a highlight and a tip, a new tour neither", async () => {
  const { create, write } = await openServices();
  const details = JSON.stringify({ ...sampleDetails, highlights: [], tips: [] });
  const { _id } = await create({ details });
  expect(await write(`PUT /api/services/${_id}`, { details })).toMatchObject({
    status: 400,
    body: {
      issues: [
        { path: "details.highlights", message: "Add at least one highlight." },
        { path: "details.tips", message: "Add at least one tip." },
      ],
    },
  });
});

test("line breaks are stored as typed, and count once, though forms send two characters for each", async () => {
  const { create } = await openServices();
  const description = `${"x\n".repeat(9_999)}xx`;
  expect((await create({ description })).description).toBe(description);
});

test("lists services newest first", async () => {
  const { create, send, clock } = await openServices();
  for (const title of ["First", "Second", "Third"]) {
    await create({ title });
    clock.advance(1_000);
  }
  const { services } = (await send("GET /api/services")).body as { services: TourService[] };
  expect(services.map(({ title }) => title)).toEqual(["Third", "Second", "First"]);
});

test("an id is a readable slug, unique and safe in an address", async () => {
  const { create } = await openServices();
  const titles: [string, string][] = [
    ["Île d'Idjwi – Été à Kibuye!", "ile-d-idjwi-ete-a-kibuye"],
    ["Tour", "tour"],
    ["Tour", "tour-2"],
    ["tour", "tour-3"],
    ["Tour 2", "tour-2-2"],
    ["ツアー", "tour-4"],
    ["🛶🛶", "tour-5"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>", "script"],
    ["100% _fun_", "100-fun"],
    ["x".repeat(200), "x".repeat(80)],
    ["x".repeat(200), `${"x".repeat(80)}-2`],
    ["ﬁne ①", "fine-1"],
    ["Au cœur du lac, Straße, Ærø", "au-coeur-du-lac-strasse-aero"],
    ["Озеро Киву", "ozero-kivu"],
    ["Kayak & co., 50 €", "kayak-co-50"],
    ["Index", "index-tour"],
    ["INDEX!", "index-tour-2"],
  ];
  for (const [title, id] of titles) expect((await create({ title }))._id).toBe(id);
  const long = await create({ title: "word ".repeat(40) });
  expect(long._id).toMatch(/^word(-word)*$/);
  expect(long._id.length).toBeLessThanOrEqual(80);
});

test("services created at once with one title get different ids", async () => {
  const { create } = await openServices();
  const made = await Promise.all(Array.from({ length: 6 }, () => create()));
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(6);
});

test("an update changes the texts, and neither the id nor the day of creation", async () => {
  const { create, write, send, clock } = await openServices();
  const service = await create();
  clock.advance(5_000);
  const details = JSON.stringify({
    ...sampleDetails,
    highlights: ["A swim"],
    tips: ["Bring water"],
  });
  const saved = await write(`PUT /api/services/${service._id}`, { title: "Renamed", details });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      message: "Service updated successfully!",
      service: { _id: service._id, title: "Renamed" },
    },
  });
  const { body } = await send(`GET /api/services/${service._id}`);
  expect(body).toMatchObject({
    title: "Renamed",
    createdAt: service.createdAt,
    details: { highlights: ["A swim"], tips: ["Bring water"] },
  });
  expect(Date.parse((body as TourService).updatedAt)).toBeGreaterThan(
    Date.parse(service.updatedAt),
  );
  expect((await create())._id).toBe("kayak-to-napoleon-island-2");
});

test("a deleted service disappears at once", async () => {
  const { create, remove, send } = await openServices();
  const { _id } = await create({ imageFile: await makePhoto() });
  expect((await remove(_id)).status).toBe(200);
  expect(await send(`GET /api/services/${_id}`)).toMatchObject({
    status: 404,
    body: { message: "Service not found" },
  });
  expect((await send("GET /api/services")).body).toEqual({ services: [] });
  expect((await remove(_id)).status).toBe(404);
});

test("a change of something else since it was read is not overwritten", async () => {
  const { create, write, publishing } = await openServices();
  const service = await create();
  const route = `PUT /api/services/${service._id}`;
  const readAs = (updatedAt: string) => ({ "If-Unmodified-Since-Revision": updatedAt });
  const first = await write(route, { title: "Mine" }, readAs(service.updatedAt));
  const { service: current } = first.body as { service: TourService };
  const before = await publishing();
  const imageFile = await makePhoto();
  for (const stale of [service.updatedAt, "", "nonsense"]) {
    const second = await write(route, { title: "Theirs", imageFile }, readAs(stale));
    expect(second).toMatchObject({ status: 409, body: { code: "edit_conflict", current } });
  }
  expect(await publishing()).toEqual(before);
  expect((await write(route, { title: "Theirs" }, readAs(current.updatedAt))).status).toBe(200);
  expect((await write(route, { title: "Last" })).status).toBe(200);
});

test("one of several concurrent changes to the same revision wins", async () => {
  const { create, write } = await openServices();
  const service = await create();
  const headers = { "If-Unmodified-Since-Revision": service.updatedAt };
  const answers = await Promise.all(
    ["A", "B", "C"].map((title) => write(`PUT /api/services/${service._id}`, { title }, headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("each write raises the revision once and asks for one build in place of those that wait", async () => {
  const { create, write, remove, publishing } = await openServices();
  expect(await publishing()).toEqual({ revision: 0, builds: [] });
  const { _id } = await create({ imageFile: await makePhoto() });
  expect(await publishing()).toEqual({ revision: 1, builds: ["1 waiting"] });
  await write(`PUT /api/services/${_id}`);
  await remove(_id);
  expect((await publishing()).revision).toBe(3);
  expect(new Set((await publishing()).builds)).toEqual(
    new Set(["3 waiting", "2 superseded", "1 superseded"]),
  );
});

test("writes that are refused publish nothing and change nothing", async () => {
  const { create, write, remove, publishing, send } = await openServices();
  const service = await create();
  const before = { ...(await publishing()), list: (await send("GET /api/services")).text };
  const route = `PUT /api/services/${service._id}`;
  const bad = toFile(new Uint8Array([1, 2, 3]));
  const answers = [
    await write("POST /api/services", { title: "" }),
    await write("POST /api/services", { imageFile: bad }),
    await write(route, { title: "Changed", imageFile: bad }),
    await write(route, { title: "Changed", imageFile: "text" }),
    await write("PUT /api/services/nothing", { imageFile: await makePhoto() }),
    await remove("nothing"),
    await send("DELETE /api/reviews/nothing"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 415, 415, 400, 404, 404, 401]);
  expect({ ...(await publishing()), list: (await send("GET /api/services")).text }).toEqual(before);
});

test("a picture is re-encoded, kept by an update without one, and replaced by an update with one", async () => {
  const { create, write, send, folder, services } = await openServices();
  const { _id } = await create({ imageFile: await makePhoto({ width: 900, height: 300 }) });
  await services.renditions.start();
  onTestFinished(services.renditions.stop);
  await expect.poll(services.renditions.areComplete, { timeout: 20_000 }).toBe(true);
  const service = await services.tourServices.get(_id);
  expect(service.imageFile).toMatch(/^\/media\/[\w-]+\.jpg$/);
  expect(service.image).toMatchObject({ src: service.imageFile, width: 900, height: 300 });
  expect(service.image!.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  const urls = [
    service.imageFile!,
    ...service.image!.sources.flatMap(({ srcset }) => srcset.split(", ")),
  ];
  for (const url of urls) {
    await access(join(folder, url.split(" ")[0]!));
    expect((await send(`GET ${url.split(" ")[0]}`)).headers.get("Cache-Control")).toBe(
      "public, max-age=31536000, immutable",
    );
  }

  const route = `PUT /api/services/${service._id}`;
  const empty = new File([], "", { type: "application/octet-stream" });
  for (const changes of [{}, { imageFile: "" }, { imageFile: empty }]) {
    const { body } = await write(route, { title: "Kept", ...changes });
    expect(body).toMatchObject({ service: { title: "Kept", image: service.image } });
  }
  const { body } = await write(route, { imageFile: await makePhoto({ width: 30, height: 90 }) });
  expect(body).toMatchObject({ service: { image: { width: 30, height: 90 } } });
});

test("one picture in two services is stored once", async () => {
  const { create } = await openServices();
  const [first, second] = [
    await create({ imageFile: await makePhoto() }),
    await create({ imageFile: await makePhoto() }),
  ];
  expect(first.image).toEqual(second.image);
});

test("a file's bytes decide its type, not its name or declared type", async () => {
  const { write, publishing } = await openServices();
  const png = await drawPicture().png().toBuffer();
  const liars = [toFile(png, "photo.gif", "image/gif"), toFile(png, "../../x.html", "text/html")];
  for (const imageFile of liars)
    expect((await write("POST /api/services", { imageFile })).status).toBe(201);
  const gif = toFile(await drawPicture().gif().toBuffer(), "photo.jpg", "image/jpeg");
  const named = new File([], "photo.jpg", { type: "image/jpeg" });
  for (const imageFile of [gif, named]) {
    expect(await write("POST /api/services", { imageFile })).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  }
  expect(await write("POST /api/services", { imageFile: "photo.jpg" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "imageFile" }] },
  });
  expect((await publishing()).revision).toBe(2);
});

const badDetails = ["", "{", "null", "[]", "7", '"text"', "{}", '{"highlights":"a","tips":[]}'];
test.each(badDetails)("the details %j are refused by name", async (details) => {
  const { write } = await openServices();
  const { status, body } = await write("POST /api/services", { details });
  expect(status).toBe(400);
  for (const { path } of (body as { issues: { path: string }[] }).issues)
    expect(path).toMatch(/^details/);
});

test("a field that is missing, blank, repeated or a file is refused by name", async () => {
  const { send, token } = await openServices();
  for (const name of ["title", "description", "detailPage", "details"]) {
    const { [name]: value, ...otherFields } = sampleServiceParts() as Record<string, string>;
    const forms = [[], ["  "], [value!, value!], [await makePhoto()]].map((values) => {
      const form = new FormData();
      for (const [key, text] of Object.entries(otherFields)) form.append(key, text);
      for (const item of values) form.append(name, item);
      return form;
    });
    for (const parts of forms) {
      const answer = await send("POST /api/services", { token, parts });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name }] } });
    }
  }
});

test("two pictures at once are refused", async () => {
  const { send, token } = await openServices();
  const parts = new FormData();
  for (const [key, text] of Object.entries(sampleServiceParts())) parts.append(key, text);
  parts.append("imageFile", await makePhoto());
  parts.append("imageFile", await makePhoto());
  expect(await send("POST /api/services", { token, parts })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "imageFile" }] },
  });
});

test("a WhatsApp number that an earlier version kept stays when its tour is saved; another such is refused", async () => {
  const { create, write, db, services } = await openServices();
  const { _id } = await create();
  await db.write((tx) => tx.update(tourServices).set({ whatsapp: "+0123456789" }));
  services.content.forget();
  const save = (whatsapp: string) =>
    write(`PUT /api/services/${_id}`, { details: JSON.stringify({ ...sampleDetails, whatsapp }) });
  expect(await save("+0123456789")).toMatchObject({
    status: 200,
    body: { service: { details: { whatsapp: "+0123456789" } } },
  });
  expect((await save("+0123456788")).status).toBe(400);
});
