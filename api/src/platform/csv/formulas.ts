/** Some spreadsheets split cells here despite the quotes, and skip the characters that follow. */
const cellStart = /[;\t][\s"']*/g;
const formulaSign = /^[=+@\-＝＋－＠]/;

const isNumberOrPhone = (cell: string) => /^[+\-＋－][\d\s()./,-]+$/.test(cell) && /\d/.test(cell);

/** True if a spreadsheet would compute the cell. */
export const isFormula = (cell: string) => formulaSign.test(cell) && !isNumberOrPhone(cell);

const changeCellStarts = (text: string, change: (start: string) => string) =>
  text.replace(cellStart, (start, offset: number) => {
    const next = offset + start.length;
    return formulaSign.test(text.slice(next, next + 1)) ? change(start) : start;
  });

/** Puts an apostrophe before each formula in a text and doubles an apostrophe that the text starts with. */
export const withApostrophes = (text: string) =>
  changeCellStarts(text, (start) => `${start}'`).replace(/^'(?='*[=+@\-＝＋－＠\t\r])/, "''");

/** The text of a cell without the apostrophes that `toCsv` puts before formulas. */
export const withoutApostrophes = (cell: string) =>
  changeCellStarts(cell.replace(/^'(?='*[=+@\-＝＋－＠\t\r])/, ""), (start) =>
    start.endsWith("'") ? start.slice(0, -1) : start,
  );
