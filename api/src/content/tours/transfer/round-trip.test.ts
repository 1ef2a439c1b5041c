import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { TourService } from "shared/content/tours/tour-services";
import { writePrice } from "shared/content/tours/typed-prices/price-text";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { tourServices } from "#tables/content.ts";
import { sampleDetails } from "#testing/app/samples.ts";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer, sampleFacts, type Transfer } from "#testing/tours/open-transfer.ts";

/** A tour without its dates and the encoding of its pictures. */
const lasting = ({
  createdAt: _,
  updatedAt: __,
  imageFile,
  image,
  photos,
  ...tour
}: TourService) => ({
  ...tour,
  hasImage: Boolean(imageFile && image),
  photos: photos.map(({ caption, alt, image: { width, height } }) => ({
    caption,
    alt,
    width,
    height,
  })),
});

const addTours = async ({ addTour, upload, services }: Transfer) => {
  const [blue, red] = [await upload("#0000ff"), await upload("#ff0000")];
  const photos = [
    { picture: blue, caption: "The bay", alt: "Blue water" },
    { picture: red, caption: null, alt: null },
  ];
  const bay = await addTour("Bay by kayak", { photos });
  const decorative = { picture: red, caption: null, alt: "", decorative: true };
  await addTour("Hidden hill", { photos: [decorative], isShown: false });
  await addTour("Bare tour", { facts: undefined });
  const { updatedAt: readAt } = await services.tourServices.getForAdmin("bare-tour");
  await services.tourServices.changeAddress(product, "bare-tour", { slug: "plain", readAt });
  await services.tourServices.order(product, [bay._id]);
};

test("an archive brings a tour whose stored address is longer than new ones", async () => {
  const slug = `${"a".repeat(80)}-2`;
  const [from, to] = [await openTransfer(), await openTransfer()];
  await from.addTour("Bay by kayak");
  await from.db.write((tx) => tx.update(tourServices).set({ slug }));
  const { _id, rows } = await to.preview(await from.download("archive"));
  expect(rows).toMatchObject([{ status: "new", reason: null }]);
  await to.apply(_id);
  expect(await to.tours()).toMatchObject([{ slug }]);
});

test("an archive brings all tours with their photos into an empty database", async () => {
  const [from, to] = [await openTransfer(), await openTransfer()];
  await addTours(from);
  const archive = await from.download("archive");
  const { _id, rows } = await to.preview(archive);
  expect(rows.map(({ id, status, changes, reason }) => ({ id, status, changes, reason }))).toEqual(
    ["bare-tour", "hidden-hill", "bay-by-kayak"].map((id) => ({
      id,
      status: "new",
      changes: [],
      reason: null,
    })),
  );
  expect(await to.tours()).toEqual([]);
  expect(await to.apply(_id)).toMatchObject({
    status: 200,
    body: { message: "3 tours created, 0 changed.", created: 3, changed: 0 },
  });
  const [before, after] = [await from.tours(), await to.tours()];
  expect(after.map(lasting)).toEqual(before.map(lasting));
  expect(after[0]).toMatchObject({ _id: "bare-tour", slug: "plain" });
  expect(after[2]).toMatchObject({ facts: sampleFacts, position: 1 });
  expect(await readdir(join(to.folder, "tour-imports"))).toEqual([]);
});

test("exports the same file before and after an import", async () => {
  const [from, to] = [await openTransfer(), await openTransfer()];
  await addTours(from);
  const archive = await from.download("archive");
  const table = await from.download("csv");
  await to.apply((await to.preview(archive))._id);
  const previews = [
    await from.preview(archive),
    await to.preview(archive),
    await from.preview(table, "text/csv"),
    await to.preview(table, "text/csv"),
  ];
  for (const { rows } of previews) {
    expect(rows.map(({ status, reason }) => reason ?? status)).toEqual(["same", "same", "same"]);
  }
});

test("a table that is the same changes nothing and publishes nothing", async () => {
  const transfer = await openTransfer();
  await addTours(transfer);
  const { revision } = (await transfer.services.content.current()).content;
  const { _id } = await transfer.preview(await transfer.download("csv"), "text/csv");
  expect((await transfer.apply(_id)).body).toMatchObject({ created: 0, changed: 0 });
  expect((await transfer.services.content.current()).content.revision).toBe(revision);
});

test("a table has a row for each tour, its lists a line for each entry, and no formula", async () => {
  const transfer = await openTransfer();
  await addTours(transfer);
  const bytes = await transfer.download("csv");
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  expect(rows.map(({ ID }) => ID)).toEqual(["bare-tour", "hidden-hill", "bay-by-kayak"]);
  expect(rows[2]).toMatchObject({
    Title: "Bay by kayak",
    Highlights: `'=Bats\nA "swim"`,
    Shown: "yes",
    Position: "1",
    "Duration from": "2",
    "Duration unit": "hours",
    Months: "6\n7\n12",
    "Start place": "The pier; '=near the bar",
    "Start latitude": "-2.06",
    Prices: sampleFacts.prices.map(writePrice).join("\n"),
  });
});

test("a table names its columns in this order", async () => {
  const transfer = await openTransfer();
  await transfer.addTour("Bay by kayak");
  const [header = []]: string[][] = parse(await transfer.download("csv"), { bom: true });
  expect(header).toEqual([
    ...["ID", "Address", "Title", "Description", "Detail page", "Highlights", "Tips", "WhatsApp"],
    ...[
      "Email",
      "Shown",
      "Position",
      "Activities",
      "Duration from",
      "Duration to",
      "Duration unit",
    ],
    ...["Level", "Level note", "Group size from", "Group size to", "Minimum age", "Months"],
    "Departures",
    ...["Languages", "Led by", "Start place", "Start time", "Start latitude", "Start longitude"],
    ...[
      "Prices",
      "Included",
      "Not included",
      "To bring",
      "Related tours",
      "Itinerary",
      "Questions",
    ],
  ]);
});

test("the archive names each photo once", async () => {
  const transfer = await openTransfer();
  await addTours(transfer);
  const names = (await transfer.download("archive"))
    .toString("latin1")
    .match(/photos\/[^"P]*?\.jpg/g);
  expect(new Set(names).size).toBe(2);
});

test("an export with a WhatsApp number that an earlier version kept is the same, and can be changed", async () => {
  const { addTour, download, preview, apply, tours, db, services } = await openTransfer();
  await addTour("Bay by kayak");
  await db.write((tx) => tx.update(tourServices).set({ whatsapp: "+0123456789" }));
  services.content.forget();
  expect((await preview(await download("archive"))).rows).toMatchObject([{ status: "same" }]);
  const table = (await download("csv")).toString();
  expect((await preview(table, "text/csv")).rows).toMatchObject([{ status: "same" }]);
  const { _id } = await preview("ID,Title\nbay-by-kayak,The bay\n", "text/csv");
  expect((await apply(_id)).status).toBe(200);
  expect(await tours()).toMatchObject([{ title: "The bay", details: { whatsapp: "+0123456789" } }]);
});

test("an archive of the first version, which knew less of a tour, still brings its tours", async () => {
  const { preview, apply, tours } = await openTransfer();
  const { route: _, ...facts } = sampleFacts;
  const itinerary = [
    { when: "08:00", title: "Out", text: "Over the bay.", distance: 4.5, ascent: null },
  ];
  const bay = {
    id: "bay",
    title: "Bay by kayak",
    description: "Two hours.",
    detailPage: "/service/bay",
    details: sampleDetails,
    facts: { ...facts, itinerary },
    isShown: true,
    position: null,
  };
  const { _id, rows } = await preview(await makeArchive({ "tours.json": toTourList([bay], 1) }));
  expect(rows).toMatchObject([{ status: "new", reason: null }]);
  await apply(_id);
  expect(await tours()).toMatchObject([
    {
      description: "Two hours.",
      descriptionText: null,
      facts: { ...facts, itinerary, route: null },
    },
  ]);
});
