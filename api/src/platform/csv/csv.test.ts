import { text as readAll } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isFormula, withoutApostrophes } from "./formulas.ts";
import { readCsv } from "./read-csv.ts";
import { toCsv } from "./to-csv.ts";

const write = async (texts: string[]) => {
  const slices = async function* () {
    yield texts;
  };
  const parts = toCsv(slices(), { Text: (text) => text, End: () => "." });
  return Buffer.from(await readAll(parts));
};

const text = fc.string({ unit: fc.constantFrom(..."'=+-@;\t \"a1\r\n＝,") });

test("preserves every text and writes none of them as a formula", async () => {
  const roundTrip = fc.asyncProperty(fc.array(text), async (texts) => {
    const [, ...rows] = await readCsv(await write(texts), 1_000);
    const cells = rows.map(({ cells: [cell = ""] }) => cell);
    expect(cells.filter(isFormula)).toEqual([]);
    expect(cells.map(withoutApostrophes)).toEqual(texts);
  });
  await fc.assert(roundTrip);
});

test("a text that begins with an apostrophe and a formula keeps its apostrophe", async () => {
  const [, row] = await readCsv(await write(["'=Sum of all"]), 10);
  expect(withoutApostrophes(row?.cells[0] ?? "")).toBe("'=Sum of all");
});

const long = 300_000;
test.each([
  ["digits that end in a letter", `+${"1".repeat(long)}x`],
  ["tabs", "\t".repeat(long)],
])("long texts of %s are read as well", async (_, cell) => {
  expect(isFormula(cell)).toBe(cell.startsWith("+"));
  expect(withoutApostrophes(cell)).toBe(cell);
  expect((await write([cell])).length).toBeGreaterThan(long);
});

test("rows keep their numbers behind millions of empty lines and lines within a cell", async () => {
  const lines = 3_000_000;
  const table = `Text\n${"\n".repeat(lines)}"a\nb"\nc\n`;
  expect(await readCsv(Buffer.from(table), 10)).toEqual([
    { row: 1, cells: ["Text"] },
    { row: lines + 2, cells: ["a\nb"] },
    { row: lines + 3, cells: ["c"] },
  ]);
}, 60_000);

test.each([
  ["rows", `Text\n${"a\n".repeat(11)}`, /up to 10 rows/],
  ["blank rows", `Text\n${",\n".repeat(1_000_000)}`, /up to 10 rows/],
  ["cells", `Text\n${",".repeat(300)}`, /up to 200 cells/],
  ["characters in a row", `Text\n"${"a".repeat(3_000_000)}`, /Max Record Size/],
])("a table of too many %s is refused", async (_, table, reason) => {
  await expect(readCsv(Buffer.from(table), 10)).rejects.toThrow(reason);
});
