/** A jewel on a stem, the lake out of focus behind it. */
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { blendDown, blendOut, drawCircle, drawLine, drawRect } from "../../kit/svg.ts";
import { drawRipples } from "../../kit/water.ts";
import { drawBlades, drawBulrush } from "../../motifs/leaves.ts";
import { drawKingfisher } from "../../motifs/water-birds.ts";

export function paintKingfisherOnReed(): string {
  const random = createRandom(23);
  const lights = listNumbers(34).map(() => {
    const y = pickBetween(random, 80, 1000);
    const r = pickBetween(random, 16, 78);
    return drawCircle(
      pickBetween(random, 200, 1600),
      y,
      r,
      "#f6cf8e",
      `opacity="${Math.round(pickBetween(random, 5, 24)) / 100}"`,
    );
  });
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendDown(["#0b3a44", "#14565f 45%", "#2f7d7f 70%", "#0d414b"])),
    drawCircle(420, 260, 760, blendOut(["#f3b17fa0 0%", "#d9906a44 45%", "#d9906a00"])),
    ...lights,
    drawRipples({
      seed: 82,
      top: 560,
      foot: 1066,
      color: "#f6dcae",
      count: 50,
      opacity: 0.22,
      length: 480,
      thick: 16,
    }),
    drawBulrush({ x: 1340, y: 1100, scale: 2.3, turn: -4 }, "#1f6a5e", "#5a3424"),
    drawBulrush({ x: 1490, y: 1120, scale: 1.9, turn: 6 }, "#185a54", "#4a2c22"),
    drawLine("M1010 1100Q980 700 1090 240", "#6f9a58", 19),
    drawLine("M1016 1100Q986 700 1094 240", "#b5d08a", 5),
    drawBlades({
      seed: 83,
      from: 1050,
      to: 1640,
      foot: 1090,
      height: 620,
      count: 22,
      color: "#12504c",
      width: 30,
    }),
    drawKingfisher({ x: 1040, y: 668, scale: 1.75, turn: 6 }),
    drawBlades({
      seed: 85,
      from: -40,
      to: 420,
      foot: 1090,
      height: 480,
      count: 14,
      color: "#08303a",
      width: 34,
    }),
  );
}
