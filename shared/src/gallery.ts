import { z } from "zod";
import { image, optionalPicture, requiredPicture } from "./images.ts";
import { lineOf, timestamp } from "./text.ts";

/** Multipart body of a new gallery item. */
export const galleryItemForm = z.object({ title: lineOf("Title"), imageFile: requiredPicture });

/** Multipart body of a changed gallery item; without `imageFile` the picture stays. */
export const galleryItemUpdateForm = z.object({
  title: lineOf("Title"),
  imageFile: optionalPicture,
});

/** One photo of the gallery. Its title is its alternative text. */
export const galleryItem = z.object({
  _id: z.string(),
  title: z.string(),
  imageFile: z.string(),
  image,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const galleryList = z.object({ gallery: z.array(galleryItem) });
export const galleryItemSaved = z.object({ message: z.string(), item: galleryItem });
