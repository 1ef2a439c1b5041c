import { descriptionText } from "shared/content/tours/tour-description";
import { tourFacts } from "shared/content/tours/tour-facts";
import { tourPhotoInputs } from "shared/content/tours/tour-photos";
import {
  changedTourDetails,
  tourDetails,
  tourServiceTexts,
} from "shared/content/tours/tour-services";
import { plainText } from "shared/text/rich-text";
import { z } from "zod";
import { factsValues, toFacts } from "./fact-forms.ts";

const { description: storedDescription } = tourServiceTexts.shape;

/** Checks the description's plain text; every error of the document appears at the field. */
const description = z.unknown().transform((typed, context) => {
  const { data, error } = descriptionText.safeParse(typed);
  if (data) return plainText(data);
  context.addIssue(error.issues[0]?.message ?? "Description is required.");
  return z.NEVER;
});

export const newServiceSchema = tourServiceTexts.extend({
  description: description.pipe(storedDescription),
  details: tourDetails,
  facts: z.preprocess((typed) => toFacts(factsValues.parse(typed)), tourFacts),
  photos: tourPhotoInputs,
});

export const changedServiceSchema = newServiceSchema.extend({
  details: tourDetails.extend(changedTourDetails),
});
