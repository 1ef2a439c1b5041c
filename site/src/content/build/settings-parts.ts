import { describeHours } from "shared/content/site-settings/opening-hours";
import { describeReply } from "shared/content/site-settings/site-settings";
import { formatPhoneNumber } from "shared/text/phone";
import { companyFacts as getCompanyFacts } from "../company-facts.ts";
import { isNearLake } from "../map/lake-kivu.ts";
import { brandStyle as toBrandStyle, themeColors as toThemeColors } from "./brand-style.ts";
import { definePart } from "./content-snapshot.ts";

export const company = definePart("company", ({ settings }) => settings.company);

export const companyFacts = definePart("company-facts", ({ settings, today }) =>
  getCompanyFacts(settings.company, today),
);

/** `null` means the design's own mark. */
export const logo = definePart("logo", (snapshot) => snapshot.logo);

export const brandStyle = definePart("brand-style", ({ settings }) => toBrandStyle(settings.brand));

export const themeColors = definePart("theme-colors", ({ settings }) =>
  toThemeColors(settings.brand),
);

/** True if the company is within the lake drawing. */
export const isAtLake = definePart("is-at-lake", ({ settings: { contact: section } }) =>
  Boolean(section.point && isNearLake(section.point)),
);

/** With phone numbers as links and as text. */
export const contact = definePart("contact", ({ settings: { contact: section } }) => {
  const phoneLinks = section.phones.map((phone) => ({
    link: `tel:${phone}`,
    text: formatPhoneNumber(phone),
  }));
  return { ...section, phoneLinks };
});

export const hasDirections = definePart(
  "has-directions",
  ({
    settings: {
      directions: { ways, lastStretch },
    },
  }) => ways.length > 0 || lastStretch !== null,
);

/** Directions and map of the company; `null` without either. */
export const wayToCompany = definePart("way-to-company", (snapshot) => {
  const { directions, contact: section } = snapshot.settings;
  const { place, point, mapLink } = section;
  if (!hasDirections.select(snapshot, "") && !point) return null;
  return { ...directions, place, point, mapLink };
});

export const hours = definePart("hours", ({ settings }) => settings.hours);

/** In words; empty without hours. */
export const openingHours = definePart("opening-hours", ({ settings }) =>
  describeHours(settings.hours.days),
);

/** The reply time: `short` without business hours, `full` with them. */
export const replyPromise = definePart("reply-promise", ({ settings: { hours: section } }) => {
  const text = describeReply(section.reply);
  const opening = describeHours(section.days);
  return {
    short: `${text}.`,
    full: opening ? `${text} (${opening}).` : `${text}.`,
  };
});

export const home = definePart("home", ({ settings }) => settings.home);

export const chat = definePart("chat", ({ settings }) => settings.chat);

export const reviewsLink = definePart("reviews-link", ({ settings }) => settings.reviews.link);

/** Sites on which every guest may also write a review. */
export const reviewSites = definePart("review-sites", ({ settings: { reviews } }) => [
  ...(reviews.google ? [{ name: "Google", url: reviews.google }] : []),
  ...(reviews.tripadvisor ? [{ name: "Tripadvisor", url: reviews.tripadvisor }] : []),
]);

export const texts = definePart("texts", ({ settings }) => settings.texts);

export const reviewsWidget = definePart(
  "reviews-widget",
  ({ settings }) => settings.reviews.widget,
);

/** The notice of the tour `which`, then the one of every page. */
export const notices = definePart("notices", (snapshot, tour) =>
  snapshot.notices
    .filter((notice) => notice.tour === null || notice.tour === tour)
    .toSorted((a, b) => Number(a.tour === null) - Number(b.tour === null)),
);

export const opening = definePart("opening", ({ settings }) => settings.opening);
