import { z } from "zod";
import { limits } from "../../limits.ts";
import { image } from "../../media/images.ts";
import { optionalSingleLineText } from "../../text/text.ts";

/** `picture` is the id of an uploaded picture; `alt` describes it for people who cannot see it. */
export const tourPhotoInput = z.object({
  picture: z
    .string("A photo is named by the id of its picture.")
    .min(1, "Choose a photo.")
    .max(limits.line),
  caption: optionalSingleLineText("Caption"),
  alt: optionalSingleLineText("Alternative text"),
});
export type TourPhotoInput = z.infer<typeof tourPhotoInput>;

export const tourPhotoInputs = z
  .array(tourPhotoInput, "Photos must be a list.")
  .max(limits.tourPhotos, `A tour can have up to ${limits.tourPhotos} photos.`);

export const tourPhoto = z.object({
  picture: z.string(),
  caption: z.string().nullable(),
  alt: z.string().nullable(),
  imageFile: z.string(),
  image,
});
export type TourPhoto = z.infer<typeof tourPhoto>;
