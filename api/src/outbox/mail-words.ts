import { describeHours } from "shared/opening-hours";
import type { SiteSettings } from "shared/site-settings";
import type { MailPart } from "#db/schema/mails.ts";

/** What mails of the company end with. */
export const signature = ({ company, hours, contact }: SiteSettings): MailPart => ({
  text: [company.name, describeHours(hours.days), contact.place].filter(Boolean).join("\n"),
});

export const formatDateTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone }).format(at);
