import { toStage } from "../../../../components/itinerary/stage-values.ts";
import type { PhotoValues } from "../../../../components/photos/photo-values.ts";
import { isFilledPrice, toPrice } from "../../../../components/prices/price-values.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { BlockValues } from "./block-values.ts";

const toPhoto = ({ picture, caption, alt }: PhotoValues) => ({ picture, caption, alt });

const noPhoto = { picture: "", caption: "", alt: "" };

/** Converts form values for validation; blank texts become `null`. */
export const toBlock = (block: BlockValues) => {
  switch (block.type) {
    case "picture":
      return { ...block, photo: block.photo ? toPhoto(block.photo) : noPhoto };
    case "itinerary":
      return {
        ...block,
        stages: block.stages.map((stage) => ({
          ...toStage(stage),
          to: stage.to,
          photo: stage.photo && toPhoto(stage.photo),
        })),
      };
    case "prices":
      return { ...block, prices: block.prices.map(toPrice) };
    default:
      return block;
  }
};

/** Drops rows that were added and left blank. */
export const withoutBlankRows = (block: BlockValues): BlockValues => {
  switch (block.type) {
    case "facts":
      return { ...block, facts: block.facts.filter(isFilled) };
    case "list":
      return { ...block, items: block.items.filter(isFilled) };
    case "itinerary":
      return { ...block, stages: block.stages.filter(isFilled) };
    case "prices":
      return { ...block, prices: block.prices.filter(isFilledPrice) };
    case "questions":
      return { ...block, questions: block.questions.filter(isFilled) };
    case "quotes":
      return { ...block, quotes: block.quotes.filter(isFilled) };
    default:
      return block;
  }
};
