import { z } from "zod";
import { image, optionalPicture } from "./images.ts";
import { limits } from "./limits.ts";
import { webLink, whatsapp } from "./links.ts";
import { emailAddress, multilineText, singleLineText, singleLineTexts, timestamp } from "./text.ts";

export const tourDetails = z.object(
  {
    highlights: singleLineTexts("Highlights"),
    tips: singleLineTexts("Tips"),
    whatsapp,
    email: emailAddress("Contact email"),
  },
  "Details are required.",
);
export type TourDetails = z.infer<typeof tourDetails>;

export const tourServiceTexts = z.object({
  title: singleLineText("Title"),
  description: multilineText("Description", limits.description),
  detailPage: webLink("Detail page"),
  details: tourDetails,
});
export type TourServiceTexts = z.infer<typeof tourServiceTexts>;

const parseJson = (text: unknown, context: z.RefinementCtx) => {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "Details must be JSON." });
    return z.NEVER;
  }
};

/** Multipart: `details` comes as JSON text. */
export const tourServiceForm = tourServiceTexts.extend({
  details: z.any().transform(parseJson).pipe(tourDetails),
  imageFile: optionalPicture,
});
export type TourServiceForm = z.infer<typeof tourServiceForm>;

/** `_id` is the slug of the first title and never changes. */
export const tourService = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  detailPage: z.string(),
  imageFile: z.string().nullable(),
  image: image.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  details: z.object({
    highlights: z.array(z.string()),
    tips: z.array(z.string()),
    whatsapp: z.string(),
    email: z.string(),
  }),
});
export type TourService = z.infer<typeof tourService>;

export const tourServiceList = z.object({ services: z.array(tourService) });
export const tourServiceSaved = z.object({ message: z.string(), service: tourService });
