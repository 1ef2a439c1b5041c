/** Only rows: the green combed over every hill, pickers in bright cloth. */
import { drawTeaSlope } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky } from "../../kit/sky.ts";
import { drawPath } from "../../kit/svg.ts";
import { drawStander } from "../../motifs/figures.ts";

function drawPicker(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  wrap: string,
  flip = false,
): string {
  const basket =
    drawPath("M-34-70Q-40-36-30-22H-12Q-10-50-14-72Z", "#d9a763") +
    drawPath("M-36-72Q-24-90-10-74Z", "#9cc56a");
  return drawStander({ x, y, scale, flip }, { skin: "#3a221b", top: cloth, wrap }, basket);
}

export function paintTeaAtGisovu(): string {
  const back = raiseRidge(shapeRidge({ seed: 271, base: 260, rise: 70, span: 500 }), 350, 300, 70);
  const right = raiseRidge(
    shapeRidge({ seed: 272, base: 470, rise: 40, span: 500 }),
    1320,
    420,
    220,
  );
  const left = raiseRidge(shapeRidge({ seed: 273, base: 690, rise: 40, span: 500 }), 190, 470, 250);
  const front = raiseRidge(
    shapeRidge({ seed: 275, base: 960, rise: 30, span: 500 }),
    1280,
    520,
    210,
  );
  const forest = plantRidge(
    shapeRidge({ seed: 277, base: 150, rise: 90, span: 300, shape: "domes" }),
    4,
    17,
  );
  return printPicture(
    drawSky(["#e7eccb", "#f9edcb"], 240),
    paintRidge({ ridge: forest, foot: 300, color: "#2b5f4e", mist: "#9dbf98", step: 6 }),
    drawHaze(230, 120, "#f1efd2", 0.75),
    drawTeaSlope({
      ridge: back,
      foot: 560,
      rows: 12,
      bush: 19,
      dark: "#3f8055",
      color: "#79b06a",
      light: "#cfe193",
      swell: 1.1,
    }),
    drawTeaSlope({
      ridge: right,
      foot: 800,
      rows: 13,
      bush: 27,
      dark: "#256548",
      color: "#55995b",
      light: "#b3d37c",
    }),
    drawPicker(1130, 460, 0.85, "#c8452c", "#12505a"),
    drawPicker(1330, 400, 0.8, "#f6cf8e", "#7a3226", true),
    drawTeaSlope({
      ridge: left,
      foot: 1020,
      rows: 12,
      bush: 38,
      dark: "#164f3c",
      color: "#37804f",
      light: "#94c46d",
    }),
    drawPicker(420, 640, 1.5, "#f9f0e1", "#c8452c"),
    drawPicker(610, 730, 1.55, "#12707c", "#e9a847", true),
    drawTeaSlope({
      ridge: front,
      foot: 1180,
      rows: 6,
      bush: 66,
      dark: "#0b382e",
      color: "#22664a",
      light: "#74ac62",
    }),
    drawPicker(1120, 905, 2.7, "#d9703f", "#0f4f57"),
  );
}
