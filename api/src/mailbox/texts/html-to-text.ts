import { Parser } from "htmlparser2";

const unread = new Set(["head", "script", "style", "template", "title", "noscript"]);
const blocks = new Set(
  "address article blockquote div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul".split(
    " ",
  ),
);
/** Deeper ones are a trick. */
const deepestQuote = 10;

/** Each closing tag is looked for among all that are open. */
const mostOpen = 200;
const piece = 1_000;

/** What a page says, with `> ` before each line that it quotes, up to where its tags lie too deep. Nothing of it is run or loaded. */
export const htmlToText = (html: string): string => {
  const lines: string[] = [];
  let line = "";
  let quotes = 0;
  let skipped = 0;
  let open = 0;
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
      open += 1;
      if (unread.has(name)) skipped += 1;
      if (name === "br") endLine();
      if (blocks.has(name)) endBlock();
      if (name === "p") lines.push("> ".repeat(Math.min(quotes, deepestQuote)));
      if (name === "blockquote") quotes += 1;
    },
    onclosetag: (name) => {
      open -= 1;
      if (unread.has(name)) skipped -= 1;
      if (blocks.has(name)) endBlock();
      if (name === "blockquote") quotes -= 1;
    },
    ontext: (text) => {
      if (skipped === 0) line += text.replace(/\s+/g, " ");
    },
  });
  for (let at = 0; at < html.length && open < mostOpen; at += piece)
    parser.write(html.slice(at, at + piece));
  // The tag that it was left in is no text.
  if (open < mostOpen) parser.end();
  endBlock();
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};
