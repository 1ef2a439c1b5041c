import { z } from "zod";
import { answerTemplate } from "../../inbox/answer-templates.ts";
import { keptDays } from "../../inbox/personal-data/personal-data.ts";
import { receipts } from "../../inbox/receipts/receipt-words.ts";
import { guestDetailsSettings } from "../../inbox/trips/guest-questions.ts";
import { limits } from "../../limits.ts";
import { currency } from "../../money/currency.ts";
import { webLink, whatsapp } from "../../text/links.ts";
import { wholeNumber, yearNumber } from "../../text/number-range.ts";
import {
  emailAddress,
  labelledList,
  multilineText,
  optionalSingleLineText,
  optionalText,
  singleLineText,
} from "../../text/text.ts";
import { fullPeriods } from "../full-days/full-days.ts";
import { noticeList } from "../notices.ts";
import { reviewsWidget } from "../reviews-widget.ts";
import { mapPoint } from "../tours/tour-facts.ts";
import { brandColor } from "./brand/brand-color.ts";
import { designColors } from "./brand/design-colors.ts";
import { dayHours } from "./opening-hours.ts";
import { siteTexts } from "./site-texts.ts";

const optionalParagraphs = (label: string) =>
  optionalText(label, multilineText(label, limits.message));
const optionalLink = (label: string) => optionalText(label, webLink(label));

/** Accepts any zone that Node.js knows: browsers and Node.js list different names. */
const isTimeZone = (zone: string) => {
  try {
    return /^[A-Z]/i.test(zone) && Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

const navigationLinks = (label: string) =>
  z
    .array(
      z.object({ label: singleLineText("Label", limits.navigationLabel), link: webLink("Link") }),
      `${label} must be a list.`,
    )
    .max(limits.navigation, `${label} can have up to ${limits.navigation} entries.`);

/** The owner's settings of company and site, by section. Blank texts are `null`. */
export const siteSettings = z.object({
  company: z.object({
    name: singleLineText("Name", limits.companyName),
    tagline: optionalSingleLineText("Tagline"),
    blurb: optionalParagraphs("Short description"),
    registration: optionalSingleLineText("Licence or registration"),
    licenceIssuer: optionalSingleLineText("Licensed by"),
    licenceLink: optionalLink("Link to the licence"),
    /** The licence's last day, for example `2027-06-30`. */
    licenceUntil: optionalText(
      "Licence valid until",
      z.iso.date("Licence valid until must be a date like 2027-06-30."),
    ),
    insurance: optionalSingleLineText("Insurance"),
    founded: yearNumber("Founded").nullable(),
    /** ISO 3166-1 alpha-2; national phone numbers belong to this country. */
    country: z
      .string("Country is required.")
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "Country must be a code of two letters, such as RW."),
    currency,
  }),
  brand: z.object({
    /** Id of an uploaded picture; none means the design's own mark. */
    logo: optionalSingleLineText("Logo"),
    /** For buttons, links and dark backgrounds; none means the design's colour. */
    mainColor: brandColor("Main colour", designColors.light.lake),
    /** For highlights and, in a light shade, for bright buttons; none means the design's colour. */
    accentColor: brandColor("Accent colour", designColors.light.clay),
  }),
  contact: z.object({
    email: optionalText("Email", emailAddress()),
    /** The site shows the first; stored in E.164. */
    phones: labelledList("Phone numbers", singleLineText("Phone number")),
    /** As shown to visitors: `Kibuye, Rwanda`. */
    place: optionalSingleLineText("Place"),
    street: optionalSingleLineText("Street"),
    postalCode: optionalSingleLineText("Postal code"),
    locality: optionalSingleLineText("Town"),
    region: optionalSingleLineText("Region"),
    mapLink: optionalLink("Map link"),
    point: mapPoint.nullable(),
    social: labelledList(
      "Social links",
      z.object({ label: singleLineText("Label"), url: webLink("Social link") }),
    ),
  }),
  /** How guests reach the company and the starts of its tours. */
  directions: z.object({
    ways: labelledList(
      "Routes",
      z.object({
        from: singleLineText("From"),
        to: singleLineText("To"),
        /** For example `bus`. */
        by: singleLineText("By"),
        text: multilineText("Text of the directions", limits.message),
      }),
    ),
    lastStretch: optionalParagraphs("The last stretch"),
  }),
  hours: z.object({
    timeZone: z
      .string("Time zone is required.")
      .refine(isTimeZone, "Time zone must be one such as Africa/Kigali."),
    days: z
      .array(dayHours, "Hours must be a list of days.")
      .refine(
        (days) => new Set(days.map(({ day }) => day)).size === days.length,
        "Each day may have hours once.",
      )
      .transform((days) => days.toSorted((a, b) => a.day - b.day)),
    /** Time within which guests get an answer; `null` promises nothing. */
    reply: z
      .object({
        amount: wholeNumber("Reply within", 1, 30),
        unit: z.enum(["hours", "days"], "Choose working hours or working days."),
      })
      .nullable(),
  }),
  home: z.object({
    eyebrow: optionalSingleLineText("Line above the headline"),
    headline: multilineText("Headline", limits.line),
    lead: optionalSingleLineText("Line below the headline"),
    /** Ids of gallery photos, in order; none means the oldest photos. */
    slides: z
      .array(singleLineText("Slide"), "Slides must be a list.")
      .max(limits.slides, `Choose at most ${limits.slides} slides.`),
    /** The owner's line for a slide, by the photo's id. */
    slideTexts: z
      .record(
        z.string(),
        optionalText("Line of a slide", singleLineText("Line of a slide", limits.slideText)),
      )
      .refine(
        (texts) => Object.keys(texts).length <= limits.slides,
        `At most ${limits.slides} slides may have a line.`,
      ),
    aboutHeading: singleLineText("“About us” heading"),
    about: optionalParagraphs("“About us” text"),
    assistance: optionalParagraphs("Text beside your opening hours"),
  }),
  chat: z.object({
    /** WhatsApp number in E.164 or a https://wa.me/… link; none means no chat. */
    whatsapp: optionalText("WhatsApp", whatsapp),
    greeting: singleLineText("Greeting"),
  }),
  reviews: z.object({
    link: optionalLink("Reviews link"),
    widget: reviewsWidget.nullable(),
    /** Asks guests for a review after their trip: never, when the team does, or by email two days later. */
    asking: z.enum(["off", "hand", "automatic"], "asking must be off, hand or automatic."),
    /** Every guest is also shown these places for reviews. */
    google: optionalLink("Google link"),
    tripadvisor: optionalLink("Tripadvisor link"),
  }),
  /** Rules for visitors' messages; only admins receive them. */
  messages: z.object({
    /** Delete messages after (days) for good; `null` keeps them. */
    keepDays: keptDays.nullable(),
    /** Limit for each kind of message, per address and ten minutes. */
    perVisitor: wholeNumber("Limit per visitor", 1, 1_000),
    /** A message with one of these words counts as possible spam. */
    blockedWords: z
      .array(
        singleLineText("Word").min(2, "Word must be at least 2 characters long."),
        "Blocked words must be a list.",
      )
      .max(limits.blockedWords, `Blocked words can have up to ${limits.blockedWords} entries.`),
  }),
  answers: z.object({ templates: labelledList("Templates", answerTemplate) }),
  /** The words of the emails that confirm inquiries and messages; only admins receive them. */
  receipts,
  /** Defaults of new proposals; only admins receive them. */
  proposals: z.object({
    /** A proposal can be accepted for this many days. */
    validDays: wholeNumber("Days to accept", 1, limits.proposal.validDays),
    /** Percent of the total that is due on acceptance; 0 asks for no deposit. */
    depositPercent: wholeNumber("Deposit", 0, 100),
    /** Days before the trip when the rest is due; 0 means on arrival. */
    restDays: wholeNumber("Days before the trip", 0, limits.proposal.validDays),
    terms: optionalText("Terms", multilineText("Terms", limits.description)),
  }),
  guestDetails: guestDetailsSettings,
  /** Settings of the admin; only admins receive them. */
  security: z.object({
    /** Admins without a second factor must set one up before anything else. */
    requireSecondFactor: z.boolean("requireSecondFactor must be true or false."),
    auditDays: wholeNumber("Days", 30, 3_650),
  }),
  /** Links in addition to the fixed ones; the site leaves out links to hidden pages. */
  navigation: z.object({ menu: navigationLinks("Menu"), footer: navigationLinks("Footer") }),
  texts: siteTexts,
  /** Only admins receive the whole list; visitors get those of the moment. */
  notices: z.object({ list: noticeList }),
  /** Visitors get them with the titles of tours. */
  fullDays: z.object({ periods: fullPeriods }),
  /** Until then, visitors see that the site is coming soon. */
  opening: z.object({ isOpen: z.boolean("isOpen must be true or false.") }),
});
export type SiteSettings = z.infer<typeof siteSettings>;
export const settingsSection = siteSettings.keyof();
export type SettingsSection = z.infer<typeof settingsSection>;

/** Public: the site is built from these sections. */
export const publicSettings = siteSettings.omit({
  messages: true,
  answers: true,
  receipts: true,
  proposals: true,
  guestDetails: true,
  security: true,
  notices: true,
  fullDays: true,
});
export type PublicSettings = z.infer<typeof publicSettings>;

/** `We'll get back to you within one working day`. */
export const describeReply = (reply: SiteSettings["hours"]["reply"]): string => {
  if (!reply) return "We'll get back to you as soon as we can";
  const { amount, unit } = reply;
  const noun = unit === "days" ? "day" : "hour";
  return `We'll get back to you within ${amount === 1 ? `one working ${noun}` : `${amount} working ${noun}s`}`;
};
