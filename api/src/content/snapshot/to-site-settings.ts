import { blankSettings as blank } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { siteSettings } from "#tables/content.ts";

type Row = typeof siteSettings.$inferSelect;

/** The stored sections; what was never saved, or came later, is blank. */
export const toSiteSettings = (rows: Row[]): SiteSettings => {
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]));
  return {
    company: { ...blank.company, ...stored.company },
    brand: { ...blank.brand, ...stored.brand },
    contact: { ...blank.contact, ...stored.contact },
    directions: { ...blank.directions, ...stored.directions },
    hours: { ...blank.hours, ...stored.hours },
    home: { ...blank.home, ...stored.home },
    chat: { ...blank.chat, ...stored.chat },
    reviews: { ...blank.reviews, ...stored.reviews },
    messages: { ...blank.messages, ...stored.messages },
    answers: { ...blank.answers, ...stored.answers },
    receipts: { ...blank.receipts, ...stored.receipts },
    proposals: { ...blank.proposals, ...stored.proposals },
    guestDetails: { ...blank.guestDetails, ...stored.guestDetails },
    security: { ...blank.security, ...stored.security },
    navigation: { ...blank.navigation, ...stored.navigation },
    fullDays: { ...blank.fullDays, ...stored.fullDays },
    texts: { ...blank.texts, ...stored.texts },
    notices: { ...blank.notices, ...stored.notices },
    opening: { ...blank.opening, ...stored.opening },
  };
};
