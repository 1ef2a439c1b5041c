import { useQueryClient } from "@tanstack/react-query";
import type { Review } from "shared/content/reviews";
import { orderReviews } from "shared/content/reviews.endpoints";
import { useSavedOrder } from "../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { reviewsQuery } from "./reviews.queries.ts";

/** Saves the visitors' order of the reviews, and shows it at once. */
export function useReviewOrder(reviews: Review[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useSavedOrder({
    id: "review-order",
    items: reviews,
    nameOf: ({ name }) => `The review by ${name}`,
    save: (ordered) => api.request(orderReviews, { body: { ids: ordered.map(({ _id }) => _id) } }),
    show: (ordered) => {
      client.setQueryData(reviewsQuery(api).queryKey, ordered);
    },
    onSettled: () => invalidate("reviews"),
  });
}
