import { useState } from "react";
import { type GalleryItem, galleryItem } from "shared/gallery";
import { issuesByField } from "../../lib/api-error.ts";
import { conflictingRecord } from "../../lib/conflict.ts";
import { focusFirst } from "../../lib/focus-first.ts";
import { useUpdatePhoto } from "./gallery.requests.ts";
import { changedPhoto } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

/** The form of an existing photo, its saving, and the choice after an edit conflict. */
export function usePhotoUpdate(photo: GalleryItem, onSaved: (saved: GalleryItem) => void) {
  const update = useUpdatePhoto(photo._id);
  const [base, setBase] = useState(photo);
  const form = usePhotoForm({ title: photo.title, imageFile: null }, changedPhoto);
  const other = conflictingRecord(update.error, galleryItem);
  const submit = form.onSubmit(
    (values) =>
      update.mutate(
        { values, readAt: base.updatedAt },
        {
          onSuccess: ({ item }) => {
            setBase(item);
            form.setFieldValue("imageFile", null);
            form.resetDirty({ ...values, imageFile: null });
            onSaved(item);
          },
          onError: (error) => form.setErrors(issuesByField(error)),
        },
      ),
    focusFirst,
  );
  const keepTyped = (version: GalleryItem) => {
    setBase(version);
    update.reset();
  };
  const loadOther = (version: GalleryItem) => {
    const values = { title: version.title, imageFile: null };
    form.setValues(values);
    form.resetDirty(values);
    keepTyped(version);
  };
  return { form, submit, update, base, other, keepTyped, loadOther };
}
