import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { useDraft, useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { ReviewFields } from "./ReviewFields.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { blankReview, reviewValues } from "./review-values.ts";
import { useCreateReview } from "./reviews.requests.ts";
import { useBackToReviews } from "./use-back-to-reviews.ts";
import { isChanged, useReviewForm } from "./use-review-form.ts";

export function CreateReviewScreen() {
  const edit = useNewReview();
  useBackToReviews(edit.save.data);
  return (
    <Screen title="Add a review" size="md" actions={<ReviewsLink />}>
      <RecordForm
        edit={edit}
        saving={edit.save}
        failure="Couldn't save the review. Please try again."
        conflict={null}
        button="Add review"
      >
        <ReviewFields form={edit.form} />
      </RecordForm>
    </Screen>
  );
}

function useNewReview() {
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
