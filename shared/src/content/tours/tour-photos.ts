import { z } from "zod";
import { limits } from "../../limits.ts";
import { image } from "../../media/images.ts";
import { optionalSingleLineText } from "../../text/text.ts";

/** The texts of a photo: `alt` describes it for people who cannot see it. */
export const photoTexts = z.object({
  caption: optionalSingleLineText("Caption"),
  alt: optionalSingleLineText("Alternative text"),
  /** Screen readers skip a decorative photo, whatever `alt` says. */
  decorative: z.boolean("decorative must be true or false.").optional(),
});

/** A decorative photo has an empty `alt`, as in HTML. */
export const emptyDecorativeAlt = <Photo extends z.infer<typeof photoTexts>>(photo: Photo) =>
  photo.decorative ? { ...photo, alt: "" } : photo;

/** `picture` is the id of an uploaded picture. */
export const tourPhotoInput = photoTexts
  .extend({
    picture: z
      .string("A photo is named by the id of its picture.")
      .min(1, "Choose a photo.")
      .max(limits.line),
  })
  .overwrite(emptyDecorativeAlt);
export type TourPhotoInput = z.infer<typeof tourPhotoInput>;

export const tourPhotoInputs = z
  .array(tourPhotoInput, "Photos must be a list.")
  .max(limits.tourPhotos, `A tour can have up to ${limits.tourPhotos} photos.`);

export const tourPhoto = z.object({
  picture: z.string(),
  caption: z.string().nullable(),
  /** Empty for a decorative photo. */
  alt: z.string().nullable(),
  /** Keeps the photo decorative when a program sends it back. */
  decorative: z.boolean().optional(),
  imageFile: z.string(),
  image,
});
export type TourPhoto = z.infer<typeof tourPhoto>;

export const toPhotoTexts = ({ caption, alt }: Pick<TourPhoto, "caption" | "alt">) => ({
  caption,
  alt,
  ...(alt === "" && { decorative: true }),
});
