import { type TourService, tourDetails, tourService, tourServiceTexts } from "shared/tour-services";
import { z } from "zod";

export type ServiceValues = {
  title: string;
  description: string;
  detailPage: string;
  details: { highlights: string[]; tips: string[]; whatsapp: string; email: string };
  imageFile: File | null;
};

const emptyService: ServiceValues = {
  title: "",
  description: "",
  detailPage: "",
  details: { highlights: [], tips: [], whatsapp: "", email: "" },
  imageFile: null,
};

export const serviceFormValues = ({ title, description, detailPage, details }: TourService) => ({
  title,
  description,
  detailPage,
  details,
  imageFile: null,
});

/** A copy of another service's texts, or blank. */
export const initialServiceValues = (source: TourService | undefined) =>
  source ? serviceFormValues(source) : emptyService;

/** As typed, valid or not; a chosen file cannot be stored. */
export const serviceDraft: z.ZodType<ServiceValues> = tourService
  .pick({ title: true, description: true, detailPage: true, details: true })
  .extend({ imageFile: z.null() });

/** Updating asks for a highlight and a tip; creating does not. */
export const changedServiceSchema = tourServiceTexts.extend({
  details: tourDetails.extend({
    highlights: tourDetails.shape.highlights.min(1, "Add at least one highlight."),
    tips: tourDetails.shape.tips.min(1, "Add at least one tip."),
  }),
});

const isFilled = (line: string) => line.trim() !== "";

export const withoutBlankEntries = (values: ServiceValues): ServiceValues => ({
  ...values,
  details: {
    ...values.details,
    highlights: values.details.highlights.filter(isFilled),
    tips: values.details.tips.filter(isFilled),
  },
});

export const serviceBody = (values: ServiceValues, picture: File | null) => ({
  title: values.title,
  description: values.description,
  detailPage: values.detailPage,
  details: JSON.stringify(values.details),
  imageFile: picture,
  facts: null,
  photos: null,
  isShown: null,
});
