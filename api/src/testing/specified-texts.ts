import { readFileSync } from "node:fs";

export type SpecifiedText = { state: string; kind: string; text: string };

const table = readFileSync(new URL("../../../docs/specified-texts.md", import.meta.url), "utf8");

const readRows = (section: string): SpecifiedText[] =>
  [...section.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)]
    .map(([, state = "", kind = "", text = ""]) => ({ state, kind, text }))
    .filter(({ kind }) => kind !== "Kind" && !kind.startsWith("---"));

/** Splits at headings of a level into pairs of title and content. */
const splitAt = (heading: string, text: string) =>
  text
    .split(new RegExp(`^${heading} `, "m"))
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section] as const);

const parts = new Map(splitAt("##", table));

export const specifiedParts = [...parts.keys()];

/** Returns the texts of each screen of a part of docs/specified-texts.md. */
export const readSpecifiedTexts = (part: string): Map<string, SpecifiedText[]> =>
  new Map(
    splitAt("###", parts.get(part) ?? "").map(([screen, section]) => [screen, readRows(section)]),
  );

/** Matches the whole text, with anything in place of `{…}`. */
export const toPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{[^}]+\}/)
      .map(RegExp.escape)
      .join(".+")}$`,
  );
