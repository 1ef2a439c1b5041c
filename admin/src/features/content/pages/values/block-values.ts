import { z } from "zod";
import { stageValues } from "../../../../components/itinerary/stage-values.ts";
import { pointValues } from "../../../../components/map-point/point-values.ts";
import { photoValues } from "../../../../components/photos/photo-values.ts";
import { priceValues } from "../../../../components/prices/price-values.ts";
import { richTextValues } from "../../../../components/rich-text/rich-text-values.ts";

const text = z.string();
const heading = text;
const photo = photoValues.nullable();

/** Unvalidated form values: empty strings where the contract has `null`. */
export const blockValues = z.discriminatedUnion("type", [
  z.object({ type: z.literal("heading"), text }),
  z.object({ type: z.literal("text"), text: richTextValues }),
  z.object({ type: z.literal("picture"), photo }),
  z.object({
    type: z.literal("facts"),
    facts: z.array(z.object({ name: text, value: text, note: text })),
  }),
  z.object({
    type: z.literal("list"),
    heading,
    items: z.array(z.object({ title: text, text })),
  }),
  z.object({
    type: z.literal("itinerary"),
    unit: z.enum(["hours", "days"]),
    stages: z.array(stageValues.extend({ to: text, photo })),
  }),
  z.object({ type: z.literal("prices"), prices: z.array(priceValues) }),
  z.object({
    type: z.literal("questions"),
    heading,
    questions: z.array(z.object({ question: text, answer: text })),
    withShared: z.boolean(),
  }),
  z.object({
    type: z.literal("quotes"),
    heading,
    quotes: z.array(z.object({ name: text, comment: text })),
  }),
  z.object({ type: z.literal("tour"), tour: text }),
  z.object({
    type: z.literal("map"),
    start: z.object({ place: text, point: pointValues }),
  }),
  z.object({ type: z.literal("callToAction"), text, label: text, link: text }),
  z.object({ type: z.literal("reviews") }),
  z.object({ type: z.literal("stories"), heading }),
  z.object({ type: z.literal("team") }),
  z.object({ type: z.literal("company") }),
  z.object({ type: z.literal("storedData") }),
]);
export type BlockValues = z.infer<typeof blockValues>;
export type BlockType = BlockValues["type"];
export type BlockOf<Type extends BlockType> = Extract<BlockValues, { type: Type }>;
