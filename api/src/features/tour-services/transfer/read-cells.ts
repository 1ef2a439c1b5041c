import { limits } from "shared/limits";
import { tourPagePath } from "shared/paths";
import { plainCharacters } from "shared/plain-characters";
import type { PortableTour } from "shared/tour-transfer";
import { readPrice } from "shared/words/price-text";
import { invalidField } from "../../../lib/errors.ts";
import type { ColumnName } from "./tour-cells.ts";

/** The text of a cell. */
export type ReadCell = (name: ColumnName) => string;

const textOrNull = (text: string) => text.trim() || null;

/** Spreadsheets write decimals as their country does. What is no number is left for the schema to refuse. */
const numberOrNull = (text: string) => {
  const plain = plainCharacters(text).trim().replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : textOrNull(text);
};

const list = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const json = (name: ColumnName, text: string): unknown => {
  try {
    return text.trim() === "" ? [] : JSON.parse(text);
  } catch {
    throw invalidField(name, `${name} must be JSON.`);
  }
};

const priceLine = (text: string) => {
  const price = readPrice(text);
  if (price) return price;
  throw invalidField(
    "Prices",
    `Prices: “${text.slice(0, limits.line)}” can't be read. Write one price a line, such as “40 USD per person” or “60000 RWF per group, 2 to 5 people”.`,
  );
};

/** One price a line, as people write it; files of earlier versions have JSON. */
const prices = (text: string): unknown =>
  text.trim().startsWith("[") ? json("Prices", text) : list(text).map(priceLine);

const shownWords = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** `07:30`, as spreadsheets write it. */
const time = (text: string) =>
  textOrNull(
    text
      .trim()
      .replace(/^(\d:\d\d)/, "0$1")
      .replace(/^(\d\d:\d\d):00$/, "$1"),
  );

/** `null` where all cells of a fact are empty. */
const whole = <Fact extends object>(fact: Fact): Fact | null =>
  Object.values(fact).some((part) => part !== null) ? fact : null;

const readFacts = (cell: ReadCell) => ({
  activities: list(cell("Activities")),
  duration: whole({
    min: numberOrNull(cell("Duration from")),
    max: numberOrNull(cell("Duration to")),
    unit: textOrNull(cell("Duration unit").toLowerCase()),
  }),
  level: whole({
    grade: textOrNull(cell("Level").toLowerCase()),
    note: textOrNull(cell("Level note")),
  }),
  groupSize: whole({
    min: numberOrNull(cell("Group size from")),
    max: numberOrNull(cell("Group size to")),
  }),
  minimumAge: numberOrNull(cell("Minimum age")),
  months: list(cell("Months")).map(numberOrNull),
  languages: list(cell("Languages")),
  start: whole({
    place: textOrNull(cell("Start place")),
    time: time(cell("Start time")),
    point: whole({
      latitude: numberOrNull(cell("Start latitude")),
      longitude: numberOrNull(cell("Start longitude")),
    }),
  }),
  included: list(cell("Included")),
  notIncluded: list(cell("Not included")),
  toBring: list(cell("To bring")),
  related: list(cell("Related tours")),
  prices: prices(cell("Prices")),
  itinerary: json("Itinerary", cell("Itinerary")),
  questions: json("Questions", cell("Questions")),
});

/** The tour that cells tell of, unchecked. 400 for what should be JSON and is not. */
export const readCells = (cell: ReadCell, { id, facts }: PortableTour): unknown => ({
  id,
  title: cell("Title"),
  description: cell("Description"),
  detailPage: cell("Detail page").trim() || tourPagePath(id),
  details: {
    highlights: list(cell("Highlights")),
    tips: list(cell("Tips")),
    whatsapp: cell("WhatsApp"),
    email: cell("Email"),
  },
  facts: { ...readFacts(cell), route: facts.route },
  isShown: shownWords.get(cell("Shown").trim().toLowerCase()),
  position: numberOrNull(cell("Position")),
});
