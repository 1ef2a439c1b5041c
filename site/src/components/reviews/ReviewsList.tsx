import type { Review } from "shared/reviews";

const dateFormat = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

function ReviewDate({ createdAt }: Pick<Review, "createdAt">) {
  const date = new Date(createdAt);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <>
      {" "}
      · <time dateTime={createdAt}>{dateFormat.format(date)}</time>
    </>
  );
}

export function ReviewsList({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return <p>No reviews found.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it on narrow screens.
    <section className="reviews__scroller" aria-label="Reviews" tabIndex={0}>
      <ul className="reviews__list">
        {reviews.map(({ _id, name, comment, createdAt }) => (
          <li key={_id}>
            <figure className="quote">
              <blockquote>
                <p>{comment}</p>
              </blockquote>
              <figcaption>
                {name}
                <ReviewDate createdAt={createdAt} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
