import type { SiteSettings } from "shared/content/site-settings/site-settings";

const usualTime = "07:00";
/** An admin has seen the inbox by then. */
const longest = Temporal.Duration.from({ hours: 2 });

/** The company's day, such as `2026-11-23`, in the hours in which its morning mail is written; else `undefined`. */
export const digestDay = (
  now: Date,
  { days, timeZone }: Pick<SiteSettings["hours"], "days" | "timeZone">,
): string | undefined => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate();
  const hours = days.find(({ day }) => day === today.dayOfWeek);
  if (days.length > 0 && !hours) return undefined;
  const passed = today.toPlainDateTime(hours?.opens ?? usualTime).until(local.toPlainDateTime());
  const isTime = passed.sign >= 0 && Temporal.Duration.compare(passed, longest) < 0;
  return isTime ? today.toString() : undefined;
};
