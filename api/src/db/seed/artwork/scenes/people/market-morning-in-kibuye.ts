/** The market from the air, parasols open, shadows long. */
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { blendDown, drawEllipse, drawPath, drawRect } from "../../kit/svg.ts";
import { drawMat, drawParasolTop, drawPersonTop } from "../../motifs/market.ts";

export function paintMarketMorning(): string {
  const random = createRandom(303);
  const shades: [string, string][] = [
    ["#c8452c", "#f6cf8e"],
    ["#12707c", "#f9f0e1"],
    ["#e9a847", "#b5532f"],
    ["#f9f0e1", "#2d7f86"],
    ["#5b3446", "#f3b17f"],
    ["#3f7457", "#f6cf8e"],
  ];
  const fruit = ["#c8452c", "#f2c65a", "#8fae62", "#e98a3f", "#5b3446", "#f9f0e1"];
  const stalls = listNumbers(20).map((index) => {
    const row = Math.floor(index / 5);
    const x = 90 + (index % 5) * 340 + (row % 2) * 150 + pickBetween(random, -24, 24);
    return { x, y: 70 + row * 300 + pickBetween(random, -20, 20), index };
  });
  const mats = stalls.flatMap(({ x, y, index }) =>
    [-1, 1].map((side) => {
      const goods = listNumbers(4).map(
        (step) =>
          fruit[(index * 5 + side + 1 + step * (1 + (index % 3))) % fruit.length] ?? "#c8452c",
      );
      const at = {
        x: x + side * 92,
        y: y + 92,
        turn: side * 8 + pickBetween(random, -8, 8),
        scale: 0.94,
      };
      return drawMat(at, (index + side) % 3 === 0 ? "#2d6a6a" : "#ecd6a8", goods, index * 7 + side);
    }),
  );
  const parasols = stalls.map(({ x, y, index }) => {
    const [one, two] = shades[(index * 7 + Math.floor(index / 5)) % shades.length] ?? [
      "#c8452c",
      "#f6cf8e",
    ];
    return drawParasolTop(
      { x, y, scale: pickBetween(random, 0.84, 1.04), turn: index },
      one,
      two,
      "#3a1f1c",
    );
  });
  const people = listNumbers(44).map((index) => {
    const lane = index % 4;
    const y = 226 + lane * 300 + pickBetween(random, -40, 44);
    const [cloth] = shades[index % shades.length] ?? ["#c8452c"];
    const basket = index % 3 === 0 ? "#e3b56f" : undefined;
    return drawPersonTop({ x: random() * 1600, y, scale: 1.15 }, cloth, "#2a1815", basket);
  });
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendDown(["#dd9060", "#c26c44 60%", "#a8532f"])),
    ...listNumbers(4).map((index) =>
      drawEllipse(800, 230 + index * 300, 1100, 70, "#eeb27e", 'opacity="0.45"'),
    ),
    ...mats,
    ...people,
    ...parasols,
    drawPath("M-20-20H700Q300 300-20 760Z", "#5b2a2a", 'opacity="0.2"'),
    drawPath("M1620 1080H700Q1300 800 1620 380Z", "#ffe0a8", 'opacity="0.16"'),
  );
}
