import { and, eq, gt, ne, notInArray, or } from "drizzle-orm";
import type { OwnContent } from "shared/content/first-start";
import type { Reader } from "#platform/db/client.ts";
import { milestones } from "#platform/db/schema/milestones.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { currentRevision } from "#publishing/content-revision.ts";
import { missingPaths, redirects } from "#tables/addresses.ts";
import {
  galleryItems,
  pages,
  reviews,
  sharedQuestions,
  siteSettings,
  teamMembers,
  tourServices,
} from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { drafts, previewLinks, recordVersions, timetable, trash } from "#tables/records.ts";

const isDemo = eq(milestones.name, "demo");
/** Not whether the site is open, nor how long messages are kept. */
const isContent = notInArray(siteSettings.section, ["opening", "messages"]);

const readOwnContent = async (read: Reader, since: string) => {
  const isOwnReview = or(gt(reviews.createdAt, since), gt(reviews.updatedAt, since));
  const [tours, photos, reviewCount, team, questions, pageCount] = await Promise.all([
    read.$count(tourServices, gt(tourServices.updatedAt, since)),
    read.$count(galleryItems, gt(galleryItems.updatedAt, since)),
    read.$count(reviews, isOwnReview),
    read.$count(teamMembers, gt(teamMembers.updatedAt, since)),
    // The demo has none.
    read.$count(sharedQuestions),
    read.$count(pages, gt(pages.updatedAt, since)),
  ]);
  return { tours, photos, reviews: reviewCount, team, questions, pages: pageCount };
};

const readOwnSections = async (read: Reader, since: string) => {
  const { section, updatedAt } = siteSettings;
  const isOwn = and(gt(updatedAt, since), isContent);
  return (await read.select({ section }).from(siteSettings).where(isOwn)).map((row) => row.section);
};

const readOwnFiles = async (read: Reader, since: string) => {
  const { mainFile, createdAt } = pictures;
  const rows = await read.select({ mainFile }).from(pictures).where(gt(createdAt, since));
  return new Set(rows.map((row) => row.mainFile));
};

/** Reads what was added or changed since the demo; `null` without a demo. */
export const readDemo = async (read: Reader) => {
  const [demo] = await read.select().from(milestones).where(isDemo);
  if (!demo) return null;
  const since = demo.reachedAt;
  const ownSections = await readOwnSections(read, since);
  const counts = await readOwnContent(read, since);
  const ownContent: OwnContent = { ...counts, settings: ownSections.length };
  return { since, ownSections, ownFiles: await readOwnFiles(read, since), ownContent };
};
export type Demo = Awaited<ReturnType<typeof readDemo>>;

/** From now on the content is the owner's. */
export const endDemo = (tx: Transaction) => tx.delete(milestones).where(isDemo).returning();

/** Pictures that nothing shows any more are swept later. 409 where it is no demo, or not that of `revision`. */
export const deleteDemoContent = async (tx: Transaction, revision: number) => {
  const [demo] = await endDemo(tx);
  if (!demo) throw conflict("This content is your own, not the demo.");
  if ((await currentRevision(tx)) !== revision)
    throw conflict("The content has changed. Check again what will be deleted.");
  for (const table of [tourServices, galleryItems, reviews, teamMembers, sharedQuestions, pages])
    await tx.delete(table);
  // Also what was deleted or moved before: it would keep the demo's addresses taken.
  for (const table of [trash, previewLinks, timetable, missingPaths]) await tx.delete(table);
  await tx.delete(redirects).where(eq(redirects.origin, "moved"));
  await tx.delete(siteSettings).where(ne(siteSettings.section, "messages"));
  for (const table of [drafts, recordVersions])
    await tx.delete(table).where(or(ne(table.kind, "settings"), ne(table.recordId, "messages")));
};
