import { toStage } from "../../../../components/itinerary/stage-values.ts";
import { toPoint } from "../../../../components/map-point/point-values.ts";
import { fromPhotoValues } from "../../../../components/photos/photo-values.ts";
import { isFilledPrice, toPrice } from "../../../../components/prices/price-values.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { BlockOf, BlockValues } from "./block-values.ts";

const noPhoto = { picture: "", caption: "", alt: "" };

const noPoint = { latitude: Number.NaN, longitude: Number.NaN };

/** `null` shows the company's own place; a place without a point is refused. */
const toStart = ({ place, point }: BlockOf<"map">["start"]) => {
  const typed = toPoint(point);
  return place.trim() || typed ? { place, point: typed ?? noPoint } : null;
};

/** Converts form values for validation; blank texts become `null`. */
export const toBlock = (block: BlockValues) => {
  switch (block.type) {
    case "picture":
      return { ...block, photo: block.photo ? fromPhotoValues(block.photo) : noPhoto };
    case "itinerary":
      return {
        ...block,
        stages: block.stages.map((stage) => ({
          ...toStage(stage),
          to: stage.to,
          photo: stage.photo && fromPhotoValues(stage.photo),
        })),
      };
    case "map":
      return { type: block.type, start: toStart(block.start) };
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
