import type { TourFacts } from "shared/content/tours/tour-facts";
import { getLastDay, placesInWords } from "../../content/tours/departures.ts";
import { dateInWords } from "../../lib/read-date.ts";

type Joinable = Pick<TourFacts, "departures" | "duration">;

/** The next departures; more would push the fields out of sight. */
const mostShown = 6;

/** Buttons that fill in the dates of a departure (`scripts/departures.ts`). */
export function DepartureChoice({ departures, duration }: Joinable) {
  const joinable = departures.filter(({ places }) => places > 0);
  if (joinable.length === 0) return null;
  return (
    <fieldset className="departure-choice">
      <legend className="field__label">Join a departure</legend>
      <div className="departure-choice__dates">
        {joinable.slice(0, mostShown).map(({ date, places }) => (
          <button
            key={date}
            type="button"
            data-departs={date}
            data-returns={getLastDay(date, duration)}
          >
            {dateInWords(date)} <small>{placesInWords(places)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
