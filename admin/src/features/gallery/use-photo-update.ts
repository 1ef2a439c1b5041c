import { useState } from "react";
import { type GalleryItem, galleryItem } from "shared/gallery";
import { issuesByField } from "../../lib/api/api-error.ts";
import { conflictingRecord } from "../../lib/api/edit-conflict.ts";
import { focusFirst } from "../../lib/editing/focus-first-error.ts";
import { useDraft, useKeptDraft } from "../../lib/editing/use-draft.ts";
import { useRevision } from "../../lib/editing/use-revision.ts";
import { useUpdatePhoto } from "./gallery.requests.ts";
import { changedPhoto, draftedPhoto, valuesOf } from "./photo-values.ts";
import { usePhotoForm } from "./use-photo-form.ts";

const updatedAtOf = ({ updatedAt }: GalleryItem) => updatedAt;

/** The form of an existing photo, its draft and saving, and the choice after an edit conflict. */
export function usePhotoUpdate(photo: GalleryItem, onSaved: () => void) {
  const update = useUpdatePhoto(photo._id);
  const kept = useKeptDraft(`photo:${photo._id}`, draftedPhoto);
  const { stored, readAt, moveTo, isOutdated } = useRevision(photo, updatedAtOf, kept.found?.base);
  const form = usePhotoForm(valuesOf(photo), changedPhoto);
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
            setFrom(valuesOf(item));
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
    focusFirst,
  );
  const keepTyped = (version: GalleryItem) => {
    form.resetDirty(valuesOf(version));
    setFrom(valuesOf(version));
    moveTo(version);
    update.reset();
  };
  const loadOther = (version: GalleryItem) => {
    form.setValues(valuesOf(version));
    keepTyped(version);
  };
  const other = conflictingRecord(update.error, galleryItem);
  return { form, draft, submit, update, stored, from, other, keepTyped, loadOther };
}

export type PhotoUpdate = ReturnType<typeof usePhotoUpdate>;
