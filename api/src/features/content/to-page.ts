import { asc, eq, type SQL } from "drizzle-orm";
import type { Page } from "shared/pages";
import type { Reader } from "#db/client.ts";
import { pagePictures, pages, pictures } from "#db/schema.ts";
import type { Transaction } from "#db/transaction.ts";
import { notFound } from "../../lib/errors.ts";
import type { ToImageFields } from "../../media/images/picture-urls.ts";

type PageRow = typeof pages.$inferSelect;

export const selectPages = (read: Pick<Reader, "select">) =>
  read.select().from(pages).orderBy(asc(pages.title), asc(pages.id));

export const selectPagePictures = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ pageId: pagePictures.pageId, picture: pictures })
    .from(pagePictures)
    .innerJoin(pictures, eq(pagePictures.pictureId, pictures.id))
    .where(where);
export type PagePictureRow = Awaited<ReturnType<typeof selectPagePictures>>[number];

/** A stored page and its pictures as clients see it. */
export const toPage = (
  { id, ...row }: PageRow,
  pictureRows: PagePictureRow[],
  toImageFields: ToImageFields,
): Page => ({
  ...row,
  _id: id,
  pictures: Object.fromEntries(
    pictureRows.map(({ picture }) => [picture.id, toImageFields(picture)]),
  ),
});

/** 404 for an id that does not exist. */
export const readPage = async (
  tx: Transaction,
  id: string,
  toImageFields: ToImageFields,
): Promise<Page> => {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id));
  if (!row) throw notFound("Page");
  return toPage(row, await selectPagePictures(tx, eq(pagePictures.pageId, id)), toImageFields);
};
