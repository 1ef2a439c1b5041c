import type { Review } from "shared/content/reviews";

export const review: Review = {
  _id: "one",
  name: "Sample guest",
  country: null,
  month: null,
  comment: "Calm water.",
  stars: null,
  answer: null,
  tour: null,
  isShown: true,
  image: null,
  isVerified: false,
  mayBeShown: true,
  position: null,
  createdAt: "2026-11-07T08:00:00.000Z",
  updatedAt: "2026-11-07T08:00:00.000Z",
};
