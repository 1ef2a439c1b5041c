import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Review } from "shared/content/reviews";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { reviews } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

/** Reviews with their photos, in the order of the site. */
export const selectReviews = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ review: reviews, photo: shownPictureColumns })
    .from(reviews)
    .leftJoin(pictures, eq(reviews.pictureId, pictures.id))
    .where(where)
    .orderBy(
      sql`${reviews.position} IS NULL`,
      asc(reviews.position),
      desc(reviews.createdAt),
      desc(reviews.id),
    );
type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** A stored review as clients see it. */
export const toReview = (
  { review: { id, pictureId: _pictureId, ...row }, photo }: ReviewRow,
  toImageFields: ToImageFields,
): Review => ({
  ...row,
  _id: id,
  image: photo ? toImageFields(photo).image : null,
  updatedAt: row.updatedAt ?? row.createdAt,
});
