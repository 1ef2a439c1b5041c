import { z } from "zod";
import { optionalSingleLineText, singleLineText } from "../../text/text.ts";

/** Placeholder for the activity's name in `activityTitle`. */
const activityPlace = "{activity}";

/** Headings and short texts of the pages without blocks. */
export const siteTexts = z.object({
  /** Title of the home page in tabs and search results; by default the company's name and tagline. */
  homeTitle: optionalSingleLineText("Title in search results"),
  planHeading: singleLineText("Heading of the inquiry form"),
  destinationExample: optionalSingleLineText("Example of a destination"),
  /** Shown beside the price of each tour. */
  bookingNote: optionalSingleLineText("Good to know when booking"),
  toursHeading: singleLineText("Heading of all tours"),
  toursLead: optionalSingleLineText("Line below the heading of all tours"),
  activityTitle: singleLineText("Heading of one activity").includes(
    activityPlace,
    `Heading of one activity must contain ${activityPlace}.`,
  ),
  assistanceHeading: singleLineText("Heading beside your opening hours"),
  reviewsHeading: singleLineText("Heading of the reviews"),
  galleryHeading: singleLineText("Heading of the gallery"),
  galleryDescription: optionalSingleLineText("Description in search results"),
  contactHeading: singleLineText("Heading of the contact page"),
  contactLead: optionalSingleLineText("Line below the heading of the contact page"),
  notFoundLead: singleLineText("“Page not found” message"),
  speaksFrench: optionalSingleLineText("Line in French"),
  speaksSwahili: optionalSingleLineText("Line in Swahili"),
  speaksGerman: optionalSingleLineText("Line in German"),
  speaksKinyarwanda: optionalSingleLineText("Line in Kinyarwanda"),
});
export type SiteTexts = z.infer<typeof siteTexts>;

export const defaultTexts: SiteTexts = {
  homeTitle: null,
  planHeading: "Plan Your Tour",
  destinationExample: null,
  bookingNote: "Asking is free and commits you to nothing.",
  toursHeading: "Our Services/Tours",
  toursLead: null,
  activityTitle: `${activityPlace} tours`,
  assistanceHeading: "Need Assistance?",
  reviewsHeading: "Our Google Reviews",
  galleryHeading: "Gallery",
  galleryDescription: null,
  contactHeading: "Contact us",
  contactLead: "Tell us when you're coming and what you'd love to do. We'll reply by email.",
  notFoundLead: "There's nothing at this address.",
  speaksFrench: "Nous parlons français",
  speaksSwahili: "Tunazungumza Kiswahili",
  speaksGerman: "Wir sprechen Deutsch",
  speaksKinyarwanda: "Tuvuga Ikinyarwanda",
};

/** "Kayak tours on Lake Kivu" */
export const titleOfActivity = ({ activityTitle }: SiteTexts, activity: string) =>
  activityTitle.replaceAll(activityPlace, () => activity);
