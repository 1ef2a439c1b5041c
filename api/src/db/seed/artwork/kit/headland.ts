/** A tongue of land that runs from one side of the picture down to the water. */
import { mixColors } from "./color.ts";
import {
  drawContours,
  findCrest,
  outlineRidge,
  plantRidge,
  type Ridge,
  shapeRidge,
} from "./ridges.ts";
import { blendBetween, cutGroup, drawPath } from "./svg.ts";
import { mirrorRidge } from "./water.ts";

export type HeadlandPlan = {
  seed: number;
  tip: number;
  inland: number;
  waterline: number;
  rise: number;
  color: string;
  foot?: string;
  trees?: number;
  lines?: number;
  mirror?: number;
  bend?: number;
};

export function shapeHeadland(plan: HeadlandPlan): Ridge {
  const { seed, tip, inland, waterline, rise, bend = 0.7 } = plan;
  const knolls = shapeRidge({ seed, base: 0, rise: rise * 0.32, span: 170, shape: "domes" });
  return (x) => {
    const share = (x - tip) / (inland - tip);
    if (share <= 0) return waterline;
    return waterline - rise * share ** bend + knolls(x) * Math.min(1, share * 3);
  };
}

export function drawHeadland(plan: HeadlandPlan): string {
  const { tip, inland, waterline, color, lines = 5, mirror = 0.4, trees = 6, seed } = plan;
  const [from, to] = [Math.min(tip, inland), Math.max(tip, inland)];
  const bare = shapeHeadland(plan);
  const planted = plantRidge(bare, seed + 3, trees);
  const shore: Ridge = (x) => {
    const cover = Math.min(1, Math.abs(x - tip) / 60);
    return bare(x) + (planted(x) - bare(x)) * cover;
  };
  const crest = findCrest(shore, from, to);
  const foot = plan.foot ?? mixColors(color, "#fff4e4", 0.35);
  const outline = `${outlineRidge(shore, waterline, from, to, 11)}z`;
  const lit = mixColors(color, "#fff4e4", 0.55);
  return [
    mirrorRidge({ ridge: shore, waterline, color, from, to, opacity: mirror, squash: 0.5 }),
    drawPath(outline, blendBetween(crest, waterline, [color, `${color} 35%`, foot])),
    cutGroup(outline, drawContours(bare, waterline, lines, lit, 0.28, from, to)),
  ].join("");
}
