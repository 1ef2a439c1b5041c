import { eq } from "drizzle-orm";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type {
  Redirect,
  RedirectImport,
  RedirectImportRow,
  RedirectInput,
} from "shared/content/addresses/redirects";
import { limits } from "shared/limits";
import type { Actor } from "#platform/actor.ts";
import { toCsv } from "#platform/csv/to-csv.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { invalidField, notFound, validationFailed } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { redirects } from "#tables/addresses.ts";
import { readPagePaths, refusePagePath } from "./page-addresses.ts";
import { planImport } from "./plan-import.ts";
import { planRedirects } from "./plan-redirects.ts";
import { readSource, readTarget } from "./read-address.ts";
import { type RedirectLine, readRedirectTable } from "./read-redirect-table.ts";
import { selectRedirects, writeRedirects } from "./stored-redirects.ts";

type Deps = {
  db: Pick<Database, "read">;
  now: () => Date;
  settings: { PUBLIC_URL: string };
  editContent: EditContent;
};

/** Pages that move can bring a site beyond the limit; its redirects can still be changed. */
const refuseTooMany = (before: number, after: number) => {
  if (after <= Math.max(before, limits.redirects)) return;
  const most = limits.redirects.toLocaleString("en");
  throw invalidField("source", `A site can have up to ${most} redirects.`);
};

const findOrThrow = <Row extends { source: string }>(rows: Row[], source: string): Row => {
  const key = toRedirectKey(source);
  const row = rows.find((candidate) => toRedirectKey(candidate.source) === key);
  if (!row) throw notFound("Redirect");
  return row;
};

const saveRedirect =
  ({ now, settings, editContent }: Deps) =>
  (by: Actor, input: RedirectInput): Promise<Redirect> => {
    const source = readSource(input.source);
    const target = readTarget(input.target, settings.PUBLIC_URL);
    return editContent(by, `Redirected ${source}`, async (tx) => {
      const [stored, pages] = await Promise.all([selectRedirects(tx), readPagePaths(tx)]);
      refusePagePath(pages, source);
      const { changed, circles } = planRedirects(stored, [{ source, target }]);
      const [circle] = circles;
      if (circle)
        throw invalidField("target", `This would lead in a circle: ${circle.join(" → ")}.`);
      await writeRedirects(tx, { stored, changed }, { origin: "added", at: now() });
      const rows = await selectRedirects(tx);
      refuseTooMany(stored.length, rows.length);
      const value = findOrThrow(rows, source);
      const after = { source: value.source, target: value.target };
      return { value, event: { action: "redirect.saved", after } };
    });
  };

const summarize = (rows: RedirectImportRow[]) => {
  const count = (change: RedirectImportRow["change"]) =>
    rows.filter((row) => row.change === change).length;
  return { added: count("added"), changed: count("changed") };
};

const refuseBadRows = (rows: RedirectImportRow[]) => {
  const bad = rows.filter(({ change }) => change === "refused");
  if (bad.length === 0) return;
  throw validationFailed(
    bad.map(({ row, problem }) => ({ path: "file", message: `Line ${row}: ${problem}` })),
  );
};

const planTable = async (
  read: Pick<Reader, "select">,
  table: RedirectLine[],
  PUBLIC_URL: string,
) => {
  const [stored, pages] = await Promise.all([selectRedirects(read), readPagePaths(read)]);
  return { stored, ...planImport(table, { stored, pages, PUBLIC_URL }) };
};

const importRedirects =
  ({ now, settings, editContent }: Deps) =>
  async (by: Actor, bytes: Uint8Array) => {
    const table = await readRedirectTable(bytes);
    return editContent(by, "Imported redirects", async (tx) => {
      const { stored, rows, changed } = await planTable(tx, table, settings.PUBLIC_URL);
      refuseBadRows(rows);
      await writeRedirects(tx, { stored, changed }, { origin: "imported", at: now() });
      refuseTooMany(stored.length, await tx.$count(redirects));
      const value = summarize(rows);
      return { value, event: { action: "redirects.imported", after: value } };
    });
  };

/** The owner's redirects. 400 for addresses that cannot be redirected, and for circles. */
export const createRedirectsService = (deps: Deps) => ({
  list: async (): Promise<Redirect[]> => selectRedirects(deps.db.read),
  save: saveRedirect(deps),
  /** 404 if there is none from `source`. */
  remove: (by: Actor, source: string) =>
    deps.editContent(by, `Removed the redirect ${source}`, async (tx) => {
      const { source: stored, target } = findOrThrow(await selectRedirects(tx), source);
      const value = await tx.delete(redirects).where(eq(redirects.source, stored));
      const before = { source: stored, target };
      return { value, event: { action: "redirect.deleted", before } };
    }),
  preview: async (bytes: Uint8Array): Promise<RedirectImport> => {
    const table = await readRedirectTable(bytes);
    const { stored, rows } = await planTable(deps.db.read, table, deps.settings.PUBLIC_URL);
    refuseTooMany(stored.length, stored.length + summarize(rows).added);
    return { rows };
  },
  /** All rows or none. 400 that names each bad line. */
  import: importRedirects(deps),
  export: () => {
    const slices = async function* () {
      yield await selectRedirects(deps.db.read);
    };
    return toCsv(slices(), { source: ({ source }) => source, target: ({ target }) => target });
  },
});
export type RedirectsService = ReturnType<typeof createRedirectsService>;
