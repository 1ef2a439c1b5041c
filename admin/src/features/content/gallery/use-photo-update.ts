import { type GalleryItem, galleryItem } from "shared/content/gallery";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useUpdatePhoto } from "./gallery.requests.ts";
import {
  changedPhotoSchema,
  isSameField,
  type PhotoValues,
  photoDraft,
  photoFormValues,
} from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

/** Takes over what only the other version changed. */
const mergeConflict = (typed: PhotoValues, baseline: PhotoValues, other: GalleryItem) => {
  const { imageFile: _, ...theirs } = photoFormValues(other);
  const { title, tour, alt, isDecorative, focalPoint, photographer, permission } = theirs;
  const isAltUntouched = typed.alt === baseline.alt && typed.isDecorative === baseline.isDecorative;
  return {
    ...(typed.title === baseline.title && { title }),
    ...(typed.tour === baseline.tour && { tour }),
    ...(isAltUntouched && { alt, isDecorative }),
    ...(isSameField("focalPoint", typed, baseline) && { focalPoint }),
    ...(typed.photographer === baseline.photographer && { photographer }),
    ...(typed.permission === baseline.permission && { permission }),
  };
};

export function usePhotoUpdate(photo: GalleryItem, onSaved: () => void) {
  const update = useUpdatePhoto(photo._id);
  const form = usePhotoForm(photoFormValues(photo), changedPhotoSchema);
  const edit = useEditForm<PhotoValues, GalleryItem>({
    item: photo,
    itemSchema: galleryItem,
    getRevision: ({ updatedAt }) => updatedAt,
    toValues: photoFormValues,
    form,
    isDirty: form.isDirty(),
    draftName: `photo:${photo._id}`,
    draftSchema: photoDraft,
    outdatedText: "Someone else changed this photo. You'll see both versions when you save.",
    save: update,
    mergeConflict,
  });
  const submit = form.onSubmit((values) => {
    const onSuccess = ({ item }: { item: GalleryItem }) => {
      edit.rebase(item);
      form.setFieldValue("imageFile", null);
      form.resetDirty({ ...values, imageFile: null });
      onSaved();
    };
    update.save(
      { values, baseline: edit.baseline, revision: edit.revision },
      { onSuccess, onError: edit.onError },
    );
  }, focusFirstError);
  return { form, submit, update, ...edit };
}

export type PhotoUpdate = ReturnType<typeof usePhotoUpdate>;
