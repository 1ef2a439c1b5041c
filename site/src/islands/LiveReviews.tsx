import { ReviewsList } from "../components/reviews/ReviewsList.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { useAnswer } from "../components/ui/useFetch.ts";
import { reviewsOf } from "../content/reviews.ts";

/** The reviews of a page that was built without content: asks the API. */
export function LiveReviews({ api = "" }: { api?: string }) {
  const { answer, retry } = useAnswer(`${api}/api/reviews`, reviewsOf);
  if (answer.kind === "loaded") return <ReviewsList reviews={answer.value} />;
  if (answer.kind === "failed") {
    return <LoadFailure text={answer.message ?? "Error fetching reviews"} onRetry={retry} />;
  }
  return <p role="status">Loading</p>;
}
