/** Two riders on the estate road, tea on both sides, cloud forest behind. */
import type { Point } from "../../kit/curves.ts";
import { drawTeaSlope, drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, type Ridge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawShafts, drawSky, drawStrata } from "../../kit/sky.ts";
import { drawRider } from "../../motifs/bicycle.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";
import { moods } from "../../palette.ts";

export function paintTeaRide(): string {
  const mood = moods.green;
  const far = shapeRidge({ seed: 261, base: 360, rise: 210, span: 300, shape: "peaks" });
  const forest = plantRidge(
    shapeRidge({ seed: 263, base: 440, rise: 110, span: 280, shape: "domes" }),
    9,
    14,
  );
  const upper = raiseRidge(
    shapeRidge({ seed: 265, base: 560, rise: 90, span: 380 }),
    1350,
    330,
    90,
  );
  const lower: Ridge = (x) => 800 + 46 * Math.sin(x / 340 + 1) - x * 0.03;
  const road: Ridge = (x) => lower(x) - 66;
  const trail = [-40, 200, 450, 700, 950, 1200, 1450, 1660].map((x): Point => [x, road(x) + 10]);
  const rider = {
    bike: "#c8452c",
    tyre: "#10241c",
    skin: "#3a221b",
    shirt: "#f9f0e1",
    shorts: "#12343d",
  };
  return printPicture(
    drawSky(mood.sky, 470),
    drawStrata({
      seed: 74,
      top: 60,
      foot: 250,
      count: 6,
      color: "#fffaf0",
      opacity: 0.5,
      length: 640,
    }),
    paintRidge({ ridge: far, foot: 470, color: "#93b9a4", mist: "#eef0d4", lines: 5 }),
    drawHaze(390, 130, "#f6f2d8", 0.7),
    paintRidge({ ridge: forest, foot: 560, color: "#2f6450", mist: "#a9c49c", step: 6 }),
    drawHaze(500, 120, "#f1efd2", 0.8),
    drawShafts([60, 300, 700, 1060, 1400], 420, "#fdf6d8", 0.32),
    drawTeaSlope({
      ridge: upper,
      foot: 830,
      rows: 10,
      bush: 25,
      dark: "#1d5a3c",
      color: "#4f9457",
      light: "#b5d37d",
    }),
    drawEucalyptus({ x: 1290, y: 520, scale: 1.3 }, "#3a4a34", "#2b6048", 2),
    drawEucalyptus({ x: 1370, y: 500, scale: 1.6 }, "#3a4a34", "#23533f", 7),
    drawTrail(trail, 74, 78, "#a8452b", "#e68a55"),
    drawRider({ x: 520, y: road(520) + 22, scale: 1.15 }, rider),
    drawRider(
      { x: 860, y: road(860) + 22, scale: 1.15 },
      { ...rider, bike: "#12505a", shirt: "#e9a847" },
    ),
    drawTeaSlope({
      ridge: lower,
      foot: 1120,
      rows: 6,
      bush: 62,
      dark: "#0f3f31",
      color: "#2f7a4c",
      light: "#8fc06c",
    }),
    drawFlock({
      seed: 75,
      x: 900,
      y: 110,
      width: 240,
      height: 70,
      count: 6,
      color: "#2f5d50",
      size: 16,
    }),
  );
}
