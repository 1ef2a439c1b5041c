/** Under the great leaves: green light, a roof, a strip of lake. */
import { drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawSun } from "../../kit/sky.ts";
import { drawLake } from "../../kit/water.ts";
import { drawHouse } from "../../motifs/buildings.ts";
import { drawBananaLeaf } from "../../motifs/leaves.ts";
import { drawBananaPlant } from "../../motifs/trees.ts";

export function paintBananaGroves(): string {
  const shade = { light: "#1f6a4c", dark: "#0f463c", vein: "#6fa878" };
  const near = { light: "#154f40", dark: "#0a3533", vein: "#4f8f6c" };
  const lit = { light: "#a9c95f", dark: "#5a9a52", vein: "#eef3b8" };
  const far = shapeRidge({ seed: 371, base: 540, rise: 120, span: 320, shape: "domes" });
  const house = { wall: "#f3cf9a", shade: "#c08a55", roof: "#a8452b", door: "#4a2a20" };
  return printPicture(
    drawSky(["#f6e7a8", "#fdf3cf 50%", "#f7eec4"], 620),
    drawSun({ x: 840, y: 330, r: 110, color: "#fffdf0", glow: "#fff6c4", reach: 5 }),
    paintRidge({ ridge: far, foot: 600, color: "#b5c98a", mist: "#f3efc4", lines: 5 }),
    drawLake(580, ["#f7f0c8", "#8fc0a0 50%", "#4f9a8c"], 720),
    paintRidge({
      ridge: shapeRidge({ seed: 373, base: 720, rise: 50, span: 300 }),
      foot: 1066,
      color: "#7fae55",
      mist: "#2f6e48",
      lines: 6,
    }),
    drawHaze(720, 160, "#fdf6cf", 0.5),
    drawTrail(
      [
        [840, 790],
        [830, 830],
        [770, 870],
        [760, 930],
        [830, 1000],
        [800, 1100],
      ],
      26,
      230,
      "#b5532f",
      "#ee9f66",
    ),
    drawHouse({ x: 850, y: 790, scale: 0.95 }, house),
    ...[540, 660, 1060, 1180].map((x, index) =>
      drawBananaPlant({ x, y: 800 + (index % 2) * 20, scale: 0.85 }, lit, "#8a8f4a", index + 3),
    ),
    drawBananaPlant(
      { x: 330, y: 960, scale: 1.6 },
      { light: "#4f9a55", dark: "#2a6e4a", vein: "#c9e08f" },
      "#4f5f38",
      12,
    ),
    drawBananaPlant(
      { x: 1320, y: 980, scale: 1.75 },
      { light: "#458f52", dark: "#256646", vein: "#b9d684" },
      "#46573a",
      15,
    ),
    drawBananaLeaf({ x: -120, y: -30, scale: 2.9, turn: 14 }, shade, 21, 120),
    drawBananaLeaf({ x: 1720, y: -60, scale: 3, turn: -12, flip: true }, shade, 24, 130),
    drawBananaLeaf(
      { x: 620, y: -180, scale: 2, turn: 50 },
      { light: "#2f7a50", dark: "#185844", vein: "#8fc07c" },
      27,
      40,
    ),
    drawBananaLeaf({ x: -160, y: 620, scale: 2.7, turn: 6 }, near, 30, 150),
    drawBananaLeaf({ x: 1760, y: 640, scale: 2.8, turn: -2, flip: true }, near, 33, 150),
  );
}
