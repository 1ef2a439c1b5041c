import { z } from "zod";
import { image, optionalPicture } from "./images.ts";
import { limits } from "./limits.ts";
import { linkOf, whatsapp } from "./links.ts";
import { emailOf, lineOf, linesOf, textOf, timestamp } from "./text.ts";

/** What a service page lists and links. */
export const tourDetails = z.object(
  {
    highlights: linesOf("Highlights"),
    tips: linesOf("Tips"),
    whatsapp,
    email: emailOf("Contact email"),
  },
  "Details are required.",
);
export type TourDetails = z.infer<typeof tourDetails>;

/** The editable texts of a tour service. */
export const tourServiceTexts = z.object({
  title: lineOf("Title"),
  description: textOf("Description", limits.description),
  detailPage: linkOf("Detail page"),
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

/** Multipart body of create and update: the texts, `details` as JSON text, a picture if any. */
export const tourServiceForm = tourServiceTexts.extend({
  details: z.any().transform(parseJson).pipe(tourDetails),
  imageFile: optionalPicture,
});
export type TourServiceForm = z.infer<typeof tourServiceForm>;

/** One tour as visitors see it. `_id` is the slug of its first title and never changes. */
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
