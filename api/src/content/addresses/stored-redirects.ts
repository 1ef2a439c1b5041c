import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { RedirectOrigin, SiteRedirect } from "shared/content/addresses/redirects";
import type { Reader } from "#platform/db/client.ts";
import { upsertMany } from "#platform/db/insert-many.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { missingPaths, redirects } from "#tables/addresses.ts";
import { planRedirects } from "./plan-redirects.ts";

export const selectRedirects = (read: Pick<Reader, "select">) =>
  read.select().from(redirects).orderBy(desc(redirects.createdAt), redirects.source);
type Stored = Awaited<ReturnType<typeof selectRedirects>>;

/** By address, so that the content is the same whenever a redirect was made. */
export const selectSiteRedirects = (read: Pick<Reader, "select">) =>
  read
    .select({ source: redirects.source, target: redirects.target })
    .from(redirects)
    .orderBy(redirects.source);

type Added = { origin: RedirectOrigin; at: Date };

const isOneOf = (column: typeof redirects.source | typeof missingPaths.path, texts: string[]) =>
  inArray(column, sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`);

/** Stores what a plan changes; redirects with another target keep their origin. */
export const writeRedirects = async (
  tx: Transaction,
  { stored, changed }: { stored: Stored; changed: SiteRedirect[] },
  { origin, at }: Added,
) => {
  const byKey = new Map(stored.map((row) => [toRedirectKey(row.source), row]));
  const rows = changed.map(({ source, target }) => {
    const known = byKey.get(toRedirectKey(source));
    return { origin, createdAt: at.toISOString(), ...known, source, target };
  });
  const former = changed.flatMap(({ source }) => byKey.get(toRedirectKey(source))?.source ?? []);
  await tx.delete(redirects).where(isOneOf(redirects.source, former));
  await upsertMany(tx, redirects, rows, redirects.source);
  const keys = changed.map(({ source }) => toRedirectKey(source));
  await tx.delete(missingPaths).where(isOneOf(missingPaths.path, keys));
};

/** Removes the redirect at the address of a page that visitors can see now. Returns it. */
export const takeAddress = async (
  tx: Transaction,
  path: string,
): Promise<SiteRedirect | undefined> => {
  const key = toRedirectKey(path);
  await tx.delete(missingPaths).where(eq(missingPaths.path, key));
  const [removed] = await tx
    .delete(redirects)
    .where(eq(sql`lower(${redirects.source})`, key))
    .returning({ source: redirects.source, target: redirects.target });
  return removed;
};

/** Lets the old address of a page lead to its new one. */
export const redirectMoved = async (
  tx: Transaction,
  { from, to }: { from: string; to: string },
  at: Date,
) => {
  if (toRedirectKey(from) === toRedirectKey(to)) return;
  const stored = await selectRedirects(tx);
  const { changed } = planRedirects(stored, [{ source: from, target: to }]);
  await writeRedirects(tx, { stored, changed }, { origin: "moved", at });
};

/** Removes the former addresses of a page that is gone; `path` is its last one. */
export const removeMoved = async (tx: Transaction, path: string) => {
  const leadsThere = eq(sql`lower(${redirects.target})`, path.toLowerCase());
  await tx.delete(redirects).where(and(eq(redirects.origin, "moved"), leadsThere));
};
