/** Standing in the spray: water, rock, fern. */
import { type Point, traceBlob, traceCurve, traceLens } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { blendDown, blendOut, drawEllipse, drawPath, drawRect } from "../../kit/svg.ts";
import { drawBackpack, drawWalker } from "../../motifs/figures.ts";
import { drawFern, drawLeaf } from "../../motifs/leaves.ts";
import { drawWaterSheet } from "../../motifs/waterfall.ts";

/** A boulder the water parts around, a wet light on its left. */
function drawBoulder(x: number, y: number, wide: number, color: string): string {
  const [half, high] = [wide / 2, wide * 0.62];
  const rock = traceBlob([
    [x - half, y],
    [x - half * 0.7, y - high * 0.7],
    [x - half * 0.1, y - high],
    [x + half * 0.66, y - high * 0.74],
    [x + half, y - 4],
    [x + half * 0.5, y + high * 0.16],
    [x - half * 0.5, y + high * 0.14],
  ]);
  const face = traceBlob([
    [x + half * 0.1, y - high * 0.96],
    [x + half * 0.66, y - high * 0.7],
    [x + half, y - 4],
    [x + half * 0.5, y + high * 0.14],
    [x + half * 0.2, y - high * 0.3],
  ]);
  const lit = traceBlob([
    [x - half * 0.8, y - high * 0.3],
    [x - half * 0.6, y - high * 0.68],
    [x - half * 0.1, y - high * 0.94],
    [x + half * 0.06, y - high * 0.86],
    [x - half * 0.42, y - high * 0.5],
  ]);
  return [
    drawPath(rock, color),
    drawPath(lit, "#7fb3a6", 'opacity="0.3"'),
    drawPath(face, "#0a262c", 'opacity="0.4"'),
    drawEllipse(x, y + high * 0.14, half * 1.2, high * 0.14, "#e6f4ea", 'opacity="0.5"'),
  ].join("");
}

function drawRockFace(
  points: readonly Point[],
  close: string,
  color: string,
  dark: string,
): string {
  return drawPath(`${traceCurve(points)}${close}`, blendDown([color, dark]));
}

/** Short strokes of damp light on the rock walls. */
function drawStrataMarks(seed: number, from: number, to: number): string {
  const random = createRandom(seed);
  const marks = listNumbers(46).map(() =>
    traceLens(
      pickBetween(random, from, to),
      pickBetween(random, 20, 900),
      pickBetween(random, 30, 150),
      pickBetween(random, 2, 7),
    ),
  );
  return drawPath(marks.join(""), "#7fb3a6", 'opacity="0.2"');
}

export function paintFallsClose(): string {
  const rings = listNumbers(9).map((index) =>
    traceLens(760, 950 + index * 14, 560 + index * 130, 10 + index * 5),
  );
  const fern = ["#12463f", "#0d3a38", "#1a5a4a"];
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendDown(["#1f5a58", "#0c3238 60%", "#0a2a30"])),
    drawRockFace(
      [
        [-20, -20],
        [430, -20],
        [470, 160],
        [400, 330],
        [440, 520],
        [330, 700],
        [340, 880],
        [280, 1080],
      ],
      "H-20Z",
      "#2b6660",
      "#12383b",
    ),
    drawRockFace(
      [
        [1620, -20],
        [1060, -20],
        [1060, 180],
        [1130, 350],
        [1110, 540],
        [1230, 720],
        [1220, 900],
        [1260, 1080],
      ],
      "H1620Z",
      "#235852",
      "#0f3236",
    ),
    drawStrataMarks(61, 40, 420),
    drawStrataMarks(62, 1120, 1560),
    drawWaterSheet({ seed: 11, x: 760, width: 420, top: -30, foot: 900, strands: 26 }),
    drawRockFace(
      [
        [-20, 60],
        [180, 120],
        [250, 330],
        [170, 560],
        [240, 800],
        [160, 1080],
      ],
      "H-20Z",
      "#184b49",
      "#0b2b30",
    ),
    drawRockFace(
      [
        [1620, 30],
        [1400, 160],
        [1340, 380],
        [1430, 600],
        [1370, 820],
        [1440, 1080],
      ],
      "H1620Z",
      "#153f40",
      "#0a262c",
    ),
    drawPath(
      "M-20 910Q400 880 800 896Q1200 880 1620 916V1080H-20Z",
      blendDown(["#8cc3bc", "#2a7a7e 45%", "#0c3b46"]),
    ),
    drawPath(rings.join(""), "#e6f4ea", 'opacity="0.34"'),
    drawEllipse(770, 895, 640, 130, blendOut(["#fbfdf4f0", "#e6f2e699 50%", "#e6f2e600"])),
    drawBoulder(1040, 930, 250, "#1d5654"),
    drawBoulder(530, 936, 210, "#22605c"),
    drawBoulder(850, 960, 110, "#174a4a"),
    drawWalker(
      { x: 522, y: 812, scale: 1.1 },
      { skin: "#2a1815", top: "#c8452c", wrap: "#13222a" },
      drawBackpack("#e9a847"),
    ),
    drawEllipse(300, 1000, 190, 60, "#0d2f34"),
    drawEllipse(1330, 1010, 230, 74, "#0b292f"),
    drawEllipse(280, 978, 150, 34, "#2b6660", 'opacity="0.6"'),
    drawEllipse(1310, 982, 180, 40, "#235852", 'opacity="0.6"'),
    ...listNumbers(6).map((index) =>
      drawFern(
        { x: -20 + index * 30, y: 1100 - index * 4, scale: 1.7, turn: -100 + index * 18 },
        fern[index % 3] ?? "#12463f",
      ),
    ),
    ...listNumbers(6).map((index) =>
      drawFern(
        { x: 1620 - index * 30, y: 1100, scale: 1.9, turn: -84 - index * 17 },
        fern[(index + 1) % 3] ?? "#12463f",
      ),
    ),
    drawFern({ x: -10, y: 190, scale: 1.7, turn: 10 }, "#0d3a38"),
    drawFern({ x: 1620, y: 120, scale: 2, turn: 150 }, "#0d3a38"),
    drawLeaf(
      { x: -30, y: 520, scale: 2.2, turn: -12 },
      { light: "#1a5a4a", dark: "#12463f", vein: "#4f9a7c" },
    ),
  );
}
