/** Dusk: the colony leaves the island and crosses the whole sky. */
import { mixColors } from "../../kit/color.ts";
import { drawIsland, hatProfile } from "../../kit/island.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStrata, drawSun } from "../../kit/sky.ts";
import { drawPath } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawBat } from "../../motifs/bats.ts";
import { moods } from "../../palette.ts";

export function paintFruitBats(): string {
  const mood = moods.dusk;
  const random = createRandom(55);
  const stream = listNumbers(120).map((index) => {
    const share = index / 120;
    const x = 1150 - share * 980 + pickBetween(random, -60, 60) * (1 + share * 2);
    const y = 760 - Math.sin(share * 2.4) * 560 + pickBetween(random, -40, 40) * (1 + share * 2.6);
    const size = Math.round((7 + share * 26) * pickBetween(random, 0.7, 1.2));
    const dip = Math.round(size * 0.3);
    return `M${Math.round(x)} ${Math.round(y)}q-${dip}-${dip * 2}-${size}-${dip}q${size - dip} 0 ${size} ${dip + 3}q${dip}-${dip} ${size}-${dip + 3}q-${size - dip}-${dip}-${size} ${dip}z`;
  });
  const far = shapeRidge({ seed: 183, base: 850, rise: 110, span: 320, shape: "domes" });
  return printPicture(
    drawSky(["#2b2f4d", "#6d4a66 35%", "#cf6a4d 70%", "#f9b772"], 880),
    drawSun({ x: 1180, y: 770, r: 130, color: "#ffe2a8", glow: "#ffab62", reach: 5 }),
    drawStrata({
      seed: 35,
      top: 420,
      foot: 780,
      count: 8,
      color: "#ffd09a",
      opacity: 0.35,
      length: 760,
    }),
    paintRidge({ ridge: far, foot: 870, color: "#a85850", mist: "#ee9a63", lines: 4 }),
    drawLake(852, ["#f4a868", "#9a5550 40%", "#2b2b42"]),
    drawGlitter({
      seed: 36,
      x: 1180,
      top: 858,
      foot: 1060,
      color: "#ffdda0",
      count: 40,
      narrow: 170,
      wide: 420,
    }),
    drawIsland({
      x: 1130,
      waterline: 880,
      width: 560,
      height: 200,
      color: "#2a2033",
      foot: "#5f3545",
      profile: hatProfile,
      seed: 2,
      trees: 10,
      shore: "#ffc788",
    }),
    drawRipples({
      seed: 37,
      top: 890,
      foot: 1066,
      color: "#1b1a2e",
      count: 36,
      opacity: 0.5,
      length: 300,
    }),
    drawPath(stream.join(""), "#241a2c"),
    drawBat(
      { x: 300, y: 250, scale: 2.3, turn: -16 },
      mixColors(mood.ink, "#5b3446", 0.55),
      "#1a121c",
    ),
    drawBat({ x: 700, y: 150, scale: 1.35, turn: 12 }, "#3d2638", "#1a121c", true),
    drawBat({ x: 150, y: 600, scale: 1.25, turn: 8 }, "#3d2638", "#1a121c", true),
    drawBat({ x: 560, y: 430, scale: 0.9, turn: -10 }, "#3f283a", "#1e1522"),
    drawBat({ x: 1010, y: 260, scale: 0.8, turn: -8 }, "#43293c", "#1e1522"),
  );
}
