import { z } from "zod";
import { type SettingsSection, siteSettings } from "./site-settings.ts";

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
  fullDays: versioned(shape.fullDays),
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
    change("fullDays", shape.fullDays),
    change("opening", shape.opening),
  ],
  "section must name a section of the settings.",
);
export type SettingsChange = z.infer<typeof settingsChange>;

export const settingsSaved = z.object({ message: z.string(), version: z.string() });
