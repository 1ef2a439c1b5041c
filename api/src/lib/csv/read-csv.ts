import { CsvError, parse } from "csv-parse/sync";
import { invalidField } from "../errors.ts";

const separators = [",", ";", "\t"];

/** Spreadsheets of some countries write semicolons. */
const findSeparator = (text: string) => {
  const [firstLine = ""] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  return separators.reduce((best, next) => (count(next) > count(best) ? next : best));
};

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalidField("file", "This is no CSV file in UTF-8; save it as “CSV UTF-8”.");
  }
};

/** The cells of each line, parted by commas, semicolons or tabs. 400 for what is no CSV in UTF-8. */
export const readCsv = (bytes: Uint8Array): string[][] => {
  const text = decode(bytes);
  try {
    return parse(text, { delimiter: findSeparator(text), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidField("file", `This is no CSV file: ${error.message}.`);
  }
};

const isNumberOrPhone = /^[+\-＋－][\d\s()./,-]*\d[\d\s()./,-]*$/;

/** Whether a spreadsheet would compute what stands there. */
export const isFormula = (cell: string) =>
  /^[=@＝＠+\-＋－]/.test(cell) && !isNumberOrPhone.test(cell);

/** The text of a cell without the apostrophes that `toCsv` puts before formulas. */
export const withoutApostrophes = (cell: string) =>
  cell
    .replace(/^'(?=[=+@\-＝＋－＠\t\r])/, "")
    .replace(/([;\t][\s"']*)'(?=[=+@\-＝＋－＠])/g, "$1");
