const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const year = String.raw`(?:,? (?<year>\d{4}))?$`;
const month = String.raw`(?<month>[a-z]{3})[a-z]*\.?`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?`;
const weekday = "(?:[a-z]+,? )?";
const forms = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  new RegExp(`^${weekday}${day}(?: of)? ${month}${year}`, "i"),
  new RegExp(`^${weekday}${month} ${day}${year}`, "i"),
];

const monthNumber = (text: string) => Number(text) || months.indexOf(text.toLowerCase()) + 1;

/** `undefined` for a day that does not exist. */
const toIso = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
};

/** Reads the day (`2026-12-05`) from text like “Sat 5 Dec 2026”; without a year, the next such day. */
export const readDate = (text: string, today: string): string | undefined => {
  const match = forms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!match) return undefined;
  const inYear = (number: number) =>
    toIso(number, monthNumber(match.month ?? ""), Number(match.day));
  if (match.year) return inYear(Number(match.year));
  const thisYear = Number(today.slice(0, 4));
  const date = inYear(thisYear);
  return date && date < today ? inYear(thisYear + 1) : date;
};

/** Writes `2026-12-05` as “Sat 5 Dec 2026”, which is unambiguous in every country. */
export const dateInWords = (iso: string): string => {
  const [weekdayName, date, monthName, fullYear] = new Date(iso).toUTCString().split(/[ ,]+/);
  return [weekdayName, Number(date), monthName, fullYear].join(" ");
};

/** The visitor's local day, as `2026-12-05`. */
export const toLocalDay = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
