/** Over the bow, straight north: the lake narrows under the volcanoes. */
import { traceRibbon } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { outlineRidge, paintRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawSun } from "../../kit/sky.ts";
import { blendBetween, blendDown, cutGroup, drawLine, drawPath } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";

export function paintBoatToRubavu(): string {
  const flat = shapeRidge({ seed: 161, base: 540, rise: 40, span: 300 });
  const cone = raiseRidge(raiseRidge(flat, 860, 150, 250), 860, 340, 60);
  const nyiragongo = (x: number) => Math.max(cone(x), 262 + Math.abs(x - 860) * 0.06);
  const peaks = raiseRidge(raiseRidge(flat, 1180, 100, 190), 470, 130, 120);
  const west = raiseRidge(shapeRidge({ seed: 163, base: 640, rise: 70, span: 220 }), -60, 480, 250);
  const east = raiseRidge(
    shapeRidge({ seed: 165, base: 650, rise: 60, span: 200 }),
    1680,
    420,
    300,
  );
  const smoke = traceRibbon(
    [
      [862, 262],
      [890, 200],
      [980, 150],
      [1090, 120],
      [1260, 66],
      [1480, 40],
      [1720, 20],
    ],
    (share) => 16 + share * 88,
  );
  const planks = listNumbers(9).map((index) => `M${560 + index * 60} 1080L${776 + index * 6} 812`);
  return printPicture(
    drawSky(["#6b5a72", "#d68a6e 40%", "#f6c48c 75%", "#fbe2b8"], 580),
    drawPath(smoke, blendBetween(40, 262, ["#f3d9c0", "#b98585"]), 'opacity="0.6"'),
    paintRidge({ ridge: peaks, foot: 590, color: "#c98f80", mist: "#f6cfa2", lines: 4 }),
    paintRidge({ ridge: nyiragongo, foot: 590, color: "#8c5f6b", mist: "#efbf96", lines: 8 }),
    cutGroup(
      `${outlineRidge(nyiragongo, 590)}z`,
      drawPath(
        "M930 264Q960 330 930 380Q990 430 960 480Q1060 520 1060 590H1400V240Z",
        "#4e3a52",
        'opacity="0.3"',
      ),
    ),
    drawSun({ x: 860, y: 262, r: 15, color: "#ff9a57", glow: "#ff7a3d", reach: 7 }),
    drawHaze(575, 90, "#fbdcb0", 0.8),
    drawLake(574, ["#fbdcb0", "#d79a80 22%", "#3f7078 62%", "#0f414c"]),
    drawGlitter({
      seed: 92,
      x: 850,
      top: 580,
      foot: 900,
      color: "#fff0d2",
      count: 50,
      narrow: 120,
      wide: 420,
    }),
    paintRidge({ ridge: west, foot: 650, color: "#2f5c66", mist: "#8f7f80", lines: 9 }),
    paintRidge({ ridge: east, foot: 660, color: "#1d4c58", mist: "#7a7880", lines: 9 }),
    drawHaze(652, 50, "#f3d2a8", 0.5),
    drawRipples({
      seed: 93,
      top: 680,
      foot: 1066,
      color: "#f6d9b0",
      count: 60,
      opacity: 0.4,
      length: 320,
    }),
    drawRipples({
      seed: 94,
      top: 760,
      foot: 1066,
      color: "#0a303a",
      count: 40,
      opacity: 0.45,
      length: 380,
    }),
    drawPath("M800 742Q560 900 330 1080H1270Q1040 900 800 742Z", "#10262e"),
    drawPath("M800 778Q620 900 470 1080H1130Q980 900 800 778Z", blendDown(["#c8814f", "#8a4b30"])),
    drawLine(planks.join(""), "#5a2f22", 3, 'opacity="0.6"'),
    drawPath("M640 960H960L990 1010H610Z", "#e3b07a"),
    drawLine("M800 742Q560 900 330 1080M800 742Q1040 900 1270 1080", "#f6cf8e", 7),
    drawLine("M800 778V700", "#10262e", 11),
    drawPath("M800 704L866 722L800 744Z", "#c8452c"),
    drawFlock({
      seed: 95,
      x: 300,
      y: 240,
      width: 220,
      height: 90,
      count: 6,
      color: "#3d2b3c",
      size: 17,
    }),
  );
}
