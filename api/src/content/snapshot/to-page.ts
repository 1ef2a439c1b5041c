import { asc, eq, type SQL } from "drizzle-orm";
import type { Page } from "shared/content/pages/pages";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { pagePictures, pages } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

type PageRow = typeof pages.$inferSelect;

export const selectPages = (read: Pick<Reader, "select">) =>
  read.select().from(pages).orderBy(asc(pages.title), asc(pages.id));

export const selectPagePictures = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ pageId: pagePictures.pageId, picture: shownPictureColumns })
    .from(pagePictures)
    .innerJoin(pictures, eq(pagePictures.pictureId, pictures.id))
    .where(where);
type PagePictureRow = Awaited<ReturnType<typeof selectPagePictures>>[number];

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
