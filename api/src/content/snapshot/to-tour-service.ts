import { findFromPrice } from "shared/content/tours/prices";
import { noFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { tourServices } from "#tables/content.ts";
import { type PhotoRow, toTourPhoto } from "./tour-photos.ts";

/** A stored tour and its photos as clients see it. */
export const toTourService = (
  row: typeof tourServices.$inferSelect,
  photoRows: PhotoRow[],
  toImageFields: ToImageFields,
): TourService => {
  const facts = { ...noFacts, ...row.facts };
  const photos = photoRows.map((photo) => toTourPhoto(photo, toImageFields));
  return {
    _id: row.id,
    slug: row.slug ?? row.id,
    title: row.title,
    description: row.description,
    descriptionText: row.descriptionText,
    detailPage: row.detailPage,
    imageFile: photos[0]?.imageFile ?? null,
    image: photos[0]?.image ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    details: {
      highlights: row.highlights,
      tips: row.tips,
      whatsapp: row.whatsapp,
      email: row.email,
    },
    facts,
    fromPrice: findFromPrice(facts.prices),
    photos,
    isShown: row.isShown,
    position: row.position,
  };
};
