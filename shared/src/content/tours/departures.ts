import { z } from "zod";
import { limits } from "../../limits.ts";
import { wholeNumber } from "../../text/number-range.ts";

export const departure = z.object({
  /** The first day, by the company's calendar: `2026-12-12`. */
  date: z.iso.date("Choose a day that exists."),
  /** Places left; 0 means full. */
  places: wholeNumber("Places left", 0, limits.departurePlaces),
});
export type Departure = z.infer<typeof departure>;

/** Each date once, the earliest first. */
export const departures = z
  .array(departure, "Departures must be a list.")
  .max(limits.departures, `Departures can have up to ${limits.departures} entries.`)
  .check(({ value, issues }) => {
    for (const [index, { date }] of value.entries())
      if (value.findIndex((other) => other.date === date) < index)
        issues.push({
          code: "custom",
          input: date,
          path: [index, "date"],
          message: "This date is already in the list.",
        });
  })
  .transform((list) => list.toSorted((a, b) => a.date.localeCompare(b.date)));

/** `today` is a day of the company's calendar. */
export const withoutPastDepartures = <Tour extends { facts: { departures: Departure[] } }>(
  tour: Tour,
  today: string,
) => ({
  ...tour,
  facts: { ...tour.facts, departures: tour.facts.departures.filter(({ date }) => date >= today) },
});
