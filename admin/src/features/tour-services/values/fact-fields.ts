import { routeInWords } from "shared/words/route";
import type { FactsValues, PriceValues, RangeValues, StageValues } from "./facts-values.ts";
import { isFilled, joinFilled } from "./is-filled.ts";
import type { ServiceField } from "./service-field.ts";

const fact = <Key extends keyof FactsValues>(
  key: Key,
  label: string,
  describe: (value: FactsValues[Key]) => string,
): ServiceField => ({
  label,
  read: ({ facts }) => facts[key],
  describe: ({ facts }) => describe(facts[key]),
  take: (values, other) => ({
    ...values,
    facts: { ...values.facts, [key]: other.facts[key] },
  }),
});

const byLine = (texts: string[]) => texts.join("\n");
const byComma = (texts: string[]) => texts.join(", ");
const range = ({ min, max }: RangeValues) => joinFilled([min, max], " to ");

const price = ({ amount, currency, per, people, note }: PriceValues) => {
  const group = isFilled(people) ? `${range(people)} people` : "";
  return joinFilled([`${amount} ${currency} per ${per}`, group, note], ", ");
};

const stage = ({ distance, ascent, ...texts }: StageValues) => {
  const km = isFilled(distance) ? `${distance} km` : "";
  const metres = isFilled(ascent) ? `${ascent} m up` : "";
  const { when, title, text, meals, night } = texts;
  return joinFilled([when, title, text, km, metres, meals, night], " · ");
};

const start = ({ place, time, point }: FactsValues["start"]) =>
  joinFilled([place, time, joinFilled([point.latitude, point.longitude], ", ")], "\n");

/** Every fact: its key, its label, and how it is read where two versions are compared. */
export const factFields = [
  fact("activities", "Activities", byComma),
  fact("duration", "Duration", (duration) =>
    isFilled(range(duration)) ? `${range(duration)} ${duration.unit}` : "",
  ),
  fact("level", "Level", ({ grade, note }) => joinFilled([grade, note], ": ")),
  fact("groupSize", "Group size", range),
  fact("minimumAge", "Minimum age", String),
  fact("months", "Months", byComma),
  fact("languages", "Languages", byComma),
  fact("start", "Start", start),
  fact("prices", "Prices", (prices) => byLine(prices.map(price))),
  fact("included", "Included", byLine),
  fact("notIncluded", "Not included", byLine),
  fact("toBring", "To bring", byLine),
  fact("itinerary", "Itinerary", (stages) => byLine(stages.map(stage))),
  fact("questions", "Questions", (list) =>
    list.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n"),
  ),
  fact("related", "Related tours", byComma),
  fact("route", "Route", (route) => (route ? routeInWords(route) : "")),
];
