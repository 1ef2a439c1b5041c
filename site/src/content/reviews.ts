import type { Review } from "shared/content/reviews";

export type ShownReview = Pick<
  Review,
  "_id" | "name" | "country" | "month" | "comment" | "stars" | "tour" | "createdAt"
> &
  Partial<Pick<Review, "answer" | "image" | "isVerified">>;

/** An answer without a list has no reviews; invalid reviews are left out. */
export const parseReviews = (
  body: { reviews?: ShownReview[] } | null | undefined,
): ShownReview[] =>
  Array.isArray(body?.reviews) ? body.reviews.filter((review) => review?.comment) : [];

export const verifiedMeaning =
  "Guests write reviews marked “Verified trip” with a personal link that we send after a confirmed trip, and we never change their words";

type Counts = { received: number; shown: number };

/** One sentence on how reviews are checked, how many came and how many the site shows. */
export const describeChecks = ({ received, shown }: Counts) => {
  const came = received === 1 ? "1 has come in" : `${received} have come in`;
  return `${verifiedMeaning}: ${came} and ${shown} ${shown === 1 ? "is" : "are"} shown.`;
};

const platforms = [
  {
    name: "Google",
    hosts:
      /(^|\.)(google(\.[a-z]{2,3}){1,2}|goo\.gl|g\.page|share\.google|google-reviews\.example)$/,
  },
  { name: "Tripadvisor", hosts: /(^|\.)tripadvisor(\.[a-z]{2,3}){1,2}$/ },
];

export const reviewsLinkText = (link: string): string => {
  const host = URL.parse(link)?.hostname ?? "";
  const platform = platforms.find(({ hosts }) => hosts.test(host));
  return `Read our reviews ${platform ? `on ${platform.name}` : "elsewhere"}`;
};
