import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import type { Review } from "shared/content/reviews";
import { orderReviews } from "shared/content/reviews.endpoints";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { OrderButtons } from "../../../components/sortable/OrderButtons.tsx";
import { Sortable } from "../../../components/sortable/Sortable.tsx";
import { useSavedOrder } from "../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { NewDrafts } from "../records/drafts/NewDrafts.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { reviewsQuery } from "./reviews.queries.ts";

export function ReviewsScreen() {
  const { api } = useApp();
  const reviews = useQuery(reviewsQuery(api));
  return (
    <Screen
      title="Manage All Reviews"
      size="md"
      help="reviews"
      actions={
        <AddLink to={adminPaths.createReview} Icon={CirclePlus}>
          Add a review
        </AddLink>
      }
    >
      <NotificationArea />
      <NewDrafts
        kind="review"
        createPath={adminPaths.createReview}
        untitled="Review without a name"
      />
      <QueryState
        query={reviews}
        skeleton={<RowsSkeleton />}
        errorText={(message) => message ?? "Error fetching reviews"}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyList title="No reviews found." />
          ) : (
            <OrderedReviews reviews={items} />
          )
        }
      </QueryState>
    </Screen>
  );
}

function OrderedReviews({ reviews }: { reviews: Review[] }) {
  const { move } = useReviewOrder(reviews);
  return (
    <Sortable keys={reviews.map(({ _id }) => _id)} entry="Review" onMove={move}>
      <Rows label="Reviews">
        {reviews.map((review, index) => (
          <ReviewRow
            key={review._id}
            review={review}
            isOnlyRow={reviews.length === 1}
            orderButtons={
              <OrderButtons
                title={`the review by ${review.name}`}
                isFirst={index === 0}
                isLast={index === reviews.length - 1}
                onMove={(step) => move(index, index + step)}
              />
            }
          />
        ))}
      </Rows>
    </Sortable>
  );
}

/** Saves the visitors' order of the reviews, and shows it at once. */
function useReviewOrder(reviews: Review[]) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useSavedOrder({
    id: "review-order",
    items: reviews,
    getName: ({ name }) => `The review by ${name}`,
    save: (ordered) => api.request(orderReviews, { body: { ids: ordered.map(({ _id }) => _id) } }),
    show: (ordered) => {
      client.setQueryData(reviewsQuery(api).queryKey, ordered);
    },
    onSettled: () => invalidate("reviews"),
  });
}
