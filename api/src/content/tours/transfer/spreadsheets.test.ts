import fc from "fast-check";
import { price } from "shared/content/tours/prices";
import { readPrice, writePrice } from "shared/content/tours/typed-prices/price-text";
import { expect, test } from "vitest";
import { openTransfer } from "#testing/tours/open-transfer.ts";

const numbers = fc.integer({ min: 1, max: 999 });
const anyPrice = fc.record({
  amount: fc.integer({ min: 1, max: 100_000_000_00 }).map((cents) => cents / 100),
  currency: fc.constantFrom("USD", "EUR", "KES"),
  per: fc.constantFrom("person" as const, "group" as const),
  people: fc.option(
    fc.tuple(numbers, fc.option(numbers)).map(([min, more]) => ({
      min,
      max: more === null ? null : Math.min(min + more, 999),
    })),
  ),
  note: fc.option(fc.string({ maxLength: 60 })),
});

test("preserves every price that can be stored", () => {
  fc.assert(
    fc.property(anyPrice, (any) => {
      const { success, data } = price.safeParse(any);
      if (success) expect(readPrice(writePrice(data))).toEqual(data);
    }),
  );
});

const head = ["ID", "Title", "Description", "WhatsApp", "Email", "Start place", "Start time"];
const cells = [
  "trial",
  "Trial",
  '"One\ntwo; é"',
  "+250788123456",
  "a@example.test",
  "Pier",
  "7:30:00",
];

const toTable = (separator: string, { prices = "40 USD per person", end = "" } = {}) =>
  [
    [...head, "Prices"].join(separator) + end,
    [...cells, `"${prices.replaceAll('"', '""')}"`].join(separator) + end,
    "",
  ].join("\r\n");

const jsonPrice = { amount: 60_000, currency: "RWF", per: "person", people: null, note: null };

test.each([
  ["a line that names the separator", `\ufeffsep=;\r\n${toTable(";")}`],
  ["such a line without a byte order mark", `SEP=\t\n${toTable("\t")}`],
  ["empty columns at its end", toTable(",", { end: ",,," })],
  ["an empty column before the others", toTable(",").replace(/^(?=ID|trial)/gm, ",")],
])("reads a table with %s", async (_, table) => {
  const { preview, apply, tours } = await openTransfer();
  const { _id, rows } = await preview(table, "text/csv");
  expect(rows).toMatchObject([{ row: 2, id: "trial", status: "new", reason: null }]);
  await apply(_id);
  const [tour] = await tours();
  expect(tour).toMatchObject({ description: "One\ntwo; é", facts: { start: { time: "07:30" } } });
  expect(tour?.facts.prices).toMatchObject([{ amount: 40, currency: "USD", per: "person" }]);
});

test("a cell in a column without a name is refused with its row", async () => {
  const { preview } = await openTransfer();
  const table = toTable(",", { end: ",,lost" }).replace(",,lost", ",,");
  expect((await preview(table, "text/csv")).rows).toMatchObject([
    { status: "refused", reason: "A cell of this row is in a column without a name." },
  ]);
});

test.each([
  ["RWF 60,000 per person", [jsonPrice]],
  ["60.000 Frw pp\n110 USD per group, 3 to 5 people", [jsonPrice, { amount: 110, per: "group" }]],
  [JSON.stringify([jsonPrice]), [jsonPrice]],
])("reads the prices %j of a cell", async (prices, expected) => {
  const { preview, apply, tours } = await openTransfer();
  const { _id } = await preview(toTable(",", { prices }), "text/csv");
  await apply(_id);
  expect((await tours())[0]?.facts.prices).toMatchObject(expected);
});

test.each([
  ["25.000 USD", /^Prices: “25.000 USD” can't be read\. Write one price per line, such as/],
  ["on request", /^Prices: “on request” can't be read/],
  ["60000.50 RWF", /This currency has no cents/],
])("says how to write a price instead of %j", async (prices, reason) => {
  const { preview } = await openTransfer();
  const { rows } = await preview(toTable(",", { prices }), "text/csv");
  expect(rows).toMatchObject([{ status: "refused", reason: expect.stringMatching(reason) }]);
});

test("a price far from the others is doubted, and one that stays is not", async () => {
  const { addTour, preview } = await openTransfer();
  for (const title of ["One", "Two"])
    await addTour(title, { facts: { prices: [{ ...jsonPrice, amount: 45, currency: "USD" }] } });
  const { rows } = await preview(toTable(",", { prices: "15,000 USD" }), "text/csv");
  expect(rows[0]?.doubts).toEqual([expect.stringMatching(/^US\$\s15,000 is far above/)]);
  expect((await preview("ID,Title\none,The one\n", "text/csv")).rows[0]?.doubts).toEqual([]);
});
