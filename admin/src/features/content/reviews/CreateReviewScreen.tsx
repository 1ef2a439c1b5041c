import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { issuesByField } from "../../../lib/api/api-error.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import type { TeamDraft } from "../../../lib/editing/team-drafts/team-draft.ts";
import { useSharedDraft } from "../../../lib/editing/team-drafts/use-shared-draft.ts";
import { useDraft } from "../../../lib/editing/use-draft.ts";
import { useNewRecordId } from "../records/drafts/use-new-record.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { ReviewFields } from "./ReviewFields.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { reviewDraft } from "./review-draft.ts";
import { blankReview, type ReviewValues, reviewValues } from "./review-values.ts";
import { useCreateReview } from "./reviews.requests.ts";
import { useBackToReviews } from "./use-back-to-reviews.ts";
import { isChanged, useReviewForm } from "./use-review-form.ts";

export function CreateReviewScreen() {
  const id = useNewRecordId();
  return (
    <Screen title="Add a review" size="md" actions={<ReviewsLink />}>
      <NotificationArea />
      <RecordTools record={{ kind: "review", id, name: "New review" }} />
      <WithDraft key={id} record={{ kind: "review", id }}>
        {(found) => <CreateReviewForm team={reviewDraft(id, found)} />}
      </WithDraft>
    </Screen>
  );
}

function CreateReviewForm({ team }: { team: TeamDraft<ReviewValues> }) {
  const edit = useNewReview(team);
  useBackToReviews(edit.save.data);
  return (
    <RecordForm
      edit={edit}
      saving={edit.save}
      failure="Couldn't save the review. Please try again."
      conflict={<DraftConflict form={edit.form} conflict={edit.draft.conflict} />}
      button="Add review"
    >
      <ReviewFields form={edit.form} />
    </RecordForm>
  );
}

function useNewReview(team: TeamDraft<ReviewValues>) {
  const save = useCreateReview();
  const storedDraft = useSharedDraft(`review:${team.record.id}`, reviewValues, team);
  const form = useReviewForm(blankReview);
  const isDirty = isChanged(form) && !save.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  const submit = form.onSubmit(
    (values) =>
      save.save(values, {
        publish: draft.publish,
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirstError,
  );
  return { form, isDirty, draft, save, submit, other: undefined };
}
