import type { Chrono, ParsedResult } from "chrono-node";
import { casual as german } from "chrono-node/de";
import { GB } from "chrono-node/en";
import { casual as french } from "chrono-node/fr";

type Written = { checkinDate: string; checkoutDate: string };

/** Days such as `2026-12-05`; `null` where no day can be read. */
export type Stay = { startsOn: string | null; endsOn: string | null };

/** `isFixed`: the text alone names the day, or counts from today; other days are the next of their name. */
type Day = { day: string; isFixed: boolean };
type Reading = { first: Day; last: Day | undefined };

const months =
  "(?:jan|feb|fév|fev|mar|mär|mrz|apr|avr|ma[iy]|jun|jui|jul|aug|aoû|aou|se?pt|o[ck]t|nov|de[cz]|déc)";
const middle = new RegExp(`\\b(?:mid|mi|mitte|middle of)[\\s-]+(?=${months})`, "gi");
const undottedDay =
  /\b(\d{1,2})\s+(?=(?:januar|februar|märz|juni|juli|oktober|dezember)(?!\p{L}))/giu;
const repeatedFrom = /^\s*from\s+/i;

/** Spellings that chrono would miss: “mid-January”, German days without their dot, “from … to …”. */
const spellings = (text: string) => {
  const plain = text.replace(middle, "15 ").replace(repeatedFrom, "");
  return [...new Set([plain, plain.replace(undottedDay, "$1. ")])];
};

const alternatives = /\b(?:or|ou|oder)\b/i;
/** Digits alone mean the same in all three. */
const chooseParsers = (text: string): Chrono[] =>
  /\p{L}/u.test(text) ? [GB, french, german] : [GB];

const bare = (text: string) => text.trim().toLowerCase();
const twoDigits = (number: number | null) => String(number).padStart(2, "0");

const toDay = (day: ParsedResult["start"]): Day => ({
  day: [day.get("year"), day.get("month"), day.get("day")].map(twoDigits).join("-"),
  isFixed: day.isCertain("year") && day.isCertain("day"),
});

/** “15 décembre” is not “15 d”. */
const isWholeWords = ({ index, text }: ParsedResult, whole: string) =>
  !/\p{L}$/u.test(whole.slice(0, index)) && !/^\p{L}/u.test(whole.slice(index + text.length));

/** “so” and “mar” are German and French days of the week, and words of other languages. */
const isClear = ({ start, text }: ParsedResult, parser: Chrono, whole: string) => {
  if (bare(text) === "morgen") return bare(whole) === "morgen";
  if (start.isCertain("day") && start.isCertain("month")) return true;
  return start.isCertain("weekday") && (parser === GB || /\p{L}{5}/u.test(text));
};

const parseAll = (text: string, instant: Date, timezone: number) =>
  spellings(text).flatMap((whole) =>
    chooseParsers(whole).flatMap((parser) =>
      parser
        .parse(whole, { instant, timezone }, { forwardDate: true })
        .filter((parsed) => isWholeWords(parsed, whole) && isClear(parsed, parser, whole)),
    ),
  );

/** Days as Britons, the French and Germans write them: 3/6 is in June. Nothing where a text names several. */
const read = (text: string, at: Date, timeZone: string): Reading | undefined => {
  const readings = parseAll(text, at, getOffset(at, timeZone));
  const [longest] = readings.toSorted((a, b) => b.text.length - a.text.length);
  if (!longest || alternatives.test(text)) return undefined;
  const reading = {
    first: toDay(longest.start),
    last: longest.end ? toDay(longest.end) : undefined,
  };
  const own = [reading.first.day, reading.last?.day];
  const otherDays = readings.filter(({ start }) => !own.includes(toDay(start).day));
  return otherDays.length === 0 ? reading : undefined;
};

const getOffset = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
    .offsetNanoseconds / 60e9;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The last day that a text names; the next of its name after the first day, such as “5 May” or “Sunday”. */
const readEnd = (text: string, first: Day | undefined, at: Date, timeZone: string) => {
  const getLastDay = (reading: Reading | undefined) => reading?.last ?? reading?.first;
  const fromNow = getLastDay(read(text, at, timeZone));
  if (!first || noon(first.day) <= at || !fromNow) return fromNow?.day;
  const fromStart = getLastDay(read(text, noon(first.day), timeZone));
  const isRelative = fromNow.isFixed && fromNow.day !== fromStart?.day;
  return (isRelative && fromNow.day >= first.day ? fromNow : fromStart)?.day;
};

/** Reads the dates that a guest wrote, where it can: by the company's calendar, the end after the beginning. */
export const readStay = (
  { checkinDate, checkoutDate }: Written,
  at: Date,
  timeZone: string,
): Stay => {
  const start = read(checkinDate, at, timeZone);
  const end =
    bare(checkinDate) === bare(checkoutDate)
      ? (start?.last ?? start?.first)?.day
      : (readEnd(checkoutDate, start?.first, at, timeZone) ?? start?.last?.day);
  return { startsOn: start?.first.day ?? null, endsOn: end ?? null };
};
