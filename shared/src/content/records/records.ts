import { z } from "zod";
import { limits } from "../../limits.ts";
import { labelledList } from "../../text/text.ts";
import { pageInput } from "../pages/pages.ts";
import { question } from "../questions.ts";
import { reviewInput } from "../reviews.ts";
import { tourFacts } from "../tours/tour-facts.ts";
import { tourPhotoInputs } from "../tours/tour-photos.ts";
import { storedText, tourServiceTexts } from "../tours/tour-services.ts";

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

/** Ids of drafts of records that do not exist yet begin with it. */
export const newRecordPrefix = "new-";
export const isNewRecord = (id: string) => id.startsWith(newRecordPrefix);

/** What an admin enters for a tour, as JSON. */
export const tourDocument = tourServiceTexts.extend({
  descriptionText: storedText.nullable(),
  facts: tourFacts,
  photos: tourPhotoInputs,
  isShown: z.boolean("isShown must be true or false."),
});
export type TourDocument = z.infer<typeof tourDocument>;

export const questionsDocument = z.object({ questions: labelledList("Questions", question) });

/** What an admin enters, by kind; a settings section has its own schema. */
export const documents = {
  tour: tourDocument,
  page: pageInput,
  review: reviewInput,
  questions: questionsDocument,
} as const;
