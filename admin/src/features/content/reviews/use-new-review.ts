import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useDraft, useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { blankReview, reviewValues } from "./review-values.ts";
import { useCreateReview } from "./reviews.requests.ts";
import { isChanged, useReviewForm } from "./use-review-form.ts";

export function useNewReview() {
  const save = useCreateReview();
  const storedDraft = useStoredDraft("review:new", reviewValues);
  const form = useReviewForm(blankReview);
  const isDirty = isChanged(form) && !save.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  const submit = form.onSubmit(
    (values) => save.save(values, { onError: (error) => form.setErrors(issuesByField(error)) }),
    focusFirstError,
  );
  return { form, isDirty, draft, save, submit, other: undefined };
}
