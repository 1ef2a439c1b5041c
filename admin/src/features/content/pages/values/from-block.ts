import type { PageBlock } from "shared/content/pages/page-blocks";
import type { Page } from "shared/content/pages/pages";
import type { TourPhotoInput } from "shared/content/tours/tour-photos";
import { fromStage } from "../../../../components/itinerary/stage-values.ts";
import { fromPoint } from "../../../../components/map-point/point-values.ts";
import { type PhotoValues, toPhotoValues } from "../../../../components/photos/photo-values.ts";
import { fromPrice } from "../../../../components/prices/price-values.ts";
import type { BlockValues } from "./block-values.ts";

type Pictures = Page["pictures"];

/** `null` if the page has lost the picture. */
export const fromPhoto = (photo: TourPhotoInput, pictures: Pictures): PhotoValues | null => {
  const image = pictures[photo.picture]?.image;
  return image ? toPhotoValues(photo, image) : null;
};

export const fromBlock =
  (pictures: Pictures) =>
  (block: PageBlock): BlockValues => {
    switch (block.type) {
      case "picture":
        return { ...block, photo: fromPhoto(block.photo, pictures) };
      case "facts":
        return { ...block, facts: block.facts.map((fact) => ({ ...fact, note: fact.note ?? "" })) };
      case "list":
        return {
          ...block,
          heading: block.heading ?? "",
          items: block.items.map((item) => ({ ...item, title: item.title ?? "" })),
        };
      case "itinerary":
        return {
          ...block,
          stages: block.stages.map((stage) => ({
            ...fromStage(stage),
            to: stage.to ?? "",
            photo: stage.photo && fromPhoto(stage.photo, pictures),
          })),
        };
      case "map":
        return {
          type: "map",
          start: { place: block.start?.place ?? "", point: fromPoint(block.start?.point) },
        };
      case "prices":
        return { ...block, prices: block.prices.map(fromPrice) };
      case "questions":
      case "quotes":
      case "stories":
        return { ...block, heading: block.heading ?? "" };
      case "callToAction":
        return { ...block, text: block.text ?? "" };
      default:
        return block;
    }
  };
