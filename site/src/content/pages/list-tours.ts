import type { Content } from "shared/content/content";
import { listPictures } from "shared/content/pages/page-blocks";
import { type Page, presentsTour } from "shared/content/pages/pages";
import { noFacts } from "shared/content/tours/tour-facts";
import { writtenPagePath } from "shared/paths";
import { foldText } from "shared/text/fold-text";
import { computeOnce } from "../../lib/compute-once.ts";
import { inquiryFormFor } from "../../lib/paths.ts";
import { type ListedTour, toListedTour } from "../tours/listed-tour.ts";
import { readPageFacts } from "./page-facts.ts";
import { presentedTour } from "./presented-tour.ts";

const pictureOf = ({ blocks, pictures }: Page) =>
  listPictures(blocks).flatMap((id) => pictures[id]?.image ?? [])[0] ?? null;

const includedIn = ({ blocks }: Page) =>
  blocks.flatMap((block) =>
    block.type === "list" && foldText(block.heading ?? "") === "included"
      ? block.items.map(({ text }) => text)
      : [],
  );

const fromPage = (page: Page): ListedTour => {
  const { title, description, duration, prices, fromPrice, stages } = presentedTour(page);
  const path = writtenPagePath(page);
  return {
    _id: path,
    title,
    description: description ?? "",
    image: pictureOf(page),
    fromPrice,
    facts: {
      ...noFacts,
      ...readPageFacts(page),
      duration,
      prices,
      included: includedIn(page),
      itinerary: stages,
    },
    updatedAt: page.updatedAt,
    path,
    inquiryPath: inquiryFormFor(page.topic ?? title),
  };
};

/** The pages that name a tour and have its itinerary or prices. */
export const listPageTours = ({ pages }: Pick<Content, "pages">): ListedTour[] =>
  pages.filter(presentsTour).map(fromPage);

export type Lists = Pick<Content, "services" | "pages"> & { isLive: boolean };

/** All tours, those of pages last. Empty for a live site, whose browsers fetch the lists themselves. */
export const listTours = computeOnce(({ services, pages, isLive }: Lists): ListedTour[] =>
  isLive ? [] : [...services.map(toListedTour), ...listPageTours({ pages })],
);
