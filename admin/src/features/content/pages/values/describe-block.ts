import { describeStage } from "../../../../components/itinerary/stage-values.ts";
import { describePhotoAlt, type PhotoValues } from "../../../../components/photos/photo-values.ts";
import { describePrice } from "../../../../components/prices/price-values.ts";
import { describeRichText } from "../../../../components/rich-text/describe-rich-text.ts";
import { joinFilled } from "../../../../lib/text/is-filled.ts";
import type { BlockValues } from "./block-values.ts";

const byLine = (texts: string[]) => joinFilled(texts, "\n");
export const describePhoto = (photo: PhotoValues | null) =>
  photo
    ? `Photo: ${joinFilled([photo.caption, describePhotoAlt(photo)], " · ") || "without a caption"}`
    : "";

/** A summary of the block's content; empty while nothing is filled in. */
export const describeBlock = (block: BlockValues): string => {
  switch (block.type) {
    case "heading":
      return block.text;
    case "text":
      return describeRichText(block.text);
    case "picture":
      return describePhoto(block.photo);
    case "facts":
      return byLine(
        block.facts.map(({ name, value, note }) => joinFilled([name, value, note], ": ")),
      );
    case "list":
      return byLine([
        block.heading,
        ...block.items.map(({ title, text }) => joinFilled([title, text], ": ")),
      ]);
    case "itinerary":
      return byLine(
        block.stages.map(({ photo, to, ...stage }) =>
          joinFilled([describeStage(stage), to, describePhoto(photo)], " · "),
        ),
      );
    case "prices":
      return byLine(block.prices.map(describePrice));
    case "questions":
      return byLine([
        block.heading,
        ...block.questions.map(({ question, answer }) => joinFilled([question, answer], " ")),
      ]);
    case "quotes":
      return byLine([
        block.heading,
        ...block.quotes.map(({ name, comment }) => joinFilled([comment, name], " – ")),
      ]);
    case "stories":
      return block.heading;
    case "tour":
      return block.tour;
    case "map":
      return block.start.place;
    case "callToAction":
      return joinFilled([block.text, block.label, block.link], " · ");
    default:
      return "";
  }
};
