/** One rider, one slope, one enormous sun. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, type Ridge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawClimber } from "../../motifs/bicycle.ts";
import { drawBlades } from "../../motifs/leaves.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";

export function paintKarongiClimb(): string {
  const noise = shapeRidge({ seed: 231, base: 0, rise: 40, span: 180 });
  const slope: Ridge = (x) => 1010 - x * 0.43 + noise(x) + 14 * Math.sin(x / 60);
  const far = shapeRidge({ seed: 233, base: 800, rise: 170, span: 300, shape: "peaks" });
  const mid = shapeRidge({ seed: 235, base: 900, rise: 130, span: 260, shape: "domes" });
  const rider = {
    bike: "#c8452c",
    tyre: "#10171d",
    skin: "#2a1815",
    shirt: "#0f4f57",
    shorts: "#13222a",
  };
  return printPicture(
    drawSky(["#e9774a", "#f29a63 50%", "#f8c48f"], 1066),
    drawSun({ x: 830, y: 420, r: 330, color: "#fdebc8", glow: "#fbd7a0", reach: 2.4 }),
    drawStrata({
      seed: 68,
      top: 180,
      foot: 620,
      count: 8,
      color: "#f5ad76",
      opacity: 0.55,
      length: 900,
      thick: 20,
    }),
    paintRidge({ ridge: far, foot: 1000, color: "#cf7652", mist: "#f5bd87", lines: 5 }),
    paintRidge({ ridge: mid, foot: 1066, color: "#8e4b43", mist: "#dd8e62", lines: 6 }),
    paintRidge({
      ridge: plantRidge(slope, 3, 5),
      foot: 1066,
      color: "#13262e",
      mist: "#0b171d",
      lines: 11,
      step: 6,
      lineColor: "#d9703f",
    }),
    drawClimber({ x: 800, y: slope(800) + 2, scale: 2.35, turn: -25 }, rider),
    drawBlades({
      seed: 69,
      from: 0,
      to: 560,
      foot: 1072,
      height: 120,
      count: 60,
      color: "#0b171d",
    }),
    drawEucalyptus({ x: 1440, y: slope(1440) + 16, scale: 1.5, turn: 3 }, "#13262e", "#13262e", 5),
    drawEucalyptus({ x: 1530, y: slope(1530) + 16, scale: 1.2, turn: 2 }, "#13262e", "#13262e", 8),
  );
}
