import { byFact, tourFactFields } from "shared/tour-facts";
import { z } from "zod";
import { rangeValues } from "../../../components/form/range-values.ts";
import { stageValues } from "../../../components/itinerary/stage-values.ts";
import { pointValues } from "../../../components/map-point/point-values.ts";
import { priceValues } from "../../../components/prices/price-values.ts";

const text = z.string();
const texts = z.array(text);

/** As typed, valid or not: each field of the form is a text, empty where nothing is said. */
export const factsValues = z.object(
  byFact({
    words: texts,
    lines: texts,
    number: text,
    range: rangeValues,
    duration: rangeValues.extend({ unit: z.enum(["hours", "days"]) }),
    level: z.object({ grade: text, note: text }),
    months: texts,
    start: z.object({ place: text, time: text, point: pointValues }),
    prices: z.array(priceValues),
    itinerary: z.array(stageValues),
    questions: z.array(z.object({ question: text, answer: text })),
    route: tourFactFields.route.stored,
  }),
);
export type FactsValues = z.infer<typeof factsValues>;
