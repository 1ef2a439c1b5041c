import { z } from "zod";
import { image, optionalPicture, requiredPicture } from "./images.ts";
import { singleLineText, timestamp } from "./text.ts";

export const galleryItemForm = z.object({
  title: singleLineText("Title"),
  imageFile: requiredPicture,
});

/** Without `imageFile` the picture stays. */
export const galleryItemUpdateForm = z.object({
  title: singleLineText("Title"),
  imageFile: optionalPicture,
});

/** The title is the alternative text. */
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
