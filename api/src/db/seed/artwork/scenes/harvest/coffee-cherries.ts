/** So close that the lake is only a glow behind the fruit. */
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { blendDown, blendOut, drawCircle, drawRect, veilGroup } from "../../kit/svg.ts";
import { cherryInks, coffeeLeaf, drawCoffeeBranch, shadedLeaf } from "../../motifs/coffee.ts";
import { drawLeaf } from "../../motifs/leaves.ts";

export function paintCoffeeCherries(): string {
  const random = createRandom(17);
  const lights = listNumbers(26).map(() => {
    const r = pickBetween(random, 24, 96);
    return drawCircle(
      random() * 1600,
      random() * 760,
      r,
      "#fbdca6",
      `opacity="${Math.round(pickBetween(random, 6, 22)) / 100}"`,
    );
  });
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendDown(["#f3b17f", "#e7bf8c 30%", "#7fae98 65%", "#1f6a68"])),
    drawCircle(1180, 300, 700, blendOut(["#fff3d0f0 0%", "#ffe2a888 40%", "#ffe2a800"])),
    ...lights,
    veilGroup(
      0.45,
      drawCoffeeBranch(
        { x: 1700, y: -60, scale: 1.5, flip: true, turn: -28 },
        { light: "#3f8a70", dark: "#2d7562", vein: "#8fc09a" },
        { ...cherryInks, ripe: "#d96a4a", shade: "#b5482f" },
        12,
      ),
    ),
    veilGroup(
      0.6,
      drawCoffeeBranch(
        { x: -120, y: 760, scale: 1.6, turn: -12 },
        { light: "#2d7562", dark: "#1f5f55", vein: "#6fae90" },
        { ...cherryInks, ripe: "#c8543c", shade: "#93382a" },
        15,
      ),
    ),
    drawCoffeeBranch({ x: 120, y: 270, scale: 2.1, turn: 9 }, coffeeLeaf, cherryInks, 21),
    drawLeaf({ x: -60, y: 1010, scale: 4, turn: -24 }, shadedLeaf),
    drawLeaf({ x: 1660, y: 1090, scale: 3.6, turn: -156 }, shadedLeaf),
  );
}
