import type { ItineraryStage } from "shared/itinerary";
import type { TourPhotoInput } from "shared/tour-photos";
import { demoAlts } from "../picture-alts.ts";
import type { DemoPictureName } from "../picture-name.ts";

export type DemoStage = ItineraryStage & { to: string; photo: DemoPictureName };

export const demoPhoto = (picture: DemoPictureName): TourPhotoInput => ({
  picture,
  caption: null,
  alt: demoAlts[picture],
});
