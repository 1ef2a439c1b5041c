/** From the top: the whole lake with its islands laid out like a chart. */
import { type Point, traceCurve } from "../../kit/curves.ts";
import {
  domeProfile,
  drawIsland,
  hatProfile,
  longProfile,
  tiltedProfile,
} from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawSun } from "../../kit/sky.ts";
import { blendDown, drawLine, drawPath } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawSitter } from "../../motifs/figures.ts";
import { drawDoubleKayak, drawWake } from "../../motifs/kayak.ts";
import { drawBlades } from "../../motifs/leaves.ts";

export function paintViewFromKarongi(): string {
  const far = shapeRidge({ seed: 411, base: 176, rise: 80, span: 320, shape: "domes" });
  const rock: Point[] = [
    [-20, 760],
    [180, 730],
    [330, 770],
    [470, 760],
    [560, 830],
    [700, 860],
    [760, 940],
    [880, 980],
    [940, 1090],
  ];
  const kayak = {
    hull: "#c8452c",
    deck: "#f9f0e1",
    body: "#13222a",
    skin: "#2a1815",
    blade: "#f6cf8e",
  };
  const isle = { foot: "#86b094", lines: 4, shore: "#f9e9c4", mirror: 0.35 };
  return printPicture(
    drawSky(["#f0a877", "#fbdcae"], 200),
    drawSun({ x: 1180, y: 128, r: 56, color: "#fff8e4", glow: "#fff0cc", reach: 7 }),
    paintRidge({ ridge: far, foot: 210, color: "#c99b80", mist: "#f9ddb2", lines: 4 }),
    drawLake(196, ["#fbe3ba", "#b9c3a8 14%", "#4f9c9c 42%", "#135f6b 100%"]),
    drawGlitter({
      seed: 116,
      x: 1180,
      top: 200,
      foot: 700,
      color: "#fff8e0",
      count: 80,
      narrow: 90,
      wide: 420,
      thick: 6,
    }),
    drawRipples({
      seed: 117,
      top: 230,
      foot: 1066,
      color: "#eaf5e6",
      count: 120,
      opacity: 0.3,
      length: 260,
      thick: 5,
    }),
    drawIsland({
      ...isle,
      x: 300,
      waterline: 250,
      width: 460,
      height: 44,
      color: "#a89a80",
      foot: "#d9bf98",
      profile: longProfile,
      trees: 4,
    }),
    drawIsland({
      ...isle,
      x: 880,
      waterline: 282,
      width: 260,
      height: 46,
      color: "#7f9a86",
      foot: "#b9b890",
      profile: hatProfile,
      trees: 4,
    }),
    drawIsland({
      ...isle,
      x: 1470,
      waterline: 330,
      width: 420,
      height: 56,
      color: "#5f9080",
      foot: "#a9b790",
      profile: tiltedProfile,
      trees: 5,
    }),
    drawIsland({
      ...isle,
      x: 560,
      waterline: 372,
      width: 330,
      height: 60,
      color: "#4a887a",
      profile: domeProfile,
      trees: 6,
      seed: 3,
    }),
    drawIsland({
      ...isle,
      x: 1080,
      waterline: 450,
      width: 300,
      height: 58,
      color: "#3a7d70",
      profile: tiltedProfile,
      trees: 7,
      seed: 4,
    }),
    drawIsland({
      ...isle,
      x: 120,
      waterline: 520,
      width: 520,
      height: 90,
      color: "#2f7368",
      profile: longProfile,
      trees: 8,
      seed: 5,
    }),
    drawIsland({
      ...isle,
      x: 780,
      waterline: 570,
      width: 280,
      height: 70,
      color: "#27695f",
      profile: domeProfile,
      trees: 8,
      seed: 6,
    }),
    drawIsland({
      ...isle,
      x: 1440,
      waterline: 680,
      width: 620,
      height: 130,
      color: "#1c5a54",
      profile: tiltedProfile,
      trees: 11,
      seed: 7,
    }),
    drawWake({ x: 980, y: 790, scale: 0.5 }, "#fdfaf0", 0.7),
    drawDoubleKayak({ x: 980, y: 790, scale: 0.5 }, kayak),
    drawPath(`${traceCurve(rock)}H-20Z`, blendDown(["#8c4f38", "#3a2622 60%", "#1a1719"])),
    drawLine(traceCurve(rock), "#f6b884", 6, 'opacity="0.8"'),
    drawLine(
      "M60 800L140 900L120 1010M260 790L330 880L300 1000L350 1066M480 800L520 900M620 870L640 1000",
      "#1a1719",
      6,
      'opacity="0.55"',
    ),
    drawSitter(
      { x: 380, y: 768, scale: 1.9 },
      { skin: "#2a1815", top: "#c8452c", wrap: "#13222a" },
    ),
    drawSitter(
      { x: 230, y: 748, scale: 1.85 },
      { skin: "#2a1815", top: "#f6cf8e", wrap: "#12505a" },
    ),
    drawBlades({
      seed: 118,
      from: -20,
      to: 900,
      foot: 1080,
      height: 130,
      count: 70,
      color: "#12201f",
    }),
  );
}
