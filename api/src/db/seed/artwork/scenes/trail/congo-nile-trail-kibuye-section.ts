/** Red earth underfoot, the bays of Kibuye below. */
import { domeProfile, drawIsland, longProfile, tiltedProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { drawContours, paintRidge, plantRidge, type Ridge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawRider } from "../../motifs/bicycle.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawBlades } from "../../motifs/leaves.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";
import { moods } from "../../palette.ts";

export function paintTrailKibuye(): string {
  const mood = moods.golden;
  const rider = {
    bike: "#c8452c",
    tyre: "#191a20",
    skin: "#4a2a1f",
    shirt: "#f9f0e1",
    shorts: "#12343d",
  };
  const far = shapeRidge({ seed: 201, base: 400, rise: 160, span: 320, shape: "peaks" });
  const slope: Ridge = (x) => 960 - (x - 300) * 0.1 - 60 * Math.sin((x + 100) / 420);
  const bank: Ridge = (x) => slope(x) + 44 + 10 * Math.sin(x / 130);
  return printPicture(
    drawSky(["#d78b52", "#f3be7d 50%", "#fdeac0"], 430),
    drawSun({ x: 330, y: 190, r: 84, color: mood.sun, glow: "#fff0bd", reach: 6 }),
    drawStrata({
      seed: 53,
      top: 70,
      foot: 260,
      count: 6,
      color: "#fff3d4",
      opacity: 0.5,
      length: 700,
    }),
    paintRidge({ ridge: far, foot: 430, color: "#cf9468", mist: "#fae0ac", lines: 5 }),
    drawLake(412, ["#fbe4b2", "#8eb3a5 30%", "#2d7c80 70%", "#17606a"]),
    drawGlitter({
      seed: 54,
      x: 330,
      top: 418,
      foot: 800,
      color: "#fff6d8",
      count: 56,
      narrow: 110,
      wide: 380,
    }),
    drawIsland({
      x: 1270,
      waterline: 478,
      width: 900,
      height: 150,
      color: "#5c8a78",
      foot: "#b3b98d",
      profile: tiltedProfile,
      trees: 9,
      lines: 4,
      mirror: 0.35,
      shore: "#fbe9c2",
    }),
    drawIsland({
      x: 700,
      waterline: 540,
      width: 420,
      height: 90,
      color: "#37766f",
      foot: "#7fa284",
      profile: domeProfile,
      trees: 10,
      seed: 5,
      lines: 4,
      mirror: 0.4,
      shore: "#fbe9c2",
    }),
    drawIsland({
      x: 1480,
      waterline: 640,
      width: 760,
      height: 130,
      color: "#23625f",
      foot: "#5d8f79",
      profile: longProfile,
      trees: 12,
      seed: 6,
      lines: 4,
      mirror: 0.4,
      shore: "#fbe9c2",
    }),
    drawRipples({
      seed: 56,
      top: 440,
      foot: 860,
      color: "#f6f0d4",
      count: 60,
      opacity: 0.4,
      length: 260,
    }),
    drawEucalyptus({ x: 1330, y: 880, scale: 3.6 }, "#5c3a2c", "#1d4a40", 3),
    drawEucalyptus({ x: 1490, y: 870, scale: 4.1 }, "#4a2e26", "#153a36", 6),
    paintRidge({ ridge: slope, foot: 1066, color: "#c2562f", mist: "#8f3a25" }),
    drawContours(slope, 1010, 3, "#f6b884", 0.5),
    drawRider({ x: 700, y: slope(700) + 6, scale: 2, turn: -2 }, rider),
    paintRidge({
      ridge: plantRidge(bank, 6, 8),
      foot: 1066,
      color: "#1d4a40",
      mist: "#0d2b2c",
      step: 6,
    }),
    drawBlades({
      seed: 9,
      from: -20,
      to: 1620,
      foot: 1080,
      height: 120,
      count: 170,
      color: "#12352f",
    }),
    drawFlock({
      seed: 57,
      x: 640,
      y: 150,
      width: 260,
      height: 80,
      count: 6,
      color: "#6b4030",
      size: 17,
    }),
  );
}
