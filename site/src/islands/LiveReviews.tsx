import { ReviewsList } from "../components/reviews/ReviewsList.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseReviews } from "../content/reviews.ts";

export function LiveReviews({ api = "" }: { api?: string }) {
  const { state, retry } = useFetch(`${api}/api/reviews`, parseReviews);
  if (state.kind === "loaded") return <ReviewsList reviews={state.value} />;
  if (state.kind === "failed") {
    return <LoadFailure text={state.message ?? "Error fetching reviews"} onRetry={retry} />;
  }
  return <p role="status">Loading</p>;
}
