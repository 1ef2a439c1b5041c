/** The lake: its colour, the light on it, and what it mirrors. */
import { thinColor } from "./color.ts";
import { traceLens } from "./curves.ts";
import { createRandom, listNumbers, pickBetween } from "./random.ts";
import { outlineRidge, type Ridge } from "./ridges.ts";
import { blendBetween, blendDown, drawPath, drawRect } from "./svg.ts";

export function drawLake(top: number, stops: readonly string[], foot = 1066): string {
  return drawRect(0, top, 1600, foot - top, blendDown(stops));
}

type GlitterPlan = {
  seed: number;
  x: number;
  top: number;
  foot: number;
  color: string;
  count?: number;
  narrow?: number;
  wide?: number;
  thick?: number;
  opacity?: number;
};

/** The path of light under a sun or moon: strokes that widen towards us. */
export function drawGlitter(plan: GlitterPlan): string {
  const { seed, x, top, foot, color, count = 60, narrow = 60, wide = 300, thick = 9 } = plan;
  const random = createRandom(seed);
  const strokes = listNumbers(count).map((index) => {
    const depth = (index + random()) / count;
    const near = depth ** 1.5;
    const reach = narrow + (wide - narrow) * near;
    const middle = x + (random() + random() - 1) * reach * 0.55;
    const width = reach * pickBetween(random, 0.18, 0.75);
    return traceLens(middle, top + (foot - top) * near, width, 2 + thick * near);
  });
  return drawPath(strokes.join(""), color, `opacity="${plan.opacity ?? 0.8}"`);
}

type RipplePlan = {
  seed: number;
  top: number;
  foot: number;
  color: string;
  count?: number;
  length?: number;
  thick?: number;
  opacity?: number;
  from?: number;
  to?: number;
};

/** Loose horizontal strokes, small and close far away, long and bold near us. */
export function drawRipples(plan: RipplePlan): string {
  const { seed, top, foot, color, count = 70, length = 190, thick = 7 } = plan;
  const { from = 0, to = 1600, opacity = 0.35 } = plan;
  const random = createRandom(seed);
  const strokes = listNumbers(count).map((index) => {
    const near = ((index + random()) / count) ** 1.7;
    const width = length * (0.18 + near) * pickBetween(random, 0.4, 1.3);
    const x = pickBetween(random, from, to);
    return traceLens(x, top + (foot - top) * near, width, 1.4 + thick * near);
  });
  return drawPath(strokes.join(""), color, `opacity="${opacity}"`);
}

type MirrorPlan = {
  ridge: Ridge;
  waterline: number;
  color: string;
  from: number;
  to: number;
  squash?: number;
  opacity?: number;
};

/** A ridge turned over in still water, fading as it comes closer. */
export function mirrorRidge(plan: MirrorPlan): string {
  const { ridge, waterline, color, from, to, squash = 0.7, opacity = 0.6 } = plan;
  const turned: Ridge = (x) => waterline + (waterline - ridge(x)) * squash;
  const lowest = Math.max(
    ...listNumbers(40).map((index) => turned(from + ((to - from) * index) / 39)),
  );
  const fill = blendBetween(waterline, lowest, [
    thinColor(color, opacity),
    `${thinColor(color, opacity * 0.7)} 50%`,
    thinColor(color, opacity * 0.08),
  ]);
  return drawPath(outlineRidge(turned, waterline, from, to, 14), fill);
}
