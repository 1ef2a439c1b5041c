import type { Review } from "shared/content/reviews";
import { Rows } from "../../../components/list/Rows.tsx";
import { OrderButtons } from "../../../components/sortable/OrderButtons.tsx";
import { Sortable } from "../../../components/sortable/Sortable.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { useReviewOrder } from "./use-review-order.ts";

export function OrderedReviews({ reviews }: { reviews: Review[] }) {
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
