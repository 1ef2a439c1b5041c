import type { ReactNode } from "react";
import { listGroupPrices } from "shared/content/tours/group-price";
import { distanceInWords, heightInWords } from "shared/content/tours/route-text";
import { describePeople } from "shared/inbox/people";
import { amountInWords } from "shared/money/amount";
import type { ComparedTour } from "../../content/comparison/compared-tour.ts";
import {
  durationInWords,
  gradeInWords,
  groupSizeInWords,
  minimumAgeInWords,
  peopleInWords,
} from "../../content/tours/tour-words.ts";

const Note = ({ children }: { children: ReactNode }) => (
  <span className="compare__note">{children}</span>
);

function Level({ level }: Pick<ComparedTour, "level">) {
  if (!level) return null;
  return (
    <>
      {gradeInWords(level)}
      {level.note && <Note>{level.note}</Note>}
    </>
  );
}

function Start({ start }: Pick<ComparedTour, "start">) {
  if (!start) return null;
  return (
    <>
      {start.place}
      {start.time && <Note>at {start.time}</Note>}
    </>
  );
}

function AllPrices({ prices }: Pick<ComparedTour, "prices">) {
  if (prices.length === 0) return null;
  return (
    <ul className="compare__list">
      {prices.map((price, index) => (
        <li key={index}>
          {amountInWords(price)} per {price.per}
          <Note>{[peopleInWords(price), price.note].filter(Boolean).join("; ")}</Note>
        </li>
      ))}
    </ul>
  );
}

function PricesOfGroup({ tour, people }: { tour: ComparedTour; people: number }) {
  const prices = listGroupPrices(tour, people);
  if (prices.length === 0) return <>No price for {describePeople(people)}: ask us</>;
  return (
    <ul className="compare__list">
      {prices.map(({ price, total }, index) => (
        <li key={index}>
          <strong>{amountInWords({ ...price, amount: total })}</strong>
          {price.per === "person" && people > 1 && <Note>{amountInWords(price)} per person</Note>}
          {price.note && <Note>{price.note}</Note>}
        </li>
      ))}
    </ul>
  );
}

function Included({ included }: Pick<ComparedTour, "included">) {
  if (included.length === 0) return null;
  return (
    <ul className="compare__list">
      {included.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

type Row = {
  label: string;
  /** Tours without this fact have an empty cell. */
  isKnown: (tour: ComparedTour) => boolean;
  cell: (tour: ComparedTour) => ReactNode;
};

const rowsFor = (people: number | null): Row[] => [
  {
    label: "Duration",
    isKnown: ({ duration }) => duration !== null,
    cell: ({ duration }) => duration && durationInWords(duration),
  },
  {
    label: "Distance",
    isKnown: ({ distance }) => distance !== null,
    cell: ({ distance }) => distance !== null && distanceInWords(distance),
  },
  {
    label: "Ascent",
    isKnown: ({ ascent }) => ascent !== null,
    cell: ({ ascent }) => ascent !== null && heightInWords(ascent),
  },
  { label: "Level", isKnown: ({ level }) => level !== null, cell: Level },
  {
    label: "Age",
    isKnown: ({ minimumAge }) => minimumAge !== null,
    cell: ({ minimumAge }) => minimumAge !== null && minimumAgeInWords(minimumAge),
  },
  {
    label: "Group",
    isKnown: ({ groupSize }) => groupSize !== null,
    cell: ({ groupSize }) => groupSize && groupSizeInWords(groupSize),
  },
  { label: "Start", isKnown: ({ start }) => start !== null, cell: Start },
  {
    label: people === null ? "Prices" : `Price for ${describePeople(people)}`,
    isKnown: ({ prices }) => prices.length > 0,
    cell: (tour) =>
      people === null ? <AllPrices {...tour} /> : <PricesOfGroup tour={tour} people={people} />,
  },
  { label: "Included", isKnown: ({ included }) => included.length > 0, cell: Included },
];

type Props = {
  caption: string;
  tours: ComparedTour[];
  /** `null` shows all prices. */
  people: number | null;
  /** Called with the id of a tour that the visitor removes. */
  onRemove?: (id: string) => void;
};

/** Leaves out facts that no tour has. */
export function CompareTable({ caption, tours, people, onRemove }: Props) {
  const rows = rowsFor(people).filter(({ isKnown }) => tours.some(isKnown));
  return (
    <div className="compare__scroll">
      <table className="compare__table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {tours.map(({ _id, path, title }) => (
              <th key={path} scope="col">
                <a href={path}>{title}</a>
                {onRemove && (
                  <button className="link-button" type="button" onClick={() => onRemove(_id)}>
                    Remove<span className="visually-hidden"> {title}</span>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, isKnown, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {tours.map((tour) => (
                <td key={tour.path}>{isKnown(tour) ? cell(tour) : "–"}</td>
              ))}
            </tr>
          ))}
          <tr className="compare__ask">
            <th scope="row">Ask us</th>
            {tours.map(({ path, inquiryPath, title }) => (
              <td key={path}>
                <a href={inquiryPath}>
                  Inquire<span className="visually-hidden"> about {title}</span>
                </a>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
