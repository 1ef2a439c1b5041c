/** Grey on grey, and the curtains of rain walking over the lake. */
import { thinColor } from "../../kit/color.ts";
import { type Point, traceCurve, traceLens } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import {
  drawContours,
  paintRidge,
  plantRidge,
  type Ridge,
  raiseRidge,
  shapeRidge,
} from "../../kit/ridges.ts";
import { drawHaze, drawSky } from "../../kit/sky.ts";
import { blendDown, drawLine, drawPath } from "../../kit/svg.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawEucalyptus } from "../../motifs/trees.ts";
import { moods, tintMood } from "../../palette.ts";

export function paintRainOverHills(): string {
  const mood = moods.rain;
  const random = createRandom(131);
  const streaks = (count: number, long: number) =>
    listNumbers(count)
      .map(() => {
        const length = Math.round(long * pickBetween(random, 0.5, 1.2));
        return `M${Math.round(random() * 1800 - 50)} ${Math.round(random() * 1000 - 40)}l${-Math.round(length * 0.3)} ${length}`;
      })
      .join("");
  const ridge = (seed: number, base: number, rise: number, shape: "domes" | "peaks" | "rolling") =>
    shapeRidge({ seed, base, rise, span: 290, shape });
  const bank = plantRidge(
    raiseRidge(shapeRidge({ seed: 437, base: 1010, rise: 50, span: 260 }), 1500, 420, 190),
    8,
    16,
  );
  const rings = listNumbers(26).map(() => {
    const near = random();
    return traceLens(random() * 1600, 740 + near * 220, 40 + near * 60, 5 + near * 6);
  });
  const curtains = listNumbers(22).map((index) => {
    const side = index < 13 ? 520 : 1190;
    const x = side + pickBetween(random, -190, 190);
    const width = pickBetween(random, 30, 130);
    const ink = index % 3 === 0 ? "#d5dbcd" : "#2c4249";
    const fade = blendDown([thinColor(ink, 0), `${thinColor(ink, 0.2)} 40%`, thinColor(ink, 0.04)]);
    return drawPath(`M${x} 140h${width}l-190 580h${-width * 1.5}z`, fade);
  });
  const cloud = (y: number, seed: number) =>
    plantRidge((x) => y + 30 * Math.sin(x / 260 + seed), seed, 60);
  const flip =
    (base: Ridge, y: number): Ridge =>
    (x) =>
      2 * y - base(x);
  const hang = (y: number, seed: number, color: string) => {
    const edge = flip(cloud(y, seed), y);
    return drawPath(
      `${traceCurve(listNumbers(42).map((index): Point => [index * 40 - 20, edge(index * 40 - 20)]))}V-20H-20Z`,
      color,
    );
  };
  return printPicture(
    drawSky(mood.sky, 700),
    paintRidge({
      ridge: ridge(431, 520, 170, "peaks"),
      foot: 690,
      color: tintMood(mood, 0.1),
      mist: "#dcdcc8",
      lines: 5,
    }),
    drawHaze(560, 160, "#e3e1cc", 0.7),
    paintRidge({
      ridge: ridge(433, 610, 150, "domes"),
      foot: 710,
      color: tintMood(mood, 0.5),
      mist: "#b9c4b8",
      lines: 6,
    }),
    ...curtains,
    paintRidge({
      ridge: ridge(435, 690, 100, "rolling"),
      foot: 720,
      color: tintMood(mood, 0.75),
      mist: "#8fa5a2",
      lines: 6,
    }),
    drawLake(704, mood.water),
    drawRipples({
      seed: 132,
      top: 712,
      foot: 1066,
      color: "#eef0e0",
      count: 60,
      opacity: 0.35,
      length: 300,
    }),
    drawLine(rings.join(""), "#e9eee0", 2, 'opacity="0.5"'),
    hang(190, 7, "#51696e"),
    hang(120, 12, "#3f565c"),
    hang(50, 21, "#2e4349"),
    paintRidge({
      ridge: bank,
      foot: 1066,
      color: mood.near,
      mist: "#0c2228",
      lines: 5,
      step: 6,
      lineColor: "#6f9490",
    }),
    drawEucalyptus({ x: 1360, y: 930, scale: 2.2, turn: -5 }, "#12282e", "#12303a", 3),
    drawEucalyptus({ x: 1490, y: 900, scale: 2.7, turn: -7 }, "#0e2228", "#0f2a33", 6),
    drawLine(streaks(120, 120), "#f3f3e6", 1.6, 'opacity="0.28"'),
    drawLine(streaks(60, 190), "#f3f3e6", 2.6, 'opacity="0.22"'),
    drawContours(() => 1000, 1066, 1, "#6f9490", 0.1),
  );
}
