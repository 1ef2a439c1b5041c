const hour = 3_600_000;
const day = 24 * hour;

/** Three at night, when a site is quiet and its owner asleep. */
const nextNight = (from: number, timeZone: string) => {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const night = start.withPlainTime("03:00");
  const isOver = Temporal.ZonedDateTime.compare(night, start) < 0;
  return (isOver ? night.add({ days: 1 }) : night).epochMilliseconds;
};

type Past = {
  /** From when on there should be backups. */
  since: Date;
  /** The newest, good or failed. */
  last: { at: Date; isGood: boolean } | undefined;
};

/** When the next backup is due. Those made once a day or less often are made at night; a failed one is repeated within the hour. */
export const nextBackup = ({ since, last }: Past, every: number, timeZone: string) => {
  if (!last) return new Date(since.getTime() + hour);
  const at = last.at.getTime();
  if (!last.isGood) return new Date(at + Math.min(hour, every));
  return new Date(every < day ? at + every : nextNight(at + every - (3 * day) / 4, timeZone));
};
