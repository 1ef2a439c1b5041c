import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Kind = "comment" | "title" | "document";
type Passage = { kind: Kind; text: string; at: string };

/** Habits of .github/CONTRIBUTING.md that a pattern recognizes without false alarms. */
const habits: { advice: string; pattern: RegExp; kinds?: Kind[] }[] = [
  {
    advice: "name the person instead of “who” or “whoever”",
    pattern: /(?:^|[.;] )who(?:ever)?\s[^?.]*(?:[.;,]|$)/i,
  },
  {
    advice: "write “shows”, “sends” or “asks” instead of “is told”",
    pattern: /\b(?:is|are|was|were|be|been|being) told\b/i,
  },
  {
    advice: "write “reports” or “says” instead of “tells of”",
    pattern: /\btells? of\b/i,
  },
  { advice: "write “again” instead of “anew”", pattern: /\banew\b/i },
  {
    advice: "open with a subject or a verb instead of “Of”, “Whether” or “What”",
    pattern: /^(?:of(?! course)|whether|what)\b(?![^.]*\?)/i,
    kinds: ["comment", "title"],
  },
];

const comment = /(?<=^|[\s{(,;])\/\*\*?([\s\S]*?)\*\/|(?<=^|\s)\/\/ ?(.*)$/gm;
const title = /\b(?:test|describe)(?:\.\w+)*\(\s*(["'`])((?:(?!\1)[\s\S])*)\1/g;
/** A line of text, a list item or a table row outside of headings and quotes. */
const line = /^(?![#>])[\s*|\d.-]*(.+)$/gm;

const joinLines = (text: string) =>
  text
    .replaceAll(/^\s*\* ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const readPassages = (file: string): Passage[] => {
  const source = readFileSync(file, "utf8");
  const find = (kind: Kind, pattern: RegExp) =>
    [...source.matchAll(pattern)].map((match) => ({
      kind,
      text: joinLines(match.at(-1) ?? match[1] ?? ""),
      at: `${file}:${source.slice(0, match.index).split("\n").length}`,
    }));
  if (file.endsWith(".md")) return find("document", line);
  return [...find("comment", comment), ...(/\.test\.tsx?$/.test(file) ? find("title", title) : [])];
};

const findHabits = ({ kind, text, at }: Passage) =>
  habits
    .filter(({ pattern, kinds }) => (!kinds || kinds.includes(kind)) && pattern.test(text))
    .map(({ advice }) => `${at} ${advice}: ${text}`);

const files = globSync([
  "*.{ts,md}",
  "docs/**/*.md",
  "{shared,api,site,admin}/*.ts",
  "{shared,api,site,admin}/{src,e2e,builder,bench,demo,icons,starter-pages}/**/*.{ts,tsx,astro,css}",
]);

test("comments, test names and documents are free of known habits", () => {
  const passages = files.flatMap(readPassages);
  for (const kind of ["comment", "title", "document"]) {
    expect(passages.filter((passage) => passage.kind === kind).length).toBeGreaterThan(500);
  }
  expect(passages.flatMap(findHabits)).toEqual([]);
});

test("recognizes each habit and accepts ordinary English", () => {
  const count = (text: string) => findHabits({ kind: "comment", text, at: "" }).length;
  for (const text of [
    "Whoever signs in is asked again.",
    "The lock is taken first; who waits is refused.",
    "The owner is told by mail.",
    "Tells of each answer.",
    "The page is rendered anew.",
    "Of a message, in bytes.",
    "Whether the file is open.",
    "What the form needs.",
  ]) {
    expect(count(text), text).toBe(1);
  }
  for (const text of [
    "Who may call this endpoint?",
    "Returns the admins who may reply.",
    "A column tells rows apart.",
    "Of course, a backup comes first.",
    "Asks whether the file is open.",
    "What happens after a crash? The lease ends.",
  ]) {
    expect(count(text), text).toBe(0);
  }
});
