const hour = 3_600_000;
const day = 24 * hour;
/** A site is quiet then, and its owner asleep. */
const quietHour = 3;

const hourIn = (timeZone: string, time: number) =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).hour;

const nextQuietTime = (from: number, timeZone: string) => {
  const start = Math.ceil(from / hour) * hour;
  const hours = Array.from({ length: 24 }, (_, index) => start + index * hour);
  return hours.find((time) => hourIn(timeZone, time) === quietHour) ?? start;
};

type Past = {
  /** From when on there should be backups. */
  since: Date;
  /** The newest that ended, and whether it was good. */
  last: { at: Date; isGood: boolean } | undefined;
};

/** When the next one is due; those that come once a day or less often come at night. Failures are tried again within the hour. */
export const nextBackup = ({ since, last }: Past, every: number, timeZone: string) => {
  if (!last) return new Date(since.getTime() + hour);
  const at = last.at.getTime();
  if (!last.isGood) return new Date(at + Math.min(hour, every));
  return new Date(every < day ? at + every : nextQuietTime(at + every - (3 * day) / 4, timeZone));
};
