import { z } from "zod";
import { image, optionalPicture, requiredPicture } from "../media/images.ts";
import { orNull } from "../text/or-null.ts";
import { optionalSingleLineText, singleLineText, timestamp } from "../text/text.ts";

export const galleryItemForm = z.object({
  title: singleLineText("Title"),
  tour: optionalSingleLineText("Tour"),
  imageFile: requiredPicture,
});

/** Without `imageFile` the picture stays, without `tour` the tour. */
export const galleryItemUpdateForm = z.object({
  title: singleLineText("Title"),
  tour: z
    .string("Tour must be text.")
    .transform((text) => text.trim() || null)
    .pipe(singleLineText("Tour").nullable())
    .optional(),
  imageFile: optionalPicture,
});

/** The title is the alternative text; `picture` is the id of the picture. */
export const galleryItem = z.object({
  _id: z.string(),
  title: z.string(),
  picture: z.string(),
  imageFile: z.string(),
  image,
  tour: orNull(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type GalleryItem = z.infer<typeof galleryItem>;

export const galleryList = z.object({ gallery: z.array(galleryItem) });
export const galleryItemSaved = z.object({ message: z.string(), item: galleryItem });
