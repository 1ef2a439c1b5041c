import type { ShownReview } from "../../content/reviews.ts";
import { Picture } from "../ui/Picture.tsx";

const monthFormat = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The month of the visit, by default the month of the review. */
function ReviewMonth({ month, createdAt }: Pick<ShownReview, "month" | "createdAt">) {
  const time = month ?? createdAt;
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <>
      {" "}
      · <time dateTime={time}>{monthFormat.format(date)}</time>
    </>
  );
}

function Stars({ stars }: { stars: number }) {
  return (
    <p className="quote__stars" role="img" aria-label={`${stars} of 5 stars`}>
      {"★".repeat(stars)}
      <span>{"★".repeat(5 - stars)}</span>
    </p>
  );
}

type Tours = Record<string, { title: string; path: string }>;

function Quote({ review, tours }: { review: ShownReview; tours: Tours }) {
  const { name, country, month, comment, stars, createdAt, answer, image, isVerified } = review;
  const tour = review.tour ? tours[review.tour] : undefined;
  return (
    <figure className="quote">
      {stars ? <Stars stars={stars} /> : null}
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <figcaption>
        {image ? (
          <span className="quote__photo">
            <Picture image={image} alt={`Photo by ${name}`} sizes="9rem" />
          </span>
        ) : null}
        {country ? `${name}, ${country}` : name}
        {isVerified ? <span className="quote__verified">{"\u00a0· Verified trip"}</span> : null}
        <ReviewMonth month={month} createdAt={createdAt} />
        {tour ? (
          <>
            {" "}
            · <a href={tour.path}>{tour.title}</a>
          </>
        ) : null}
      </figcaption>
      {answer ? (
        <div className="quote__answer">
          <p className="quote__answer-title">Our answer</p>
          <p>{answer}</p>
        </div>
      ) : null}
    </figure>
  );
}

export function ReviewsList({ reviews, tours = {} }: { reviews: ShownReview[]; tours?: Tours }) {
  if (reviews.length === 0) return <p>No reviews found.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it on narrow screens.
    <section className="reviews__scroller" aria-label="Reviews" tabIndex={0}>
      <ul className="reviews__list">
        {reviews.map((review) => (
          <li key={review._id}>
            <Quote review={review} tours={tours} />
          </li>
        ))}
      </ul>
    </section>
  );
}
