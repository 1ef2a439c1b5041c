import type { PageBlock } from "shared/content/pages/page-blocks";
import type { Page } from "shared/content/pages/pages";
import { findFromPrice } from "shared/content/tours/prices";
import { type ClimbProfile, climbProfile } from "./climb-profile.ts";

const listStages = (block: PageBlock) =>
  block.type === "itinerary" ? block.stages.map((stage) => ({ ...stage, unit: block.unit })) : [];

const listPrices = (block: PageBlock) => (block.type === "prices" ? block.prices : []);

export const presentedTour = ({ title, slug, description, blocks }: Page) => {
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
  };
};
export type PresentedTour = ReturnType<typeof presentedTour>;
