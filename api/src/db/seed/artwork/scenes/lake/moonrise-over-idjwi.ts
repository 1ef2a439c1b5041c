/** A great moon over the long back of Idjwi; one canoe in its path. */
import { drawIsland, longProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawMoon, drawSky, drawStars, drawStrata } from "../../kit/sky.ts";
import { drawLine, drawPath, placeGroup } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";

export function paintMoonriseOverIdjwi(): string {
  const idjwi = raiseRidge(
    raiseRidge(shapeRidge({ seed: 185, base: 640, rise: 60, span: 220 }), 560, 330, 80),
    1180,
    300,
    50,
  );
  return printPicture(
    drawSky(["#0a1730", "#22405e 45%", "#6b7386 80%", "#c99a86"], 650),
    drawStars({ seed: 91, foot: 420, count: 110, color: "#fdf1d6" }),
    drawMoon({ x: 640, y: 420, r: 190, color: "#fbe3bd", glow: "#f0b489", reach: 3.4 }),
    drawStrata({
      seed: 38,
      top: 330,
      foot: 560,
      count: 6,
      color: "#8c7d8c",
      opacity: 0.5,
      length: 800,
      thick: 18,
    }),
    paintRidge({
      ridge: idjwi,
      foot: 660,
      color: "#1a2c45",
      mist: "#4d5570",
      lines: 7,
      lineColor: "#8f92a5",
      rim: "#e0b49a",
    }),
    drawLake(636, ["#8d8590", "#34506b 22%", "#142b45 65%", "#0a1830"]),
    drawGlitter({
      seed: 39,
      x: 640,
      top: 642,
      foot: 1060,
      color: "#fbe3bd",
      count: 110,
      narrow: 280,
      wide: 520,
      thick: 10,
      opacity: 0.75,
    }),
    drawIsland({
      x: 1390,
      waterline: 690,
      width: 520,
      height: 90,
      color: "#122239",
      foot: "#27344f",
      profile: longProfile,
      trees: 10,
      mirror: 0.7,
    }),
    drawRipples({
      seed: 40,
      top: 660,
      foot: 1066,
      color: "#0a1730",
      count: 70,
      opacity: 0.5,
      length: 380,
    }),
    placeGroup(
      { x: 700, y: 830, scale: 1.2 },
      drawPath("M-150-14Q-80 6 0 6Q80 6 152-18Q110 16 60 18H-60Q-110 14-150-14Z", "#0a1326"),
      drawPath("M50 2L42-44Q52-62 66-46L76 2Z", "#0a1326"),
      drawPath("M-80 2L-84-36Q-74-54-62-38L-56 2Z", "#0a1326"),
      drawLine("M54-66V-66.1M-74-58V-58.1", "#0a1326", 21),
      drawLine("M62-40L112-22L126 30", "#0a1326", 5),
    ),
    drawRipples({
      seed: 48,
      top: 850,
      foot: 1066,
      color: "#fbe3bd",
      count: 16,
      opacity: 0.35,
      length: 300,
      from: 400,
      to: 1000,
    }),
  );
}
