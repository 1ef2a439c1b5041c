import { stringify } from "csv-stringify/sync";
import { withApostrophes } from "./formulas.ts";

export type Cell = string | number | null;
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** Line ends as in RFC 4180. What a spreadsheet would take for a formula begins with an apostrophe. */
const format = {
  record_delimiter: "windows",
  quoted_match: /[\r\n]/,
  escape_formulas: true,
} as const;

const harmless = (value: Cell) => (typeof value === "string" ? withApostrophes(value) : value);

/** Rows as CSV in UTF-8: the names of the columns, then a line for each row. */
export async function* toCsv<Row>(
  slices: AsyncIterable<Row[]>,
  columns: Columns<Row>,
): AsyncGenerator<string, void> {
  // Excel takes a file without this mark for one of the local code page.
  yield stringify([Object.keys(columns)], { ...format, bom: true });
  const cells = Object.values(columns);
  for await (const rows of slices) {
    yield stringify(
      rows.map((row) => cells.map((cell) => harmless(cell(row)))),
      format,
    );
  }
}
