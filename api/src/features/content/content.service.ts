import { desc, eq } from "drizzle-orm";
import type { Content } from "shared/content";
import type { GalleryItem } from "shared/gallery";
import type { Review } from "shared/reviews";
import type { TourService } from "shared/tour-services";
import type { Database } from "#db/client.ts";
import { contentRevision, galleryItems, pictures, reviews, tourServices } from "#db/schema.ts";
import { type PreparedJson, prepareJson } from "../../lib/prepared-json.ts";
import type { ToImageFields } from "../../media/images/picture-urls.ts";
import { revisionRow } from "../../publishing/content-revision.ts";

type PictureRow = typeof pictures.$inferSelect;

/** A stored tour as visitors see it. */
export const toTourService = (
  row: typeof tourServices.$inferSelect,
  picture: PictureRow | null,
  toImageFields: ToImageFields,
): TourService => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  detailPage: row.detailPage,
  ...(picture ? toImageFields(picture) : { imageFile: null, image: null }),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  details: {
    highlights: row.highlights,
    tips: row.tips,
    whatsapp: row.whatsapp,
    email: row.email,
  },
});

/** A stored gallery item as visitors see it. */
export const toGalleryItem = (
  row: typeof galleryItems.$inferSelect,
  picture: PictureRow,
  toImageFields: ToImageFields,
): GalleryItem => ({
  _id: row.id,
  title: row.title,
  ...toImageFields(picture),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** A stored review as visitors see it. */
const toReview = (row: typeof reviews.$inferSelect): Review => ({
  _id: row.id,
  name: row.name,
  comment: row.comment,
  createdAt: row.createdAt,
});

/** All public content at one revision, and its JSON ready to be sent. */
export type Snapshot = {
  content: Content;
  whole: PreparedJson;
  services: PreparedJson;
  gallery: PreparedJson;
  reviews: PreparedJson;
};

type Deps = { db: Database; toImageFields: ToImageFields };

/** Reads all public content in one transaction, so that its parts belong together. */
const readContent = async ({ db: { read }, toImageFields }: Deps): Promise<Content> => {
  const [revisions, tourRows, galleryRows, reviewRows] = await read.batch([
    read.select().from(contentRevision).where(eq(contentRevision.id, revisionRow)),
    read
      .select()
      .from(tourServices)
      .leftJoin(pictures, eq(tourServices.pictureId, pictures.id))
      .orderBy(desc(tourServices.createdAt), desc(tourServices.id)),
    read
      .select()
      .from(galleryItems)
      .innerJoin(pictures, eq(galleryItems.pictureId, pictures.id))
      .orderBy(desc(galleryItems.createdAt), desc(galleryItems.id)),
    read.select().from(reviews).orderBy(desc(reviews.createdAt), desc(reviews.id)),
  ]);
  return {
    revision: revisions[0]?.revision ?? 0,
    services: tourRows.map((row) => toTourService(row.tour_services, row.pictures, toImageFields)),
    gallery: galleryRows.map((row) =>
      toGalleryItem(row.gallery_items, row.pictures, toImageFields),
    ),
    reviews: reviewRows.map(toReview),
  };
};

const prepare = (content: Content): Snapshot => ({
  content,
  whole: prepareJson(content),
  services: prepareJson({ services: content.services }),
  gallery: prepareJson({ gallery: content.gallery }),
  reviews: prepareJson({ reviews: content.reviews }),
});

/** Public content for readers: read once per revision and kept until `forget` is called. */
export const createContentService = (deps: Deps) => {
  let snapshot: Promise<Snapshot> | undefined;
  const forget = () => {
    snapshot = undefined;
  };
  const current = (): Promise<Snapshot> => {
    snapshot ??= readContent(deps).then(prepare);
    snapshot.catch(forget);
    return snapshot;
  };
  return { current, forget };
};
export type ContentService = ReturnType<typeof createContentService>;
