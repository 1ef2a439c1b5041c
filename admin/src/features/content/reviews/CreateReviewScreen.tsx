import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { ReviewFields } from "./ReviewFields.tsx";
import { ReviewsLink } from "./ReviewsLink.tsx";
import { useBackToReviews } from "./use-back-to-reviews.ts";
import { useNewReview } from "./use-new-review.ts";

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
