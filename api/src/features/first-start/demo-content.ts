import { eq, gt } from "drizzle-orm";
import type { AddedToDemo } from "shared/first-start";
import type { Reader } from "#db/client.ts";
import {
  galleryItems,
  milestones,
  pages,
  reviews,
  sharedQuestions,
  siteSettings,
  tourServices,
} from "#db/schema.ts";
import type { Transaction } from "#db/transaction.ts";
import { conflict } from "../../lib/errors.ts";

const isDemo = eq(milestones.name, "demo");

/** What has come since the demo; `null` where there is none. */
export const readAddedToDemo = async (read: Reader): Promise<AddedToDemo | null> => {
  const [demo] = await read.select().from(milestones).where(isDemo);
  if (!demo) return null;
  const since = demo.reachedAt;
  const [tours, photos, reviewCount, pageCount] = await Promise.all([
    read.$count(tourServices, gt(tourServices.createdAt, since)),
    read.$count(galleryItems, gt(galleryItems.createdAt, since)),
    read.$count(reviews, gt(reviews.createdAt, since)),
    read.$count(pages, gt(pages.createdAt, since)),
  ]);
  return { tours, photos, reviews: reviewCount, pages: pageCount };
};

/** Pictures that nothing shows any more are swept later. 409 where the content is no demo. */
export const deleteDemoContent = async (tx: Transaction) => {
  const [demo] = await tx.delete(milestones).where(isDemo).returning();
  if (!demo) throw conflict("This is no demo: the content is your own.");
  for (const table of [tourServices, galleryItems, reviews, sharedQuestions, pages, siteSettings])
    await tx.delete(table);
};
