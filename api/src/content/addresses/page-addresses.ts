import { and, eq, ne, or, sql } from "drizzle-orm";
import { toRedirectKey } from "shared/content/addresses/redirect-key";
import {
  hasOwnAddress,
  isReservedSlug,
  type PageInput,
  reservedAddress,
} from "shared/content/pages/pages";
import { tourPagePath, writtenPagePath } from "shared/paths";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { pages, tourServices } from "#tables/content.ts";
import { redirectMoved, takeAddress } from "./stored-redirects.ts";
import { describeTrashed, readTrashedPaths, refuseTrashed } from "./trashed-addresses.ts";

/** 400 if the site, another page or a story has this address, also for one in the trash. */
export const refuseTakenPage = async (
  tx: Transaction,
  id: string,
  { slug, story = null }: Pick<PageInput, "slug" | "story">,
) => {
  if (!hasOwnAddress({ slug, story })) throw invalidField("slug", reservedAddress.error);
  const [taken] = await tx
    .select({ title: pages.title, story: pages.story })
    .from(pages)
    .where(and(eq(ignoringCase(pages.slug), slug), ne(pages.id, id)));
  if (taken) {
    const noun = taken.story ? "story" : "page";
    throw invalidField("slug", `The ${noun} “${taken.title}” has this address.`);
  }
  const trashed = await readTrashedPaths(tx);
  for (const kind of [null, {}])
    refuseTrashed(trashed.get(toRedirectKey(writtenPagePath({ slug, story: kind }))));
};

export const addressTaken = (title: string) =>
  invalidField("slug", `The tour “${title}” has this address.`);

type TourAddress = { id: string; slug: string };

/** 400 if another tour has this address or began with it, also one in the trash. */
export const refuseTakenTour = async (
  tx: Transaction,
  { id, slug }: TourAddress,
  trashed: ReadonlyMap<string, string>,
) => {
  const hasAddress = or(
    eq(ignoringCase(tourServices.slug), slug),
    eq(ignoringCase(tourServices.id), slug),
  );
  const [taken] = await tx
    .select({ title: tourServices.title })
    .from(tourServices)
    .where(and(hasAddress, ne(tourServices.id, id)));
  if (taken) throw addressTaken(taken.title);
  refuseTrashed(trashed.get(slug));
};

/** Paths of the tours and pages that visitors can see, as redirects are compared. */
const readShownPaths = async (tx: Pick<Transaction, "select">) => {
  const [tours, written] = await Promise.all([
    tx
      .select({ slug: sql<string>`coalesce(${tourServices.slug}, ${tourServices.id})` })
      .from(tourServices)
      .where(eq(tourServices.isShown, true)),
    tx.select({ slug: pages.slug, story: pages.story }).from(pages).where(eq(pages.isShown, true)),
  ]);
  return new Set(
    [...tours.map(({ slug }) => tourPagePath(slug)), ...written.map(writtenPagePath)].map(
      toRedirectKey,
    ),
  );
};

/** Paths that no redirect may have. */
export const readPagePaths = async (read: Pick<Transaction, "select">) => {
  const [shown, trashed] = await Promise.all([readShownPaths(read), readTrashedPaths(read)]);
  return { shown, trashed };
};
export type PagePaths = Awaited<ReturnType<typeof readPagePaths>>;

/** 400 for the address of a page that visitors can see, or of one in the trash. */
export const refusePagePath = ({ shown, trashed }: PagePaths, source: string) => {
  const key = toRedirectKey(source);
  if (shown.has(key)) throw invalidField("source", `“${source}” is a page of this site.`);
  const name = trashed.get(key);
  if (name !== undefined) throw invalidField("source", describeTrashed(name));
};

type Addressed = { path: string; isShown: boolean };

/**
 * Keeps redirects right after a page was saved: its former path leads to the new one, and a redirect at the path of a
 * shown page is removed. Returns the removed one for the activity log.
 */
export const followAddress = async (
  tx: Transaction,
  { before, after }: { before?: Addressed; after: Addressed },
  at: Date,
) => {
  const hasMoved = before !== undefined && before.path !== after.path;
  const isNew = after.isShown && !(before?.isShown && !hasMoved);
  const removed = isNew || hasMoved ? await takeAddress(tx, after.path) : undefined;
  if (hasMoved) {
    await redirectMoved(tx, { from: before.path, to: after.path }, at);
    // A redirect there would hide the site's own page.
    if (isReservedSlug(before.path.slice(1))) await takeAddress(tx, before.path);
  }
  return removed && { redirect: removed };
};
