import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { tourArchiveVersion } from "shared/content/tours/tour-transfer";
import { expect, test } from "vitest";
import { drawPicture } from "#testing/pictures/pictures.ts";
import {
  claimFiles,
  claimSize,
  makeArchive,
  renameInArchive,
  toTourList,
} from "#testing/tours/make-archive.ts";
import { openTransfer, sampleFacts } from "#testing/tours/open-transfer.ts";

const details = { highlights: [], tips: [], whatsapp: "+250788000000", email: "a@example.test" };
const tour = { title: "Lake", description: "By bike.", details };
const list = toTourList([tour]);
const question = { question: "Can I swim?", answer: "Yes." };
const longQuestion = { ...question, answer: "x".repeat(5_000) };
const withFile = (name: string, content: string | Uint8Array = "x") =>
  makeArchive({ "tours.json": list, [name]: content });
const renamed = async (to: string) =>
  renameInArchive(await withFile("x".repeat(to.length)), "x".repeat(to.length), to);

const archives: Record<string, [() => Promise<Uint8Array>, RegExp]> = {
  "a file that is no ZIP": [async () => Buffer.from("GIF89a"), /cannot be read/],
  "an empty file": [async () => Buffer.from(""), /cannot be read/],
  "half a ZIP": [async () => (await withFile("photos/a.jpg")).subarray(0, 120), /cannot be read/],
  "a name that leads out of its folder": [
    () => renamed("../evil.jpg"),
    /cannot be read: invalid relative path/,
  ],
  "a name from the root": [() => renamed("/etc/passwd"), /cannot be read: absolute path/],
  "a name of Windows": [() => renamed("photos\\a.jpg"), /cannot be read: invalid characters/],
  "a hidden photo": [() => withFile("photos/.htaccess"), /“photos\/\.htaccess”: only/],
  "a program": [() => withFile("run.sh"), /“run\.sh”: only/],
  "a deeper folder": [() => withFile("photos/a/b.jpg"), /“photos\/a\/b\.jpg”: only/],
  "a name twice": [() => renamed("tours.json"), /“tours\.json” appears twice/],
  "a symbolic link": [
    () => makeArchive({ "photos/a.jpg": "/etc/passwd" }, { mode: 0o120777 }),
    /“photos\/a\.jpg” is a link/,
  ],
  "a bomb": [
    () => withFile("photos/a.jpg", Buffer.alloc(15_000_000)),
    /“photos\/a\.jpg” is packed/,
  ],
  "files of more than a gigabyte": [
    async () => claimSize(await makeArchive({ "tours.json": list }), 1_000_000_001),
    /more than 1 GB/,
  ],
  "a list of more than 20 MB": [
    async () => claimSize(await makeArchive({ "tours.json": list }), 20_000_001),
    /“tours\.json” is larger than 20 MB/,
  ],
  "a size that is a lie": [
    async () => claimSize(await makeArchive({ "tours.json": list }), 5),
    /cannot be read: too many bytes/,
  ],
  "a million files": [
    async () => claimFiles(await makeArchive({ "tours.json": list }), 1_000_000),
    /more than 81000 files/,
  ],
  "no list": [() => makeArchive({ "photos/a.jpg": "x" }), /“tours\.json” is not in the archive/],
  "a list that is no JSON": [() => makeArchive({ "tours.json": "[" }), /tours\.json is no JSON/],
  "a list of a newer version": [
    () => makeArchive({ "tours.json": toTourList([], tourArchiveVersion + 1) }),
    /tours\.json must have the version 2 or an earlier one; this one was made by a newer version/,
  ],
  "questions that are no list": [
    () => withFile("questions.json", '{"questions":[]}'),
    /^questions\.json: Questions must be a list/,
  ],
  "questions that are no JSON": [
    () => withFile("questions.json", "Why?"),
    /^questions\.json is no JSON/,
  ],
  "10,000 questions": [
    () => withFile("questions.json", JSON.stringify(Array(10_000).fill(question))),
    /^questions\.json: Questions can have up to 50 entries/,
  ],
  "questions of more than 2 MB": [
    () => withFile("questions.json", JSON.stringify(Array(400).fill(longQuestion))),
    /^“questions\.json” is larger than 2 MB/,
  ],
  "a question without an answer": [
    () => withFile("questions.json", JSON.stringify([question, { question: "Why?" }])),
    /^questions\.json, entry 2: Answer is required\.$/,
  ],
  "a question with a field that nobody knows": [
    () => withFile("questions.json", JSON.stringify([{ ...question, order: 1 }])),
    /^questions\.json, entry 1: The field “order” is unknown\.$/,
  ],
  "a text in place of a question": [
    () => withFile("questions.json", '["Why?"]'),
    /^questions\.json, entry 1: This isn't a question with an answer\.$/,
  ],
  "a list without tours": [
    () => makeArchive({ "tours.json": '{"version":2}' }),
    /tours\.json must have a list of tours/,
  ],
};

test.each(Object.entries(archives))("%s is refused with a sentence", async (_, [make, reason]) => {
  const { readFile, folder } = await openTransfer();
  const { status, body } = await readFile(await make());
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: "validation_failed", message: expect.stringMatching(reason) },
  });
  expect(await readdir(join(folder, "tour-imports"))).toEqual([]);
});

const tables: Record<string, [string | Uint8Array, RegExp]> = {
  "an empty table": ["", /The file is empty/],
  "a table without a header": ["lake,Lake\nhill,Hill\n", /The first line must name the columns/],
  "a column that nobody knows": ["ID,Prise\nlake,3\n", /The column “Prise” is unknown/],
  "a column that comes twice": ["ID,Title,Title\nlake,a,b\n", /The column “Title” appears twice/],
  "an open quote": ['ID,Title\nlake,"Lake\n', /This is not a CSV file: Quote Not Closed/],
  "a title of 30,000 characters": [
    `ID,Title\nlake,"${"a".repeat(30_000)}"\n`,
    /^Row 2: Title can have up to 25000 characters/,
  ],
  "2,001 tours": [`ID\n${"lake\n".repeat(2_001)}`, /up to 2001 rows/],
  "a column with a long name": [`ID,${"a".repeat(9_000)}\n`, /^The column “a{200}” is unknown/],
  "a picture as a table": [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /not a CSV file in UTF-8/],
};

test.each(Object.entries(tables))("%s is refused with a sentence", async (_, [file, reason]) => {
  const { readFile } = await openTransfer();
  expect(await readFile(file, "text/csv")).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(reason) },
  });
});

const price = { ...sampleFacts.prices[0], currency: "QQQ" };
const badTours: Record<string, [unknown, RegExp]> = {
  "an unknown currency": [{ ...tour, facts: { prices: [price] } }, /^Prices 1: Currency must be/],
  "400 days": [{ ...tour, facts: { duration: { unit: "days", min: 400 } } }, /^Days must be/],
  "a caption of 40,000 characters": [
    { ...tour, photos: [{ file: "photos/a.jpg", caption: "x".repeat(40_000) }] },
    /^Photos 1: Caption must be at most/,
  ],
  "a photo that is missing": [
    { ...tour, photos: [{ file: "photos/b.jpg" }] },
    /^Photos 1: “photos\/b\.jpg” is not in the archive/,
  ],
  "a photo that is no picture": [
    { ...tour, photos: [{ file: "photos/text.jpg" }] },
    /^Photos 1: “photos\/text\.jpg” is no JPEG/,
  ],
  "no title": [{ ...tour, title: " " }, /^Title is required\./],
  "an unknown field": [{ ...tour, tittle: "Lake" }, /^The field “tittle” is unknown\./],
  "a long field": [{ ...tour, ["a".repeat(9_000)]: 1 }, /^The field “a{200}” is unknown\./],
  "a long ID": [{ ...tour, id: "a".repeat(9_000) }, /^ID can have up to 200 characters/],
  "an unknown fact": [{ ...tour, facts: { colour: 1 } }, /^The field “colour” is unknown\./],
  "facts that are none": [{ ...tour, facts: 5 }, /^facts: Invalid input/],
  "an ID of another shape": [{ ...tour, id: "../lake" }, /^ID must be lower-case/],
  "no tour at all": ["Lake", /^This is not a tour\./],
};

test.each(Object.entries(badTours))("a tour with %s is refused", async (_, [bad, reason]) => {
  const { preview } = await openTransfer();
  const archive = await makeArchive({
    "tours.json": toTourList([{ ...tour, title: "Hill" }, bad]),
    "photos/a.jpg": await drawPicture().jpeg().toBuffer(),
    "photos/text.jpg": "no picture",
  });
  const { rows } = await preview(archive);
  expect(rows).toMatchObject([
    { row: 1, status: "new" },
    { row: 2, status: "refused", reason: expect.stringMatching(reason) },
  ]);
});

const badRows: Record<string, [string, RegExp]> = {
  "a formula": ['lake,"=HYPERLINK(""http://evil.test"")",5', /^Title begins as a formula does/],
  "an @ before a word": ["lake,@SUM(A1),5", /^Title begins as a formula does/],
  "a minus before a formula": ["lake,-2+cmd|' /C calc'!A0,5", /^Title begins as a formula does/],
  "a number that nobody can call": [
    "lake,Lake,5,+0123 456 789",
    /^WhatsApp must be a phone number/,
  ],
  "a word as a number": ["lake,Lake,five", /^Minimum age must be a whole number/],
  "too many cells": ["lake,Lake,5,,6", /column without a name/],
};

test.each(Object.entries(badRows))("a row with %s is refused", async (_, [line, reason]) => {
  const { addTour, preview } = await openTransfer();
  await addTour("Lake");
  const { rows } = await preview(`ID,Title,Minimum age,WhatsApp\n${line}\n`, "text/csv");
  expect(rows).toMatchObject([
    { row: 2, status: "refused", reason: expect.stringMatching(reason) },
  ]);
});

test("rejects the second row with the same ID and names the first", async () => {
  const { addTour, preview } = await openTransfer();
  await addTour("Lake");
  const { rows } = await preview("ID,Minimum age\nlake,5\n\nlake,6\n", "text/csv");
  expect(rows).toMatchObject([
    { row: 2, status: "changed" },
    { row: 4, status: "refused", reason: "Row 2 already has “lake”." },
  ]);
});

test("phone numbers and texts behind an apostrophe are no formulas", async () => {
  const { addTour, preview, apply, tours } = await openTransfer();
  await addTour("Lake");
  const table = "ID,Title,WhatsApp,Shown\nlake,'=Sum of all,+250 788 111 222,maybe\n";
  expect((await preview(table, "text/csv")).rows[0]?.reason).toBe("Shown must be yes or no.");
  await apply((await preview(table.replace("maybe", "Yes"), "text/csv"))._id);
  expect(await tours()).toMatchObject([
    { title: "=Sum of all", details: { whatsapp: "+250788111222" } },
  ]);
});

test.each([
  ["a size that is announced", { "Content-Length": "500000001" }],
  ["another type", { "Content-Type": "application/x-rar" }],
])("a file of %s is refused before it is read", async (_, headers) => {
  const { send, token, folder } = await openTransfer();
  const sent = { token, body: "x", headers: { "Content-Type": "text/csv", ...headers } };
  const { status } = await send("POST /api/tours/imports", sent);
  expect([413, 415]).toContain(status);
  await expect(readdir(join(folder, "tour-imports"))).rejects.toThrow("ENOENT");
});

test("an archive of more photos than most have is read", async () => {
  const { preview } = await openTransfer();
  const photos = Array.from({ length: 6_000 }, (_, index) => [`photos/${index}.jpg`, ""]);
  const files = { "tours.json": list, ...Object.fromEntries(photos) };
  const archive = await makeArchive(files, { compress: false });
  expect((await preview(archive)).rows).toMatchObject([{ status: "new" }]);
});
