/** The rain has just gone: steps of fresh green, a bow, wet light. */
import { drawTerraces } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata } from "../../kit/sky.ts";
import { drawCircle } from "../../kit/svg.ts";
import { drawHouse } from "../../motifs/buildings.ts";
import { drawBananaPlant, drawEucalyptus } from "../../motifs/trees.ts";

export function paintTerracesAfterRain(): string {
  const far = shapeRidge({ seed: 421, base: 380, rise: 180, span: 320, shape: "domes" });
  const left = raiseRidge(shapeRidge({ seed: 423, base: 690, rise: 30, span: 500 }), 240, 460, 270);
  const right = raiseRidge(
    shapeRidge({ seed: 425, base: 900, rise: 30, span: 500 }),
    1330,
    560,
    380,
  );
  const bow = ["#e0704a", "#f0a35c", "#f6d58c", "#8ab993", "#5fa9a5", "#4a7a94"];
  const house = { wall: "#f6e3c0", shade: "#c08f66", roof: "#a8452b", door: "#3a2420" };
  const leaf = { light: "#659e5e", dark: "#347652", vein: "#adcb96" };
  return printPicture(
    drawSky(["#3a5f6a", "#6f979a 40%", "#d9dfc4 80%", "#f9eccb"], 560),
    ...bow.map((color, index) =>
      drawCircle(
        760,
        700,
        660 - index * 18,
        "none",
        `stroke="${color}" stroke-width="18.5" opacity="0.5"`,
      ),
    ),
    drawStrata({
      seed: 119,
      top: 20,
      foot: 220,
      count: 8,
      color: "#2f5059",
      opacity: 0.55,
      length: 1000,
      thick: 60,
    }),
    drawStrata({
      seed: 120,
      top: 240,
      foot: 360,
      count: 5,
      color: "#fdf6e0",
      opacity: 0.5,
      length: 700,
    }),
    paintRidge({ ridge: far, foot: 900, color: "#6f9f98", mist: "#eceed2", lines: 6 }),
    drawHaze(470, 150, "#f9f1d6", 0.75),
    drawTerraces({
      ridge: left,
      foot: 1000,
      steps: 13,
      inks: ["#5d9f63", "#448c5d", "#76ad6b", "#8ab469", "#387e5b"],
      edge: "#225d48",
    }),
    drawHouse({ x: 420, y: 505, scale: 0.5 }, house),
    drawBananaPlant({ x: 500, y: 520, scale: 0.42 }, leaf, "#4d6b45", 2),
    drawHaze(720, 130, "#f6f2d2", 0.35),
    drawTerraces({
      ridge: right,
      foot: 1140,
      steps: 15,
      inks: ["#388356", "#286d50", "#50975e", "#68a561", "#1f5e4b", "#94602f"],
      edge: "#12423a",
      sway: 16,
    }),
    drawHouse({ x: 1180, y: 640, scale: 0.72 }, house),
    drawBananaPlant({ x: 1290, y: 640, scale: 0.62 }, leaf, "#4d6b45", 4),
    drawBananaPlant({ x: 1080, y: 660, scale: 0.55 }, leaf, "#4d6b45", 6),
    drawEucalyptus({ x: 1430, y: 570, scale: 1.2 }, "#34513f", "#1f5e50", 3),
    drawEucalyptus({ x: 1490, y: 580, scale: 0.95 }, "#34513f", "#276a56", 5),
  );
}
