import { findFullDay, type KnownDays } from "shared/content/full-days/find-full-day";
import { formText } from "../../lib/form-text.ts";
import { dateInWords, readDate } from "../../lib/read-date.ts";

const invitation =
  "Send your inquiry anyway: we may find another guide, or suggest days close to it.";

/** Empty if no day is known to be full. */
export const describeFull = (form: FormData, known: KnownDays, today: string) => {
  const from = readDate(formText(form, "checkinDate"), today);
  if (!from) return "";
  const to = readDate(formText(form, "checkoutDate"), from) ?? from;
  const full = findFullDay(known, { from, to }, formText(form, "destination").trim());
  return full ? `We're full on ${dateInWords(full)}. ${invitation}` : "";
};
