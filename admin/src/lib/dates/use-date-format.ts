import { useSiteSettings } from "../requests/site-settings.ts";
import { createDateFormat, type DateFormat } from "./date-format.ts";

/** Cached by time zone, because creating one costs more than rendering a row. */
const formats = new Map<string | undefined, DateFormat>();

export const getDateFormat = (timeZone: string | undefined) => {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = createDateFormat(timeZone);
  formats.set(timeZone, format);
  return format;
};

/** Formats dates in the company's time zone, not the reader's. */
export const useDateFormat = () => getDateFormat(useSiteSettings()?.hours.value.timeZone);
