import type { SettingsSection, SiteSettings } from "../site-settings/site-settings.ts";
import { factKeys, tourFactFields } from "../tours/tour-facts.ts";
import type { RecordKind, RecordRef } from "./records.ts";

/** The words of an owner for the fields of a document, by path. */
type Words = Record<string, string>;

const factWords: Words = {
  ...Object.fromEntries(
    factKeys.map((key) => [`facts.${key}`, tourFactFields[key].label.toLowerCase()]),
  ),
  "facts.guides": "guides",
  "facts.included": "what is included",
  "facts.notIncluded": "what is not included",
  "facts.toBring": "what to bring",
};

const recordWords: Record<Exclude<RecordKind, "settings">, Words> = {
  tour: {
    ...factWords,
    title: "title",
    description: "description",
    descriptionText: "description",
    detailPage: "detail page URL",
    "details.highlights": "highlights",
    "details.tips": "tips",
    "details.whatsapp": "WhatsApp number",
    "details.email": "email address",
    photos: "photos",
  },
  page: {
    slug: "address",
    title: "title",
    description: "description",
    topic: "tour",
    blocks: "content",
  },
  review: {
    name: "name",
    country: "country",
    month: "month of the visit",
    comment: "comment",
    stars: "stars",
    tour: "tour",
  },
  questions: { questions: "questions" },
};

const settingsWords: { [Section in SettingsSection]: Record<keyof SiteSettings[Section], string> } =
  {
    company: {
      name: "name",
      tagline: "tagline",
      blurb: "short description",
      registration: "licence or registration",
      licenceIssuer: "issuer of the licence",
      licenceLink: "link to the licence",
      licenceUntil: "end of the licence",
      insurance: "insurance",
      founded: "year of foundation",
      country: "country",
      currency: "currency",
    },
    brand: { logo: "logo", mainColor: "main colour", accentColor: "accent colour" },
    contact: {
      email: "email address",
      phones: "phone numbers",
      place: "place",
      street: "street",
      postalCode: "postal code",
      locality: "town",
      region: "region",
      mapLink: "map link",
      point: "point on the map",
      social: "social links",
    },
    directions: { ways: "routes", lastStretch: "last stretch" },
    hours: { timeZone: "time zone", days: "opening hours", reply: "reply time" },
    home: {
      eyebrow: "line above the headline",
      headline: "headline",
      lead: "line below the headline",
      slides: "slides",
      slideTexts: "lines of slides",
      aboutHeading: "“About us” heading",
      about: "“About us” text",
      assistance: "text beside the opening hours",
    },
    chat: { whatsapp: "WhatsApp number", greeting: "greeting" },
    reviews: { link: "reviews link", widget: "reviews widget" },
    messages: {
      keepDays: "time that messages are kept",
      perVisitor: "limit per visitor",
      blockedWords: "blocked words",
    },
    answers: { templates: "reply templates" },
    receipts: { inquiry: "inquiry receipt", contact: "message receipt" },
    proposals: {
      validDays: "days to accept",
      depositPercent: "deposit",
      restDays: "due date of the rest",
      terms: "terms",
    },
    security: {
      requireSecondFactor: "second factor of admins",
      auditDays: "time that the activity log is kept",
    },
    navigation: { menu: "menu", footer: "footer" },
    texts: {
      homeTitle: "home page's title in search results",
      planHeading: "heading of the inquiry form",
      destinationExample: "example of a destination",
      bookingNote: "note about booking",
      toursHeading: "heading of all tours",
      toursLead: "line below the heading of all tours",
      activityTitle: "heading of one activity",
      assistanceHeading: "heading beside the opening hours",
      reviewsHeading: "heading of the reviews",
      galleryHeading: "heading of the gallery",
      galleryDescription: "gallery's description in search results",
      contactHeading: "heading of the contact page",
      contactLead: "line below the contact page's heading",
      notFoundLead: "“Page not found” message",
      speaksFrench: "line in French",
      speaksSwahili: "line in Swahili",
      speaksGerman: "line in German",
      speaksKinyarwanda: "line in Kinyarwanda",
    },
    opening: { isOpen: "opening of the site" },
  };

const getWords = ({ kind, id }: RecordRef): Words => {
  if (kind !== "settings") return recordWords[kind];
  const sections: Record<string, Words> = settingsWords;
  return sections[id] ?? {};
};

const list = new Intl.ListFormat("en-GB");
/** Fields that a sentence names at most. */
const mostNamed = 4;

const nameFields = (names: string[]) => {
  if (names.length <= mostNamed)
    return `Changed ${list.format(names.map((name) => (name.startsWith("what ") ? name : `the ${name}`)))}.`;
  const others = names.length - mostNamed + 1;
  const named = [...names.slice(0, mostNamed - 1), `${others} others`];
  return `Changed ${names.length} fields: ${list.format(named)}.`;
};

const visibility = "isShown";

/**
 * `Changed the prices and the photos.` `changed` are the paths of the fields that differ from the version before, `null`
 * for the first one; `isShown` is the record's visibility in this version.
 */
export const describeChanges = (
  record: RecordRef,
  changed: string[] | null,
  isShown: boolean,
): string => {
  if (!changed) return isShown ? "Created." : "Created, hidden.";
  const words = getWords(record);
  const paths = changed.filter((path) => path !== visibility);
  const names = [...new Set(paths.map((path) => words[path] ?? path))];
  const shown = isShown ? "Shown on the site." : "Hidden from the site.";
  return [names.length > 0 && nameFields(names), paths.length < changed.length && shown]
    .filter((sentence) => sentence !== false)
    .join(" ");
};
