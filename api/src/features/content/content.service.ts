import { desc, eq } from "drizzle-orm";
import type { Content } from "shared/content";
import type { Database } from "#db/client.ts";
import { contentRevision, galleryItems, pictures, reviews, tourServices } from "#db/schema.ts";
import { type PreparedJson, prepareJson } from "../../lib/prepared-json.ts";
import type { ToImageFields } from "../../media/images/picture-urls.ts";
import { revisionRow } from "../../publishing/content-revision.ts";
import { toGalleryItem } from "../gallery/gallery.service.ts";
import { toReview } from "../reviews/reviews.service.ts";
import { toTourService } from "../tour-services/tour-services.service.ts";

/** All public content at one revision, and its JSON ready to be sent. */
export type Snapshot = {
  content: Content;
  whole: PreparedJson;
  services: PreparedJson;
  gallery: PreparedJson;
  reviews: PreparedJson;
};

type Deps = { db: Database; showPicture: ToImageFields };

/** Reads all public content in one transaction, so that its parts belong together. */
const readContent = async ({ db: { read }, showPicture }: Deps): Promise<Content> => {
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
    services: tourRows.map((row) => toTourService(row.tour_services, row.pictures, showPicture)),
    gallery: galleryRows.map((row) => toGalleryItem(row.gallery_items, row.pictures, showPicture)),
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
