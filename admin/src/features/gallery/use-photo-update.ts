import { useState } from "react";
import { type GalleryItem, galleryItem } from "shared/gallery";
import { issuesByField } from "../../lib/api/api-error.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { focusFirstError } from "../../lib/editing/focus-first-error.ts";
import { useDraft, useStoredDraft } from "../../lib/editing/use-draft.ts";
import { useRevision } from "../../lib/editing/use-revision.ts";
import { useUpdatePhoto } from "./gallery.requests.ts";
import { changedPhotoSchema, photoDraft, photoFormValues } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

const updatedAtOf = ({ updatedAt }: GalleryItem) => updatedAt;

/** The form of an existing photo, its draft and saving, and the choice after an edit conflict. */
export function usePhotoUpdate(photo: GalleryItem, onSaved: () => void) {
  const update = useUpdatePhoto(photo._id);
  const kept = useStoredDraft(`photo:${photo._id}`, photoDraft);
  const { stored, readAt, moveTo, isOutdated } = useRevision(photo, updatedAtOf, kept.found?.base);
  const form = usePhotoForm(photoFormValues(photo), changedPhotoSchema);
  /** What the fields said before anything was typed. */
  const [from, setFrom] = useState(kept.found?.from ?? form.getInitialValues());
  const draft = useDraft({
    kept,
    form,
    base: readAt,
    from,
    outdated: isOutdated && "The photo was changed since then: saving will show both versions.",
    isDirty: form.isDirty(),
    onStartOver: () => {
      form.reset();
      setFrom(form.getInitialValues());
      moveTo(stored);
      update.reset();
    },
  });
  const submit = form.onSubmit(
    (values) =>
      update.save(
        { values, readAt },
        {
          onSuccess: ({ item }) => {
            moveTo(item);
            setFrom(photoFormValues(item));
            form.setFieldValue("imageFile", null);
            form.resetDirty({ ...values, imageFile: null });
            onSaved();
          },
          onError: (error) => {
            const newer = conflictingRecord(error, galleryItem);
            if (newer && values.title === from.title) form.setFieldValue("title", newer.title);
            form.setErrors(issuesByField(error));
          },
        },
      ),
    focusFirstError,
  );
  const keepTyped = (version: GalleryItem) => {
    form.resetDirty(photoFormValues(version));
    setFrom(photoFormValues(version));
    moveTo(version);
    update.reset();
  };
  const loadOther = (version: GalleryItem) => {
    form.setValues(photoFormValues(version));
    keepTyped(version);
  };
  const other = conflictingRecord(update.error, galleryItem);
  return { form, draft, submit, update, stored, from, other, keepTyped, loadOther };
}

export type PhotoUpdate = ReturnType<typeof usePhotoUpdate>;
