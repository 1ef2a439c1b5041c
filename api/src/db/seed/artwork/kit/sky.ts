/** Sky, sun, moon, clouds, stars, haze. */
import { thinColor } from "./color.ts";
import { traceLens } from "./curves.ts";
import { pictureWidth } from "./picture.ts";
import { createRandom, listNumbers, pickBetween } from "./random.ts";
import { blendDown, blendOut, drawCircle, drawPath, drawRect } from "./svg.ts";

export function drawSky(stops: readonly string[], foot: number): string {
  return drawRect(0, 0, pictureWidth, foot, blendDown(stops));
}

type Disc = { x: number; y: number; r: number; color: string; glow: string; reach?: number };

/** A disc with a soft glow and two faint printed rings. */
export function drawSun({ x, y, r, color, glow, reach = 5 }: Disc): string {
  const halo = blendOut([
    `${thinColor(glow, 0.85)} 0%`,
    `${thinColor(glow, 0.5)} 22%`,
    `${thinColor(glow, 0.18)} 55%`,
    `${thinColor(glow, 0)} 100%`,
  ]);
  return [
    drawCircle(x, y, r * reach, halo),
    drawCircle(x, y, r * 2.1, thinColor(glow, 0.2)),
    drawCircle(x, y, r * 1.5, thinColor(glow, 0.28)),
    drawCircle(x, y, r, color),
  ].join("");
}

export function drawMoon({ x, y, r, color, glow, reach = 4 }: Disc): string {
  const marks = [
    drawCircle(x - r * 0.3, y - r * 0.2, r * 0.26, thinColor(glow, 0.35)),
    drawCircle(x + r * 0.32, y + r * 0.1, r * 0.18, thinColor(glow, 0.3)),
    drawCircle(x - r * 0.05, y + r * 0.48, r * 0.2, thinColor(glow, 0.25)),
  ];
  return drawSun({ x, y, r, color, glow, reach }) + marks.join("");
}

type Strata = {
  seed: number;
  top: number;
  foot: number;
  count: number;
  color: string;
  opacity?: number;
  length?: number;
  thick?: number;
};

/** Long flat cloud bars, thinner towards the horizon. */
export function drawStrata(plan: Strata): string {
  const { seed, top, foot, count, color, opacity = 0.5, length = 620, thick = 22 } = plan;
  const random = createRandom(seed);
  const bars = listNumbers(count).map((index) => {
    const share = index / Math.max(1, count - 1);
    const y = top + (foot - top) * share;
    const width = length * pickBetween(random, 0.5, 1.2);
    const x = pickBetween(random, 0, pictureWidth);
    const height = thick * (1.2 - share * 0.8) * pickBetween(random, 0.6, 1.2);
    const tail = traceLens(x + width * 0.22, y + height * 0.5, width * 0.7, height * 0.8);
    return traceLens(x, y, width, height * 1.6) + tail;
  });
  return drawPath(bars.join(""), color, `opacity="${opacity}"`);
}

type StarField = { seed: number; foot: number; count: number; color: string };

export function drawStars({ seed, foot, count, color }: StarField): string {
  const random = createRandom(seed);
  const stars = listNumbers(count).map(() => {
    const y = foot * random() ** 1.4;
    const size = pickBetween(random, 0.7, 2.3);
    const opacity = Math.round(pickBetween(random, 0.3, 0.95) * (1 - (0.6 * y) / foot) * 100) / 100;
    return drawCircle(random() * pictureWidth, y, size, color, `opacity="${opacity}"`);
  });
  return stars.join("");
}

/** A soft band of haze across the picture. */
export function drawHaze(y: number, height: number, color: string, opacity = 0.6): string {
  const blend = blendDown([
    thinColor(color, 0),
    `${thinColor(color, opacity)} 55%`,
    thinColor(color, 0),
  ]);
  return drawRect(0, y - height / 2, pictureWidth, height, blend);
}

/** Slanting shafts of light, as they fall between trees or under clouds. */
export function drawShafts(
  starts: readonly number[],
  slant: number,
  color: string,
  opacity = 0.4,
): string {
  const shafts = starts.map((x, index) => {
    const width = 90 + (index % 3) * 40;
    return `M${x} -20h${width}L${x + width * 2 - slant} 1080H${x - width * 0.4 - slant}Z`;
  });
  const fade = blendDown([
    thinColor(color, opacity),
    `${thinColor(color, opacity * 0.5)} 50%`,
    thinColor(color, 0),
  ]);
  return drawPath(shafts.join(""), fade);
}
