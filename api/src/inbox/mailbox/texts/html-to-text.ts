import { Parser } from "htmlparser2";
import { createPageLines } from "./page-lines.ts";

const withoutScheme = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:www\.)?|www\.|mailto:|tel:)/, "")
    .replace(/\/$/, "");

/** The target of a link, unless its text already shows it or it runs a script. */
const findTarget = (href: string, text: string): string | undefined => {
  const target = href.replace(/\s/g, "");
  if (!/^(?:https?|mailto|tel):/i.test(target)) return undefined;
  if (withoutScheme(text) === withoutScheme(target)) return undefined;
  return target.replace(/^(?:mailto|tel):/i, "");
};

const unread = new Set(["head", "script", "style", "template", "title", "noscript"]);
const blocks = new Set(
  "address article blockquote div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p pre section ul".split(" "),
);

type Lines = ReturnType<typeof createPageLines>;

const whenOpened: Partial<Record<string, (lines: Lines) => void>> = {
  br: (lines) => lines.breakLine(),
  table: (lines) => lines.endRow(),
  tr: (lines) => lines.endRow(),
  td: (lines) => lines.beginCell(),
  th: (lines) => lines.beginCell(),
  p: (lines) => lines.beginParagraph(),
  li: (lines) => lines.beginItem(),
  blockquote: (lines) => lines.quote(1),
};

const whenClosed: Partial<Record<string, (lines: Lines) => void>> = {
  table: (lines) => lines.endRow(),
  tr: (lines) => lines.endRow(),
  td: (lines) => lines.endCell(),
  th: (lines) => lines.endCell(),
  blockquote: (lines) => lines.quote(-1),
};

/** Each closing tag is searched among all open ones. */
const mostOpen = 200;
const piece = 1_000;

type Link = { href: string; readText: () => string };

/**
 * Turns a page into text, with the targets of its links and `> ` before quoted lines. It stops where tags are
 * nested too
 * deep, and runs or loads nothing.
 */
export const htmlToText = (html: string): string => {
  const lines = createPageLines();
  const links: Link[] = [];
  let skipped = 0;
  let open = 0;
  const endLink = ({ href, readText }: Link) => {
    const text = readText();
    const target = findTarget(href, text);
    if (target) lines.append(text.trim() === "" ? target : ` (${target})`);
  };
  const parser = new Parser({
    onopentag: (name, { href = "", alt = "" }) => {
      open += 1;
      if (unread.has(name)) skipped += 1;
      if (blocks.has(name)) lines.endBlock();
      whenOpened[name]?.(lines);
      if (name === "a") links.push({ href, readText: lines.listen() });
      if (name === "img" && links.length > 0) lines.add(alt);
    },
    onclosetag: (name) => {
      open -= 1;
      if (unread.has(name)) skipped -= 1;
      if (blocks.has(name)) lines.endBlock();
      whenClosed[name]?.(lines);
      const link = name === "a" ? links.pop() : undefined;
      if (link) endLink(link);
    },
    ontext: (text) => {
      if (skipped === 0) lines.add(text.replace(/\s+/g, " "));
    },
  });
  for (let at = 0; at < html.length && open < mostOpen; at += piece)
    parser.write(html.slice(at, at + piece));
  // The tag that it was left in is no text.
  if (open < mostOpen) parser.end();
  return lines
    .join()
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};
