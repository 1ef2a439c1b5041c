import { limits } from "shared/limits";
import { withoutApostrophes } from "#platform/csv/formulas.ts";
import { readCsv } from "#platform/csv/read-csv.ts";
import { invalidField } from "#platform/errors.ts";

export type RedirectLine = { row: number; source: string; target: string };

/** The rows of a CSV file with the columns `source` and `target`, in any order. 400 for any other file. */
export const readRedirectTable = async (bytes: Uint8Array): Promise<RedirectLine[]> => {
  const [header, ...rows] = await readCsv(bytes, limits.redirects + 1);
  const names = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [source, target] = [names.indexOf("source"), names.indexOf("target")];
  if (source < 0 || target < 0)
    throw invalidField("file", "The first line must name the columns source and target.");
  const readCell = (cells: string[], index: number) =>
    withoutApostrophes(cells[index] ?? "").trim();
  return rows.map(({ row, cells }) => ({
    row,
    source: readCell(cells, source),
    target: readCell(cells, target),
  }));
};
