import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CastingFunction, CsvError, type Info, parse } from "csv-parse";
import { invalidField } from "../errors.ts";

/** Excel's own line before a table, which says what parts its cells. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

const separators = [",", ";", "\t"];
const longestHeader = 10_000;

/** Spreadsheets of some countries write semicolons. */
const findSeparator = (text: string) => {
  const [firstLine = ""] = text.slice(0, longestHeader).split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
};

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidField("file", "This is not a CSV file in UTF-8. Save it as “CSV UTF-8”.");
  }
};

/** Small enough that others have their turn between two of them. */
const chunkBytes = 4_096;
const mostBlankRows = 10_000;
const mostCells = 200;
/** The parser repeats what it could not read. */
const longestReason = 200;
/** Characters in one row. */
const mostInRow = 2_000_000;

/** Length of the byte order mark in bytes; decoding drops the mark. */
const lengthOfMark = (bytes: Uint8Array) => (bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0);

async function* splitIntoChunks(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    await nextTurn();
    yield bytes.subarray(start, start + chunkBytes);
  }
}

const refuseManyCells: CastingFunction = (cell, { column }) => {
  if (Number(column) < mostCells) return cell;
  throw invalidField("file", `A row can have up to ${mostCells} cells.`);
};

const createParser = (delimiter: string) =>
  parse({
    delimiter,
    bom: true,
    cast: refuseManyCells,
    info: true,
    max_record_size: mostInRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });

/** `row` as a spreadsheet counts it, from 1. */
export type CsvRow = { row: number; cells: string[] };
type Parsed = { record: string[]; info: Info };

const collectRows = (mostRows: number) => async (parsed: AsyncIterable<Parsed>) => {
  const rows: CsvRow[] = [];
  for await (const { record: cells, info } of parsed) {
    if (cells.some((cell) => cell.trim() !== "")) {
      rows.push({ row: info.records + info.empty_lines, cells });
    }
    if (rows.length > mostRows || info.records > mostRows + mostBlankRows) {
      throw invalidField("file", `A table can have up to ${mostRows} rows.`);
    }
  }
  return rows;
};

/**
 * The rows that are not blank, their cells parted by commas, semicolons or tabs. 400 for more than
 * `mostRows`, and for what is no CSV in UTF-8.
 */
export const readCsv = async (bytes: Uint8Array, mostRows: number): Promise<CsvRow[]> => {
  const text = decode(bytes);
  const [line = "", separator = findSeparator(text)] = separatorLine.exec(text) ?? [];
  const parser = createParser(separator);
  try {
    return await pipeline(
      splitIntoChunks(bytes.subarray(lengthOfMark(bytes) + line.length)),
      parser,
      collectRows(mostRows),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidField("file", `This is not a CSV file: ${error.message.slice(0, longestReason)}.`);
  }
};
