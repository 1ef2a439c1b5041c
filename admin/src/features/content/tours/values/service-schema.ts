import { descriptionText } from "shared/content/tours/tour-description";
import { tourFacts } from "shared/content/tours/tour-facts";
import { tourPhotoInputs } from "shared/content/tours/tour-photos";
import {
  changedTourDetails,
  tourDetails,
  tourServiceTexts,
} from "shared/content/tours/tour-services";
import { phoneMessage, toChatContact } from "shared/text/phone";
import { plainText } from "shared/text/rich-text";
import { z } from "zod";
import { factsValues, toFacts } from "./fact-forms.ts";

/**
 * National numbers need the country: if it is unknown, only the server can check them.
 */
const detailsIn = (country: string | undefined) => {
  const { whatsapp } = tourDetails.shape;
  if (!country) return tourDetails;
  return tourDetails.extend({
    whatsapp: whatsapp.refine(
      (contact) => toChatContact(contact, country) !== undefined,
      phoneMessage("WhatsApp", country),
    ),
  });
};

const { description: storedDescription } = tourServiceTexts.shape;

/** Checks the description's plain text; every error of the document appears at the field. */
const description = z.unknown().transform((typed, context) => {
  const { data, error } = descriptionText.safeParse(typed);
  if (data) return plainText(data);
  context.addIssue(error.issues[0]?.message ?? "Description is required.");
  return z.NEVER;
});

/** National phone numbers belong to `country`. */
export const newServiceSchema = (country: string | undefined) =>
  tourServiceTexts.extend({
    description: description.pipe(storedDescription),
    details: detailsIn(country),
    facts: z.preprocess((typed) => toFacts(factsValues.parse(typed)), tourFacts),
    photos: tourPhotoInputs,
  });

export const changedServiceSchema = (country: string | undefined) =>
  newServiceSchema(country).extend({
    details: detailsIn(country).extend(changedTourDetails),
  });
