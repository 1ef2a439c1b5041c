import type { Departure } from "shared/content/tours/departures";
import type { TourFacts } from "shared/content/tours/tour-facts";
import { getLastDay, placesInWords } from "../../content/tours/departures.ts";
import { dateInWords } from "../../lib/read-date.ts";

type Props = {
  facts: Pick<TourFacts, "departures" | "duration">;
  /** The address of the inquiry form. */
  form: string;
};

/** More dates are folded. */
const mostShown = 6;

/** Dates that guests can join; a link fills the date into the form (`scripts/departures.ts`). */
export function Departures({ facts: { departures, duration }, form }: Props) {
  if (departures.length === 0) return null;
  const rows = departures.map((departure) => (
    <DepartureRow
      key={departure.date}
      {...departure}
      lastDay={getLastDay(departure.date, duration)}
      form={form}
    />
  ));
  return (
    <section className="departures">
      <h2 className="service__subtitle">Join a departure</h2>
      <ul>{rows.slice(0, mostShown)}</ul>
      {rows.length > mostShown && (
        <details>
          <summary>More dates</summary>
          <ul>{rows.slice(mostShown)}</ul>
        </details>
      )}
    </section>
  );
}

type RowProps = Departure & { lastDay: string | undefined; form: string };

function DepartureRow({ date, places, lastDay, form }: RowProps) {
  const day = dateInWords(date);
  return (
    <li className="departure" data-departs={date} data-returns={lastDay}>
      <span>
        <time dateTime={date}>{day}</time>
        <small>{placesInWords(places)}</small>
      </span>
      {places > 0 && (
        <a href={form} aria-label={`Ask to join on ${day}`} data-opens-plan>
          Ask to join
        </a>
      )}
    </li>
  );
}
