import { and, asc, desc, eq, notInArray, type SQL, sql } from "drizzle-orm";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { MissingPath, MissingPathChange } from "shared/content/addresses/redirects";
import { limits } from "shared/limits";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import { missingPaths } from "#tables/addresses.ts";
import { readPagePaths } from "./page-addresses.ts";
import { selectSiteRedirects } from "./stored-redirects.ts";

/** Programs that look for weak software, and files: no page has ever been there. */
const isNoise = (key: string) =>
  /\/\.|\/(wp-|cgi-bin|phpmyadmin|vendor\/|api\/|media\/|p\/|preview\/|_)/.test(key) ||
  /\.(?!html?$)[a-z][a-z0-9]{1,10}$/.test(key);

/** An email address could be part of a link. */
const isPersonal = (key: string) => key.includes("@");

const mostListed = 50;

/** Deletes all but the first paths that meet a condition. */
const keepFirst = async (tx: Transaction, condition: SQL, order: SQL[], most: number) => {
  const { path } = missingPaths;
  const kept = tx
    .select({ path })
    .from(missingPaths)
    .where(condition)
    .orderBy(...order)
    .limit(most);
  await tx.delete(missingPaths).where(and(condition, notInArray(path, kept)));
};

/** The paths that visitors asked for in vain. Counts are written by {@link save}, at most once a minute. */
export const createMissingPathsService = ({ db, now }: { db: Database; now: () => Date }) => {
  let counts = new Map<string, number>();

  const save = async () => {
    if (counts.size === 0) return {};
    const counted = counts;
    counts = new Map();
    const lastAt = now().toISOString();
    const rows = JSON.stringify([...counted]);
    try {
      await db.write(async (tx) => {
        await tx.run(
          sql`INSERT INTO ${missingPaths} (path, count, last_at) SELECT value ->> 0, value ->> 1, ${lastAt} FROM json_each(${rows}) WHERE true ON CONFLICT (path) DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at`,
        );
        const { count, lastAt: last, isIgnored } = missingPaths;
        await keepFirst(tx, eq(isIgnored, false), [desc(count), desc(last)], limits.missingPaths);
        await keepFirst(tx, eq(isIgnored, true), [desc(last)], limits.ignoredPaths);
      });
    } catch (error) {
      for (const [path, count] of counted) counts.set(path, (counts.get(path) ?? 0) + count);
      throw error;
    }
    return {};
  };

  return {
    /** Counts a path, without its query; leaves out files, probes of scanners and personal data. */
    note: (path: string) => {
      const key = toRedirectKey(path);
      if (key.length > limits.missingPath || isNoise(key) || isPersonal(key)) return;
      if (/\p{Cc}/u.test(key) || !key.isWellFormed()) return;
      const count = counts.get(key) ?? 0;
      if (count === 0 && counts.size >= limits.missingPaths) return;
      counts.set(key, count + 1);
    },

    save,

    /** Leaves out paths that lead somewhere by now, and those of pages in the trash. */
    list: async (): Promise<MissingPath[]> => {
      const { path, count, lastAt, isIgnored } = missingPaths;
      const [paths, { shown, trashed }, redirects] = await Promise.all([
        db.read
          .select({ path, count, lastAt })
          .from(missingPaths)
          .where(eq(isIgnored, false))
          .orderBy(desc(count), desc(lastAt), asc(path)),
        readPagePaths(db.read),
        selectSiteRedirects(db.read),
      ]);
      const sources = new Set(redirects.map(({ source }) => toRedirectKey(source)));
      return paths
        .filter(({ path }) => ![shown, trashed, sources].some((taken) => taken.has(path)))
        .slice(0, mostListed);
    },

    /** 404 for a path that is not counted. */
    change: ({ path, isIgnored }: MissingPathChange) =>
      db.write(async (tx) => {
        const changed = await tx
          .update(missingPaths)
          .set({ isIgnored })
          .where(eq(missingPaths.path, path))
          .returning({ path: missingPaths.path });
        if (changed.length === 0) throw notFound("Path");
      }),
  };
};
export type MissingPathsService = ReturnType<typeof createMissingPathsService>;
