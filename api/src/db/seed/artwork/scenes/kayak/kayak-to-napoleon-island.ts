/** The hat-shaped island at dawn and a kayak on its way there. */
import { drawIsland, hatProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawKayak, drawWake } from "../../motifs/kayak.ts";
import { moods } from "../../palette.ts";

export function paintKayakToNapoleon(): string {
  const mood = moods.dawn;
  const far = shapeRidge({ seed: 71, base: 560, rise: 120, span: 380, shape: "domes" });
  const low = shapeRidge({ seed: 72, base: 585, rise: 70, span: 260 });
  const kayak = {
    hull: "#b5432a",
    deck: "#f9f0e1",
    body: "#12343d",
    skin: "#2a1a17",
    blade: "#f6cf8e",
  };
  return printPicture(
    drawSky(mood.sky, 600),
    drawSun({ x: 760, y: 330, r: 150, color: mood.sun, glow: mood.glow, reach: 4 }),
    drawStrata({
      seed: 21,
      top: 60,
      foot: 300,
      count: 7,
      color: "#fff0d2",
      opacity: 0.4,
      length: 800,
    }),
    paintRidge({ ridge: far, foot: 600, color: "#dd9a74", mist: mood.mist, lines: 4 }),
    paintRidge({ ridge: low, foot: 600, color: "#b98273", mist: mood.mist, lines: 4 }),
    drawLake(585, mood.water),
    drawGlitter({
      seed: 9,
      x: 700,
      top: 600,
      foot: 1060,
      color: mood.light,
      count: 70,
      narrow: 160,
      wide: 560,
    }),
    drawIsland({
      x: 1010,
      waterline: 640,
      width: 900,
      height: 400,
      color: "#12444e",
      foot: "#7d7b71",
      profile: hatProfile,
      seed: 3,
      trees: 9,
      lines: 9,
      shade: "#0a2a33",
      shore: "#f6d2a0",
    }),
    drawHaze(640, 60, mood.mist, 0.5),
    drawRipples({
      seed: 16,
      top: 680,
      foot: 1066,
      color: "#0a2f3a",
      count: 50,
      opacity: 0.4,
      length: 300,
    }),
    drawWake({ x: 440, y: 880, scale: 1.9 }, mood.light, 0.5),
    drawKayak({ x: 440, y: 880, scale: 1.9 }, kayak, -22),
    drawFlock({
      seed: 13,
      x: 1040,
      y: 130,
      width: 240,
      height: 70,
      count: 7,
      color: "#5b3446",
      size: 18,
    }),
  );
}
