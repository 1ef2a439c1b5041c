import type { Review } from "shared/content/reviews";

export type ShownReview = Pick<
  Review,
  "_id" | "name" | "country" | "month" | "comment" | "stars" | "tour" | "createdAt"
>;

/** An answer without a list has no reviews; invalid reviews are left out. */
export const parseReviews = (
  body: { reviews?: ShownReview[] } | null | undefined,
): ShownReview[] =>
  Array.isArray(body?.reviews) ? body.reviews.filter((review) => review?.comment) : [];

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
