/** Under the great leaves at dawn: a bunch nearly ripe, a strip of lake beyond. */
import { drawTrail } from "../../kit/fields.ts";
import { domeProfile, drawIsland } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawShafts, drawSky } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawBananaBunch } from "../../motifs/bananas.ts";
import { drawHeadBasket, drawStander } from "../../motifs/figures.ts";
import { drawBananaLeaf } from "../../motifs/leaves.ts";
import { drawBananaPlant } from "../../motifs/trees.ts";
import { dressPerson } from "../../motifs/workers.ts";

const deep = { light: "#0f4a48", dark: "#0a3338", vein: "#4f8f80" };
const green = { light: "#1f6f5c", dark: "#12504a", vein: "#8cc0a0" };
const lit = { light: "#7fae72", dark: "#3f8566", vein: "#e6ecc0" };
const bunch = {
  skin: "#9dbb6a",
  shade: "#4f8558",
  stem: "#3f6a4a",
  flower: "#6a2c44",
  bract: "#93405a",
};

export function paintBananaGroves(): string {
  const far = shapeRidge({ seed: 371, base: 470, rise: 150, span: 320, shape: "domes" });
  const bank = plantRidge(shapeRidge({ seed: 375, base: 700, rise: 50, span: 300 }), 6, 10);
  return printPicture(
    drawSky(["#f0a878", "#f9cf9c 50%", "#fdebcb"], 500),
    paintRidge({ ridge: far, foot: 500, color: "#c9a184", mist: "#fbe0b6", lines: 5 }),
    drawLake(484, ["#fde6c0", "#9cc0aa 45%", "#3f8f8c"], 760),
    drawIsland({
      x: 420,
      waterline: 530,
      width: 360,
      height: 70,
      color: "#4a7f78",
      profile: domeProfile,
      trees: 8,
      lines: 3,
    }),
    drawRipples({
      seed: 377,
      top: 500,
      foot: 680,
      color: "#fff3d8",
      count: 50,
      opacity: 0.5,
      length: 240,
    }),
    paintRidge({ ridge: bank, foot: 1066, color: "#3f7f62", mist: "#123f3c", step: 7, lines: 6 }),
    drawTrail(
      [
        [640, 690],
        [620, 740],
        [660, 800],
        [600, 890],
        [640, 1000],
        [560, 1100],
      ],
      16,
      170,
      "#b5532f",
      "#ee9f66",
    ),
    drawBananaPlant({ x: 330, y: 800, scale: 1 }, lit, "#6a7a48", 3),
    drawBananaPlant({ x: 180, y: 860, scale: 1.3 }, green, "#4f6a48", 5),
    drawBananaPlant({ x: 830, y: 780, scale: 0.9 }, lit, "#6a7a48", 8),
    drawHaze(700, 220, "#fde3b8", 0.35),
    drawShafts([-60, 260, 620, 900], 420, "#fff3cf"),
    drawStander(
      { x: 634, y: 800, scale: 1.15 },
      dressPerson(0),
      drawHeadBasket("#9dbb6a", "#4f8558"),
    ),
    drawBananaLeaf({ x: 1000, y: 40, scale: 2.7, turn: 158, flip: false }, green, 21, -150, 34),
    drawBananaLeaf({ x: 1180, y: -40, scale: 2.6, turn: 64 }, deep, 25, -60, 30),
    drawBananaBunch({ x: 1180, y: 270, scale: 1.12 }, bunch),
    drawBananaLeaf({ x: 1700, y: -120, scale: 3, turn: -20, flip: true }, deep, 24, 90, 34),
    drawBananaLeaf({ x: 1720, y: 520, scale: 2.2, turn: -24, flip: true }, green, 33, 120, 30),
    drawBananaLeaf({ x: -160, y: -10, scale: 2.6, turn: 4 }, deep, 27, 120, 34),
    drawBananaLeaf({ x: -120, y: 1090, scale: 2.3, turn: -34 }, deep, 36, 110, 30),
    drawBananaLeaf({ x: 1740, y: 1120, scale: 2.5, turn: 28, flip: true }, deep, 39, 100, 30),
  );
}
