/** A whole hillside and its zigzag of red earth, nearly no sky. */
import { mixColors } from "../../kit/color.ts";
import type { Point } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { paintRidge, type Ridge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawSun } from "../../kit/sky.ts";
import { drawFarRider } from "../../motifs/bicycle.ts";
import { drawHouse } from "../../motifs/buildings.ts";
import { drawBananaPlant } from "../../motifs/trees.ts";

export function paintSwitchbacks(): string {
  const crest = shapeRidge({ seed: 241, base: 150, rise: 90, span: 420 });
  const back = shapeRidge({ seed: 243, base: 110, rise: 80, span: 300, shape: "domes" });
  const bends: Point[] = [
    [1120, 122],
    [960, 176],
    [760, 196],
    [560, 214],
    [480, 246],
    [600, 286],
    [860, 306],
    [1120, 330],
    [1250, 372],
    [1120, 424],
    [820, 452],
    [500, 482],
    [330, 540],
    [450, 606],
    [800, 636],
    [1180, 672],
    [1370, 742],
    [1180, 822],
    [760, 866],
    [360, 916],
    [180, 1000],
    [260, 1110],
  ];
  const fields = listNumbers(9).map((index): Ridge => {
    const base = 250 + index * 96;
    return shapeRidge({ seed: 251 + index, base, rise: 90, span: 300 + index * 30 });
  });
  const inks = [
    "#4e8e69",
    "#3c7e5c",
    "#649b68",
    "#2a6f58",
    "#76a269",
    "#33785b",
    "#236250",
    "#4c8a5e",
    "#1c584b",
  ];
  const house = { wall: "#f3dfbd", shade: "#b98b63", roof: "#a8452b", door: "#3a2420" };
  const banana = { light: "#629c5e", dark: "#347652", vein: "#9ec08d" };
  return printPicture(
    drawSky(["#f0b382", "#fbe3bd"], 200),
    paintRidge({ ridge: back, foot: 220, color: "#86a285", mist: "#f0deb4", lines: 4 }),
    paintRidge({ ridge: crest, foot: 1066, color: "#579674", mist: "#36785c", lines: 12 }),
    ...fields.map((ridge, index) =>
      paintRidge({
        ridge,
        foot: 1066,
        color: inks[index] ?? "#2a6f58",
        mist: mixColors(inks[index] ?? "#2a6f58", "#12423a", 0.6),
        lines: 5,
        lineColor: "#b4ceac",
      }),
    ),
    drawTrail(bends, 7, 74, "#b5482a", "#ea8c56"),
    drawSun({ x: 1290, y: 74, r: 40, color: "#fff6de", glow: "#ffe2b0", reach: 9 }),
    drawHaze(150, 160, "#fbe0b4", 0.5),
    drawHouse({ x: 1010, y: 408, scale: 0.42 }, house),
    drawHouse({ x: 640, y: 588, scale: 0.5 }, house),
    drawBananaPlant({ x: 738, y: 594, scale: 0.4 }, banana, "#4c6b46", 3),
    drawBananaPlant({ x: 556, y: 596, scale: 0.36 }, banana, "#4c6b46", 5),

    drawFarRider({ x: 980, y: 318, scale: 1 }, "#13222a", "#f9f0e1"),
    drawFarRider({ x: 850, y: 456, scale: 1.5, flip: true }, "#13222a", "#f6cf8e"),
    drawFarRider({ x: 1010, y: 658, scale: 2.3, turn: 5 }, "#13222a", "#f9f0e1"),
    drawFarRider({ x: 610, y: 888, scale: 3.3, flip: true, turn: -6 }, "#13222a", "#12505a"),
    drawBananaPlant({ x: 1440, y: 1100, scale: 1.5 }, banana, "#406042", 9),
  );
}
