/** From cherryInks to cup: the steam becomes the hills it came from. */
import { type Point, traceCurve, traceRibbon } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawSun } from "../../kit/sky.ts";
import { blendDown, drawEllipse, drawPath, placeGroup } from "../../kit/svg.ts";
import { cherryInks, coffeeLeaf, drawCoffeeBranch, drawCup } from "../../motifs/coffee.ts";

export function paintCherryToCup(): string {
  const swirl = (shift: number, lift: number): Point[] => [
    [800 + shift * 0.2, 800],
    [720 + shift, 680],
    [880 + shift * 1.2, 560],
    [700 + shift * 1.6, 430 - lift],
    [880 + shift * 2, 300 - lift],
    [760 + shift * 2.4, 150 - lift],
    [900 + shift * 2.6, -40],
  ];
  const ridge = (seed: number, base: number, rise: number) =>
    shapeRidge({ seed, base, rise, span: 300, shape: "domes" });
  return printPicture(
    drawSky(["#123f49", "#1f5f66 45%", "#d9906a 88%", "#f3b17f"], 720),
    drawSun({ x: 800, y: 330, r: 200, color: "#f9d9a4", glow: "#f3b17f", reach: 2.6 }),
    paintRidge({
      ridge: ridge(291, 480, 170),
      foot: 720,
      color: "#2c6f73",
      mist: "#e0a67c",
      lines: 6,
    }),
    paintRidge({
      ridge: ridge(293, 580, 150),
      foot: 740,
      color: "#1c5a60",
      mist: "#c98d6c",
      lines: 7,
    }),
    paintRidge({
      ridge: ridge(295, 680, 110),
      foot: 900,
      color: "#12454d",
      mist: "#7d6a5c",
      lines: 6,
    }),
    drawPath(
      traceRibbon(swirl(0, 0), (share) => 12 + 80 * Math.sin(Math.PI * share) ** 1.2),
      "#fdf1dc",
      'opacity="0.5"',
    ),
    drawPath(
      traceRibbon(swirl(46, 30), (share) => 6 + 34 * Math.sin(Math.PI * share)),
      "#fdf1dc",
      'opacity="0.4"',
    ),
    drawPath(
      traceRibbon(swirl(-50, -20), (share) => 6 + 26 * Math.sin(Math.PI * share)),
      "#fdf1dc",
      'opacity="0.35"',
    ),
    drawPath(
      `${traceCurve([
        [-20, 800],
        [400, 770],
        [800, 790],
        [1200, 765],
        [1620, 800],
      ])}V1080H-20Z`,
      blendDown(["#8a4a32", "#4a2620"]),
    ),
    drawEllipse(800, 1010, 460, 44, "#2a1512", 'opacity="0.5"'),
    drawCup({ x: 790, y: 990, scale: 1.55 }, "#f9f0e1", "#cfae8a", "#2f1812"),
    drawCoffeeBranch({ x: -60, y: 720, scale: 0.95, turn: 8 }, coffeeLeaf, cherryInks, 31),
    drawCoffeeBranch(
      { x: 1660, y: 690, scale: 0.95, flip: true, turn: -10 },
      coffeeLeaf,
      cherryInks,
      37,
    ),
    ...listNumbers(26).map((index) => {
      const at = createRandom(500 + index);
      const x = index % 2 === 0 ? pickBetween(at, 60, 420) : pickBetween(at, 1190, 1560);
      const turn = pickBetween(at, -80, 80);
      return placeGroup(
        { x, y: pickBetween(at, 960, 1050), turn, scale: 1.3 },
        drawEllipse(4, 6, 23, 15, "#2a1512", 'opacity="0.5"'),
        drawEllipse(0, 0, 22, 15, "#8f5433"),
        drawPath("M-20 0Q-6-7 0 0T20 0", "none", 'stroke="#3a1d14" stroke-width="3.4"'),
      );
    }),
  );
}
