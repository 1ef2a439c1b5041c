import { Parser } from "htmlparser2";

const unread = new Set(["head", "script", "style", "template", "title", "noscript"]);
const blocks = new Set(
  "address article blockquote div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);
/** Deeper ones are a trick. */
const deepestQuote = 10;

/** What a page says, with `> ` before each line that it quotes. Nothing of it is run or loaded. */
export const htmlToText = (html: string): string => {
  const lines: string[] = [];
  let line = "";
  let quotes = 0;
  let skipped = 0;
  const endLine = () => {
    const text = line.replace(/[ \t\u00a0]+/g, " ").trim();
    lines.push("> ".repeat(Math.min(quotes, deepestQuote)) + text);
    line = "";
  };
  const endBlock = () => {
    if (line.trim() !== "") endLine();
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) skipped += 1;
      if (name === "br") endLine();
      if (blocks.has(name)) endBlock();
      if (name === "p") lines.push("> ".repeat(Math.min(quotes, deepestQuote)));
      if (name === "blockquote") quotes += 1;
    },
    onclosetag: (name) => {
      if (unread.has(name)) skipped -= 1;
      if (blocks.has(name)) endBlock();
      if (name === "blockquote") quotes -= 1;
    },
    ontext: (text) => {
      if (skipped === 0) line += text.replace(/\s+/g, " ");
    },
  });
  parser.end(html);
  endBlock();
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};
