import { queryOptions, useMutation } from "@tanstack/react-query";
import { deleteReview, listReviews } from "shared/endpoints/reviews";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";

export const reviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["reviews"],
    queryFn: ({ signal }) => api.request(listReviews, { signal }),
    select: ({ reviews }) => reviews,
  });

export function useDeleteReview() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteReview, { params: { id } }),
    onSettled: () => invalidate("reviews"),
  });
}
