/** Stone and bell tower on their tongue of land, water on both sides. */
import type { Point } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, type Ridge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawPath } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawChurch } from "../../motifs/buildings.ts";
import { drawStander } from "../../motifs/figures.ts";
import { drawCypress, drawFicus } from "../../motifs/trees.ts";
import { dressPerson } from "../../motifs/workers.ts";

export function paintChurchOnPeninsula(): string {
  const far = shapeRidge({ seed: 351, base: 560, rise: 190, span: 320, shape: "peaks" });
  const mid = shapeRidge({ seed: 353, base: 600, rise: 110, span: 280, shape: "domes" });
  const rise = raiseRidge(() => 792, 800, 420, 240);
  const land: Ridge = (x) => rise(x) + 8 * Math.sin(x / 50);
  const path: Point[] = [
    [742, 566],
    [770, 610],
    [700, 660],
    [620, 710],
    [700, 760],
    [742, 790],
  ];
  const stone = { stone: "#e9c9a0", shade: "#a8765a", roof: "#7a3226", glass: "#2a2730" };
  return printPicture(
    drawSky(["#3b4a6b", "#8a6a82 30%", "#e0906a 62%", "#fbd09a"], 640),
    drawSun({ x: 1270, y: 430, r: 96, color: "#fff0cc", glow: "#ffc888", reach: 5 }),
    drawStrata({
      seed: 103,
      top: 80,
      foot: 440,
      count: 9,
      color: "#f9b585",
      opacity: 0.45,
      length: 820,
      thick: 30,
    }),
    paintRidge({ ridge: far, foot: 640, color: "#a8707a", mist: "#f3b98c", lines: 5 }),
    paintRidge({ ridge: mid, foot: 650, color: "#6f5a74", mist: "#d99a80", lines: 5 }),
    drawLake(632, ["#fbc993", "#b98078 22%", "#4d5670 60%", "#1f2f4a"]),
    drawGlitter({
      seed: 104,
      x: 1270,
      top: 640,
      foot: 1040,
      color: "#ffe6b8",
      count: 70,
      narrow: 110,
      wide: 420,
    }),
    drawPath("M140 800Q480 1010 800 1000Q1120 1010 1460 800Z", "#2b3a4a", 'opacity="0.55"'),
    paintRidge({
      ridge: plantRidge(land, 5, 7),
      foot: 800,
      color: "#3d5f4e",
      mist: "#22474a",
      step: 6,
      lines: 7,
      lineColor: "#d9b98a",
    }),
    drawTrail(path, 9, 24, "#b9653f", "#f0aa72"),
    drawChurch({ x: 800, y: 572, scale: 1.18 }, stone),
    drawCypress({ x: 560, y: 628, scale: 1.35 }, "#1a343c"),
    drawCypress({ x: 510, y: 660, scale: 1.1 }, "#23474a"),
    drawCypress({ x: 1060, y: 622, scale: 1.6 }, "#1a343c"),
    drawFicus({ x: 380, y: 738, scale: 1.1 }, "#1a2a30", "#1f4a48", "#3f6f5a"),
    drawFicus({ x: 1200, y: 728, scale: 1.25 }, "#1a2a30", "#1a4244", "#3f6f5a"),
    drawHaze(802, 40, "#f3b98c", 0.35),
    drawRipples({
      seed: 105,
      top: 815,
      foot: 1066,
      color: "#f6c596",
      count: 60,
      opacity: 0.42,
      length: 360,
    }),
    drawRipples({
      seed: 106,
      top: 830,
      foot: 1066,
      color: "#14213a",
      count: 40,
      opacity: 0.5,
      length: 340,
    }),
    drawStander({ x: 690, y: 664, scale: 0.42 }, dressPerson(1)),
    drawFlock({
      seed: 107,
      x: 420,
      y: 190,
      width: 260,
      height: 80,
      count: 8,
      color: "#3a2a40",
      size: 16,
    }),
  );
}
