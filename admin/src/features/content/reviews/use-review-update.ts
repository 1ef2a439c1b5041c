import { type Review, review as reviewContract } from "shared/content/reviews";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { type ReviewValues, reviewFields, reviewValues, toReviewValues } from "./review-values.ts";
import { useUpdateReview } from "./reviews.requests.ts";
import { isChanged, useReviewForm } from "./use-review-form.ts";

export function useReviewUpdate(review: Review) {
  const save = useUpdateReview(review._id);
  const form = useReviewForm(toReviewValues(review));
  const isDirty = isChanged(form) && !save.isSuccess;
  const edit = useEditForm<ReviewValues, Review>({
    item: review,
    itemSchema: reviewContract,
    revisionOf: ({ updatedAt }) => updatedAt,
    toValues: toReviewValues,
    form: {
      ...form,
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: `review:${review._id}`,
    draftSchema: reviewValues,
    outdatedText: "Someone else changed this review. You'll see both versions when you save.",
    save,
    mergeConflict: (typed, from, other) =>
      mergeVersions(reviewFields, typed, from, toReviewValues(other)),
  });
  const submit = form.onSubmit(
    (values) => save.save({ values, readAt: edit.revision }, { onError: edit.onError }),
    focusFirstError,
  );
  return { ...edit, form, isDirty, save, submit };
}
