import { coffeeHillsBikeLoop } from "./bike/coffee-hills-bike-loop.ts";
import { congoNileTrailKibuyeSection } from "./bike/congo-nile-trail-kibuye-section.ts";
import { fiveDaysOnTheCongoNileTrail } from "./bike/five-days-on-the-congo-nile-trail.ts";
import { gisovuTeaRide } from "./bike/gisovu-tea-ride.ts";
import { mountKarongiMountainBikeClimb } from "./bike/mount-karongi-mountain-bike-climb.ts";
import { boatToAmahoroAndTheBirdIslands } from "./boat/boat-to-amahoro-and-the-bird-islands.ts";
import { kibuyeToRubavuByBoat } from "./boat/kibuye-to-rubavu-by-boat.ts";
import { nightBoatWithTheSingingFishermen } from "./boat/night-boat-with-the-singing-fishermen.ts";
import { sunriseBoatAndBreakfast } from "./boat/sunrise-boat-and-breakfast.ts";
import { aDayWithALakesideFamily } from "./culture/a-day-with-a-lakeside-family.ts";
import { coffeeFromCherryToCup } from "./culture/coffee-from-cherry-to-cup.ts";
import { danceAndDrumEvening } from "./culture/dance-and-drum-evening.ts";
import { kibuyeTownAndMarketWalk } from "./culture/kibuye-town-and-market-walk.ts";
import type { DemoTour } from "./demo-tour.ts";
import { amahoroIslandKayakAndSwim } from "./kayak/amahoro-island-kayak-and-swim.ts";
import { kayakToNapoleonIsland } from "./kayak/kayak-to-napoleon-island.ts";
import { sunsetKayakAmongTheIslands } from "./kayak/sunset-kayak-among-the-islands.ts";
import { threeDayKayakAlongTheShore } from "./kayak/three-day-kayak-along-the-shore.ts";
import { birdsOfTheKivuShoreAtDawn } from "./nature/birds-of-the-kivu-shore-at-dawn.ts";
import { mountKarongiRidgeHike } from "./nature/mount-karongi-ridge-hike.ts";
import { ndabaFallsWalk } from "./nature/ndaba-falls-walk.ts";

/** The 20 demo tours, in the order in which the site shows them: each screenful shows the variety. */
export const demoTours: readonly DemoTour[] = [
  kayakToNapoleonIsland,
  congoNileTrailKibuyeSection,
  nightBoatWithTheSingingFishermen,
  mountKarongiRidgeHike,
  kibuyeTownAndMarketWalk,
  sunsetKayakAmongTheIslands,
  fiveDaysOnTheCongoNileTrail,
  boatToAmahoroAndTheBirdIslands,
  birdsOfTheKivuShoreAtDawn,
  coffeeFromCherryToCup,
  amahoroIslandKayakAndSwim,
  mountKarongiMountainBikeClimb,
  kibuyeToRubavuByBoat,
  ndabaFallsWalk,
  aDayWithALakesideFamily,
  threeDayKayakAlongTheShore,
  coffeeHillsBikeLoop,
  sunriseBoatAndBreakfast,
  danceAndDrumEvening,
  gisovuTeaRide,
];
