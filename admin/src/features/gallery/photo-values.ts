import { type GalleryItem, galleryItemForm, galleryItemUpdateForm } from "shared/gallery";
import { z } from "zod";

export type PhotoValues = { title: string; imageFile: File | null };

export const emptyPhoto: PhotoValues = { title: "", imageFile: null };

export const photoFormValues = ({ title }: GalleryItem): PhotoValues => ({
  title,
  imageFile: null,
});

export const newPhotoSchema = galleryItemForm.extend({
  imageFile: z.instanceof(File, { error: "Choose a photo." }),
});

/** The picture stays when none is chosen. */
export const changedPhotoSchema = galleryItemUpdateForm.pick({ title: true });

/** As typed, valid or not; a chosen file cannot be stored. */
export const photoDraft: z.ZodType<PhotoValues> = z.object({
  title: z.string(),
  imageFile: z.null(),
});
