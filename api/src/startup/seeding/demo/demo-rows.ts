import { company } from "shared/company";
import { newId } from "#db/new-id.ts";
import type { galleryItems, reviews, tourPhotos, tourServices } from "#db/schema.ts";
import { demoGallery } from "../../../../demo/gallery.ts";
import { demoReviews } from "../../../../demo/reviews.ts";
import { demoTours } from "../../../../demo/tours/demo-tours.ts";

/** A minute apart, ending at `now`: the first of the content is the newest. */
const createTimes = (now: Date) => {
  let minutes = 0;
  return () => {
    minutes += 1;
    return new Date(now.getTime() - minutes * 60_000).toISOString();
  };
};

/** The demo's tours, photos and reviews; names of pictures are their ids. */
export const createDemoRows = (now: Date) => {
  const nextTime = createTimes(now);
  const tours = demoTours.map(({ slug, ...texts }): typeof tourServices.$inferInsert => {
    const createdAt = nextTime();
    return {
      id: slug,
      ...texts,
      highlights: [...texts.highlights],
      tips: [...texts.tips],
      whatsapp: company.whatsapp,
      email: company.email,
      createdAt,
      updatedAt: createdAt,
    };
  });
  const photos = demoTours.map(({ slug }): typeof tourPhotos.$inferInsert => ({
    tourId: slug,
    position: 0,
    pictureId: slug,
  }));
  const gallery = demoGallery.map(({ picture, title }): typeof galleryItems.$inferInsert => {
    const createdAt = nextTime();
    return { id: newId(), title, pictureId: picture, createdAt, updatedAt: createdAt };
  });
  const sampleReviews = demoReviews.map((review): typeof reviews.$inferInsert => ({
    id: newId(),
    ...review,
    createdAt: nextTime(),
  }));
  return { tours, photos, gallery, reviews: sampleReviews };
};
