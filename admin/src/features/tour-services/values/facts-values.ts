import { tourRoute } from "shared/tour-route";
import { z } from "zod";
import { rangeValues } from "../../../components/form/range-values.ts";
import { stageValues } from "../../../components/itinerary/stage-values.ts";
import { pointValues } from "../../../components/map-point/point-values.ts";
import { priceValues } from "../../../components/prices/price-values.ts";

/* As typed, valid or not: each field of the form is a text, empty where nothing is said. */

const text = z.string();
const texts = z.array(text);
export const factsValues = z.object({
  activities: texts,
  duration: rangeValues.extend({ unit: z.enum(["hours", "days"]) }),
  level: z.object({ grade: text, note: text }),
  groupSize: rangeValues,
  minimumAge: text,
  months: texts,
  languages: texts,
  start: z.object({
    place: text,
    time: text,
    point: pointValues,
  }),
  prices: z.array(priceValues),
  included: texts,
  notIncluded: texts,
  toBring: texts,
  itinerary: z.array(stageValues),
  questions: z.array(z.object({ question: text, answer: text })),
  related: texts,
  route: tourRoute.nullable(),
});

export type FactsValues = z.infer<typeof factsValues>;
