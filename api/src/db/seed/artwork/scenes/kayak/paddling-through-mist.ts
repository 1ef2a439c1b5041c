/** Almost nothing: mist, one boat, and the water it divides. */
import { printPicture } from "../../kit/picture.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawSun } from "../../kit/sky.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawKayak, drawWake } from "../../motifs/kayak.ts";
import { moods, tintMood } from "../../palette.ts";

export function paintPaddlingThroughMist(): string {
  const mood = moods.morning;
  const pale = (share: number) =>
    tintMood({ ...mood, far: "#d9dfd6", middle: "#a9bfbb", near: "#4b7d82" }, share);
  const far = shapeRidge({ seed: 101, base: 400, rise: 240, span: 420, shape: "peaks" });
  const mid = shapeRidge({ seed: 105, base: 480, rise: 150, span: 330, shape: "domes" });
  const low = shapeRidge({ seed: 107, base: 560, rise: 100, span: 300 });
  const kayak = {
    hull: "#c05a34",
    deck: "#f3b17f",
    body: "#1f4a52",
    skin: "#2a1a17",
    blade: "#f9f0e1",
  };
  return printPicture(
    drawSky(["#e6e7dc", "#f6eedd 60%", "#f3e6cf"], 640),
    drawSun({ x: 1180, y: 190, r: 56, color: "#fffaf0", glow: "#fff3d8", reach: 6 }),
    paintRidge({ ridge: far, foot: 620, color: pale(0.12), mist: "#f4ecdb", lines: 4 }),
    paintRidge({ ridge: mid, foot: 620, color: pale(0.38), mist: "#f1ead9", lines: 5 }),
    drawHaze(540, 150, "#f6efdf", 0.95),
    paintRidge({ ridge: low, foot: 650, color: pale(0.66), mist: "#e9e7d9", lines: 5 }),
    drawHaze(640, 170, "#f6efdf", 0.98),
    drawLake(640, ["#f4ecdb", "#cbd6cf 25%", "#86aba9 70%", "#5b8b8d"]),
    drawHaze(640, 120, "#f6efdf", 0.9),
    drawRipples({
      seed: 41,
      top: 690,
      foot: 1066,
      color: "#f8f3e4",
      count: 60,
      opacity: 0.55,
      length: 420,
    }),
    drawRipples({
      seed: 44,
      top: 820,
      foot: 1066,
      color: "#3b7378",
      count: 34,
      opacity: 0.35,
      length: 380,
    }),
    drawWake({ x: 560, y: 820, scale: 1.25 }, "#fbf6e8", 0.8),
    drawKayak({ x: 560, y: 820, scale: 1.25 }, kayak, -18),
    drawHaze(905, 110, "#f6efdf", 0.35),
  );
}
