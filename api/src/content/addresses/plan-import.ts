import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { RedirectImportRow, SiteRedirect } from "shared/content/addresses/redirects";
import { limits } from "shared/limits";
import { AppError, invalidField } from "#platform/errors.ts";
import { type PagePaths, refusePagePath } from "./page-addresses.ts";
import { planRedirects } from "./plan-redirects.ts";
import { readSource, readTarget } from "./read-address.ts";
import type { RedirectLine } from "./read-redirect-table.ts";

type Context = {
  stored: readonly SiteRedirect[];
  pages: PagePaths;
  PUBLIC_URL: string;
};

type Read = RedirectLine & { problem: string | null };

const readLine = (line: RedirectLine, { pages, PUBLIC_URL }: Context): Read => {
  try {
    if (!line.source) throw invalidField("source", "The old address is missing.");
    if (!line.target) throw invalidField("target", "The new address is missing.");
    if (line.source.length > limits.url || line.target.length > limits.url)
      throw invalidField("source", `An address can have up to ${limits.url} characters.`);
    const source = readSource(line.source);
    const target = readTarget(line.target, PUBLIC_URL);
    refusePagePath(pages, source);
    return { row: line.row, source, target, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...line, problem: error.message };
  }
};

/** Refuses a second row with the same source; one that repeats the first is left out. */
const dropRepeated = (lines: Read[]): Read[] => {
  const firsts = new Map<string, Read>();
  return lines.flatMap((line) => {
    if (line.problem) return line;
    const key = toRedirectKey(line.source);
    const first = firsts.get(key);
    firsts.set(key, first ?? line);
    if (!first) return line;
    if (first.target === line.target) return [];
    return { ...line, problem: `Line ${first.row} has the same old address.` };
  });
};

/** The rows of a table with what becomes of each, and the redirects to store if none is refused. */
export const planImport = (table: RedirectLine[], context: Context) => {
  const { stored } = context;
  const lines = dropRepeated(table.map((line) => readLine(line, context)));
  const good = lines.filter(({ problem }) => problem === null);
  const { changed, circles } = planRedirects(
    stored,
    good.map(({ source, target }) => ({ source, target })),
  );
  const circleOf = new Map(good.map((line, index) => [line, circles[index]]));
  const known = new Set(stored.map(({ source }) => toRedirectKey(source)));
  const targets = new Map(changed.map(({ source, target }) => [source, target]));

  const describe = (line: Read): RedirectImportRow => {
    const circle = circleOf.get(line);
    const problem = circle ? `This would lead in a circle: ${circle.join(" → ")}.` : line.problem;
    const { row, source } = line;
    if (problem) return { row, source, target: line.target, change: "refused", problem };
    const target = targets.get(source);
    if (!target) return { row, source, target: line.target, change: "unchanged", problem };
    const change = known.has(toRedirectKey(source)) ? "changed" : "added";
    return { row, source, target, change, problem };
  };
  return { rows: lines.map(describe), changed };
};
