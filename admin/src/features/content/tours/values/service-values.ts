import { toDescriptionDocument } from "shared/content/tours/tour-description";
import { noFacts } from "shared/content/tours/tour-facts";
import { type TourService, tourService } from "shared/content/tours/tour-services";
import { plainText, richTextDocument, toRichText } from "shared/text/rich-text";
import { z } from "zod";
import {
  fromPhotoValues,
  photoValues,
  toPhotoValues,
} from "../../../../components/photos/photo-values.ts";
import { richTextValues } from "../../../../components/rich-text/rich-text-values.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import { factsValues, fromFacts, toFacts, withoutBlankFacts } from "./fact-forms.ts";

/** Drafts of earlier versions contain plain text. */
const descriptionValues = z.preprocess(
  (typed) => (typeof typed === "string" ? toRichText(typed) : typed),
  richTextValues,
);

const { title, detailPage, details, isShown } = tourService.shape;

/** Unvalidated; also the format of drafts. */
export const serviceValues = z.object({
  title,
  detailPage,
  details,
  isShown,
  description: descriptionValues,
  facts: factsValues,
  photos: z.array(photoValues),
});

export type ServiceValues = z.infer<typeof serviceValues>;

export type ContactDetails = Pick<ServiceValues["details"], "whatsapp" | "email">;

export const blankService = (contact: ContactDetails): ServiceValues => ({
  title: "",
  description: toRichText(""),
  detailPage: "",
  details: { highlights: [], tips: [], ...contact },
  facts: fromFacts(noFacts),
  photos: [],
  isShown: true,
});

export const serviceFormValues = (service: TourService): ServiceValues => {
  const { title, detailPage, details, facts, photos, isShown } = service;
  return {
    title,
    description: toDescriptionDocument(service),
    detailPage,
    details,
    facts: fromFacts(facts),
    photos: photos.map((photo) => toPhotoValues(photo, photo.image)),
    isShown,
  };
};

export const withoutBlankEntries = (values: ServiceValues): ServiceValues => {
  const { details, facts } = values;
  return {
    ...values,
    details: {
      ...details,
      highlights: details.highlights.filter(isFilled),
      tips: details.tips.filter(isFilled),
    },
    facts: withoutBlankFacts(facts),
  };
};

const describe = (values: ServiceValues) => {
  const descriptionText = richTextDocument.parse(values.description);
  return { description: plainText(descriptionText), descriptionText };
};

/** The tour's input as JSON, unvalidated. */
export const serviceInput = (values: ServiceValues) => {
  const { title, detailPage, details, facts, photos, isShown } = withoutBlankEntries(values);
  return {
    title,
    ...describe(values),
    detailPage,
    details,
    facts: toFacts(facts),
    photos: photos.map(fromPhotoValues),
    isShown,
  };
};

export const serviceBody = (values: ServiceValues) => {
  const { descriptionText, details, facts, photos, isShown, ...texts } = serviceInput(values);
  return {
    ...texts,
    descriptionText: JSON.stringify(descriptionText),
    details: JSON.stringify(details),
    imageFile: null,
    facts: JSON.stringify(facts),
    photos: JSON.stringify(photos),
    isShown: String(isShown),
  };
};
