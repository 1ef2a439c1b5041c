import { type GalleryItem, galleryItemForm, galleryItemUpdateForm } from "shared/gallery";
import { z } from "zod";

/** What the form of a photo holds. */
export type PhotoValues = { title: string; imageFile: File | null };

export const emptyPhoto: PhotoValues = { title: "", imageFile: null };

/** What the form of an existing photo starts with. */
export const photoFormValues = ({ title }: GalleryItem): PhotoValues => ({
  title,
  imageFile: null,
});

/** A new photo needs its picture. */
export const newPhotoSchema = galleryItemForm.extend({
  imageFile: z.instanceof(File, { error: "Choose a picture." }),
});

/** A changed photo keeps its picture when none is chosen. */
export const changedPhotoSchema = galleryItemUpdateForm.pick({ title: true });

/** A title as it can be typed, right or wrong; a chosen picture is not kept. */
export const photoDraft: z.ZodType<PhotoValues> = z.object({
  title: z.string(),
  imageFile: z.null(),
});
