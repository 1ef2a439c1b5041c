/** Islands: a profile standing on the water, with its mirror image. */
import { mixColors, thinColor } from "./color.ts";
import { traceCurve, traceLens } from "./curves.ts";
import { createRandom, listNumbers, pickBetween } from "./random.ts";
import { drawContours, findCrest, outlineRidge, plantRidge, type Ridge } from "./ridges.ts";
import { blendBetween, cutGroup, drawPath } from "./svg.ts";
import { mirrorRidge } from "./water.ts";

type Profile = (share: number) => number;

/** Napoleon Island: a tall crown between two turned-up brims, like the emperor's hat. */
export const hatProfile: Profile = (share) => {
  const crown = Math.exp(-((Math.abs(share - 0.5) / 0.21) ** 2.7));
  const leftBrim = 0.42 * Math.exp(-(((share - 0.13) / 0.13) ** 2));
  const rightBrim = 0.38 * Math.exp(-(((share - 0.87) / 0.14) ** 2));
  const shore = Math.min(1, share * 9, (1 - share) * 9);
  return Math.max(0, crown * 0.94 + leftBrim + rightBrim) * Math.sqrt(Math.max(0, shore));
};

export const domeProfile: Profile = (share) => Math.sin(Math.PI * share) ** 0.8;

export const longProfile: Profile = (share) =>
  Math.sin(Math.PI * share) ** 0.55 * (0.7 + 0.3 * Math.sin(share * 7.3 + 1));

export const tiltedProfile: Profile = (share) =>
  Math.sin(Math.PI * share ** 1.6) ** 0.9 * (0.85 + 0.15 * Math.sin(share * 11));

type IslandPlan = {
  x: number;
  waterline: number;
  width: number;
  height: number;
  color: string;
  profile?: Profile;
  seed?: number;
  trees?: number;
  foot?: string;
  mirror?: number;
  shore?: string;
  shade?: string;
  lines?: number;
};

/** The crest of an island as a ridge, flat on the water outside its shores. */
function shapeIsland(plan: IslandPlan): Ridge {
  const { x, waterline, width, height, profile = domeProfile, seed = 1, trees = 8 } = plan;
  const left = x - width / 2;
  const bare: Ridge = (at) => {
    const share = (at - left) / width;
    return share <= 0 || share >= 1 ? waterline : waterline - height * profile(share);
  };
  const planted = plantRidge(bare, seed, trees);
  return (at) => {
    const share = (at - left) / width;
    const cover = Math.max(0, Math.min(1, share * 14, (1 - share) * 14));
    return bare(at) + (planted(at) - bare(at)) * cover;
  };
}

export function drawIsland(plan: IslandPlan): string {
  const { x, waterline, width, height, color, mirror = 0.55, lines = 0, shade } = plan;
  const ridge = shapeIsland(plan);
  const [from, to] = [x - width / 2, x + width / 2];
  const outline = `${outlineRidge(ridge, waterline, from, to, Math.max(3, width / 120))}z`;
  const foot = plan.foot ?? mixColors(color, "#fff4e4", 0.18);
  const crest = findCrest(ridge, from, to);
  const fill = blendBetween(crest, waterline, [`${color} 0%`, `${color} 40%`, foot]);
  const lit = mixColors(color, "#fff4e4", 0.5);
  const inside = [
    shade === undefined ? "" : shadeIsland(plan, shade),
    lines > 0 ? drawContours(ridge, waterline + height * 0.1, lines, lit, 0.25, from, to) : "",
  ];
  const shore = traceLens(x, waterline + 2, width * 1.06, 7);
  const parts = [
    mirrorRidge({ ridge, waterline, color, from, to, opacity: mirror }),
    breakMirror(plan, thinColor(foot, 0.5)),
    drawPath(outline, fill),
    inside.join("") === "" ? "" : cutGroup(outline, ...inside),
    plan.shore === undefined ? "" : drawPath(shore, plan.shore),
  ];
  return parts.join("");
}

function shadeIsland({ x, waterline, width, height }: IslandPlan, shade: string): string {
  const crown: [number, number][] = [
    [x + width * 0.06, waterline - height * 1.2],
    [x + width * 0.08, waterline - height * 0.8],
    [x + width * 0.02, waterline - height * 0.55],
    [x + width * 0.1, waterline - height * 0.34],
    [x + width * 0.06, waterline - height * 0.16],
    [x + width * 0.15, waterline + 4],
  ];
  const frame = `V${Math.round(waterline + 4)}H${Math.round(x + width * 0.6)}`;
  const lid = `V${Math.round(waterline - height * 1.3)}H${Math.round(x + width * 0.06)}Z`;
  return drawPath(`${traceCurve(crown)}${frame}${lid}`, shade, 'opacity="0.45"');
}

/** Light strokes across the mirror image, so it reads as water. */
function breakMirror({ x, waterline, width, height, seed = 1 }: IslandPlan, color: string): string {
  const random = createRandom(seed + 60);
  const count = Math.max(6, Math.round(height / 12));
  const strokes = listNumbers(count).map((index) => {
    const down = ((index + random()) / count) * height * 0.75;
    const stroke = width * pickBetween(random, 0.12, 0.42);
    const at = x + pickBetween(random, -0.42, 0.42) * width;
    return traceLens(at, waterline + 4 + down, stroke, 1.5 + (down / height) * 5);
  });
  return drawPath(strokes.join(""), color);
}
