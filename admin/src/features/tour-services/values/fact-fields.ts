import { routeInWords } from "shared/words/route";
import { describeRange } from "../../../components/form/range-values.ts";
import { describeStage } from "../../../components/itinerary/stage-values.ts";
import { describePrice } from "../../../components/prices/price-values.ts";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { isFilled, joinFilled } from "../../../lib/text/is-filled.ts";
import type { FactsValues } from "./facts-values.ts";
import type { ServiceValues } from "./service-values.ts";

const fact = <Key extends keyof FactsValues>(
  key: Key,
  label: string,
  describe: (value: FactsValues[Key]) => string,
): RecordField<ServiceValues> => ({
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
const start = ({ place, time, point }: FactsValues["start"]) =>
  joinFilled([place, time, joinFilled([point.latitude, point.longitude], ", ")], "\n");

/** Every fact: its key, its label, and how it is read where two versions are compared. */
export const factFields = [
  fact("activities", "Activities", byComma),
  fact("duration", "Duration", (duration) =>
    isFilled(describeRange(duration)) ? `${describeRange(duration)} ${duration.unit}` : "",
  ),
  fact("level", "Level", ({ grade, note }) => joinFilled([grade, note], ": ")),
  fact("groupSize", "Group size", describeRange),
  fact("minimumAge", "Minimum age", String),
  fact("months", "Months", byComma),
  fact("languages", "Languages", byComma),
  fact("start", "Start", start),
  fact("prices", "Prices", (prices) => byLine(prices.map(describePrice))),
  fact("included", "Included", byLine),
  fact("notIncluded", "Not included", byLine),
  fact("toBring", "To bring", byLine),
  fact("itinerary", "Itinerary", (stages) => byLine(stages.map(describeStage))),
  fact("questions", "Questions", (list) =>
    list.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n"),
  ),
  fact("related", "Related tours", byComma),
  fact("route", "Route", (route) => (route ? routeInWords(route) : "")),
];
