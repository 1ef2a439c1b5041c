/** Leaves, fronds, grasses and reeds. */
import { type Point, traceRibbon, traceSteps } from "../kit/curves.ts";
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import { drawLine, drawPath, formatNumber, type Placement, placeGroup } from "../kit/svg.ts";

export type LeafInks = { light: string; dark: string; vein: string };

/** A broad glossy leaf, 120 long, pointing right. */
export function drawLeaf(at: Placement, { light, dark, vein }: LeafInks): string {
  return placeGroup(
    at,
    drawPath("M0 0C18-32 66-40 122 0C66 40 18 32 0 0Z", light),
    drawPath("M0 0Q60 6 122 0C66 40 18 32 0 0Z", dark),
    drawLine("M0 0Q60 6 116 0M22 2L40-18M44 4L64-22M68 4L88-16M30 3L46 20M54 4L72 20", vein, 1.6),
  );
}

/** A banana leaf on a drooping spine, torn along its veins. */
export function drawBananaLeaf(
  at: Placement,
  inks: LeafInks,
  seed = 1,
  droop = 90,
  veins = 0,
): string {
  const random = createRandom(seed);
  const tears = listNumbers(7).map(() => Math.round(pickBetween(random, 4, 22)));
  const spine = (t: number): Point => [t * 300, droop * t * t * t - 20 * t];
  const edge = (sign: number) =>
    listNumbers(27).map((index): Point => {
      const t = index / 26;
      const [x, y] = spine(t);
      const torn = tears.includes(index + (sign > 0 ? 0 : 1)) ? 0.5 : 1;
      const half = 46 * Math.sin(Math.PI * t ** 0.75) ** 0.6 * torn;
      return [x - (half * droop * t * t) / 200, y + sign * half];
    });
  const backbone = listNumbers(8).map((index) => spine(1 - index / 7));
  const side = (sign: number) => `${traceSteps([...edge(sign), ...backbone], 1)}z`;
  const ribs = listNumbers(veins).map((index) => {
    const t = 0.08 + (0.84 * index) / Math.max(1, veins);
    const [x, y] = spine(t);
    const half = 24 * Math.sin(Math.PI * t ** 0.75) ** 0.6;
    const ends = [-half, half].map(
      (reach) =>
        `M${formatNumber(x)} ${formatNumber(y)}q8 ${formatNumber(reach * 0.5)} 10 ${formatNumber(reach)}`,
    );
    return ends.join("");
  });
  return placeGroup(
    at,
    drawPath(side(-1), inks.light),
    drawPath(side(1), inks.dark),
    veins > 0 ? drawLine(ribs.join(""), inks.vein, 1, 'opacity="0.4"') : "",
    drawLine(traceSteps(backbone, 1), inks.vein, 4),
  );
}

type BladePlan = {
  seed: number;
  from: number;
  to: number;
  foot: number;
  height: number;
  count: number;
  color: string;
  lean?: number;
  width?: number;
};

/** Grass or reed blades standing up from the foot of the picture. */
export function drawBlades(plan: BladePlan): string {
  const { seed, from, to, foot, height, count, color, lean = 0.25, width = 9 } = plan;
  const random = createRandom(seed);
  const blades = listNumbers(count).map(() => {
    const x = Math.round(pickBetween(random, from, to));
    const tall = Math.round(height * pickBetween(random, 0.45, 1));
    const sway = Math.round(tall * (lean + pickBetween(random, -0.3, 0.3)));
    const thick = Math.round(width * pickBetween(random, 0.6, 1.2));
    const tip = `${Math.round(sway * 0.25)}-${Math.round(tall * 0.6)} ${sway}-${tall}`;
    return `M${x} ${foot}q${tip}q${-Math.round(sway * 0.5)} ${Math.round(tall * 0.5)} ${thick - sway} ${tall}z`;
  });
  return drawPath(blades.join("").replaceAll("--", ""), color);
}

/** A fern frond, 200 long, pointing right and curling down. */
export function drawFern(at: Placement, color: string): string {
  const leaflets = listNumbers(15).map((index) => {
    const t = (index + 1) / 16;
    const x = Math.round(t * 200);
    const y = Math.round(40 * t * t);
    const long = Math.round(58 * Math.sin(Math.PI * (0.12 + 0.86 * t)) + 4);
    const half = Math.round(long * 0.5);
    const up = `M${x} ${y}q${half - 8}-${half} ${half + 4}-${long}q4 ${half}-${half - 6} ${long}z`;
    return `${up}M${x} ${y}q${half - 8} ${half} ${half} ${long}q6-${half}-${half - 10}-${long}z`;
  });
  return placeGroup(
    at,
    drawPath(leaflets.join(""), color),
    drawLine("M0 0Q100 4 204 42", color, 4),
  );
}

/** A reed with its brown head. */
export function drawBulrush(at: Placement, stem: string, head: string): string {
  const line: Point[] = [
    [0, 0],
    [6, -150],
    [26, -300],
  ];
  return placeGroup(
    at,
    drawPath(
      traceRibbon(line, (share) => 9 - 5 * share),
      stem,
    ),
    drawLine("M22-268L30-340", head, 17),
    drawLine("M30-345L34-380", stem, 3),
  );
}
