import { phoneMessage, toChatContact } from "shared/phone";
import { tourFacts } from "shared/tour-facts";
import { tourPhotoInputs } from "shared/tour-photos";
import { tourDetails, tourServiceForm, tourServiceTexts } from "shared/tour-services";
import { z } from "zod";
import { factsValues } from "./facts-values.ts";
import { toFacts } from "./to-facts.ts";

const details = tourDetails.extend({
  whatsapp: tourDetails.shape.whatsapp.refine(
    (contact) => toChatContact(contact) !== undefined,
    phoneMessage("WhatsApp"),
  ),
});

export const newServiceSchema = tourServiceTexts.extend({
  details,
  detailPage: tourServiceForm.shape.detailPage,
  facts: z.preprocess((typed) => toFacts(factsValues.parse(typed)), tourFacts),
  photos: tourPhotoInputs,
});

/** Updating asks for a highlight and a tip; creating does not. */
export const changedServiceSchema = newServiceSchema.extend({
  details: details.extend({
    highlights: tourDetails.shape.highlights.min(1, "Add at least one highlight."),
    tips: tourDetails.shape.tips.min(1, "Add at least one tip."),
  }),
});
