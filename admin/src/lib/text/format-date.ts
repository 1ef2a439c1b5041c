const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** `14:05` for today, `3 Nov, 14:05` for this year, else `3 Nov 2025`; in the reader's time zone. */
export function formatDate(iso: string, now = new Date()) {
  const moment = new Date(iso);
  if (dayOfYear.format(moment) === dayOfYear.format(now)) return time.format(moment);
  if (moment.getFullYear() !== now.getFullYear()) return dayOfYear.format(moment);
  return `${day.format(moment)}, ${time.format(moment)}`;
}
