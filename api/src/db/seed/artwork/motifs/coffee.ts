/** Coffee: the branch with its cherries, the cup with its steam. */
import { traceRibbon } from "../kit/curves.ts";
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import {
  blendDown,
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";
import { drawLeaf, type LeafInks } from "./leaves.ts";

type CherryInks = { ripe: string; shade: string; green: string; shine: string };

export const cherryInks: CherryInks = {
  ripe: "#c8352a",
  shade: "#7d1f1d",
  green: "#d9a441",
  shine: "#ffe6cf",
};

export const coffeeLeaf: LeafInks = { light: "#2f7a58", dark: "#1a5644", vein: "#8fc09a" };

export const shadedLeaf: LeafInks = { light: "#14504a", dark: "#0c3a3a", vein: "#3f8a78" };

function drawCherry(at: Placement, color: string, shade: string, shine: string): string {
  return placeGroup(
    at,
    drawEllipse(0, 0, 19, 22, color),
    drawPath("M-19 2Q-12 26 8 21Q24 12 18-6Q10 12-19 2Z", shade, 'opacity="0.7"'),
    drawEllipse(-7, -9, 4.5, 6, shine, 'opacity="0.85"'),
    drawCircle(2, 20, 2.6, shade),
  );
}

/** A branch 640 long that bends down to the right; leaves in pairs, cherries at the joints. */
export function drawCoffeeBranch(
  at: Placement,
  leaf: LeafInks,
  cherry: CherryInks,
  seed = 1,
): string {
  const random = createRandom(seed);
  const joints = listNumbers(6).map((index): [number, number] => {
    const t = 0.1 + index * 0.165;
    return [t * 640, 150 * t * t - 30 * t];
  });
  const leaves = joints.map(([x, y], index) => {
    const scale = 1.55 - index * 0.09;
    const up = drawLeaf({ x, y, scale, turn: pickBetween(random, -62, -38) }, leaf);
    return up + drawLeaf({ x, y, scale, turn: pickBetween(random, 52, 84) }, leaf);
  });
  const fruit = joints.map(([x, y]) =>
    listNumbers(5)
      .map((index) => {
        const ripe = random() > 0.2;
        const spot = { x: x + (index - 2) * 21, y: y + pickBetween(random, -18, 24), scale: 0.95 };
        return drawCherry(spot, ripe ? cherry.ripe : cherry.green, cherry.shade, cherry.shine);
      })
      .join(""),
  );
  const stem = traceRibbon(
    [
      [-60, 4],
      [100, -2],
      [340, 28],
      [660, 128],
    ],
    (share) => 15 - 11 * share,
  );
  const tip = drawLeaf({ x: 646, y: 124, scale: 1.1, turn: 34 }, leaf);
  return placeGroup(at, ...leaves, tip, drawPath(stem, "#4a3226"), ...fruit);
}

/** A wide cup on a saucer, 260 across, standing on 0. */
export function drawCup(at: Placement, clay: string, shade: string, coffee: string): string {
  const body = blendDown([clay, shade]);
  return placeGroup(
    at,
    drawEllipse(0, 0, 190, 26, shade),
    drawEllipse(0, -7, 190, 25, clay),
    drawPath("M124-128Q206-140 196-86Q186-40 96-44L102-62Q168-58 174-88Q178-114 122-108Z", clay),
    drawPath("M-130-150Q-126-40-60-12Q0 2 60-12Q126-40 130-150Z", body),
    drawEllipse(0, -150, 130, 26, clay),
    drawEllipse(0, -148, 116, 20, coffee),
    drawLine("M-114-92Q0-66 114-92M-104-70Q0-44 104-70", shade, 3, 'opacity="0.6"'),
  );
}

export function drawSteam(at: Placement, color: string, opacity = 0.5): string {
  const curls = [
    traceRibbon(
      [
        [-40, 0],
        [-70, -80],
        [-20, -160],
        [-64, -250],
        [-30, -340],
      ],
      (t) => 16 * Math.sin(Math.PI * t) + 2,
    ),
    traceRibbon(
      [
        [20, 0],
        [50, -90],
        [0, -180],
        [44, -280],
        [10, -400],
      ],
      (t) => 20 * Math.sin(Math.PI * t) + 2,
    ),
    traceRibbon(
      [
        [70, 10],
        [92, -60],
        [60, -120],
        [90, -200],
      ],
      (t) => 11 * Math.sin(Math.PI * t) + 2,
    ),
  ];
  return placeGroup(at, drawPath(curls.join(""), color, `opacity="${opacity}"`));
}
