import { type GalleryItem, galleryItemForm, galleryItemUpdateForm } from "shared/content/gallery";
import { z } from "zod";

/** `tour` is a tour's id, or empty. */
export type PhotoValues = { title: string; tour: string | null; imageFile: File | null };

export const emptyPhoto: PhotoValues = { title: "", tour: null, imageFile: null };

export const photoFormValues = ({ title, tour }: GalleryItem): PhotoValues => ({
  title,
  tour,
  imageFile: null,
});

export const newPhotoSchema = galleryItemForm.extend({
  imageFile: z.instanceof(File, { error: "Choose a photo." }),
});

/** The current picture stays unless a new one is chosen. */
export const changedPhotoSchema = galleryItemUpdateForm.pick({ title: true });

/** Unvalidated; a chosen file cannot be stored. */
export const photoDraft: z.ZodType<PhotoValues> = z.object({
  title: z.string(),
  tour: z.string().nullable().default(null),
  imageFile: z.null(),
});
