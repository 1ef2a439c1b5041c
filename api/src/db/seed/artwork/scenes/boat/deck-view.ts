/** What breakfast looks out on: sunrise under the canopy, between its posts. */
import { traceCurve } from "../../kit/curves.ts";
import { drawIsland, longProfile } from "../../kit/island.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { blendDown, drawLine, drawPath, drawRect } from "../../kit/svg.ts";
import { drawGlitter, drawLake } from "../../kit/water.ts";
import { moods } from "../../palette.ts";

export function drawDeckView(): string {
  const mood = moods.dawn;
  const far = shapeRidge({ seed: 171, base: 500, rise: 150, span: 330, shape: "peaks" });
  const mid = shapeRidge({ seed: 173, base: 540, rise: 90, span: 280, shape: "domes" });
  const fringe = traceCurve([
    [-20, 70],
    [400, 128],
    [800, 146],
    [1200, 128],
    [1620, 70],
  ]);
  return [
    drawSky(["#e27f55", "#f6b980 45%", "#fde6bd"], 560),
    drawSun({ x: 1010, y: 430, r: 120, color: mood.sun, glow: mood.glow, reach: 5 }),
    drawStrata({
      seed: 22,
      top: 150,
      foot: 340,
      count: 6,
      color: "#fff2d8",
      opacity: 0.5,
      length: 600,
    }),
    paintRidge({ ridge: far, foot: 560, color: "#d8906f", mist: mood.mist, lines: 5 }),
    paintRidge({ ridge: mid, foot: 560, color: "#8d6d70", mist: "#ecc49c", lines: 5 }),
    drawLake(548, ["#fbdcae", "#d99f80 25%", "#3c7378 70%", "#1a525b"], 860),
    drawGlitter({
      seed: 96,
      x: 1010,
      top: 556,
      foot: 860,
      color: "#fff3d8",
      count: 60,
      narrow: 190,
      wide: 460,
    }),
    drawIsland({
      x: 380,
      waterline: 600,
      width: 460,
      height: 90,
      color: "#2c5660",
      foot: "#86736f",
      profile: longProfile,
      trees: 10,
    }),
    drawPath(`${fringe}V-10H-20Z`, blendDown(["#0d323c", "#15505a"])),
    drawLine(fringe, "#f6cf8e", 6),
    drawRect(150, 0, 26, 900, "#3a2420"),
    drawRect(1440, 0, 26, 900, "#3a2420"),
    drawRect(-20, 720, 1640, 18, "#3a2420"),
  ].join("");
}
