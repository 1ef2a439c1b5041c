import { eq, inArray } from "drizzle-orm";
import { listPictures } from "shared/content/pages/page-blocks";
import { listPagePictures, type PageInput } from "shared/content/pages/pages";
import type { Transaction } from "#platform/db/transaction.ts";
import { validationFailed } from "#platform/errors.ts";
import { pagePictures } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

const gone = "This photo is no longer stored. Choose it again.";

/** Notes what a page shows; 400 when it names a picture that is not stored. */
export const replacePagePictures = async (
  tx: Transaction,
  pageId: string,
  page: Pick<PageInput, "story" | "blocks">,
) => {
  const named = listPagePictures(page);
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, named));
  const known = new Set(rows.map(({ id }) => id));
  const { story, blocks } = page;
  const issues = [
    ...(story?.photo && !known.has(story.photo.picture)
      ? [{ path: "story.photo", message: gone }]
      : []),
    ...blocks.flatMap((block, index) =>
      listPictures([block]).every((id) => known.has(id))
        ? []
        : [{ path: `blocks.${index}`, message: gone }],
    ),
  ];
  if (issues.length > 0) throw validationFailed(issues);
  await tx.delete(pagePictures).where(eq(pagePictures.pageId, pageId));
  if (named.length > 0)
    await tx.insert(pagePictures).values(named.map((pictureId) => ({ pageId, pictureId })));
};
