import { type TourService, tourDetails, tourService, tourServiceTexts } from "shared/tour-services";
import { z } from "zod";

/** What the form of a service holds. */
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

/** A service's texts as form values; the picture is not among them. */
export const serviceFormValues = ({ title, description, detailPage, details }: TourService) => ({
  title,
  description,
  detailPage,
  details,
  imageFile: null,
});

/** What the form of a new service starts with: a copy of another one's texts, or nothing. */
export const initialServiceValues = (source: TourService | undefined) =>
  source ? serviceFormValues(source) : emptyService;

/** Texts as they can be typed, right or wrong; a chosen picture is not kept. */
export const serviceDraft: z.ZodType<ServiceValues> = tourService
  .pick({ title: true, description: true, detailPage: true, details: true })
  .extend({ imageFile: z.null() });

/** An update asks for at least one highlight and one tip; creating does not. */
export const changedServiceSchema = tourServiceTexts.extend({
  details: tourDetails.extend({
    highlights: tourDetails.shape.highlights.min(1, "Add at least one highlight."),
    tips: tourDetails.shape.tips.min(1, "Add at least one tip."),
  }),
});

const isFilled = (line: string) => line.trim() !== "";

/** The values without the list entries that were left empty. */
export const withoutBlankEntries = (values: ServiceValues): ServiceValues => ({
  ...values,
  details: {
    ...values.details,
    highlights: values.details.highlights.filter(isFilled),
    tips: values.details.tips.filter(isFilled),
  },
});

/** The parts of the multipart body of create and update. */
export const serviceBody = (values: ServiceValues, picture: File | null) => ({
  title: values.title,
  description: values.description,
  detailPage: values.detailPage,
  details: JSON.stringify(values.details),
  imageFile: picture,
});
