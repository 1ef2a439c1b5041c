import { bikeTours } from "./bike.ts";
import { boatTours } from "./boat.ts";
import { cultureTours } from "./culture.ts";
import type { DemoTour } from "./demo-tour.ts";
import { kayakTours } from "./kayak.ts";
import { natureTours } from "./nature.ts";

/** One tour of each kind in turn, so that every screenful shows the variety. */
const interleave = (...kinds: (readonly DemoTour[])[]) => {
  const longest = Math.max(...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap((kind) => kind.slice(index, index + 1)),
  ).flat();
};

/** The 20 demo tours, in the order in which the site shows them. */
export const demoTours = interleave(kayakTours, bikeTours, boatTours, natureTours, cultureTours);
