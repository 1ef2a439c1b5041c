import { toSlug } from "shared/content/tours/tour-slug";
import { limits } from "shared/limits";
import { mapInTurns } from "#platform/async/map-in-turns.ts";
import { isFormula, withoutApostrophes } from "#platform/csv/formulas.ts";
import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import { invalidField } from "#platform/errors.ts";
import type { FileRow } from "../file-row.ts";
import { readCells } from "./read-cells.ts";
import { jsonColumns, tourCells } from "./tour-cells.ts";

const isColumn = (name: string) => Object.hasOwn(tourCells, name);

/** The columns in the order of the file, `null` for one without a name. 400 for names that are unknown or come twice. */
const readHeader = (cells: string[]): (string | null)[] => {
  const names = cells.map((cell) => cell.trim());
  if (!names.some(isColumn)) {
    throw invalidField("file", "The first line must name the columns, such as ID, Title, Prices.");
  }
  return names.map((name, index) => {
    // Spreadsheets write the empty columns beside a table as well.
    if (name === "") return null;
    if (!isColumn(name))
      throw invalidField("file", `The column “${name.slice(0, limits.line)}” is unknown.`);
    if (names.indexOf(name) < index)
      throw invalidField("file", `The column “${name}” appears twice.`);
    return name;
  });
};

const refuseFormulas = (cells: Map<string, string>) => {
  for (const [name, cell] of cells) {
    if (!isFormula(cell)) continue;
    throw invalidField(name, `${name} begins as a formula does; put an apostrophe before a text.`);
  }
};

/** JSON holds up to fifty texts; the others leave room for the longest text and its apostrophes. */
const mostCharacters = (name: string) => (jsonColumns.has(name) ? 1_000_000 : 25_000);

const refuseLong = (cells: Map<string, string>, row: number) => {
  for (const [name, cell] of cells) {
    const most = mostCharacters(name);
    if (cell.length <= most) continue;
    throw invalidField("file", `Row ${row}: ${name} can have up to ${most} characters.`);
  }
};

const toRow = (header: (string | null)[], { row, cells: values }: CsvRow): FileRow => {
  const cells = new Map(
    header.flatMap((name, column) => {
      const value = values[column];
      return name === null || value === undefined ? [] : [[name, value] as const];
    }),
  );
  const isOutside = (value: string, column: number) => !header[column] && value.trim() !== "";
  refuseLong(cells, row);
  const plainCell = (name: string) => withoutApostrophes(cells.get(name) ?? "");
  const title = plainCell("Title").trim();
  return {
    row,
    id: plainCell("ID").trim() || toSlug(title),
    title,
    layOver: (tour) => {
      if (values.some(isOutside)) {
        throw invalidField("", "A cell of this row is in a column without a name.");
      }
      refuseFormulas(cells);
      const readCell = (name: string) =>
        cells.has(name) ? plainCell(name) : String(tourCells[name]?.(tour) ?? "");
      return readCells(readCell, tour);
    },
  };
};

/** The tours of a CSV file, empty lines left out. 400 for what is no table of tours. */
export const readTableRows = async (bytes: Uint8Array): Promise<FileRow[]> => {
  const [header, ...rows] = await readCsv(bytes, limits.tours + 1);
  if (!header) throw invalidField("file", "The file is empty.");
  const columns = readHeader(header.cells);
  return mapInTurns(rows, (row) => toRow(columns, row));
};
