import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Draft } from "shared/content/records/drafts";
import { type Review, review as reviewContract } from "shared/content/reviews";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { ReviewFields } from "./ReviewFields.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { reviewDraft } from "./review-draft.ts";
import { type ReviewValues, reviewFields, reviewValues, toReviewValues } from "./review-values.ts";
import { reviewQuery } from "./reviews.queries.ts";
import { useUpdateReview } from "./reviews.requests.ts";
import { useBackToReviews } from "./use-back-to-reviews.ts";
import { isChanged, useReviewForm } from "./use-review-form.ts";

const failure = "Couldn't save the review. Please try again.";

export function UpdateReviewScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const review = useQuery(reviewQuery(api, id));
  return (
    <Screen title="Update review" size="md" actions={<ReviewsLink />}>
      <NotificationArea />
      <QueryState
        query={review}
        skeleton={<RowsSkeleton rows={5} height={60} />}
        errorText="Failed to load the review."
      >
        {(loaded) =>
          loaded ? (
            <>
              <RecordTools record={{ kind: "review", id: loaded._id, name: loaded.name }} />
              <WithDraft record={{ kind: "review", id: loaded._id }}>
                {(found) => <UpdateReviewForm key={loaded._id} review={loaded} found={found} />}
              </WithDraft>
            </>
          ) : (
            <EmptyList title="This review doesn't exist. It may have been deleted." />
          )
        }
      </QueryState>
    </Screen>
  );
}

type Props = { review: Review; found: Draft | null };

function UpdateReviewForm({ review, found }: Props) {
  const edit = useReviewUpdate(review, found);
  const { form, draft, save, baseline, other, continueFrom } = edit;
  useBackToReviews(save.data);
  return (
    <RecordForm
      edit={edit}
      saving={save}
      failure={failure}
      conflict={
        other && (
          <RecordConflict
            fields={reviewFields}
            form={form}
            baseline={baseline}
            other={other}
            toValues={toReviewValues}
            savedAt={other.updatedAt}
            failure={failure}
            onContinue={continueFrom}
          />
        )
      }
      button="Publish"
    >
      <ReviewFields form={form} review={review} />
      <DraftConflict form={form} conflict={draft.conflict} />
    </RecordForm>
  );
}

function useReviewUpdate(review: Review, found: Draft | null) {
  const save = useUpdateReview(review._id);
  const form = useReviewForm(toReviewValues(review));
  const isDirty = isChanged(form) && !save.isSuccess;
  const edit = useEditForm<ReviewValues, Review>({
    item: review,
    itemSchema: reviewContract,
    getRevision: ({ updatedAt }) => updatedAt,
    toValues: toReviewValues,
    form: {
      ...form,
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: `review:${review._id}`,
    draftSchema: reviewValues,
    team: reviewDraft(review._id, found),
    outdatedText: "Someone else changed this review. You'll see both versions when you save.",
    save,
    mergeConflict: (typed, from, other) =>
      mergeVersions(reviewFields, typed, from, toReviewValues(other)),
  });
  const submit = form.onSubmit(
    (values) =>
      save.save(
        { values, readAt: edit.revision },
        { publish: edit.draft.publish, onError: edit.onError },
      ),
    focusFirstError,
  );
  return { ...edit, form, isDirty, save, submit };
}
