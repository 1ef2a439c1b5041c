import type { PageBlock } from "shared/content/pages/page-blocks";
import type { TourService } from "shared/content/tours/tour-services";
import { confirmPrices } from "../../../../components/prices/confirm-prices.ts";
import type { PageValues } from "./page-values.ts";

type Context = { tours: TourService[]; stored: PageBlock[] };

/** Compares the page's prices with those of the tours, and asks before saving an unusual one. */
export const confirmPagePrices = (
  { blocks }: PageValues,
  { tours, stored }: Context,
  save: () => void,
) =>
  confirmPrices(
    {
      typed: blocks.flatMap((block) => (block.type === "prices" ? block.prices : [])),
      stored: stored.flatMap((block) => (block.type === "prices" ? block.prices : [])),
      others: tours.flatMap(({ facts }) => facts.prices),
    },
    save,
  );
