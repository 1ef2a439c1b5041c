/** The walkers' first sight of it: a white line down a dark green wall. */
import { type Point, traceBlob } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, plantRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawShafts, drawSky } from "../../kit/sky.ts";
import { blendDown, blendOut, drawEllipse, drawPath } from "../../kit/svg.ts";
import { drawBackpack, drawWalker } from "../../motifs/figures.ts";
import { drawFern } from "../../motifs/leaves.ts";
import { drawBananaPlant, drawEucalyptus } from "../../motifs/trees.ts";
import { drawWaterSheet } from "../../motifs/waterfall.ts";

export function paintFallsWalk(): string {
  const back = raiseRidge(
    shapeRidge({ seed: 331, base: 330, rise: 120, span: 260 }),
    1000,
    420,
    150,
  );
  const bare = raiseRidge(
    shapeRidge({ seed: 333, base: 620, rise: 60, span: 300 }),
    1060,
    430,
    390,
  );
  const wall = plantRidge(raiseRidge(bare, 1010, 46, -56), 8, 18);
  const rise = raiseRidge(shapeRidge({ seed: 335, base: 940, rise: 70, span: 260 }), 60, 420, 250);
  const slope = plantRidge(rise, 7, 14);
  const trail: Point[] = [
    [1010, 850],
    [900, 862],
    [760, 872],
    [640, 892],
    [560, 936],
    [520, 1000],
    [560, 1100],
  ];
  const gorge: Point[] = [
    [976, 330],
    [950, 420],
    [962, 510],
    [900, 600],
    [880, 720],
    [820, 880],
    [1240, 880],
    [1176, 760],
    [1140, 680],
    [1126, 560],
    [1084, 470],
    [1072, 390],
    [1046, 322],
    [1010, 352],
  ];
  const dress = { skin: "#3a221b", top: "#c8452c", wrap: "#13222a" };
  const leaf = { light: "#4f9a5c", dark: "#2a6d4a", vein: "#b5d38a" };
  return printPicture(
    drawSky(["#8cc3b6", "#d5e6cf 50%", "#f9eed2"], 720),
    paintRidge({ ridge: back, foot: 720, color: "#8fbcaa", mist: "#e6ecd6", lines: 6 }),
    drawHaze(480, 200, "#f3f0d9", 0.8),
    paintRidge({
      ridge: wall,
      foot: 960,
      color: "#1f5a4c",
      mist: "#3d7d66",
      lines: 12,
      step: 6,
      lineColor: "#9fcfae",
    }),
    drawPath(traceBlob(gorge), blendDown(["#14383c", "#0b262d"])),
    drawWaterSheet({ seed: 5, x: 1012, width: 38, top: 346, foot: 520, strands: 6 }),
    drawWaterSheet({ seed: 6, x: 1000, width: 66, top: 514, foot: 680, strands: 8 }),
    drawWaterSheet({ seed: 7, x: 1016, width: 104, top: 672, foot: 858, strands: 10 }),
    drawEllipse(1012, 850, 260, 80, blendOut(["#fbfdf4f0", "#e6f2e6aa 50%", "#e6f2e600"])),
    drawHaze(860, 120, "#eef3e0", 0.45),
    paintRidge({ ridge: slope, foot: 1066, color: "#2f6b47", mist: "#143f36", lines: 5, step: 6 }),
    drawTrail(trail, 10, 110, "#b5482a", "#ee9560"),
    drawWalker({ x: 720, y: 892, scale: 0.95 }, dress, drawBackpack("#12505a")),
    drawWalker(
      { x: 630, y: 916, scale: 1.1 },
      { ...dress, top: "#f9f0e1", wrap: "#12505a" },
      drawBackpack("#e9a847"),
    ),
    drawEucalyptus({ x: 1450, y: 1010, scale: 3.4 }, "#3a3a30", "#164a40", 5),
    drawEucalyptus({ x: 1340, y: 1010, scale: 2.3 }, "#3a3a30", "#1d5546", 8),
    drawShafts([120, 420, 640, 980], 520, "#fdf6d8"),
    drawBananaPlant({ x: 180, y: 1120, scale: 2 }, leaf, "#4c5c36", 4),
    drawFern({ x: 1640, y: 1000, scale: 1.9, turn: -160 }, "#0d332f"),
    drawFern({ x: 1300, y: 1110, scale: 1.9, turn: -60 }, "#10403a"),
    drawFern({ x: 1380, y: 1100, scale: 2, turn: -112 }, "#0d3632"),
  );
}
