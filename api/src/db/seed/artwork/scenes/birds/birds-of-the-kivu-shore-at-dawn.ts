/** Dawn in the reeds: a heron waits, cormorants pass. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawBlades, drawBulrush } from "../../motifs/leaves.ts";
import { drawCormorant, drawCrane, drawHeron } from "../../motifs/water-birds.ts";

export function paintBirdsAtDawn(): string {
  const far = shapeRidge({ seed: 321, base: 470, rise: 140, span: 300, shape: "domes" });
  const low = shapeRidge({ seed: 323, base: 500, rise: 70, span: 240 });
  return printPicture(
    drawSky(["#4d7f8a", "#b9a899 40%", "#f1b489 72%", "#fbdcae"], 520),
    drawSun({ x: 430, y: 400, r: 108, color: "#fff3d6", glow: "#ffdca0", reach: 5 }),
    drawStrata({
      seed: 87,
      top: 60,
      foot: 330,
      count: 8,
      color: "#fbe0bd",
      opacity: 0.45,
      length: 760,
    }),
    paintRidge({ ridge: far, foot: 510, color: "#a98a80", mist: "#f6cfa0", lines: 5 }),
    paintRidge({ ridge: low, foot: 515, color: "#6a7f80", mist: "#e2bf98", lines: 4 }),
    drawLake(498, ["#fbd9a8", "#c9a58c 22%", "#4d8488 60%", "#17525c"]),
    drawHaze(500, 60, "#fde3ba", 0.7),
    drawGlitter({
      seed: 88,
      x: 430,
      top: 506,
      foot: 1000,
      color: "#fff1d0",
      count: 70,
      narrow: 150,
      wide: 460,
    }),
    drawRipples({
      seed: 89,
      top: 540,
      foot: 1066,
      color: "#0f414b",
      count: 50,
      opacity: 0.35,
      length: 320,
    }),
    drawCrane({ x: 620, y: 690, scale: 0.62 }, "#6f8083", "#14222a"),
    drawCrane({ x: 730, y: 712, scale: 0.7, flip: true }, "#6f8083", "#14222a"),
    drawHeron({ x: 1130, y: 970, scale: 1.75, flip: true }, "#587d88", "#22404c", "#d9902f"),
    drawCormorant({ x: 760, y: 250, scale: 0.9, turn: -6 }, "#22323c"),
    drawCormorant({ x: 960, y: 190, scale: 0.66, turn: -6 }, "#2c3d46"),
    drawCormorant({ x: 1110, y: 150, scale: 0.5, turn: -6 }, "#3a4a50"),
    drawFlock({
      seed: 90,
      x: 100,
      y: 150,
      width: 260,
      height: 90,
      count: 9,
      color: "#3a4a50",
      size: 15,
    }),
    drawBulrush({ x: 1390, y: 1090, scale: 1.9, turn: -6 }, "#143f42", "#3a241e"),
    drawBulrush({ x: 1480, y: 1100, scale: 2.3, turn: 2 }, "#10363c", "#33201c"),
    drawBulrush({ x: 60, y: 1090, scale: 1.5, turn: 4 }, "#143f42", "#3a241e"),
    drawBlades({
      seed: 92,
      from: 900,
      to: 1640,
      foot: 1085,
      height: 420,
      count: 70,
      color: "#0e343b",
      width: 14,
    }),
    drawBlades({
      seed: 94,
      from: -40,
      to: 360,
      foot: 1085,
      height: 300,
      count: 40,
      color: "#0e343b",
      width: 12,
    }),
  );
}
