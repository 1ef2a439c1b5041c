import type { Departure } from "shared/content/tours/departures";
import type { Price } from "shared/content/tours/prices";
import {
  type FactKind,
  factKeys,
  type TourFacts,
  tourFactFields,
} from "shared/content/tours/tour-facts";
import { readPrice, writePrice } from "shared/content/tours/typed-prices/price-text";
import { limits } from "shared/limits";
import { plainCharacters } from "shared/text/plain-characters";
import type { Cell } from "#platform/csv/to-csv.ts";
import { invalidField } from "#platform/errors.ts";

const textOrNull = (text: string) => text.trim() || null;

/** Spreadsheets write decimals as their country does. What is no number is left for the schema to refuse. */
export const numberOrNull = (text: string) => {
  const plain = plainCharacters(text).trim().replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : textOrNull(text);
};

export const writeList = (list: readonly (string | number)[]) => list.join("\n");

export const readList = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const writeJson = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null);

const readJson = (text: string, label: string): unknown => {
  try {
    return text.trim() === "" ? [] : JSON.parse(text);
  } catch {
    throw invalidField(label, `${label} must be JSON.`);
  }
};

const readPriceLine = (text: string, label: string) => {
  const price = readPrice(text);
  if (price) return price;
  throw invalidField(
    label,
    `${label}: “${text.slice(0, limits.line)}” can't be read. Write one price per line, such as “40 USD per person” or “60000 RWF per group, 2 to 5 people”.`,
  );
};

/** One price a line, as people write it, or JSON. */
const readPrices = (text: string, label: string): unknown =>
  text.trim().startsWith("[")
    ? readJson(text, label)
    : readList(text).map((line) => readPriceLine(line, label));

/** `07:30`, as spreadsheets write it. */
const readTime = (text: string) =>
  textOrNull(
    text
      .trim()
      .replace(/^(\d:\d\d)/, "0$1")
      .replace(/^(\d\d:\d\d):00$/, "$1"),
  );

/** `2026-12-12 3` */
const readDeparture = (line: string) => {
  const [date, ...places] = line.split(/\s+/);
  return { date, places: numberOrNull(places.join(" ")) };
};

/** `null` where all cells of a fact are empty. */
const whole = <Fact extends object>(fact: Fact): Fact | null =>
  Object.values(fact).some((part) => part !== null) ? fact : null;

/**
 * Reads and writes the facts of one kind as table cells. These are methods so that each kind may name its own types.
 */
type FactCells = {
  /** Suffixes that column names add to the label of the fact. */
  columns: string[];
  /** A cell for each column. */
  write(fact: unknown): Cell[];
  read(texts: string[], label: string): unknown;
};

const list: FactCells = {
  columns: [""],
  write: (entries: string[]) => [writeList(entries)],
  read: ([text = ""]) => readList(text),
};

const json: FactCells = {
  columns: [""],
  write: (entries: unknown[]) => [writeJson(entries)],
  read: ([text = ""], label) => readJson(text, label),
};

const cellsByKind: Record<FactKind, FactCells> = {
  words: list,
  lines: list,
  number: {
    columns: [""],
    write: (number: number | null) => [number],
    read: ([text = ""]) => numberOrNull(text),
  },
  range: {
    columns: [" from", " to"],
    write: (range: TourFacts["groupSize"]) => [range?.min ?? null, range?.max ?? null],
    read: ([min = "", max = ""]) => whole({ min: numberOrNull(min), max: numberOrNull(max) }),
  },
  duration: {
    columns: [" from", " to", " unit"],
    write: (duration: TourFacts["duration"]) => [
      duration?.min ?? null,
      duration?.max ?? null,
      duration?.unit ?? null,
    ],
    read: ([min = "", max = "", unit = ""]) =>
      whole({
        min: numberOrNull(min),
        max: numberOrNull(max),
        unit: textOrNull(unit.toLowerCase()),
      }),
  },
  level: {
    columns: ["", " note"],
    write: (level: TourFacts["level"]) => [level?.grade ?? null, level?.note ?? null],
    read: ([grade = "", note = ""]) =>
      whole({ grade: textOrNull(grade.toLowerCase()), note: textOrNull(note) }),
  },
  months: {
    columns: [""],
    write: (months: number[]) => [writeList(months)],
    read: ([text = ""]) => readList(text).map(numberOrNull),
  },
  departures: {
    columns: [""],
    write: (departures: Departure[]) => [
      writeList(departures.map(({ date, places }) => `${date} ${places}`)),
    ],
    read: ([text = ""]) => readList(text).map(readDeparture),
  },
  start: {
    columns: [" place", " time", " latitude", " longitude"],
    write: (start: TourFacts["start"]) => [
      start?.place ?? null,
      start?.time ?? null,
      start?.point?.latitude ?? null,
      start?.point?.longitude ?? null,
    ],
    read: ([place = "", time = "", latitude = "", longitude = ""]) =>
      whole({
        place: textOrNull(place),
        time: readTime(time),
        point: whole({ latitude: numberOrNull(latitude), longitude: numberOrNull(longitude) }),
      }),
  },
  prices: {
    columns: [""],
    write: (prices: Price[]) => [writeList(prices.map(writePrice))],
    read: ([text = ""], label) => readPrices(text, label),
  },
  itinerary: json,
  questions: json,
  /** Too long for a cell: a tour keeps the one it has. */
  route: { columns: [], write: () => [], read: () => undefined },
};

type FactColumn = { name: string; write: (facts: TourFacts) => Cell; isJson: boolean };

const toColumns = (key: keyof TourFacts): FactColumn[] => {
  const { label, kind } = tourFactFields[key];
  const cells = cellsByKind[kind];
  return cells.columns.map((suffix, index) => ({
    name: label + suffix,
    write: (facts) => cells.write(facts[key])[index] ?? null,
    isJson: cells === json,
  }));
};

/** The columns of all facts, JSON last. */
export const factColumns = factKeys
  .flatMap(toColumns)
  .toSorted((a, b) => Number(a.isJson) - Number(b.isJson));

/** The unchecked facts in the cells; a fact without columns stays unchanged. */
export const readFacts = (cell: (name: string) => string, current: TourFacts) =>
  Object.fromEntries(
    factKeys.map((key) => {
      const { label, kind } = tourFactFields[key];
      const { columns, read } = cellsByKind[kind];
      if (columns.length === 0) return [key, current[key]];
      const texts = columns.map((suffix) => cell(label + suffix));
      return [key, read(texts, label)];
    }),
  );
