import { tourPagePath } from "shared/paths";
import type { ShownReview } from "../../content/reviews.ts";

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

type Titles = Record<string, string>;

function Quote({ review, titles }: { review: ShownReview; titles: Titles }) {
  const { name, country, month, comment, stars, tour, createdAt } = review;
  const title = tour ? titles[tour] : undefined;
  return (
    <figure className="quote">
      {stars ? <Stars stars={stars} /> : null}
      <blockquote>
        <p>{comment}</p>
      </blockquote>
      <figcaption>
        {country ? `${name}, ${country}` : name}
        <ReviewMonth month={month} createdAt={createdAt} />
        {tour && title ? (
          <>
            {" "}
            · <a href={tourPagePath(tour)}>{title}</a>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

export function ReviewsList({ reviews, titles = {} }: { reviews: ShownReview[]; titles?: Titles }) {
  if (reviews.length === 0) return <p>No reviews found.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it on narrow screens.
    <section className="reviews__scroller" aria-label="Reviews" tabIndex={0}>
      <ul className="reviews__list">
        {reviews.map((review) => (
          <li key={review._id}>
            <Quote review={review} titles={titles} />
          </li>
        ))}
      </ul>
    </section>
  );
}
