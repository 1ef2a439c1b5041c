/** Where some spreadsheets part cells, whatever the file says, and what they skip after it. */
const cellStart = /[;\t][\s"']*/g;
const formulaSign = /^[=+@\-＝＋－＠]/;

const isNumberOrPhone = (cell: string) => /^[+\-＋－][\d\s()./,-]+$/.test(cell) && /\d/.test(cell);

/** Whether a spreadsheet would compute what stands there. */
export const isFormula = (cell: string) => formulaSign.test(cell) && !isNumberOrPhone(cell);

const changeCellStarts = (text: string, change: (start: string) => string) =>
  text.replace(cellStart, (start, offset: number) => {
    const next = offset + start.length;
    return formulaSign.test(text.slice(next, next + 1)) ? change(start) : start;
  });

/** An apostrophe before each formula within a text; one that already stands at the beginning is doubled. */
export const withApostrophes = (text: string) =>
  changeCellStarts(text, (start) => `${start}'`).replace(/^'(?='*[=+@\-＝＋－＠\t\r])/, "''");

/** The text of a cell without the apostrophes that `toCsv` puts before formulas. */
export const withoutApostrophes = (cell: string) =>
  changeCellStarts(cell.replace(/^'(?='*[=+@\-＝＋－＠\t\r])/, ""), (start) =>
    start.endsWith("'") ? start.slice(0, -1) : start,
  );
