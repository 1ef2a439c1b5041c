/** Trees of the shore and the hills; feet at 0,0. */
import { mixColors } from "../kit/color.ts";
import { type Point, traceBlob, traceRibbon } from "../kit/curves.ts";
import { createRandom, listNumbers, pickBetween, type Random } from "../kit/random.ts";
import { drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";
import { drawBananaLeaf, type LeafInks } from "./leaves.ts";

function traceCrown(seed: number, x: number, y: number, rx: number, ry: number): string {
  const random = createRandom(seed);
  const points = listNumbers(11).map((index): Point => {
    const angle = (index / 11) * Math.PI * 2;
    const bulge = pickBetween(random, 0.8, 1.15);
    return [x + Math.cos(angle) * rx * bulge, y + Math.sin(angle) * ry * bulge];
  });
  return traceBlob(points);
}

/** A tuft of hanging leaves: smooth above, ragged below. */
function traceTuft(random: Random, x: number, y: number, size: number): string {
  const points = listNumbers(12).map((index): Point => {
    const angle = Math.PI + (index / 12) * Math.PI * 2;
    const below = Math.sin(angle) > 0.1;
    const ragged = index % 2 === 0 ? 1.3 : 0.72;
    const bulge = below ? ragged : pickBetween(random, 0.92, 1.1);
    return [x + Math.cos(angle) * size * 1.35, y + Math.sin(angle) * size * 0.62 * bulge];
  });
  return traceBlob(points);
}

/** A tall eucalyptus, about 200 units high. */
export function drawEucalyptus(at: Placement, trunk: string, leaf: string, seed = 1): string {
  const random = createRandom(seed);
  const light = mixColors(leaf, "#f6e3b0", 0.17);
  const spots: [number, number, number][] = [
    [-27, -104, 15],
    [26, -122, 18],
    [-17, -138, 19],
    [17, -156, 18],
    [-11, -174, 17],
    [11, -190, 14],
    [-2, -206, 13],
  ];
  const tufts = spots.map(([x, y, size]) => {
    const spotX = x + pickBetween(random, -5, 5);
    const lit = traceTuft(random, spotX - size * 0.25, y - size * 0.22, size * 0.66);
    return (
      drawPath(traceTuft(random, spotX, y, size), leaf) + drawPath(lit, light, 'opacity="0.8"')
    );
  });
  const branches = "M1-66Q-8-88-25-100M2-86Q12-104 25-118M2-104Q-4-122-16-134M1-124Q8-142 16-152";
  const stem = traceRibbon(
    [
      [0, 0],
      [3, -70],
      [1, -140],
      [-2, -204],
    ],
    (share) => 6 - 4.6 * share,
  );
  return placeGroup(at, drawPath(stem, trunk), drawLine(branches, trunk, 2.2), ...tufts);
}

/** A wide ficus, about 160 units high. */
export function drawFicus(at: Placement, trunk: string, leaf: string, light: string): string {
  return placeGroup(
    at,
    drawPath("M-12 0Q-4-40-34-78L-24-82Q-6-56 0-50Q10-62 32-86L40-80Q12-42 14 0Z", trunk),
    drawPath(traceCrown(3, -42, -98, 56, 34) + traceCrown(5, 46, -100, 58, 36), leaf),
    drawPath(traceCrown(8, 2, -124, 66, 38), leaf),
    drawPath(traceCrown(13, -34, -118, 34, 15) + traceCrown(21, 28, -138, 34, 14), light),
  );
}

/** A banana plant, about 300 units high; scale it down for groves. */
export function drawBananaPlant(at: Placement, inks: LeafInks, trunk: string, seed = 1): string {
  const leaves: [number, boolean, number][] = [
    [12, true, 120],
    [-20, false, 120],
    [38, true, 110],
    [-44, false, 110],
    [64, true, 50],
    [-70, false, 60],
    [-88, false, 24],
  ];
  const crown = leaves.map(([turn, flip, droop], index) =>
    drawBananaLeaf(
      { x: 0, y: -150, scale: 0.64 - index * 0.02, turn, flip },
      inks,
      seed * 13 + index,
      droop,
    ),
  );
  return placeGroup(at, drawPath("M-15 0Q-9-80-7-156L8-156Q10-80 16 0Z", trunk), ...crown);
}

/** A cypress: one dark flame. */
export function drawCypress(at: Placement, leaf: string): string {
  return placeGroup(at, drawPath("M0 0Q-22-20-17-64Q-12-110 0-140Q12-110 17-64Q22-20 0 0Z", leaf));
}
