import { z } from "zod";
import { limits } from "../limits.ts";
import { image } from "../media/images.ts";
import { wholeNumber } from "../text/number-range.ts";
import { orNull } from "../text/or-null.ts";
import {
  changedText,
  multilineText,
  optionalSingleLineText,
  singleLineText,
  timestamp,
} from "../text/text.ts";

export const reviewInput = z.object({
  name: singleLineText("Name"),
  country: optionalSingleLineText("Country"),
  /** Month of the visit, for example `2026-05`. */
  month: orNull(
    z.string("Month must be text.").regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Month must be like 2026-05."),
  ),
  comment: multilineText("Comment", limits.message),
  stars: orNull(wholeNumber("Stars", 1, 5)),
  /** The company's public reply; missing from a change of an older client, which keeps it. */
  answer: changedText("Answer", multilineText("Answer", limits.message)),
  /** Id of a tour, or path of a page that presents one. */
  tour: optionalSingleLineText("Tour"),
  isShown: z.boolean("isShown must be true or false."),
});
export type ReviewInput = z.infer<typeof reviewInput>;

export const review = z.object({
  _id: z.string(),
  name: z.string(),
  country: orNull(z.string()),
  month: orNull(z.string()),
  comment: z.string(),
  stars: orNull(z.int()),
  answer: orNull(z.string()),
  tour: orNull(z.string()),
  /** Only admins receive hidden reviews. */
  isShown: z.boolean().default(true),
  /** The guest's photo. */
  image: orNull(image),
  /** True if it came by the link that a guest got after a confirmed trip. What the guest wrote can't be changed. */
  isVerified: z.boolean().default(false),
  /** False if the guest asked not to publish it. */
  mayBeShown: z.boolean().default(true),
  /** From 1; reviews without a position follow, newest first. */
  position: orNull(z.int()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Review = z.infer<typeof review>;

export const reviewList = z.object({ reviews: z.array(review) });

/** `readAt` is the review's `updatedAt` as it was read; the API refuses the change if the review has changed since. */
export const reviewChange = reviewInput.extend({ readAt: timestamp });
export type ReviewChange = z.infer<typeof reviewChange>;

export const reviewSaved = z.object({ message: z.string(), review });

/** The order on the site; reviews missing from the list follow, newest first. */
export const reviewOrder = z.object({
  ids: z
    .array(z.string(), "ids must be a list.")
    .max(limits.reviews, "These are too many reviews."),
});
