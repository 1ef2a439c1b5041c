import { useMemo } from "react";
import { useSiteSettings } from "../requests/site-settings.ts";
import { createDateFormat } from "./date-format.ts";

/** Dates as the company reads them, wherever the admin sits. */
export function useDateFormat() {
  const timeZone = useSiteSettings()?.hours.value.timeZone;
  return useMemo(() => createDateFormat(timeZone), [timeZone]);
}
