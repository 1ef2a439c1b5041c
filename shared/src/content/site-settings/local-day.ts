/** The date in a time zone, for example `2026-11-21`. */
export const localDay = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** The moment (ms) at which a date such as `2026-11-21` ends in a time zone. */
export const endOfLocalDay = (day: string, timeZone: string) =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
