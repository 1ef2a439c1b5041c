import type { PortableTour } from "shared/content/tours/tour-transfer";
import type { Columns } from "#platform/csv/to-csv.ts";
import { factColumns, writeList } from "./fact-cells.ts";

const textCells: Columns<PortableTour> = {
  ID: ({ id }) => id,
  Address: ({ slug }) => slug,
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  "Detail page": ({ detailPage }) => detailPage,
  Highlights: ({ details }) => writeList(details.highlights),
  Tips: ({ details }) => writeList(details.tips),
  WhatsApp: ({ details }) => details.whatsapp,
  Email: ({ details }) => details.email,
  Shown: ({ isShown }) => (isShown ? "yes" : "no"),
  Position: ({ position }) => position,
};

const factCells: Columns<PortableTour> = Object.fromEntries(
  factColumns.map(({ name, write }) => [name, ({ facts }: PortableTour) => write(facts)]),
);

export const jsonColumns: ReadonlySet<string> = new Set(
  factColumns.filter(({ isJson }) => isJson).map(({ name }) => name),
);

/** The columns of the table: a text, a number, a list with one entry a line, or JSON. */
export const tourCells = { ...textCells, ...factCells };
