/** All 44 pictures by name; each function returns the SVG text of one picture. */
import { paintBirdsAtDawn } from "./scenes/birds/birds-of-the-kivu-shore-at-dawn.ts";
import { paintFruitBats } from "./scenes/birds/fruit-bats-leaving-napoleon-island.ts";
import { paintCranes } from "./scenes/birds/grey-crowned-cranes.ts";
import { paintKingfisherOnReed } from "./scenes/birds/kingfisher-on-a-reed.ts";
import { paintBirdIslands } from "./scenes/boat/boat-to-amahoro-and-the-bird-islands.ts";
import { paintBoatToRubavu } from "./scenes/boat/kibuye-to-rubavu-by-boat.ts";
import { paintLampsOnTheLake } from "./scenes/boat/lamps-on-the-lake.ts";
import { paintSingingFishermen } from "./scenes/boat/night-boat-with-the-singing-fishermen.ts";
import { paintBreakfastOnDeck } from "./scenes/boat/sunrise-boat-and-breakfast.ts";
import { paintBoatsComingHome } from "./scenes/boat/three-hulled-boats-coming-home.ts";
import { paintBananaGroves } from "./scenes/harvest/banana-groves.ts";
import { paintCoffeeCherries } from "./scenes/harvest/coffee-cherries.ts";
import { paintCherryToCup } from "./scenes/harvest/coffee-from-cherry-to-cup.ts";
import { paintCoffeeLoop } from "./scenes/harvest/coffee-hills-bike-loop.ts";
import { paintDryingTables } from "./scenes/harvest/drying-tables.ts";
import { paintTeaRide } from "./scenes/harvest/gisovu-tea-ride.ts";
import { paintTeaAtGisovu } from "./scenes/harvest/tea-at-gisovu.ts";
import { paintRidgeHike } from "./scenes/hills/mount-karongi-ridge-hike.ts";
import { paintFallsClose } from "./scenes/hills/ndaba-falls.ts";
import { paintFallsWalk } from "./scenes/hills/ndaba-falls-walk.ts";
import { paintRainOverHills } from "./scenes/hills/rain-over-the-hills.ts";
import { paintTerracesAfterRain } from "./scenes/hills/terraces-after-rain.ts";
import { paintViewFromKarongi } from "./scenes/hills/view-from-mount-karongi.ts";
import { paintAmahoroFromAbove } from "./scenes/kayak/amahoro-island-kayak-and-swim.ts";
import { paintKayakToNapoleon } from "./scenes/kayak/kayak-to-napoleon-island.ts";
import { paintKayaksOnTheBeach } from "./scenes/kayak/kayaks-on-the-beach.ts";
import { paintPaddlingThroughMist } from "./scenes/kayak/paddling-through-mist.ts";
import { paintSunsetAmongIslands } from "./scenes/kayak/sunset-kayak-among-the-islands.ts";
import { paintCampOnTheShore } from "./scenes/kayak/three-day-kayak-along-the-shore.ts";
import { paintFirstLight } from "./scenes/lake/first-light-over-lake-kivu.ts";
import { paintLastLightOnJetty } from "./scenes/lake/last-light-on-the-jetty.ts";
import { paintMoonriseOverIdjwi } from "./scenes/lake/moonrise-over-idjwi.ts";
import { paintNapoleonIsland } from "./scenes/lake/napoleon-island-from-the-water.ts";
import { paintFamilyDay } from "./scenes/people/a-day-with-a-lakeside-family.ts";
import { paintDanceAndDrum } from "./scenes/people/dance-and-drum-evening.ts";
import { paintTownWalk } from "./scenes/people/kibuye-town-and-market-walk.ts";
import { paintMarketMorning } from "./scenes/people/market-morning-in-kibuye.ts";
import { paintChurchOnPeninsula } from "./scenes/people/the-church-on-the-peninsula.ts";
import { paintTrailKibuye } from "./scenes/trail/congo-nile-trail-kibuye-section.ts";
import { paintFiveDays } from "./scenes/trail/five-days-on-the-congo-nile-trail.ts";
import { paintKarongiClimb } from "./scenes/trail/mount-karongi-mountain-bike-climb.ts";
import { paintSwitchbacks } from "./scenes/trail/red-earth-switchbacks.ts";
import { paintEucalyptusRiders } from "./scenes/trail/riders-under-eucalyptus.ts";
import { paintTrailAboveBay } from "./scenes/trail/the-trail-above-the-bay.ts";

export const scenes = {
  "kayak-to-napoleon-island": paintKayakToNapoleon,
  "sunset-kayak-among-the-islands": paintSunsetAmongIslands,
  "amahoro-island-kayak-and-swim": paintAmahoroFromAbove,
  "three-day-kayak-along-the-shore": paintCampOnTheShore,
  "night-boat-with-the-singing-fishermen": paintSingingFishermen,
  "boat-to-amahoro-and-the-bird-islands": paintBirdIslands,
  "kibuye-to-rubavu-by-boat": paintBoatToRubavu,
  "sunrise-boat-and-breakfast": paintBreakfastOnDeck,
  "congo-nile-trail-kibuye-section": paintTrailKibuye,
  "five-days-on-the-congo-nile-trail": paintFiveDays,
  "mount-karongi-mountain-bike-climb": paintKarongiClimb,
  "coffee-hills-bike-loop": paintCoffeeLoop,
  "gisovu-tea-ride": paintTeaRide,
  "kibuye-town-and-market-walk": paintTownWalk,
  "coffee-from-cherry-to-cup": paintCherryToCup,
  "a-day-with-a-lakeside-family": paintFamilyDay,
  "dance-and-drum-evening": paintDanceAndDrum,
  "mount-karongi-ridge-hike": paintRidgeHike,
  "birds-of-the-kivu-shore-at-dawn": paintBirdsAtDawn,
  "ndaba-falls-walk": paintFallsWalk,
  "first-light-over-lake-kivu": paintFirstLight,
  "napoleon-island-from-the-water": paintNapoleonIsland,
  "fruit-bats-leaving-napoleon-island": paintFruitBats,
  "three-hulled-boats-coming-home": paintBoatsComingHome,
  "lamps-on-the-lake": paintLampsOnTheLake,
  "kayaks-on-the-beach": paintKayaksOnTheBeach,
  "paddling-through-mist": paintPaddlingThroughMist,
  "the-trail-above-the-bay": paintTrailAboveBay,
  "red-earth-switchbacks": paintSwitchbacks,
  "riders-under-eucalyptus": paintEucalyptusRiders,
  "tea-at-gisovu": paintTeaAtGisovu,
  "coffee-cherries": paintCoffeeCherries,
  "drying-tables": paintDryingTables,
  "grey-crowned-cranes": paintCranes,
  "kingfisher-on-a-reed": paintKingfisherOnReed,
  "market-morning-in-kibuye": paintMarketMorning,
  "the-church-on-the-peninsula": paintChurchOnPeninsula,
  "banana-groves": paintBananaGroves,
  "terraces-after-rain": paintTerracesAfterRain,
  "rain-over-the-hills": paintRainOverHills,
  "view-from-mount-karongi": paintViewFromKarongi,
  "ndaba-falls": paintFallsClose,
  "moonrise-over-idjwi": paintMoonriseOverIdjwi,
  "last-light-on-the-jetty": paintLastLightOnJetty,
} satisfies Record<string, () => string>;

export type SceneName = keyof typeof scenes;
