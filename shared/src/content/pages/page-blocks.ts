import { z } from "zod";
import { limits } from "../../limits.ts";
import { webLink } from "../../text/links.ts";
import { orNull } from "../../text/or-null.ts";
import { richText } from "../../text/rich-text.ts";
import {
  labelledList,
  multilineText,
  optionalSingleLineText,
  singleLineText,
} from "../../text/text.ts";
import { question } from "../questions.ts";
import { itineraryStage } from "../tours/itinerary.ts";
import { price } from "../tours/prices.ts";
import { mapPoint } from "../tours/tour-facts.ts";
import { tourPhotoInput } from "../tours/tour-photos.ts";

const optionalHeading = optionalSingleLineText("Heading");
const longText = (label: string) => multilineText(label, limits.message);

const headingBlock = z.object({ type: z.literal("heading"), text: singleLineText("Heading") });

const textBlock = z.object({ type: z.literal("text"), text: richText });

const pictureBlock = z.object({ type: z.literal("picture"), photo: tourPhotoInput });

const factsBlock = z.object({
  type: z.literal("facts"),
  facts: labelledList(
    "Facts",
    z.object({
      name: singleLineText("Name"),
      value: singleLineText("Value"),
      note: optionalSingleLineText("Note"),
    }),
  ),
});

const listBlock = z.object({
  type: z.literal("list"),
  heading: optionalHeading,
  items: labelledList(
    "List",
    z.object({ title: optionalSingleLineText("Title"), text: longText("Entry") }),
  ),
});

const pageStage = itineraryStage.extend({
  to: optionalSingleLineText("To"),
  photo: orNull(tourPhotoInput),
});

const itineraryBlock = z.object({
  type: z.literal("itinerary"),
  unit: z.enum(["hours", "days"], "An itinerary goes by hours or days."),
  stages: labelledList("Itinerary", pageStage),
});

const pricesBlock = z.object({ type: z.literal("prices"), prices: labelledList("Prices", price) });

const questionsBlock = z.object({
  type: z.literal("questions"),
  heading: optionalHeading,
  questions: labelledList("Questions", question),
  withShared: z.boolean(),
});

/** Guests' quotes, written down by the owner. */
const quotesBlock = z.object({
  type: z.literal("quotes"),
  heading: optionalHeading,
  quotes: labelledList(
    "Quotes",
    z.object({ name: singleLineText("Name"), comment: longText("Comment") }),
  ),
});

const tourBlock = z.object({ type: z.literal("tour"), tour: singleLineText("Tour") });

/** Shows where a tour starts, or without `start` the place from the settings, on the map of the lake. */
const mapBlock = z.object({
  type: z.literal("map"),
  start: orNull(z.object({ place: singleLineText("Start place"), point: mapPoint })),
});

const callToActionBlock = z.object({
  type: z.literal("callToAction"),
  text: optionalSingleLineText("Text"),
  label: singleLineText("Button label"),
  link: webLink("Link"),
});

const reviewsBlock = z.object({ type: z.literal("reviews") });

/** Shows the latest stories. */
const storiesBlock = z.object({ type: z.literal("stories"), heading: optionalHeading });

/** Shows the people of the team. */
const teamBlock = z.object({ type: z.literal("team") });

/** Shows licence, insurance and year of foundation from the settings. */
const companyBlock = z.object({ type: z.literal("company") });

/** Lists the stored visitor data and its retention, taken from the settings. */
const storedDataBlock = z.object({ type: z.literal("storedData") });

export const pageBlock = z.discriminatedUnion(
  "type",
  [
    headingBlock,
    textBlock,
    pictureBlock,
    factsBlock,
    listBlock,
    itineraryBlock,
    pricesBlock,
    questionsBlock,
    quotesBlock,
    tourBlock,
    mapBlock,
    callToActionBlock,
    reviewsBlock,
    storiesBlock,
    teamBlock,
    companyBlock,
    storedDataBlock,
  ],
  "This isn't a page block.",
);
export type PageBlock = z.infer<typeof pageBlock>;

export const listPictures = (blocks: readonly PageBlock[]): string[] => {
  const ids = blocks.flatMap((block) => {
    if (block.type === "picture") return [block.photo.picture];
    if (block.type !== "itinerary") return [];
    return block.stages.flatMap(({ photo }) => (photo ? [photo.picture] : []));
  });
  return [...new Set(ids)];
};
