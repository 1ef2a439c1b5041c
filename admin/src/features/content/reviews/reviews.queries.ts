import { queryOptions } from "@tanstack/react-query";
import { listReviews } from "shared/content/reviews.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const reviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["reviews"],
    queryFn: async ({ signal }) => (await api.request(listReviews, { signal })).reviews,
  });

/** `null` for an unknown id. */
export const reviewQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["reviews", "edit", id],
    queryFn: async ({ signal }) => {
      const { reviews } = await api.request(listReviews, { signal });
      return reviews.find(({ _id }) => _id === id) ?? null;
    },
    ...freshRecord,
  });
