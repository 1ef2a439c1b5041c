import { galleryItemForm, galleryItemUpdateForm } from "shared/gallery";
import { z } from "zod";

/** What the form of a photo holds. */
export type PhotoValues = { title: string; imageFile: File | null };

export const blankPhoto: PhotoValues = { title: "", imageFile: null };

/** A new photo needs its picture. */
export const newPhoto = galleryItemForm.extend({
  imageFile: z.instanceof(File, { error: "Choose a picture." }),
});

/** A changed photo keeps its picture when none is chosen. */
export const changedPhoto = galleryItemUpdateForm.pick({ title: true });

/** The multipart body of create and update. */
export function photoBody({ title, imageFile }: PhotoValues) {
  const body = new FormData();
  body.set("title", title);
  if (imageFile) body.set("imageFile", imageFile);
  return body;
}
