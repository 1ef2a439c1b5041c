import { readdir, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { drawPicture } from "#testing/pictures/pictures.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer } from "#testing/tours/open-transfer.ts";

const csv = "text/csv";
const jpeg = (background: string) => drawPicture({ background }).jpeg().toBuffer();
const texts = {
  description: "By bike.",
  details: { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" },
};

test("lists the fields that a row changes and keeps those that the file leaves out", async () => {
  const { addTour, preview, apply, tours, upload } = await openTransfer();
  const picture = await upload("#00ff00");
  const before = await addTour("Bay by kayak", { photos: [{ picture, caption: null, alt: null }] });
  const file = "ID,Title,Minimum age,Months\nbay-by-kayak,The bay,12,1\n";
  const { _id, rows } = await preview(file, csv);
  expect(rows).toEqual([
    {
      row: 2,
      id: "bay-by-kayak",
      title: "The bay",
      status: "changed",
      changes: ["title", "minimumAge", "months"],
      reason: null,
      doubts: [],
    },
  ]);
  expect((await apply(_id)).body).toMatchObject({ created: 0, changed: 1 });
  const facts = { ...before.facts, minimumAge: 12, months: [1] };
  expect(await tours()).toEqual([
    { ...before, title: "The bay", facts, updatedAt: expect.any(String) },
  ]);
});

test("keys that tours.json leaves out stay as they are", async () => {
  const { addTour, preview, apply, tours } = await openTransfer();
  const before = await addTour("Bay by kayak");
  const list = toTourList([{ id: before._id, facts: { minimumAge: 7 }, isShown: false }]);
  const { _id, rows } = await preview(await makeArchive({ "tours.json": list }));
  expect(rows[0]?.changes).toEqual(["isShown", "minimumAge"]);
  await apply(_id);
  const facts = { ...before.facts, minimumAge: 7 };
  expect(await tours()).toEqual([
    { ...before, facts, isShown: false, updatedAt: expect.any(String) },
  ]);
});

test("a tour without an ID gets that of its title, and is found by it again", async () => {
  const { preview, apply, tours } = await openTransfer();
  const row = "Lake Kivu by bike;By bike.;+250788000000;a@example.test;no";
  const table = `Title;Description;WhatsApp;Email;Shown\n${row}\n\n`;
  const { _id, rows } = await preview(table, csv);
  expect(rows).toMatchObject([{ row: 2, id: "lake-kivu-by-bike", status: "new" }]);
  await apply(_id);
  expect(await tours()).toMatchObject([
    { _id: "lake-kivu-by-bike", detailPage: "/service/lake-kivu-by-bike", isShown: false },
  ]);
  expect((await preview(table.replaceAll(";", "\t"), csv)).rows[0]?.status).toBe("same");
});

test("an import moves a tour's page, and the old address leads there", async () => {
  const { addTour, preview, apply, tours, services } = await openTransfer();
  await addTour("Bay by kayak", { detailPage: "/service/bay-by-kayak" });
  const { _id, rows } = await preview("ID,Address\nbay-by-kayak,kayak\n", csv);
  expect(rows).toMatchObject([{ status: "changed", changes: ["detailPage", "slug"] }]);
  expect((await apply(_id)).status).toBe(200);
  expect(await tours()).toMatchObject([
    { _id: "bay-by-kayak", slug: "kayak", detailPage: "/service/kayak" },
  ]);
  expect((await services.content.current()).content.redirects).toEqual([
    { source: "/service/bay-by-kayak", target: "/service/kayak" },
  ]);
});

test("an import takes no address of another tour, of the trash or of another row", async () => {
  const { addTour, preview, apply, services, tours } = await openTransfer();
  await addTour("Bay");
  const hill = await addTour("Hill");
  const { updatedAt: readAt } = hill;
  await services.tourServices.changeAddress(product, "hill", { slug: "summit", readAt });
  await addTour("Gone");
  await services.tourServices.remove(product, "gone");
  const row = (title: string, address: string) =>
    `${title},${address},By bike.,+250788000000,a@example.test\n`;
  const head = "Title,Address,Description,WhatsApp,Email\n";
  const taken = ["hill", "summit", "gone", "Index"].map((address, index) =>
    row(`New ${index}`, address),
  );
  const { rows } = await preview(head + taken.join("") + row("A", "lake") + row("B", "lake"), csv);
  expect(rows.map(({ reason }) => reason)).toEqual([
    "The tour “Hill” has this address.",
    "The tour “Hill” has this address.",
    "“Gone” in the trash has this address. Restore it or delete it for good first.",
    "Address must be lower-case letters and digits, separated by hyphens.",
    null,
    "Row 6 already has “lake”.",
  ]);
  const { _id } = await preview(head + row("New", "lake"), csv);
  const bay = await services.tourServices.getForAdmin("bay");
  await services.tourServices.changeAddress(product, "bay", {
    slug: "lake",
    readAt: bay.updatedAt,
  });
  expect(await apply(_id)).toMatchObject({
    status: 400,
    body: { message: "The tour “Bay” has this address." },
  });
  expect(await tours()).toHaveLength(2);
});

test("a photo with another caption is a change, and no photo is encoded again", async () => {
  const { preview, apply, tours } = await openTransfer();
  const archiveWith = async (caption: string) =>
    makeArchive({
      "tours.json": toTourList([
        { ...texts, title: "Lake", photos: [{ file: "photos/My view.jpg", caption }] },
      ]),
      "photos/My view.jpg": await jpeg("#123456"),
    });
  await apply((await preview(await archiveWith("Dawn")))._id);
  const [first] = await tours();
  const { _id, rows } = await preview(await archiveWith("Dusk"));
  expect(rows).toMatchObject([{ status: "changed", changes: ["photos"] }]);
  await apply(_id);
  const [second] = await tours();
  expect(second?.photos).toEqual([{ ...first?.photos[0], caption: "Dusk" }]);
});

test("a refused row keeps the whole file from being imported", async () => {
  const { preview, apply, tours } = await openTransfer();
  const good = { ...texts, title: "Lake" };
  const list = toTourList([
    good,
    { ...good, title: "Hill", facts: { duration: { unit: "days", min: 400 } } },
  ]);
  const { _id, rows } = await preview(await makeArchive({ "tours.json": list }));
  expect(rows.map(({ status }) => status)).toEqual(["new", "refused"]);
  expect(await apply(_id)).toMatchObject({
    status: 400,
    body: {
      code: "validation_failed",
      message: "Row 2: Days must be a whole number from 1 to 90.",
      issues: [{ path: "rows.2" }],
    },
  });
  expect(await tours()).toEqual([]);
});

test("a tour that was changed after the file was read keeps all of it out", async () => {
  const { addTour, preview, apply, tours, services, clock } = await openTransfer();
  const first = await addTour("First");
  const last = await addTour("Last");
  const { _id } = await preview("ID,Title\nfirst,One\nlast,Two\n", csv);
  clock.advance(1_000);
  const { title, description, detailPage, details } = last;
  const form = { title, description, detailPage, details, imageFile: undefined, isShown: false };
  await services.tourServices.update(product, "last", form, undefined);
  const { revision } = (await services.content.current()).content;
  expect(await apply(_id)).toMatchObject({
    status: 409,
    body: {
      message:
        "“Two” was changed after the file was read, so nothing was imported. Read the file again.",
    },
  });
  expect((await tours()).find((tour) => tour._id === "first")).toEqual(first);
  expect((await services.content.current()).content.revision).toBe(revision);
});

test("a photo of the last tour that cannot be decoded keeps all of it out", async () => {
  const { preview, apply, tours } = await openTransfer();
  const whole = await jpeg("#abcdef");
  const tour = (title: string, file: string) => ({ ...texts, title, photos: [{ file }] });
  const archive = await makeArchive({
    "tours.json": toTourList([tour("Lake", "photos/a.jpg"), tour("Hill", "photos/b.jpg")]),
    "photos/a.jpg": whole,
    "photos/b.jpg": whole.subarray(0, 40),
  });
  const { _id } = await preview(archive);
  const { status, body } = await apply(_id);
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Row 2, photos\/b\.jpg: The picture/) },
  });
  expect(await tours()).toEqual([]);
});

test("applies one of two simultaneous imports of the same file and rejects the other", async () => {
  const { preview, apply, tours } = await openTransfer();
  const archive = await makeArchive({ "tours.json": toTourList([{ ...texts, title: "Lake" }]) });
  const imports = [await preview(archive), await preview(archive)];
  const answers = await Promise.all(imports.map(({ _id }) => apply(_id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await tours()).toHaveLength(1);
});

test("an order that was set after the file was read stays, unless the file names another", async () => {
  const { addTour, preview, apply, tours, services } = await openTransfer();
  for (const title of ["First", "Last"]) await addTour(title);
  await services.tourServices.order(product, ["first", "last"]);
  const titles = await preview("ID,Title\nfirst,One\nlast,Two\n", csv);
  const same = await preview("ID,Title,Position\nfirst,Uno,1\nlast,Due,2\n", csv);
  expect(same.rows[0]?.changes).toEqual(["title"]);
  await services.tourServices.order(product, ["last", "first"]);
  await apply(titles._id);
  const positions = async () =>
    Object.fromEntries((await tours()).map(({ _id, position }) => [_id, position]));
  expect(await positions()).toEqual({ last: 1, first: 2 });
  const named = await preview("ID,Position\nfirst,1\nlast,2\n", csv);
  await apply(named._id);
  expect(await positions()).toEqual({ first: 1, last: 2 });
});

test("the type of a table may be written in capitals", async () => {
  const { preview } = await openTransfer();
  expect((await preview("ID,Title\n", "Text/CSV; charset=utf-8")).rows).toEqual([]);
});

test("an import that another process has just removed keeps no old one", async () => {
  const { preview, services, folder, clock } = await openTransfer();
  const { _id } = await preview("ID,Title\n", csv);
  const imports = join(folder, "tour-imports");
  await symlink(join(folder, "gone"), join(imports, crypto.randomUUID()));
  const hourAgo = new Date(clock.now().getTime() - 61 * 60_000);
  await utimes(join(imports, _id), hourAgo, hourAgo);
  await services.tourTransfer.removeOld();
  expect(await readdir(imports)).not.toContain(_id);
});

test("repeats the response to a retried import without applying it twice", async () => {
  const { addTour, preview, apply, tours, services } = await openTransfer();
  await addTour("First");
  const { _id } = await preview("ID,Title\nfirst,One\n", csv);
  const done = { status: 200, body: { message: "0 tours created, 1 changed.", changed: 1 } };
  const [first, ...again] = await Promise.all([apply(_id), apply(_id), apply(_id)]);
  expect(first).toMatchObject(done);
  for (const answer of [...again, await apply(_id)]) expect(answer.body).toEqual(first.body);
  expect((await tours()).map(({ title }) => title)).toEqual(["One"]);
  const { builds } = await services.builds.list();
  expect(builds.filter(({ reason }) => reason?.startsWith("Imported"))).toHaveLength(1);
});

test("an import that had nothing to change says so again", async () => {
  const { preview, apply } = await openTransfer();
  const { _id } = await preview("ID,Title\n", csv);
  const first = await apply(_id);
  expect(first).toMatchObject({ status: 200, body: { created: 0, changed: 0 } });
  expect((await apply(_id)).body).toEqual(first.body);
});

test("an import that is dropped, or older than an hour, is gone", async () => {
  const { preview, apply, send, token, services, folder, clock } = await openTransfer();
  const read = () => preview("ID,Title\n", csv);
  const gone = { status: 404, body: { message: "Import not found" } };
  const [dropped, old] = [await read(), await read()];
  await send(`DELETE /api/tours/imports/${dropped._id}`, { token });
  const hourAgo = new Date(clock.now().getTime() - 61 * 60_000);
  await utimes(join(folder, "tour-imports", old._id), hourAgo, hourAgo);
  const unchanged = await read();
  expect(await services.tourTransfer.removeOld()).toEqual({ imports: 1 });
  for (const { _id } of [dropped, old]) {
    expect(await apply(_id)).toMatchObject(gone);
    expect(await send(`DELETE /api/tours/imports/${_id}`, { token })).toMatchObject(gone);
  }
  expect(await apply("..%2f..%2fmedia")).toMatchObject(gone);
  expect(await readdir(join(folder, "tour-imports"))).toEqual([unchanged._id]);
});

test("a full disk takes no file", async () => {
  const { readFile, folder } = await openTransfer({
    readDiskSpace: async () => ({ free: 1, total: 1_000 }),
  });
  expect((await readFile("ID,Title\n", csv)).status).toBe(507);
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);
});

test("times, decimals and yes are understood as spreadsheets of other countries write them", async () => {
  const { addTour, preview, apply, tours } = await openTransfer();
  const { facts } = await addTour("Lake");
  const table =
    "ID;Start time;Start latitude;Start longitude;Shown\nlake;7:30:00;-2,5;29,25;TRUE\n";
  const { _id, rows } = await preview(table, csv);
  expect(rows[0]).toMatchObject({ reason: null, changes: ["start"] });
  await apply(_id);
  const start = { ...facts.start, time: "07:30", point: { latitude: -2.5, longitude: 29.25 } };
  expect((await tours())[0]?.facts).toEqual({ ...facts, start });
});
