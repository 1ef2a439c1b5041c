import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Review } from "shared/content/reviews";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { ReviewFields } from "./ReviewFields.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { reviewFields, toReviewValues } from "./review-values.ts";
import { reviewQuery } from "./reviews.queries.ts";
import { useBackToReviews } from "./use-back-to-reviews.ts";
import { useReviewUpdate } from "./use-review-update.ts";

const failure = "Couldn't save the review. Please try again.";

export function UpdateReviewScreen() {
  const { id = "" } = useParams();
  const { api } = useApp();
  const review = useQuery(reviewQuery(api, id));
  return (
    <Screen title="Update review" size="md" actions={<ReviewsLink />}>
      <QueryState
        query={review}
        skeleton={<RowsSkeleton rows={5} height={60} />}
        errorText="Failed to load the review."
      >
        {(loaded) =>
          loaded ? (
            <UpdateReviewForm key={loaded._id} review={loaded} />
          ) : (
            <EmptyList title="This review doesn't exist. It may have been deleted." />
          )
        }
      </QueryState>
    </Screen>
  );
}

function UpdateReviewForm({ review }: { review: Review }) {
  const edit = useReviewUpdate(review);
  const { form, save, baseline, other, continueFrom } = edit;
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
      button="Save review"
    >
      <ReviewFields form={form} />
    </RecordForm>
  );
}
