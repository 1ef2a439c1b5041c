import { useMutation } from "@tanstack/react-query";
import { toReviewDocument } from "shared/content/records/records";
import type { Review } from "shared/content/reviews";
import { createReview, deleteReview, updateReview } from "shared/content/reviews.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { type ReviewValues, reviewSchema } from "./review-values.ts";

/** Repeating the same request creates no second review. */
export function useCreateReview() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const idempotencyKey = useIdempotencyKey();
  return useSave({
    send: (values: ReviewValues, { signal, draft }) =>
      api.request(createReview, {
        query: draft,
        body: reviewSchema.parse(values),
        headers: idempotencyKey.headersFor(values),
        signal,
      }),
    onSuccess: () => {
      idempotencyKey.forget();
      invalidate("reviews");
    },
    onUncertain: () => invalidate("reviews"),
  });
}

/** The server refuses it if the review has changed since `readAt`. */
export function useUpdateReview(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: ({ values, readAt }: { values: ReviewValues; readAt: string }, { signal, draft }) =>
      api.request(updateReview, {
        params: { id },
        query: draft,
        body: { ...reviewSchema.parse(values), readAt },
        signal,
      }),
    onSuccess: () => invalidate("reviews"),
    onUncertain: () => invalidate("reviews"),
  });
}

/** The server refuses it if the review has changed since it was read. */
export function useSetShown() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ review, isShown }: { review: Review; isShown: boolean }) =>
      api.request(updateReview, {
        params: { id: review._id },
        body: { ...toReviewDocument(review), isShown, readAt: review.updatedAt },
      }),
    onSettled: () => invalidate("reviews"),
  });
}

export function useDeleteReview() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteReview, { params: { id } }),
    onSettled: () => invalidate("reviews"),
  });
}
