/** Above the clouds: three walkers on the spine of the mountain. */
import { printPicture } from "../../kit/picture.ts";
import {
  paintRidge,
  plantRidge,
  puffRidge,
  type Ridge,
  raiseRidge,
  shapeRidge,
} from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawFlock } from "../../motifs/birds.ts";
import { drawBackpack, drawWalker } from "../../motifs/figures.ts";

export function paintRidgeHike(): string {
  const spine: Ridge = (x) =>
    900 -
    300 * Math.exp(-(((x - 980) / 420) ** 2)) -
    90 * Math.exp(-(((x - 300) / 260) ** 2)) +
    9 * Math.sin(x / 38);
  const cloudSea = (seed: number, base: number) =>
    puffRidge(shapeRidge({ seed, base, rise: 60, span: 300 }), seed, 62);
  const peak = (seed: number, base: number, at: number, by: number) =>
    raiseRidge(shapeRidge({ seed, base, rise: 60, span: 260, shape: "peaks" }), at, 210, by);
  const dress = { skin: "#2a1815", top: "#c8452c", wrap: "#13222a" };
  return printPicture(
    drawSky(["#2d5f74", "#7fa8a8 40%", "#f3cfa0 75%", "#fbe4bd"], 820),
    drawSun({ x: 420, y: 330, r: 92, color: "#fff8e4", glow: "#ffe9be", reach: 6 }),
    drawStrata({
      seed: 113,
      top: 60,
      foot: 260,
      count: 6,
      color: "#fdf3df",
      opacity: 0.5,
      length: 760,
    }),
    paintRidge({
      ridge: peak(391, 600, 1250, 190),
      foot: 720,
      color: "#a8a79c",
      mist: "#f9dfb8",
      lines: 6,
    }),
    paintRidge({
      ridge: cloudSea(393, 640),
      foot: 760,
      color: "#fdeed3",
      mist: "#f3d3ae",
      step: 8,
    }),
    paintRidge({
      ridge: peak(395, 760, 180, 160),
      foot: 800,
      color: "#6f8f90",
      mist: "#f3d9b4",
      lines: 7,
    }),
    paintRidge({
      ridge: cloudSea(397, 730),
      foot: 860,
      color: "#fff5e2",
      mist: "#eccbab",
      step: 8,
    }),
    paintRidge({
      ridge: peak(399, 850, 1520, 250),
      foot: 900,
      color: "#3f6f78",
      mist: "#dcc3a8",
      lines: 8,
    }),
    paintRidge({
      ridge: cloudSea(401, 830),
      foot: 960,
      color: "#fdf1de",
      mist: "#d9bfa8",
      step: 8,
    }),
    paintRidge({
      ridge: plantRidge(spine, 5, 6),
      foot: 1066,
      color: "#16404a",
      mist: "#0b252e",
      lines: 12,
      step: 6,
      lineColor: "#e9b587",
    }),
    drawWalker({ x: 800, y: spine(800) + 4, scale: 1.1 }, dress, drawBackpack("#e9a847")),
    drawWalker(
      { x: 885, y: spine(885) + 4, scale: 1.1 },
      { ...dress, top: "#f9f0e1" },
      drawBackpack("#12707c"),
    ),
    drawWalker(
      { x: 690, y: spine(690) + 4, scale: 1.1 },
      { ...dress, top: "#e9a847" },
      drawBackpack("#c8452c"),
    ),
    drawFlock({
      seed: 115,
      x: 900,
      y: 200,
      width: 220,
      height: 70,
      count: 5,
      color: "#2d4a54",
      size: 20,
    }),
  );
}
