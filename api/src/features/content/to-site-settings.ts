import { blankSettings, type SiteSettings } from "shared/site-settings";
import type { siteSettings } from "#db/schema.ts";

type Row = typeof siteSettings.$inferSelect;

/** The stored sections; what was never saved, or came later, is blank. */
export const toSiteSettings = (rows: Row[]): SiteSettings => {
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value]));
  const {
    company,
    brand,
    contact,
    hours,
    home,
    chat,
    reviews,
    messages,
    navigation,
    texts,
    opening,
  } = blankSettings;
  return {
    company: { ...company, ...stored.company },
    brand: { ...brand, ...stored.brand },
    contact: { ...contact, ...stored.contact },
    hours: { ...hours, ...stored.hours },
    home: { ...home, ...stored.home },
    chat: { ...chat, ...stored.chat },
    reviews: { ...reviews, ...stored.reviews },
    messages: { ...messages, ...stored.messages },
    navigation: { ...navigation, ...stored.navigation },
    texts: { ...texts, ...stored.texts },
    opening: { ...opening, ...stored.opening },
  };
};
