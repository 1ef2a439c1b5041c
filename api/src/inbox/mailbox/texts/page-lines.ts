/** Deeper ones are a trick. */
const deepestQuote = 10;

const item = "- ";
const cell = " | ";

const isBlank = (text: string) => text.trim() === "";

/** Collects the text of a page in lines, with `> ` before each that is quoted. Blocks end when other text follows. */
export const createPageLines = () => {
  const lines: string[] = [];
  const cellStarts: number[] = [];
  let line = "";
  let gap: "none" | "line" | "paragraph" = "none";
  /** Goes before the next text. */
  let sign = "";
  /** The first block of a cell continues the line of its row. */
  let isCellEmpty = false;
  let quotes = 0;
  const push = (text: string) => {
    const quote = "> ".repeat(Math.min(quotes, deepestQuote));
    lines.push(quote + text.replace(/[ \t\u00a0]+/g, " ").trim());
  };
  const endLine = () => {
    if (!isBlank(line)) push(line);
    line = "";
  };
  const fillGap = () => {
    if (gap !== "none") endLine();
    if (gap === "paragraph") push("");
    gap = "none";
  };
  const endBlock = () => {
    if (gap === "none" && !isCellEmpty) gap = "line";
  };
  const endRow = () => {
    sign = "";
    isCellEmpty = false;
    endBlock();
    fillGap();
  };
  const add = (text: string) => {
    if (isBlank(text)) {
      if (gap === "none") line += text;
      return;
    }
    fillGap();
    line += sign + text;
    sign = "";
    isCellEmpty = false;
  };
  return {
    add,
    endBlock,
    endRow,
    breakLine: () => {
      fillGap();
      push(line);
      line = "";
    },
    beginParagraph: () => {
      if (!isCellEmpty) gap = "paragraph";
    },
    beginItem: () => {
      sign = "";
      isCellEmpty = false;
      endBlock();
      sign = item;
    },
    beginCell: () => {
      fillGap();
      cellStarts.push(lines.length);
      isCellEmpty = true;
    },
    endCell: () => {
      const isOneLine = cellStarts.pop() === lines.length && !isBlank(line);
      if (isOneLine) {
        gap = "none";
        sign = cell;
        isCellEmpty = false;
      } else endRow();
    },
    quote: (depth: number) => {
      endLine();
      quotes += depth;
    },
    /** Returns a function that returns what was written since. */
    listen: () => {
      const [count, length] = [lines.length, line.length];
      return () =>
        lines.length === count ? line.slice(length) : [...lines.slice(count), line].join(" ");
    },
    /** Adds to the text before, though a block may have ended. */
    append: (text: string) => {
      if (isBlank(line)) add(text);
      else line = `${line.trimEnd()}${text}`;
    },
    join: () => {
      endLine();
      return lines.join("\n");
    },
  };
};
