/** Late gold seen from above: islands like stones across a burning lake. */
import {
  domeProfile,
  drawIsland,
  hatProfile,
  longProfile,
  tiltedProfile,
} from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawDoubleKayak, drawKayak, drawWake } from "../../motifs/kayak.ts";
import { moods } from "../../palette.ts";

export function paintSunsetAmongIslands(): string {
  const mood = moods.ember;
  const far = shapeRidge({ seed: 91, base: 196, rise: 90, span: 300, shape: "domes" });
  const crew = {
    hull: "#2b1820",
    deck: "#f6cf8e",
    body: "#3a1d22",
    skin: "#1a1014",
    blade: "#fbe3b0",
  };
  const island = { color: "#4a2229", foot: "#8a3a2d", mirror: 0.5, shore: "#ffd38a", lines: 4 };
  return printPicture(
    drawSky(mood.sky, 230),
    drawSun({ x: 1090, y: 150, r: 92, color: mood.sun, glow: mood.glow, reach: 7 }),
    drawStrata({
      seed: 5,
      top: 20,
      foot: 130,
      count: 6,
      color: "#ffe0a0",
      opacity: 0.35,
      length: 700,
      thick: 14,
    }),
    paintRidge({ ridge: far, foot: 220, color: "#a8442f", mist: "#ee9450" }),
    drawLake(214, mood.water),
    drawGlitter({
      seed: 17,
      x: 1060,
      top: 218,
      foot: 1066,
      color: mood.light,
      count: 130,
      narrow: 120,
      wide: 760,
      thick: 10,
    }),
    drawIsland({
      ...island,
      x: 300,
      waterline: 290,
      width: 420,
      height: 70,
      profile: longProfile,
      color: "#8f3a2e",
      foot: "#c8643a",
    }),
    drawIsland({
      ...island,
      x: 1420,
      waterline: 312,
      width: 330,
      height: 64,
      profile: domeProfile,
      color: "#82332c",
      foot: "#bd5a38",
    }),
    drawIsland({
      ...island,
      x: 780,
      waterline: 372,
      width: 360,
      height: 96,
      profile: hatProfile,
      color: "#6b2b2b",
      foot: "#a64c33",
    }),
    drawIsland({
      ...island,
      x: 60,
      waterline: 510,
      width: 560,
      height: 130,
      profile: tiltedProfile,
      seed: 4,
    }),
    drawIsland({
      ...island,
      x: 1500,
      waterline: 620,
      width: 620,
      height: 190,
      profile: domeProfile,
      seed: 9,
      color: "#371b25",
    }),
    drawRipples({
      seed: 33,
      top: 420,
      foot: 1066,
      color: "#2f1d25",
      count: 70,
      opacity: 0.3,
      length: 320,
    }),
    drawWake({ x: 900, y: 610, scale: 0.7, flip: true }, "#ffe3a6", 0.7),
    drawDoubleKayak({ x: 900, y: 610, scale: 0.7, flip: true }, crew),
    drawWake({ x: 610, y: 800, scale: 1.15, flip: true }, "#ffe3a6", 0.7),
    drawKayak({ x: 610, y: 800, scale: 1.15, flip: true }, { ...crew, hull: "#7a2a22" }, 26),
    drawFlock({
      seed: 71,
      x: 420,
      y: 60,
      width: 260,
      height: 60,
      count: 8,
      color: "#5a2127",
      size: 14,
    }),
  );
}
