import { queryOptions, useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import { reviewList } from "shared/reviews";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";

/** All reviews, newest first. */
export const reviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["reviews"],
    queryFn: ({ signal }) => api.request("/api/reviews", { signal }, reviewList),
    select: ({ reviews }) => reviews,
  });

/** Deletes a review. */
export function useDeleteReview() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(`/api/reviews/${encodeURIComponent(id)}`, { method: "DELETE" }, messageBody),
    onSettled: () => refresh("reviews"),
  });
}
