/** Fingers of land in the bay, and the trail that keeps above them. */
import type { Point } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { drawHeadland, type HeadlandPlan } from "../../kit/headland.ts";
import { drawIsland } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawFarRider } from "../../motifs/bicycle.ts";
import { drawBlades } from "../../motifs/leaves.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";

export function paintTrailAboveBay(): string {
  const far = shapeRidge({ seed: 221, base: 200, rise: 90, span: 300, shape: "domes" });
  const lands: HeadlandPlan[] = [
    { seed: 222, tip: 520, inland: 1640, waterline: 284, rise: 80, color: "#86b3a4", trees: 4 },
    { seed: 223, tip: 900, inland: -40, waterline: 338, rise: 110, color: "#6aa090", trees: 5 },
    { seed: 224, tip: 640, inland: 1640, waterline: 420, rise: 150, color: "#4a8c7c", trees: 7 },
    {
      seed: 225,
      tip: 620,
      inland: -40,
      waterline: 540,
      rise: 190,
      color: "#34796c",
      trees: 9,
      lines: 7,
    },
    {
      seed: 226,
      tip: 1010,
      inland: 1640,
      waterline: 650,
      rise: 210,
      color: "#2a6c60",
      trees: 11,
      lines: 7,
    },
  ];
  const near = plantRidge(
    (x) => 1010 - ((x - 400) / 1200) ** 2 * 300 - Math.max(0, x - 900) * 0.2,
    4,
    12,
  );
  const trail: Point[] = [
    [1640, 780],
    [1480, 808],
    [1330, 850],
    [1210, 900],
    [1040, 940],
    [860, 980],
    [760, 1030],
    [740, 1100],
  ];
  return printPicture(
    drawSky(["#5aa6a8", "#b9d9cb 60%", "#f6edd4"], 230),
    drawStrata({
      seed: 66,
      top: 20,
      foot: 130,
      count: 6,
      color: "#fffaf0",
      opacity: 0.6,
      length: 600,
      thick: 22,
    }),
    paintRidge({ ridge: far, foot: 240, color: "#9cc0b6", mist: "#e9ecd8", lines: 4 }),
    drawLake(228, ["#d9ead9", "#6fbab5 18%", "#2c939a 50%", "#10707c"]),
    drawRipples({
      seed: 67,
      top: 240,
      foot: 1000,
      color: "#f3faea",
      count: 110,
      opacity: 0.4,
      length: 300,
    }),
    ...lands.map((plan) => drawHeadland({ ...plan, foot: "#bcd0a8" })),
    drawIsland({
      x: 640,
      waterline: 690,
      width: 250,
      height: 64,
      color: "#2b6d64",
      foot: "#6c9f85",
      trees: 10,
      seed: 4,
      mirror: 0.4,
      shore: "#f7e2b8",
    }),
    paintRidge({
      ridge: near,
      foot: 1066,
      color: "#1c5a4c",
      mist: "#0f3b3a",
      lines: 7,
      step: 6,
      lineColor: "#8fc09a",
    }),
    drawTrail(trail, 20, 96, "#b5482a", "#e98a55"),
    drawFarRider({ x: 1190, y: 908, scale: 2.7, turn: -16 }, "#13222a", "#f6cf8e"),
    drawFarRider({ x: 1420, y: 826, scale: 2, turn: -16 }, "#13222a", "#f9f0e1"),
    drawBlades({
      seed: 19,
      from: -20,
      to: 640,
      foot: 1080,
      height: 150,
      count: 80,
      color: "#0c2f2f",
    }),
    drawEucalyptus({ x: 140, y: 1060, scale: 4.5 }, "#1d2f2e", "#0f3b3a", 9),
    drawEucalyptus({ x: 290, y: 1070, scale: 3.1 }, "#1d2f2e", "#14463f", 4),
  );
}
