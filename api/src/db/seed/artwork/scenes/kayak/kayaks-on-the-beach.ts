/** Five bows pointing at the lake, waiting. */
import { drawIsland, longProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shadeSlopes, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { blendDown, drawEllipse, drawLine, drawPath, placeGroup } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";

function drawBow(
  x: number,
  turn: number,
  scale: number,
  hull: string,
  deck: string,
  dark: string,
): string {
  return placeGroup(
    { x, y: 1090, turn, scale },
    drawPath("M-96 40Q-112-260-6-560Q10-590 26-560Q138-260 130 60Z", "#5c3f31", 'opacity="0.35"'),
    drawPath("M-108 30Q-120-270-8-570Q0-588 8-570Q120-270 108 30Z", hull),
    drawPath("M0-580Q8-588 8-570Q120-270 108 30H40Q40-280 0-580Z", dark, 'opacity="0.5"'),
    drawPath("M-74 30Q-84-250-4-500Q0-508 4-500Q84-250 74 30Z", deck),
    drawLine("M0-548V-500M-44-300L44-240M44-300L-44-240M-50-300H50M-56-240H56", dark, 6),
    drawEllipse(0, -120, 34, 26, dark),
    drawEllipse(0, -126, 28, 19, hull),
  );
}

export function paintKayaksOnTheBeach(): string {
  const far = shapeRidge({ seed: 121, base: 330, rise: 170, span: 330, shape: "domes" });
  const mid = shapeRidge({ seed: 122, base: 350, rise: 100, span: 250 });
  return printPicture(
    drawSky(["#7fbab6", "#d6e4d3 60%", "#fbe9c9"], 360),
    drawSun({ x: 1270, y: 150, r: 62, color: "#fffaf0", glow: "#fff0cf" }),
    drawStrata({
      seed: 12,
      top: 40,
      foot: 190,
      count: 6,
      color: "#fffaf0",
      opacity: 0.6,
      length: 560,
    }),
    paintRidge({ ridge: far, foot: 360, color: "#8fb8b3", mist: "#e8e6d2", lines: 5 }),
    shadeSlopes({ ridge: far, depth: 130, color: "#3f7f85", opacity: 0.35, toLeft: true }),
    paintRidge({ ridge: mid, foot: 362, color: "#4b8c90", mist: "#b9d2c6", lines: 5 }),
    drawLake(352, ["#dcebdc", "#6fb1ac 40%", "#2d868b"], 720),
    drawIsland({
      x: 420,
      waterline: 392,
      width: 420,
      height: 64,
      color: "#1f626a",
      profile: longProfile,
      mirror: 0.4,
      trees: 7,
    }),
    drawGlitter({
      seed: 62,
      x: 1260,
      top: 360,
      foot: 620,
      color: "#fdf7e6",
      count: 44,
      narrow: 80,
      wide: 330,
    }),
    drawRipples({
      seed: 61,
      top: 400,
      foot: 650,
      color: "#f3f8ea",
      count: 60,
      opacity: 0.5,
      length: 260,
    }),
    drawPath(
      "M-20 650Q240 600 560 640Q900 690 1200 640Q1440 600 1620 630V1070H-20Z",
      blendDown(["#f6ddb0", "#e3b27c 50%", "#b97a4d"]),
    ),
    drawPath(
      "M-20 628Q240 580 560 622Q900 672 1200 620Q1440 580 1620 610V640Q1440 606 1200 648Q900 700 560 650Q240 610-20 662Z",
      "#f9f6ea",
      'opacity="0.85"',
    ),
    drawHaze(350, 60, "#f6ecd2", 0.6),
    drawBow(250, -9, 0.86, "#c8452c", "#e36f45", "#6d2018"),
    drawBow(1370, 10, 0.86, "#10505a", "#2d7f86", "#08303a"),
    drawBow(520, -4, 0.97, "#e9a847", "#f6cf8e", "#8f5a22"),
    drawBow(1090, 5, 0.97, "#f4ead6", "#fffaf0", "#a99a80"),
    drawBow(805, 0, 1.1, "#1c7078", "#58a5a3", "#0b3d47"),
  );
}
