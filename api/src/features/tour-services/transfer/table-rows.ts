import { limits } from "shared/limits";
import { isFormula, readCsv, withoutApostrophes } from "../../../lib/csv/read-csv.ts";
import { invalidField } from "../../../lib/errors.ts";
import { slugOf } from "../slug.ts";
import type { FileRow } from "./file-row.ts";
import { readCells } from "./read-cells.ts";
import { type ColumnName, tourCells } from "./tour-cells.ts";

const isColumn = (name: string): name is ColumnName => Object.hasOwn(tourCells, name);

/** The columns in the order of the file. 400 for names that are unknown or come twice. */
const readHeader = (cells: string[]): ColumnName[] => {
  const names = cells.map((cell) => cell.trim());
  if (!names.some(isColumn)) {
    throw invalidField("file", "The first line must name the columns, such as ID, Title, Prices.");
  }
  return names.map((name, index) => {
    if (!isColumn(name)) throw invalidField("file", `The column “${name}” is unknown.`);
    if (names.indexOf(name) < index)
      throw invalidField("file", `The column “${name}” comes twice.`);
    return name;
  });
};

const refuseFormulas = (cells: Map<ColumnName, string>) => {
  for (const [name, cell] of cells) {
    if (!isFormula(cell)) continue;
    throw invalidField(name, `${name} begins as a formula does; put an apostrophe before a text.`);
  }
};

const toRow = (header: ColumnName[], values: string[], index: number): FileRow => {
  const cells = new Map(
    header.flatMap((name, column) => {
      const value = values[column];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const plainCell = (name: ColumnName) => withoutApostrophes(cells.get(name) ?? "");
  const title = plainCell("Title").trim();
  return {
    // The header is the first one.
    row: index + 2,
    id: plainCell("ID").trim() || slugOf(title),
    title,
    layOver: (tour) => {
      if (values.length > header.length) {
        throw invalidField("", "There are more cells than columns in this row.");
      }
      refuseFormulas(cells);
      const readCell = (name: ColumnName) =>
        cells.has(name) ? plainCell(name) : String(tourCells[name](tour) ?? "");
      return readCells(readCell, tour);
    },
  };
};

/** The tours of a CSV file, empty lines left out. 400 for what is no table of tours. */
export const readTableRows = (bytes: Uint8Array): FileRow[] => {
  const [header, ...lines] = readCsv(bytes);
  if (!header) throw invalidField("file", "The file is empty.");
  const columns = readHeader(header);
  const rows = lines
    .map((values, index) => ({ values, row: toRow(columns, values, index) }))
    .filter(({ values }) => values.some((value) => value.trim() !== ""));
  if (rows.length > limits.tours) {
    throw invalidField("file", `At most ${limits.tours} tours can be imported at once.`);
  }
  return rows.map(({ row }) => row);
};
