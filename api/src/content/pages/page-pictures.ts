import { eq, inArray } from "drizzle-orm";
import { listPictures, type PageBlock } from "shared/content/pages/page-blocks";
import type { Transaction } from "#platform/db/transaction.ts";
import { validationFailed } from "#platform/errors.ts";
import { pagePictures } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

const isMissing = (block: PageBlock, known: ReadonlySet<string>) =>
  listPictures([block]).some((id) => !known.has(id));

/** Notes what the blocks show; 400 when one names a picture that is not stored. */
export const replacePagePictures = async (tx: Transaction, pageId: string, blocks: PageBlock[]) => {
  const named = listPictures(blocks);
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, named));
  const known = new Set(rows.map(({ id }) => id));
  const issues = blocks.flatMap((block, index) =>
    isMissing(block, known)
      ? [{ path: `blocks.${index}`, message: "This photo is no longer stored. Choose it again." }]
      : [],
  );
  if (issues.length > 0) throw validationFailed(issues);
  await tx.delete(pagePictures).where(eq(pagePictures.pageId, pageId));
  if (named.length > 0)
    await tx.insert(pagePictures).values(named.map((pictureId) => ({ pageId, pictureId })));
};
