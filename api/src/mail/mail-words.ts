import { describeHours } from "shared/content/site-settings/opening-hours";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { MailPart } from "#tables/mails.ts";

export const signature = ({ company, hours, contact }: SiteSettings): MailPart => ({
  role: "signature",
  text: [company.name, describeHours(hours.days), contact.place].filter(Boolean).join("\n"),
});

/** Made once for a zone: it takes longer than all else about a mail. */
const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (timeZone: string) => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
};

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** `2026-12-05` as in `Saturday, 5 December 2026`. */
export const formatDay = (day: string) => dayFormat.format(new Date(day));

type Days = { startsOn: string | null; endsOn: string | null };

/** `Saturday, 5 December 2026 – Monday, 7 December 2026`; `null` without days. */
export const formatDays = ({ startsOn, endsOn }: Days): string | null => {
  if (!startsOn) return null;
  const isOneDay = !endsOn || endsOn === startsOn;
  return isOneDay ? formatDay(startsOn) : `${formatDay(startsOn)} – ${formatDay(endsOn)}`;
};

export const formatDateTime = (at: Date, timeZone: string) => getFormat(timeZone).format(at);
