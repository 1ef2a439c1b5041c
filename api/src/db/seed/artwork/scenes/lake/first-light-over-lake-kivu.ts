/** Seven ridges, one sun, a lake that has not yet woken up. */
import { mixColors } from "../../kit/color.ts";
import { printPicture } from "../../kit/picture.ts";
import {
  drawContours,
  paintRidge,
  plantRidge,
  raiseRidge,
  shadeSlopes,
  shapeRidge,
} from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { moods, tintMood } from "../../palette.ts";

export function paintFirstLight(): string {
  const mood = moods.firstLight;
  const tint = (share: number) => tintMood(mood, share);
  const far = raiseRidge(
    shapeRidge({ seed: 3, base: 520, rise: 150, span: 330, shape: "peaks" }),
    980,
    150,
    -70,
  );
  const second = raiseRidge(
    shapeRidge({ seed: 11, base: 560, rise: 150, span: 300 }),
    1000,
    170,
    -50,
  );
  const third = raiseRidge(
    shapeRidge({ seed: 24, base: 600, rise: 150, span: 260, shape: "domes" }),
    1000,
    200,
    -40,
  );
  const left = raiseRidge(shapeRidge({ seed: 31, base: 770, rise: 50, span: 200 }), 100, 330, 290);
  const right = raiseRidge(
    shapeRidge({ seed: 42, base: 770, rise: 50, span: 180 }),
    1580,
    240,
    270,
  );
  const near = plantRidge(
    raiseRidge(
      raiseRidge(shapeRidge({ seed: 57, base: 1090, rise: 40, span: 240 }), 0, 420, 200),
      1650,
      330,
      110,
    ),
    5,
    11,
  );
  return printPicture(
    drawSky(mood.sky, 640),
    drawStrata({ seed: 8, top: 90, foot: 330, count: 9, color: "#fbe3bd", opacity: 0.28 }),
    drawSun({ x: 980, y: 400, r: 74, color: mood.sun, glow: mood.glow, reach: 6 }),
    paintRidge({ ridge: far, foot: 640, color: tint(0.04), mist: mood.mist, lines: 5 }),
    paintRidge({ ridge: second, foot: 660, color: tint(0.2), mist: mood.mist, lines: 6 }),
    shadeSlopes({ ridge: second, depth: 150, color: tint(0.5), opacity: 0.3, toLeft: true }),
    drawHaze(600, 90, mood.mist, 0.7),
    paintRidge({
      ridge: third,
      foot: 690,
      color: tint(0.42),
      mist: mixColors(mood.mist, tint(0.4), 0.2),
      lines: 7,
    }),
    shadeSlopes({ ridge: third, depth: 150, color: tint(0.8), opacity: 0.35, toLeft: true }),
    drawLake(678, mood.water),
    drawGlitter({
      seed: 4,
      x: 980,
      top: 684,
      foot: 1040,
      color: mood.light,
      count: 80,
      narrow: 90,
      wide: 430,
    }),
    drawRipples({ seed: 6, top: 690, foot: 1066, color: "#0c3b46", count: 60, opacity: 0.3 }),
    paintRidge({ ridge: left, foot: 735, color: tint(0.68), mist: tint(0.5), lines: 8 }),
    paintRidge({ ridge: right, foot: 735, color: tint(0.74), mist: tint(0.5), lines: 8 }),
    drawHaze(735, 50, mood.mist, 0.5),
    drawFlock({
      seed: 3,
      x: 520,
      y: 210,
      width: 260,
      height: 90,
      count: 9,
      color: mood.ink,
      size: 15,
    }),
    paintRidge({ ridge: near, foot: 1066, color: mood.ink, mist: "#0a1a21", step: 6 }),
    drawContours(near, 1120, 5, "#7fa9a0", 0.18),
  );
}
