import { dayMilliseconds, momentAt, startOfDay } from "./start-of-day.ts";

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Falls back to the reader's time zone when the browser doesn't know the company's. */
const knownZone = (timeZone: string | undefined) => {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone: timeZone ?? ownZone() }).resolvedOptions()
      .timeZone;
  } catch {
    return ownZone();
  }
};

/** Created on first use, because each takes some milliseconds on a phone. */
const createFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (moment: Date) => {
      made ??= new Intl.DateTimeFormat(locale, options);
      return made.format(moment);
    },
  };
};

const formatsIn = (timeZone: string) => {
  const inEnglish = (options: Intl.DateTimeFormatOptions) =>
    createFormat("en-GB", { ...options, timeZone });
  return {
    time: inEnglish({ hour: "2-digit", minute: "2-digit" }),
    day: inEnglish({ day: "numeric", month: "short" }),
    dayOfYear: inEnglish({ dateStyle: "medium" }),
    year: inEnglish({ year: "numeric" }),
    /** `2026-11-20`. */
    isoDay: createFormat("sv-SE", { timeZone }),
    /** `2026-11-20 09:00`. */
    isoClock: createFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
    longDay: inEnglish({ weekday: "long", day: "numeric", month: "long" }),
  };
};

function formatIn({ time, day, dayOfYear, year }: ReturnType<typeof formatsIn>, iso: string) {
  const moment = new Date(iso);
  const now = new Date();
  if (dayOfYear.format(moment) === dayOfYear.format(now)) return time.format(moment);
  if (year.format(moment) !== year.format(now)) return dayOfYear.format(moment);
  return `${day.format(moment)}, ${time.format(moment)}`;
}

export type DateFormat = ReturnType<typeof createDateFormat>;

/** Formats moments (ISO) in a time zone, by default the reader's. */
export function createDateFormat(timeZone: string | undefined) {
  const zone = knownZone(timeZone);
  const formats = formatsIn(zone);
  const own = formatsIn(ownZone());
  const format = (iso: string) => formatIn(formats, iso);
  return {
    /** `14:05` for today, `3 Nov, 14:05` for this year, else `3 Nov 2025`. */
    format,
    /** Names both times when the reader's clock differs. */
    explain(iso: string) {
      const [there, here] = [format(iso), formatIn(own, iso)];
      return there === here ? undefined : `${there} in ${zone}; ${here} where you are`;
    },
    /** The moment (ISO) when a day such as `2026-11-20` begins, plus `daysAfter` days. */
    startOf: (day: string, daysAfter = 0) => startOfDay(zone, day, daysAfter),
    /** The moment (ISO) when clocks show `2026-11-20T09:00`; `undefined` for any other text. */
    momentAt: (clock: string) => momentAt(zone, clock),
    /** The clock time of a moment (ISO), such as `2026-11-20T09:00`. */
    clockOf: (iso: string) => formats.isoClock.format(new Date(iso)).replace(" ", "T"),
    /** `Tuesday 1 December`. */
    longDayOf: (iso: string) => formats.longDay.format(new Date(iso)),
    /** The day of a moment (ISO), plus `daysAfter` days. */
    dayOf: (iso: string, daysAfter = 0) =>
      formats.isoDay.format(new Date(Date.parse(iso) + daysAfter * dayMilliseconds)),
    /** `2026-11-20`. */
    today: () => formats.isoDay.format(new Date()),
  };
}
