import { z } from "zod";
import { limits } from "../../limits.ts";
import { wholeNumber } from "../../text/number-range.ts";
import { orNull } from "../../text/or-null.ts";
import { multilineText, optionalSingleLineText, singleLineText } from "../../text/text.ts";

const distanceMessage = `Distance must be a number of kilometres from 0 to ${limits.distance}.`;
const distance = z
  .number(distanceMessage)
  .min(0, distanceMessage)
  .max(limits.distance, distanceMessage);

export const itineraryStage = z.object({
  /** For example `Day 1` or `08:00`; `null` if the position in the list is enough. */
  when: optionalSingleLineText("When"),
  title: singleLineText("Stage title"),
  text: orNull(multilineText("Stage text", limits.stageText)),
  /** Kilometres. */
  distance: orNull(distance),
  /** Metres. */
  ascent: orNull(wholeNumber("Ascent in metres", 0, limits.ascent)),
  meals: optionalSingleLineText("Meals"),
  night: optionalSingleLineText("Night"),
});
export type ItineraryStage = z.infer<typeof itineraryStage>;
