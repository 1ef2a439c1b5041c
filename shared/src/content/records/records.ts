import { z } from "zod";
import { limits } from "../../limits.ts";
import { labelledList } from "../../text/text.ts";
import type { Page, PageInput } from "../pages/pages.ts";
import { question } from "../questions.ts";
import type { Review, ReviewInput } from "../reviews.ts";
import { noFacts, tourFacts } from "../tours/tour-facts.ts";
import { toPhotoTexts, tourPhotoInputs } from "../tours/tour-photos.ts";
import { storedText, type TourService, tourServiceTexts } from "../tours/tour-services.ts";

/** Records with versions and drafts; `settings` stands for each section, `questions` for the list on every tour. */
export const recordKind = z.enum(
  ["tour", "page", "review", "settings", "questions"],
  "kind must be tour, page, review, settings or questions.",
);
export type RecordKind = z.infer<typeof recordKind>;

/** `id` is the name of a settings section, and `shared` for the questions. */
export const recordRef = z.object({
  kind: recordKind,
  id: z.string("id must be text.").min(1, "id is required.").max(limits.line),
});
export type RecordRef = z.infer<typeof recordRef>;

export const sharedQuestionsId = "shared";

/** The input of a tour, as JSON. */
export const tourDocument = tourServiceTexts.extend({
  descriptionText: storedText.nullable(),
  /** Versions may be older than a fact. */
  facts: z.preprocess((facts) => ({ ...noFacts, ...Object(facts) }), tourFacts),
  photos: tourPhotoInputs,
  isShown: z.boolean("isShown must be true or false."),
});
export type TourDocument = z.infer<typeof tourDocument>;

export const toTourDocument = (tour: TourService): TourDocument => ({
  title: tour.title,
  description: tour.description,
  descriptionText: tour.descriptionText,
  detailPage: tour.detailPage,
  details: tour.details,
  facts: tour.facts,
  photos: tour.photos.map((photo) => ({ picture: photo.picture, ...toPhotoTexts(photo) })),
  isShown: tour.isShown,
});

export const toPageDocument = ({
  slug,
  title,
  description,
  topic,
  blocks,
  isShown,
  story,
}: Page): PageInput => ({
  slug,
  title,
  description,
  topic,
  blocks,
  isShown,
  story,
});

export const toReviewDocument = (review: Review): ReviewInput => ({
  name: review.name,
  country: review.country,
  month: review.month,
  comment: review.comment,
  stars: review.stars,
  answer: review.answer,
  tour: review.tour,
  isShown: review.isShown,
});

export const questionsDocument = z.object({ questions: labelledList("Questions", question) });
