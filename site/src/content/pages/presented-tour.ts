import type { PageBlock } from "shared/content/pages/page-blocks";
import type { Page } from "shared/content/pages/pages";
import { findFromPrice } from "shared/content/tours/prices";
import type { TourPhoto } from "shared/content/tours/tour-photos";
import { type ClimbProfile, climbProfile } from "./climb-profile.ts";

const listStages = (block: PageBlock) =>
  block.type === "itinerary" ? block.stages.map((stage) => ({ ...stage, unit: block.unit })) : [];

/** The picture blocks at the head of the page: the first opens it, the others form the photo strip. */
const leadingPhotos = ({ blocks, pictures }: Pick<Page, "blocks" | "pictures">): TourPhoto[] => {
  const end = blocks.findIndex(({ type }) => type !== "picture");
  return blocks.slice(0, end === -1 ? undefined : end).flatMap((block) => {
    const picture = block.type === "picture" ? pictures[block.photo.picture] : undefined;
    return block.type === "picture" && picture ? { ...picture, ...block.photo } : [];
  });
};

const listPrices = (block: PageBlock) => (block.type === "prices" ? block.prices : []);

export const presentedTour = (page: Page) => {
  const { title, slug, description, blocks } = page;
  const stages = blocks.flatMap(listStages);
  const unit = stages[0]?.unit;
  const prices = blocks.flatMap(listPrices);
  const profile: ClimbProfile | null = climbProfile(stages);
  return {
    title,
    slug,
    description,
    duration: unit === "days" ? { unit, min: stages.length, max: null } : null,
    prices,
    fromPrice: findFromPrice(prices),
    stages,
    profile,
    photos: leadingPhotos(page),
  };
};
export type PresentedTour = ReturnType<typeof presentedTour>;
