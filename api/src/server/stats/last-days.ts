/** Half-open, as moments in UTC. */
type DaySpan = { date: string; from: string; until: string };

/** The last `count` days of a time zone, today last. */
export const lastDays = (count: number, now: Date, timeZone: string): DaySpan[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const toStart = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const date = today.subtract({ days: count - 1 - index });
    return {
      date: date.toString(),
      from: toStart(date),
      until: toStart(date.add({ days: 1 })),
    };
  });
};
