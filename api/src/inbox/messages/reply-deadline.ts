import type { DayHours } from "shared/content/site-settings/opening-hours";
import type { SiteSettings } from "shared/content/site-settings/site-settings";

/** Times of the company's clock. */
type Span = { opens: Temporal.PlainDateTime; closes: Temporal.PlainDateTime };

const { compare } = Temporal.PlainDateTime;

/** The opening hours from a time on, day by day for ever; `days` are one at least. */
function* openFrom(
  start: Temporal.PlainDateTime,
  days: readonly DayHours[],
): Generator<Span, never> {
  for (let date = start.toPlainDate(); ; date = date.add({ days: 1 })) {
    const hours = days.find(({ day }) => day === date.dayOfWeek);
    if (!hours) continue;
    const opens = date.toPlainDateTime(hours.opens);
    const closes = date.toPlainDateTime(hours.closes);
    if (compare(start, closes) < 0)
      yield { opens: compare(start, opens) < 0 ? opens : start, closes };
  }
}

const afterHours = (asked: Temporal.PlainDateTime, hours: number, days: readonly DayHours[]) => {
  const spans = openFrom(asked, days);
  let left = hours * 3_600_000;
  for (;;) {
    const { opens, closes } = spans.next().value;
    const length = opens.until(closes).total("milliseconds");
    if (left <= length) return opens.add({ milliseconds: left });
    left -= length;
  }
};

/** At the same time of day, or when the last of these days closes. */
const afterDays = (asked: Temporal.PlainDateTime, count: number, days: readonly DayHours[]) => {
  const spans = openFrom(asked, days);
  const first = spans.next().value;
  let last = first;
  for (let passed = 0; passed < count; passed += 1) last = spans.next().value;
  const sameTime = last.closes.withPlainTime(first.opens.toPlainTime());
  const [, due = last.closes] = [last.opens, sameTime, last.closes].toSorted(compare);
  return due;
};

/**
 * The time (ISO 8601 UTC) by which a guest who writes now gets a reply: counted in opening hours, or by the clock if
 * none are set. `null` if the company promises nothing.
 */
export const replyDeadline = (
  askedAt: Date,
  { reply, days, timeZone }: SiteSettings["hours"],
): string | null => {
  if (!reply) return null;
  const { amount, unit } = reply;
  const asked = Temporal.Instant.fromEpochMilliseconds(askedAt.getTime());
  const local = asked.toZonedDateTimeISO(timeZone);
  const count = unit === "hours" ? afterHours : afterDays;
  const due =
    days.length > 0
      ? count(local.toPlainDateTime(), amount, days).toZonedDateTime(timeZone)
      : local.add({ [unit]: amount });
  return new Date(due.epochMilliseconds).toISOString();
};
