import type { ItineraryStage } from "shared/content/tours/itinerary";
import { z } from "zod";
import { isFilled, joinFilled } from "../../lib/text/is-filled.ts";
import { parseNumber } from "../../lib/text/parse-number.ts";
import { textOrNull } from "../../lib/text/text-or-null.ts";

/** The typed text, valid or not. */
export const stageValues = z.object({
  when: z.string(),
  title: z.string(),
  text: z.string(),
  distance: z.string(),
  ascent: z.string(),
  meals: z.string(),
  night: z.string(),
});
export type StageValues = z.infer<typeof stageValues>;

export const blankStage: StageValues = {
  when: "",
  title: "",
  text: "",
  distance: "",
  ascent: "",
  meals: "",
  night: "",
};

export const fromStage = (stage: ItineraryStage): StageValues => ({
  when: stage.when ?? "",
  title: stage.title,
  text: stage.text ?? "",
  distance: String(stage.distance ?? ""),
  ascent: String(stage.ascent ?? ""),
  meals: stage.meals ?? "",
  night: stage.night ?? "",
});

export const toStage = (stage: StageValues) => ({
  when: textOrNull(stage.when),
  title: stage.title,
  text: textOrNull(stage.text),
  distance: parseNumber(stage.distance),
  ascent: parseNumber(stage.ascent),
  meals: textOrNull(stage.meals),
  night: textOrNull(stage.night),
});

export const describeStage = ({ distance, ascent, ...texts }: StageValues) => {
  const km = isFilled(distance) ? `${distance} km` : "";
  const metres = isFilled(ascent) ? `${ascent} m up` : "";
  const { when, title, text, meals, night } = texts;
  return joinFilled([when, title, text, km, metres, meals, night], " · ");
};
