import type { PortableTour } from "shared/tour-transfer";
import { writePrice } from "shared/words/price-text";
import type { Columns } from "../../../lib/csv/to-csv.ts";

const lines = (list: readonly (string | number)[]) => list.join("\n");
const json = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null);

const textCells = {
  ID: ({ id }) => id,
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  "Detail page": ({ detailPage }) => detailPage,
  Highlights: ({ details }) => lines(details.highlights),
  Tips: ({ details }) => lines(details.tips),
  WhatsApp: ({ details }) => details.whatsapp,
  Email: ({ details }) => details.email,
  Shown: ({ isShown }) => (isShown ? "yes" : "no"),
  Position: ({ position }) => position,
} satisfies Columns<PortableTour>;

const factCells = {
  Activities: ({ facts }) => lines(facts.activities),
  "Duration from": ({ facts }) => facts.duration?.min ?? null,
  "Duration to": ({ facts }) => facts.duration?.max ?? null,
  "Duration unit": ({ facts }) => facts.duration?.unit ?? null,
  Level: ({ facts }) => facts.level?.grade ?? null,
  "Level note": ({ facts }) => facts.level?.note ?? null,
  "Group size from": ({ facts }) => facts.groupSize?.min ?? null,
  "Group size to": ({ facts }) => facts.groupSize?.max ?? null,
  "Minimum age": ({ facts }) => facts.minimumAge,
  Months: ({ facts }) => lines(facts.months),
  Languages: ({ facts }) => lines(facts.languages),
  "Start place": ({ facts }) => facts.start?.place ?? null,
  "Start time": ({ facts }) => facts.start?.time ?? null,
  "Start latitude": ({ facts }) => facts.start?.point?.latitude ?? null,
  "Start longitude": ({ facts }) => facts.start?.point?.longitude ?? null,
  Prices: ({ facts }) => lines(facts.prices.map(writePrice)),
  Included: ({ facts }) => lines(facts.included),
  "Not included": ({ facts }) => lines(facts.notIncluded),
  "To bring": ({ facts }) => lines(facts.toBring),
  "Related tours": ({ facts }) => lines(facts.related),
} satisfies Columns<PortableTour>;

const jsonCells = {
  Itinerary: ({ facts }) => json(facts.itinerary),
  Questions: ({ facts }) => json(facts.questions),
} satisfies Columns<PortableTour>;
export const jsonColumns: ReadonlySet<string> = new Set(Object.keys(jsonCells));

/** The columns of the table: a text, a number, a list with one entry a line, or JSON. */
export const tourCells = { ...textCells, ...factCells, ...jsonCells };
export type ColumnName = keyof typeof tourCells;
