import { type ShownReview, verifiedMeaning } from "../../content/reviews.ts";
import { ReviewsList } from "./ReviewsList.tsx";

/** The reviews of one tour. */
export function TourReviews({ reviews }: { reviews: ShownReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="tour-reviews">
      <h2 className="service__subtitle" id="reviews">
        What guests say about this tour
      </h2>
      <ReviewsList reviews={reviews} />
      {reviews.some(({ isVerified }) => isVerified) && (
        <p className="reviews__checked">{verifiedMeaning}.</p>
      )}
    </section>
  );
}
