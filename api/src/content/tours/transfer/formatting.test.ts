import { type RichText, toRichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { makeArchive, toTourList } from "#testing/tours/make-archive.ts";
import { openTransfer } from "#testing/tours/open-transfer.ts";

const bold = (content: string): RichText => ({
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: content, marks: [{ type: "bold" }] }] },
  ],
});
const text = bold("Out at dawn.");

const open = async () => {
  const transfer = await openTransfer();
  const tour = await transfer.addTour("Lake", { descriptionText: text });
  const importTour = async (changes: object) => {
    const list = toTourList([{ id: tour._id, ...changes }]);
    const { _id, rows } = await transfer.preview(await makeArchive({ "tours.json": list }));
    await transfer.apply(_id);
    return { rows, tour: (await transfer.tours())[0] };
  };
  return { ...transfer, importTour };
};

test("an archive carries the formatting of descriptions", async () => {
  const [from, to] = [await open(), await openTransfer()];
  const archive = await from.download("archive");
  await to.apply((await to.preview(archive))._id);
  expect(await to.tours()).toMatchObject([{ description: "Out at dawn.", descriptionText: text }]);
  expect((await to.preview(archive)).rows).toMatchObject([{ status: "same" }]);
});

test("the archive of a description whose lines end as Windows ends them can be imported", async () => {
  const [from, to] = [await openTransfer(), await openTransfer()];
  await from.addTour("Lake", { descriptionText: bold("Out at dawn.\r\nBack by noon.") });
  const archive = await from.download("archive");
  expect((await from.preview(archive)).rows).toMatchObject([{ status: "same" }]);
  const { _id, rows } = await to.preview(archive);
  expect(rows).toMatchObject([{ status: "new", reason: null }]);
  await to.apply(_id);
  expect(await to.tours()).toMatchObject([{ description: "Out at dawn.\nBack by noon." }]);
});

test("a table whose description is the same keeps its formatting, another one is plain", async () => {
  const { download, preview, apply, tours } = await open();
  const table = (await download("csv")).toString();
  expect(table).toContain("Out at dawn.");
  expect((await preview(table, "text/csv")).rows).toMatchObject([{ status: "same" }]);
  const titled = await preview("ID,Title\nlake,The lake\n", "text/csv");
  await apply(titled._id);
  expect(await tours()).toMatchObject([{ title: "The lake", descriptionText: text }]);
  const { _id, rows } = await preview("ID,Description\nlake,Out at noon.\n", "text/csv");
  expect(rows).toMatchObject([{ changes: ["description"] }]);
  await apply(_id);
  expect(await tours()).toMatchObject([{ description: "Out at noon.", descriptionText: null }]);
});

test("a change of formatting only counts as a change of the description", async () => {
  const { importTour } = await open();
  const { rows, tour } = await importTour({ descriptionText: null });
  expect(rows).toMatchObject([{ status: "changed", changes: ["description"] }]);
  expect(tour).toMatchObject({ description: "Out at dawn.", descriptionText: null });
});

test("either of the two in a list changes the description", async () => {
  const { importTour } = await open();
  const formatted = await importTour({ descriptionText: bold("Out at noon.") });
  expect(formatted.tour).toMatchObject({ description: "Out at noon." });
  const plain = await importTour({ description: "Out at night." });
  expect(plain.tour).toMatchObject({ description: "Out at night.", descriptionText: null });
});

test.each([
  [
    "other words than its description",
    { description: "Out at noon.", descriptionText: text },
    /^description and descriptionText have different words/,
  ],
  [
    "a picture in its text",
    { descriptionText: { type: "doc", content: [{ type: "image" }] } },
    /Text is made of paragraphs/,
  ],
  [
    "200 kB of text",
    { descriptionText: toRichText("x".repeat(200_000)) },
    /^Description must be at most 20000 characters/,
  ],
])("a tour with %s is refused", async (_, changes, reason) => {
  const { importTour } = await open();
  const { rows, tour } = await importTour(changes);
  expect(rows).toMatchObject([{ status: "refused", reason: expect.stringMatching(reason) }]);
  expect(tour).toMatchObject({ descriptionText: text });
});
