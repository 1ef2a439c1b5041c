import { reviewsOf } from "../lib/reviews.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { ReviewsList } from "./ReviewsList.tsx";
import { useAnswer } from "./useAnswer.ts";

/** The reviews of a page that was built without content: asks the API. */
export function LiveReviews({ api = "" }: { api?: string }) {
  const { answer, retry } = useAnswer(`${api}/api/reviews`, reviewsOf);
  if (answer.kind === "loaded") return <ReviewsList reviews={answer.value} />;
  if (answer.kind === "failed") {
    return <LoadFailure text={answer.message ?? "Error fetching reviews"} onRetry={retry} />;
  }
  return <p role="status">Loading</p>;
}
