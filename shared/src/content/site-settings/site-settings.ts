import { z } from "zod";
import { answerTemplate, firstTemplates } from "../../inbox/answer-templates.ts";
import { firstBlockedWords } from "../../inbox/blocked-words.ts";
import { keptDays } from "../../inbox/personal-data/personal-data.ts";
import { receipts } from "../../inbox/receipts/receipt-words.ts";
import { firstGuestDetails, guestDetailsSettings } from "../../inbox/trips/guest-questions.ts";
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
import { noticeList } from "../notices.ts";
import { reviewsWidget } from "../reviews-widget.ts";
import { mapPoint } from "../tours/tour-facts.ts";
import { brandColor } from "./brand/brand-color.ts";
import { designColors } from "./brand/design-colors.ts";
import { dayHours } from "./opening-hours.ts";
import { defaultTexts, siteTexts } from "./site-texts.ts";

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
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const blankSettings: SiteSettings = {
  company: {
    name: "Your company",
    tagline: null,
    blurb: null,
    registration: null,
    licenceIssuer: null,
    licenceLink: null,
    licenceUntil: null,
    insurance: null,
    founded: null,
    country: "RW",
    currency: "USD",
  },
  brand: { logo: null, mainColor: null, accentColor: null },
  contact: {
    email: null,
    phones: [],
    place: null,
    street: null,
    postalCode: null,
    locality: null,
    region: null,
    mapLink: null,
    point: null,
    social: [],
  },
  directions: { ways: [], lastStretch: null },
  hours: { timeZone: "Africa/Kigali", days: [], reply: null },
  home: {
    eyebrow: null,
    headline: "Guided tours,\nplanned with you",
    lead: null,
    slides: [],
    slideTexts: {},
    aboutHeading: "About Us",
    about: null,
    assistance: null,
  },
  chat: { whatsapp: null, greeting: "Hi there! How can I help you today?" },
  reviews: { link: null, widget: null },
  messages: { keepDays: null, perVisitor: 20, blockedWords: firstBlockedWords },
  answers: { templates: firstTemplates },
  receipts: { inquiry: { subject: null, text: null }, contact: { subject: null, text: null } },
  proposals: { validDays: 14, depositPercent: 30, restDays: 0, terms: null },
  guestDetails: firstGuestDetails,
  security: { requireSecondFactor: false, auditDays: 365 },
  navigation: {
    menu: [
      { label: "Gallery", link: "/gallery" },
      { label: "About", link: "/about" },
    ],
    footer: [
      { label: "All tours", link: "/services" },
      { label: "Gallery", link: "/gallery" },
      { label: "About us", link: "/about" },
      { label: "Sign in", link: "/login" },
      { label: "Questions", link: "/questions" },
      { label: "Practical information", link: "/practical-information" },
      { label: "Accessibility", link: "/accessibility" },
      { label: "Privacy", link: "/privacy" },
      { label: "Terms", link: "/terms" },
    ],
  },
  texts: defaultTexts,
  notices: { list: [] },
  opening: { isOpen: true },
};

/** `version` changes with each edit of the section. */
const versioned = <Section extends z.ZodType>(section: Section) =>
  z.object({ value: section, version: z.string("version must be that of the section as read.") });

const { shape } = siteSettings;

export const versionedSettings = z.object({
  company: versioned(shape.company),
  brand: versioned(shape.brand),
  contact: versioned(shape.contact),
  directions: versioned(shape.directions),
  hours: versioned(shape.hours),
  home: versioned(shape.home),
  chat: versioned(shape.chat),
  reviews: versioned(shape.reviews),
  messages: versioned(shape.messages),
  answers: versioned(shape.answers),
  receipts: versioned(shape.receipts),
  proposals: versioned(shape.proposals),
  guestDetails: versioned(shape.guestDetails),
  security: versioned(shape.security),
  navigation: versioned(shape.navigation),
  texts: versioned(shape.texts),
  notices: versioned(shape.notices),
  opening: versioned(shape.opening),
});
export type VersionedSettings = z.infer<typeof versionedSettings>;

const change = <Name extends SettingsSection, Shape extends z.ZodRawShape>(
  name: Name,
  section: z.ZodObject<Shape>,
) => versioned(section.partial()).extend({ section: z.literal(name) });

/** One section; missing keys keep their values. The API refuses the change if `version` is outdated. */
export const settingsChange = z.discriminatedUnion(
  "section",
  [
    change("company", shape.company),
    change("brand", shape.brand),
    change("contact", shape.contact),
    change("directions", shape.directions),
    change("hours", shape.hours),
    change("home", shape.home),
    change("chat", shape.chat),
    change("reviews", shape.reviews),
    change("messages", shape.messages),
    change("answers", shape.answers),
    change("receipts", shape.receipts),
    change("proposals", shape.proposals),
    change("guestDetails", shape.guestDetails),
    change("security", shape.security),
    change("navigation", shape.navigation),
    change("texts", shape.texts),
    change("notices", shape.notices),
    change("opening", shape.opening),
  ],
  "section must name a section of the settings.",
);
export type SettingsChange = z.infer<typeof settingsChange>;

export const settingsSaved = z.object({ message: z.string(), version: z.string() });

/** `We'll get back to you within one working day`. */
export const describeReply = (reply: SiteSettings["hours"]["reply"]): string => {
  if (!reply) return "We'll get back to you as soon as we can";
  const { amount, unit } = reply;
  const noun = unit === "days" ? "day" : "hour";
  return `We'll get back to you within ${amount === 1 ? `one working ${noun}` : `${amount} working ${noun}s`}`;
};
