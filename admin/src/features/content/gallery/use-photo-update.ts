import { type GalleryItem, galleryItem } from "shared/content/gallery";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useUpdatePhoto } from "./gallery.requests.ts";
import {
  changedPhotoSchema,
  type PhotoValues,
  photoDraft,
  photoFormValues,
} from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

const mergeConflict = (typed: PhotoValues, baseline: PhotoValues, other: GalleryItem) => ({
  ...(typed.title === baseline.title && { title: other.title }),
  ...(typed.tour === baseline.tour && { tour: other.tour }),
});

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
    const isTourChanged = values.tour !== photo.tour;
    update.save(
      { values, revision: edit.revision, isTourChanged },
      { onSuccess, onError: edit.onError },
    );
  }, focusFirstError);
  return { form, submit, update, ...edit };
}

export type PhotoUpdate = ReturnType<typeof usePhotoUpdate>;
