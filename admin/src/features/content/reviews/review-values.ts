import { type Review, reviewInput } from "shared/content/reviews";
import { z } from "zod";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { valueField } from "../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../lib/text/parse-number.ts";
import { textOrNull } from "../../../lib/text/text-or-null.ts";

/** Unvalidated. */
export const reviewValues = z.object({
  name: z.string(),
  country: z.string(),
  month: z.string(),
  comment: z.string(),
  stars: z.string(),
  /** Drafts may be older than it. */
  answer: z.string().default(""),
  /** The tour's id. */
  tour: z.string().nullable(),
  isShown: z.boolean(),
});
export type ReviewValues = z.infer<typeof reviewValues>;

export const blankReview: ReviewValues = {
  name: "",
  country: "",
  month: "",
  comment: "",
  stars: "",
  answer: "",
  tour: null,
  isShown: true,
};

export const toReviewValues = (review: Review): ReviewValues => ({
  name: review.name,
  country: review.country ?? "",
  month: review.month ?? "",
  comment: review.comment,
  stars: String(review.stars ?? ""),
  answer: review.answer ?? "",
  tour: review.tour,
  isShown: review.isShown,
});

/** Validates the form values and converts them to the request. */
export const reviewSchema = z.preprocess((typed) => {
  const values = reviewValues.parse(typed);
  return { ...values, month: textOrNull(values.month), stars: parseNumber(values.stars) };
}, reviewInput);

export const reviewFields: RecordField<ReviewValues>[] = [
  valueField("name", "Name", String),
  valueField("country", "Country", String),
  valueField("month", "Month of the visit", String),
  valueField("comment", "Comment", String),
  valueField("stars", "Stars", String),
  valueField("answer", "Your public answer", String),
  valueField("tour", "Tour", (tour) => tour ?? ""),
  valueField("isShown", "Visibility", (isShown) => (isShown ? "Shown on the site" : "Hidden")),
];
