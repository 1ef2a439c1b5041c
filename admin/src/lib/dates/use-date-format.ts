import { useSiteSettings } from "../requests/site-settings.ts";
import { createDateFormat, type DateFormat } from "./date-format.ts";

/** Kept by time zone, as making one costs more than rendering a row. A change of the device's own zone shows after a reload. */
const formats = new Map<string | undefined, DateFormat>();

const dateFormatOf = (timeZone: string | undefined) => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = createDateFormat(timeZone);
  formats.set(timeZone, format);
  return format;
};

/** Dates as the company reads them, wherever the admin sits. */
export const useDateFormat = () => dateFormatOf(useSiteSettings()?.hours.value.timeZone);
