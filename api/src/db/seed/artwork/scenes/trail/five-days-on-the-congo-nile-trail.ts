/** Five days: headland behind headland, and one red path round all of them. */
import { mixColors } from "../../kit/color.ts";
import type { Point } from "../../kit/curves.ts";
import { drawTrail } from "../../kit/fields.ts";
import { drawHeadland, type HeadlandPlan, shapeHeadland } from "../../kit/headland.ts";
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { paintRidge, plantRidge, type Ridge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawPath, placeGroup } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawRider } from "../../motifs/bicycle.ts";
import { drawBlades } from "../../motifs/leaves.ts";

export function paintFiveDays(): string {
  const spurs = listNumbers(6).map((index): HeadlandPlan => {
    const share = index / 5;
    const color =
      share < 0.4
        ? mixColors("#d39a8c", "#8c6a7c", share / 0.4)
        : mixColors("#8c6a7c", "#16404c", (share - 0.4) / 0.6);
    return {
      seed: 212 + index * 5,
      tip: 980 - index * 120 + (index % 2) * 90,
      inland: 1640,
      waterline: 318 + index * 62 + index * index * 9,
      rise: 130 + index * 52,
      color,
      foot: mixColors(color, "#f9cfa4", 0.42 - share * 0.25),
      trees: 4 + index * 2,
      lines: 6,
      mirror: 0.45,
    };
  });
  const layers = spurs.map((plan, index) => {
    const ridge = shapeHeadland(plan);
    const line = listNumbers(9).map((step): Point => {
      const x = plan.tip + 90 + ((1640 - plan.tip - 90) * step) / 8;
      const drop = 0.62 - 0.2 * Math.sin(step * 0.9 + index);
      return [x, ridge(x) + (plan.waterline - ridge(x)) * drop];
    });
    const trail = drawTrail(line, 3 + index * 2, 5 + index * 4.4, "#b5482a", "#f09a64");
    return (
      drawHeadland(plan) + trail + drawHaze(plan.waterline + 4, 30 + index * 6, "#fbd9b0", 0.4)
    );
  });
  const bank: Ridge = (x) => 930 + 50 * Math.sin(x / 300 + 2.4) - Math.max(0, x - 900) * 0.2;
  const near: Point[] = [
    [1640, 800],
    [1440, 846],
    [1200, 900],
    [960, 930],
    [700, 950],
    [440, 1000],
    [240, 1100],
  ];
  const rider = {
    bike: "#c8452c",
    tyre: "#10171d",
    skin: "#2a1815",
    shirt: "#f9f0e1",
    shorts: "#13222a",
  };
  const bags = drawPath("M-84-66Q-86-34-78-28H-34Q-26-34-30-66ZM-60-98H-24V-84H-60Z", "#e9a847");
  return printPicture(
    drawSky(["#6f6a8c", "#d68f84 45%", "#f9c596 80%", "#fde3bd"], 330),
    drawSun({ x: 420, y: 236, r: 70, color: "#fff6de", glow: "#ffe0b0", reach: 6 }),
    drawStrata({
      seed: 134,
      top: 30,
      foot: 190,
      count: 7,
      color: "#fbdcc0",
      opacity: 0.5,
      length: 700,
    }),
    paintRidge({
      ridge: shapeRidge({ seed: 215, base: 306, rise: 80, span: 320, shape: "peaks" }),
      foot: 326,
      color: "#c08f92",
      mist: "#f9d3ac",
      lines: 3,
    }),
    drawLake(312, ["#fde0b6", "#d3a593 18%", "#5f7f8c 52%", "#16505c"]),
    drawGlitter({
      seed: 135,
      x: 420,
      top: 318,
      foot: 940,
      color: "#fff3d6",
      count: 90,
      narrow: 90,
      wide: 420,
    }),
    ...layers,
    drawRipples({
      seed: 136,
      top: 400,
      foot: 1000,
      color: "#123c48",
      count: 50,
      opacity: 0.3,
      length: 300,
      to: 900,
    }),
    paintRidge({
      ridge: plantRidge(bank, 4, 9),
      foot: 1066,
      color: "#123640",
      mist: "#0a222a",
      lines: 4,
      step: 6,
      lineColor: "#e9a77c",
    }),
    drawTrail(near, 30, 120, "#b5482a", "#ee9560"),
    placeGroup({ x: 800, y: 948, scale: 1.5, turn: -4 }, drawRider({ x: 0, y: 0 }, rider), bags),
    placeGroup(
      { x: 1130, y: 918, scale: 1.3, turn: -8 },
      drawRider({ x: 0, y: 0 }, { ...rider, shirt: "#e9a847", bike: "#12707c" }),
      bags,
    ),
    drawBlades({
      seed: 137,
      from: -20,
      to: 480,
      foot: 1080,
      height: 130,
      count: 60,
      color: "#0a222a",
    }),
  );
}
