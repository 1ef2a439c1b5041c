import { queryOptions } from "@tanstack/react-query";
import type { Review } from "shared/content/reviews";
import { listReviews } from "shared/content/reviews.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

const isWaiting = ({ isVerified, isShown, position }: Review) =>
  isVerified && !isShown && position === null;

/** In the visitors' order, after guests' reviews that nobody has shown or moved yet. */
export const reviewsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["reviews"],
    queryFn: async ({ signal }) => {
      const { reviews } = await api.request(listReviews, { signal });
      return reviews.toSorted((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)));
    },
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
