import { factKeys, tourFactFields } from "shared/content/tours/tour-facts";

/** Fields whose names are not an owner's words, by the last part of their path. */
const words: Record<string, string> = {
  ...Object.fromEntries(factKeys.map((key) => [key, tourFactFields[key].label.toLowerCase()])),
  guides: "guides",
  included: "what is included",
  notIncluded: "what is not included",
  toBring: "what to bring",
  descriptionText: "description",
  detailPage: "detail page URL",
  email: "email address",
  whatsapp: "WhatsApp number",
  blocks: "content",
  slug: "address",
  topic: "tour",
  month: "month of the visit",
  about: "“About us” text",
  aboutHeading: "“About us” heading",
  accentColor: "accent colour",
  asking: "requests for reviews",
  assistance: "text beside the opening hours",
  auditDays: "time that the activity log is kept",
  blurb: "short description",
  contact: "message receipt",
  contactLead: "line below the contact page's heading",
  days: "opening hours",
  depositPercent: "deposit",
  eyebrow: "line above the headline",
  founded: "year of foundation",
  google: "Google link",
  inquiry: "inquiry receipt",
  isAsked: "whether guests are asked for details",
  isOpen: "opening of the site",
  keepDays: "time that messages are kept",
  lead: "line below the headline",
  licenceUntil: "end of the licence",
  list: "notices",
  locality: "town",
  mainColor: "main colour",
  notFoundLead: "“Page not found” message",
  own: "your own questions for guests",
  perVisitor: "limit per visitor",
  periods: "full days",
  phones: "phone numbers",
  planHeading: "heading of the inquiry form",
  point: "point on the map",
  registration: "licence or registration",
  reply: "reply time",
  requireSecondFactor: "second factor of admins",
  restDays: "due date of the rest",
  slideTexts: "lines of slides",
  social: "social links",
  speaksFrench: "line in French",
  speaksGerman: "line in German",
  speaksKinyarwanda: "line in Kinyarwanda",
  speaksSwahili: "line in Swahili",
  templates: "reply templates",
  tripadvisor: "Tripadvisor link",
  toursLead: "line below the heading of all tours",
  validDays: "days to accept",
  ways: "routes",
};

/** `postal code` for `postalCode`. */
const toWords = (path: string) => {
  const field = path.split(".").at(-1) ?? path;
  return words[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
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
export const describeChanges = (changed: string[] | null, isShown: boolean): string => {
  if (!changed) return isShown ? "Created." : "Created, hidden.";
  const paths = changed.filter((path) => path !== visibility);
  const names = [...new Set(paths.map(toWords))];
  const shown = isShown ? "Shown on the site." : "Hidden from the site.";
  return [names.length > 0 && nameFields(names), paths.length < changed.length && shown]
    .filter((sentence) => sentence !== false)
    .join(" ");
};
