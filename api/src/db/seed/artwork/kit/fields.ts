/** Worked land: tea in rows, terraces, red-earth paths. */
import { mixColors } from "./color.ts";
import { type Point, traceRibbon, traceSteps } from "./curves.ts";
import { listNumbers } from "./random.ts";
import { outlineRidge, type Ridge, sampleRidge } from "./ridges.ts";
import { cutGroup, drawPath, formatNumber, repeatLine } from "./svg.ts";

type TeaPlan = {
  ridge: Ridge;
  foot: number;
  rows: number;
  bush: number;
  dark: string;
  color: string;
  light: string;
  swell?: number;
};

/** One row: round bushes in three inks over a line of shadow. */
function drawTeaRow(trace: string, size: number, shift: number, inks: readonly string[]): string {
  const thick = [1, 0.8, 0.34];
  const lift = [0.06, -0.08, -0.22];
  const bushes = inks.map((color, index) => ({
    color,
    width: size * (thick[index] ?? 1),
    dash: `0.1 ${formatNumber(size * 0.6)}`,
    start: size * (shift + (index === 2 ? 0.1 : 0)),
    lift: size * (lift[index] ?? 0),
  }));
  const shadow = mixColors(inks[0] ?? "#123f2c", "#0b1f1c", 0.5);
  return repeatLine(trace, [
    { color: shadow, width: size * 0.5, dash: "none", start: 0, lift: size * 0.42 },
    ...bushes,
  ]);
}

/** A slope planted with tea: row upon row of round bushes. */
export function drawTeaSlope(plan: TeaPlan): string {
  const { ridge, foot, rows, bush, dark, color, light, swell = 1.25 } = plan;
  const lines = listNumbers(rows).map((index) => {
    const share = (index + 0.5) / rows;
    const line: Ridge = (x) => {
      const crest = ridge(x);
      return crest + (foot - crest) * share ** swell + bush * 0.2;
    };
    const near = mixColors(color, dark, share * 0.25);
    const inks = [mixColors(dark, near, 0.25), near, light];
    const size = bush * (0.55 + share * 0.75);
    return drawTeaRow(traceSteps(sampleRidge(line, -30, 1630, 64)), size, index * 0.37, inks);
  });
  const outline = `${outlineRidge(ridge, foot + 40, -20, 1620, 16)}z`;
  return drawPath(outline, dark) + cutGroup(outline, ...lines);
}

type TerracePlan = {
  ridge: Ridge;
  foot: number;
  steps: number;
  inks: readonly string[];
  edge: string;
  sway?: number;
};

/** A slope cut into terraces, each step its own crop. */
export function drawTerraces({ ridge, foot, steps, inks, edge, sway = 10 }: TerracePlan): string {
  const bands = listNumbers(steps).map((index) => {
    const share = (index / steps) ** 1.2;
    const band: Ridge = (x) => {
      const crest = ridge(x);
      const wave = Math.sin(x / 90 + index * 1.7) * sway * Math.min(1, share * 4);
      return crest + (foot - crest) * share + wave;
    };
    const ink = inks[index % inks.length] ?? edge;
    const wall = `stroke="${edge}" stroke-width="${formatNumber(2 + share * 5)}"`;
    return drawPath(`${outlineRidge(band, foot, -20, 1620, 30)}z`, ink, wall);
  });
  return bands.join("");
}

/** A red-earth path: a ribbon with a lit edge. */
export function drawTrail(
  line: readonly Point[],
  narrow: number,
  wide: number,
  earth: string,
  light: string,
): string {
  const readWidth = (share: number) => narrow + (wide - narrow) * share ** 1.3;
  const inner = line.map(([x, y]): Point => [x - wide * 0.05, y - wide * 0.02]);
  return (
    drawPath(traceRibbon(line, readWidth), earth) +
    drawPath(
      traceRibbon(inner, (share) => readWidth(share) * 0.5),
      light,
      'opacity="0.6"',
    )
  );
}
