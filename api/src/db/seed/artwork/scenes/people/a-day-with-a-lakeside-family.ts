/** The pot is on, the bananas are in, the lake is at the end of the yard. */
import { traceRibbon } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { blendDown, drawEllipse, drawPath, placeGroup } from "../../kit/svg.ts";
import { drawLake } from "../../kit/water.ts";
import { drawHouse } from "../../motifs/buildings.ts";
import { drawHeadBasket, drawSitter, drawStander } from "../../motifs/figures.ts";
import { drawGlow, drawPot } from "../../motifs/hearth.ts";
import { drawBananaLeaf } from "../../motifs/leaves.ts";
import { drawFruitBasket, drawPeaceBasket } from "../../motifs/market.ts";
import { drawBananaPlant } from "../../motifs/trees.ts";

const banana = { light: "#6fa65a", dark: "#2f6e4a", vein: "#cfe29a" };

export function paintFamilyDay(): string {
  const far = shapeRidge({ seed: 361, base: 330, rise: 130, span: 300, shape: "domes" });
  const grove = plantRidge(shapeRidge({ seed: 363, base: 520, rise: 60, span: 260 }), 3, 18);
  const smoke = traceRibbon(
    [
      [1150, 640],
      [1110, 520],
      [1170, 400],
      [1110, 270],
      [1190, 130],
      [1130, -40],
    ],
    (share) => 22 + 96 * share,
  );
  const house = { wall: "#e9b27c", shade: "#b5703f", roof: "#8c3a28", door: "#3a2420" };
  const grovePlants: [number, number, number][] = [
    [60, 690, 1.05],
    [230, 640, 0.85],
    [640, 640, 0.95],
    [760, 668, 1.15],
    [900, 640, 0.8],
    [1400, 650, 1],
    [1540, 690, 1.2],
  ];
  const flames =
    "M-96 0Q-110-60-74-84Q-76-50-54-44Q-50-88-20-96Q-28-56-4-50Q6-92 36-100Q26-60 54-48Q70-76 84-84Q104-46 92 0Q0 26-96 0Z";
  return printPicture(
    drawSky(["#f0ad74", "#f9d6a2 55%", "#fdf0d2"], 350),
    drawSun({ x: 640, y: 262, r: 74, color: "#fffaf0", glow: "#fff0c4", reach: 5 }),
    drawStrata({
      seed: 108,
      top: 50,
      foot: 240,
      count: 6,
      color: "#fff6e0",
      opacity: 0.55,
      length: 640,
    }),
    paintRidge({ ridge: far, foot: 350, color: "#9ab295", mist: "#f6e6c0", lines: 5 }),
    drawLake(338, ["#f6e8c4", "#6fb3aa 45%", "#35898c"], 560),
    paintRidge({ ridge: grove, foot: 720, color: "#3f7f56", mist: "#2f6e48", step: 8 }),
    ...grovePlants.map(([x, y, scale], index) =>
      drawBananaPlant({ x, y, scale }, banana, "#5b6b3c", index + 3),
    ),
    drawPath(
      "M-20 640Q500 600 900 630Q1300 660 1620 620V1080H-20Z",
      blendDown(["#e6a068", "#c87346 45%", "#8f4429"]),
    ),
    drawHouse({ x: 400, y: 716, scale: 1.5 }, house),
    drawEllipse(400, 728, 210, 12, "#7a3a26", 'opacity="0.35"'),
    drawStander(
      { x: 640, y: 770, scale: 1.35 },
      { skin: "#3a221b", top: "#c8452c", wrap: "#12505a" },
      drawHeadBasket("#e6bd7c", "#7a3226"),
    ),
    drawStander(
      { x: 715, y: 772, scale: 0.85 },
      { skin: "#3a221b", top: "#f9f0e1", wrap: "#12707c" },
    ),
    drawSitter(
      { x: 250, y: 780, scale: 1.25 },
      { skin: "#3a221b", top: "#e9a847", wrap: "#5b3446" },
    ),
    drawPath(smoke, "#fdf3df", 'opacity="0.4"'),
    drawEllipse(1150, 1010, 330, 46, "#4a2018", 'opacity="0.45"'),
    drawGlow(1150, 960, 360, "#ffb45a", "a0"),
    drawPot({ x: 1150, y: 1000, scale: 2.75 }, "#4a2c28", "#241517", "#d9935a"),
    placeGroup(
      { x: 1150, y: 1012, scale: 1.15 },
      drawPath(flames, "#f07f38"),
      placeGroup({ x: 0, y: 4, scale: 0.62 }, drawPath(flames, "#ffdf94")),
    ),
    drawFruitBasket({ x: 640, y: 1030, scale: 1.9 }, "#d9a763", "#5a3424", "#9fbf6a"),
    drawPeaceBasket({ x: 420, y: 1020, scale: 1.6 }, "#f0d7a4", "#7a3226"),
    drawPeaceBasket({ x: 300, y: 1040, scale: 1.1 }, "#e0a86c", "#4a2420"),
    drawBananaLeaf(
      { x: 1700, y: -20, scale: 2, turn: -8, flip: true },
      { light: "#2a6a4c", dark: "#164a3c", vein: "#7fb070" },
      9,
      150,
    ),
  );
}
