/** Ridgelines: a ridge is a function from x to the height of its crest. */
import { mixColors, thinColor } from "./color.ts";
import { type Point, traceCurve, traceSteps } from "./curves.ts";
import { createNoise, createRandom, listNumbers } from "./random.ts";
import { blendBetween, blendDown, drawLine, drawPath } from "./svg.ts";

export type Ridge = (x: number) => number;
type RidgeShape = "rolling" | "domes" | "peaks";

type RidgePlan = { seed: number; base: number; rise: number; span: number; shape?: RidgeShape };

export function shapeRidge({ seed, base, rise, span, shape = "rolling" }: RidgePlan): Ridge {
  const noise = createNoise(seed);
  const readShape = (t: number) => {
    const broad = noise(t);
    if (shape === "domes") return Math.abs(2 * broad - 1) * 0.75 + noise(t * 2.3 + 7) * 0.25;
    if (shape === "peaks") return (1 - Math.abs(2 * broad - 1)) * 0.8 + noise(t * 3.1 + 7) * 0.2;
    return broad * 0.68 + noise(t * 2.3 + 7) * 0.24 + noise(t * 5.1 + 19) * 0.08;
  };
  return (x) => base - rise * readShape(x / span + 50);
}

/** Lifts (or sinks) a ridge around one place, to compose the picture by hand. */
export function raiseRidge(ridge: Ridge, at: number, width: number, by: number): Ridge {
  return (x) => ridge(x) - by * Math.exp(-(((x - at) / width) ** 2));
}

/** Roughens a crest with treetops. */
export function plantRidge(ridge: Ridge, seed: number, size: number): Ridge {
  const noise = createNoise(seed);
  return (x) =>
    ridge(x) - size * (Math.abs(2 * noise(x / (size * 1.7)) - 1) + 0.5 * noise(x / (size * 0.6)));
}

/** Heaps round puffs on a crest, for a sea of clouds. */
export function puffRidge(ridge: Ridge, seed: number, size: number): Ridge {
  const widths = [2.3, 3.7, 1.45];
  return (x) => {
    const puffs = widths.map((width, index) => {
      const place = (x + seed * 37 + index * 61) / (size * width);
      const across = (place - Math.floor(place)) * 2 - 1;
      const tall = 0.45 + createRandom(seed * 97 + Math.floor(place) * 13 + index)() * 0.75;
      return Math.sqrt(Math.max(0, 1 - across * across)) * tall * (index === 2 ? 0.6 : 1);
    });
    return ridge(x) - size * Math.max(...puffs);
  };
}

export function sampleRidge(ridge: Ridge, from: number, to: number, step: number): Point[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return listNumbers(count + 1).map((index) => {
    const x = from + ((to - from) * index) / count;
    return [x, ridge(x)];
  });
}

export function outlineRidge(ridge: Ridge, foot: number, from = -20, to = 1620, step = 12): string {
  return traceSteps([[from, foot], ...sampleRidge(ridge, from, to, step), [to, foot]]);
}

export function findCrest(ridge: Ridge, from = 0, to = 1600): number {
  return Math.min(...sampleRidge(ridge, from, to, 20).map(([, y]) => y));
}

type RidgePaint = {
  ridge: Ridge;
  foot: number;
  color: string;
  mist?: string;
  lines?: number;
  lineColor?: string;
  rim?: string;
  step?: number;
};

/** Lines that follow the slope, tight in the saddles and wide under the summits. */
export function drawContours(
  ridge: Ridge,
  foot: number,
  count: number,
  color: string,
  opacity = 0.22,
  from = -20,
  to = 1620,
): string {
  const lines = listNumbers(count).map((index) => {
    const share = ((index + 1) / (count + 1)) ** 1.15;
    const line: Ridge = (x) => {
      const crest = ridge(x);
      const sway = Math.sin(x / 140 + index * 0.9) * 7 * share;
      return crest + (foot - crest) * share + sway;
    };
    return traceSteps(sampleRidge(line, from, to, 28), 1);
  });
  return drawLine(lines.join(""), color, 1.3, `opacity="${opacity}"`);
}

/** One layer: solid at the crest, dissolving into mist at its foot. */
export function paintRidge(plan: RidgePaint): string {
  const { ridge, foot, color, mist = color, lines = 0, rim, step = 12 } = plan;
  const { lineColor = mixColors(color, "#fff4e4", 0.5) } = plan;
  const crest = findCrest(ridge);
  const middle = mixColors(color, mist, 0.28);
  const fill = blendBetween(crest, foot, [`${color} 0%`, `${middle} 45%`, `${mist} 100%`]);
  const edge = traceSteps(sampleRidge(ridge, -20, 1620, step));
  return [
    drawPath(outlineRidge(ridge, foot, -20, 1620, step), fill),
    lines > 0 ? drawContours(ridge, foot, lines, lineColor) : "",
    rim === undefined ? "" : drawLine(edge, rim, 2.2, 'opacity="0.55"'),
  ].join("");
}

type ShadePlan = { ridge: Ridge; depth: number; color: string; opacity?: number; toLeft?: boolean };

/** Shadow sides falling from each summit away from the light. */
export function shadeSlopes(plan: ShadePlan): string {
  const { ridge, depth, color, opacity = 0.35, toLeft = false } = plan;
  const step = toLeft ? -12 : 12;
  const sign = Math.sign(step);
  const isTop = (x: number) =>
    listNumbers(9).every((index) => ridge(x) <= ridge(x + (index - 4) * 18) + 0.01);
  const tops = sampleRidge(ridge, -100, 1700, 8).filter(([x]) => isTop(x));
  const fill = blendDown([thinColor(color, opacity), thinColor(color, 0)]);
  const sides = tops.map(([x, y]) => {
    let end = x;
    while (ridge(end + step) > ridge(end) - 0.4 && Math.abs(end - x) < 300) end += step;
    if (ridge(end) - y < 18) return "";
    const reach = Math.abs(end - x) * 0.5 * sign;
    const spur: Point[] = [
      [end, ridge(end)],
      [x + reach * 1.7, y + depth * 0.8],
      [x + reach * 0.9, y + depth],
      [x + reach * 0.5, y + depth * 0.7],
      [x + reach * 0.32, y + depth * 0.48],
      [x + reach * 0.3, y + depth * 0.28],
      [x + reach * 0.06, y + depth * 0.12],
      [x, y],
    ];
    const crest = traceSteps(sampleRidge(ridge, x, end, 14));
    return drawPath(`${crest}${traceCurve(spur).replace("M", "L")}z`, fill);
  });
  return sides.join("");
}
