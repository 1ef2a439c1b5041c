import { z } from "zod";
import { jsonText } from "../../http/json-text.ts";
import { limits } from "../../limits.ts";
import { image, optionalPicture } from "../../media/images.ts";
import { webLink, whatsapp } from "../../text/links.ts";
import { orNull } from "../../text/or-null.ts";
import type { RichText } from "../../text/rich-text.ts";
import {
  emailAddress,
  multilineText,
  singleLineText,
  singleLineTexts,
  timestamp,
} from "../../text/text.ts";
import { storedPrice } from "./prices.ts";
import { noFacts, storedFacts, tourFactsChange } from "./tour-facts.ts";
import { tourPhoto, tourPhotoInputs } from "./tour-photos.ts";

export const tourDetails = z.object(
  {
    highlights: singleLineTexts("Highlights"),
    tips: singleLineTexts("Tips"),
    whatsapp,
    email: emailAddress("Contact email"),
  },
  "Details are required.",
);
export type TourDetails = z.infer<typeof tourDetails>;

export const tourServiceTexts = z.object({
  title: singleLineText("Title"),
  description: multilineText("Description", limits.description),
  detailPage: webLink("Detail page"),
  details: tourDetails,
});

/** The API validates it with `tour-description.ts` on writing, so readers need not load those rules. */
export const storedText: z.ZodType<RichText> = z.object({
  type: z.literal("doc"),
  content: z.array(z.any()),
});

/**
 * Multipart. A description document also provides the plain text; without one, formatting stays unless the text
 * changes. Missing `facts`, `photos` and `isShown` keep their values; `imageFile` becomes the first photo's picture.
 */
export const tourServiceForm = tourServiceTexts.extend({
  details: jsonText("Details", tourDetails),
  descriptionText: jsonText("Description", storedText.nullable()).optional(),
  imageFile: optionalPicture,
  facts: jsonText("Facts", tourFactsChange).optional(),
  photos: jsonText("Photos", tourPhotoInputs).optional(),
  isShown: z
    .enum(["true", "false"], "isShown must be true or false.")
    .transform((text) => text === "true")
    .optional(),
});
export type TourServiceForm = z.infer<typeof tourServiceForm>;

/** A tour edited in the admin needs a highlight and a tip; a new or imported one does not. */
export const changedTourDetails = {
  highlights: tourDetails.shape.highlights.min(1, "Add at least one highlight."),
  tips: tourDetails.shape.tips.min(1, "Add at least one tip."),
};

export const changedTourServiceForm = tourServiceForm.extend({
  details: jsonText("Details", tourDetails.extend(changedTourDetails)),
});

const tourFields = z.object({
  _id: z.string(),
  /** The last part of the page's address; `_id` until it is changed. */
  slug: z.string().default(""),
  title: z.string(),
  description: z.string(),
  /** The same text with formatting; `null` if it has none. */
  descriptionText: orNull(storedText),
  detailPage: z.string(),
  imageFile: z.string().nullable(),
  image: image.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  details: z.object({
    highlights: z.array(z.string()),
    tips: z.array(z.string()),
    whatsapp: z.string(),
    email: z.string(),
  }),
  facts: storedFacts.default(noFacts),
  /** Derived from `facts.prices`. */
  fromPrice: orNull(storedPrice),
  /** In order; `imageFile` and `image` belong to the first. */
  photos: z.array(tourPhoto).default([]),
  /** Only admins receive hidden tours. */
  isShown: z.boolean().default(true),
  /** From 1; tours without a position follow, newest first. */
  position: orNull(z.int()),
});

/**
 * Fields added after the first release have a default, because stored answers of idempotent requests lack them. `_id`
 * is the slug of the first title and never changes.
 */
export const tourService = tourFields.overwrite((tour) => ({
  ...tour,
  slug: tour.slug || tour._id,
}));
export type TourService = z.infer<typeof tourService>;

export const tourServiceList = z.object({ services: z.array(tourService) });
export const tourServiceSaved = z.object({ message: z.string(), service: tourService });

/** The order on the site; tours missing from the list follow, newest first. */
export const tourOrder = z.object({
  ids: z.array(z.string(), "ids must be a list.").max(limits.tours, "These are too many tours."),
});
