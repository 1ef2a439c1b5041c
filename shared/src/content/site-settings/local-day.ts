/** The date in a time zone, for example `2026-11-21`. */
export const localDay = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
