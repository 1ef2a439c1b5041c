/** A tent like a lantern on the shore, at the end of a day of paddling. */
import { traceRibbon } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { paintRidge, raiseRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawSky, drawStars } from "../../kit/sky.ts";
import { blendDown, drawEllipse, drawLine, drawPath, placeGroup } from "../../kit/svg.ts";
import { drawLake, drawRipples } from "../../kit/water.ts";
import { drawSitter } from "../../motifs/figures.ts";
import { drawFire, drawGlow, drawTent } from "../../motifs/hearth.ts";
import { drawBlades } from "../../motifs/leaves.ts";
import { moods, tintMood } from "../../palette.ts";

function drawBeachedKayak(x: number, y: number, turn: number, hull: string, deck: string): string {
  return placeGroup(
    { x, y, turn },
    drawEllipse(10, 20, 150, 10, "#050f15", 'opacity="0.4"'),
    drawPath("M-160-8Q-80-26 0-26Q90-26 164-10Q90 18 0 18Q-90 18-160-8Z", hull),
    drawPath("M-140-9Q-70-22 0-22Q80-22 144-11Q70 2 0 2Q-70 2-140-9Z", deck),
    drawEllipse(0, -11, 30, 8, "#0a1a20"),
  );
}

/** A great tree leaning over the camp, its leaves in three tones of night. */
function drawShoreTree(): string {
  const random = createRandom(15);
  const inks = ["#071820", "#0b2732", "#12394a"];
  const leaves = inks.map((color, tone) => {
    const clumps = listNumbers(44 - tone * 12).map(() => {
      const along = random();
      const x = -60 + along * 700;
      const y =
        150 - Math.sin(along * 2.6) * 90 + pickBetween(random, -130, 120) * (1 - along * 0.6);
      return drawEllipse(
        x - tone * 8,
        y - tone * 16,
        pickBetween(random, 44, 92),
        pickBetween(random, 22, 44),
        color,
      );
    });
    return clumps.join("");
  });
  const trunk = traceRibbon(
    [
      [30, 1080],
      [44, 900],
      [70, 700],
      [60, 520],
      [130, 360],
      [230, 110],
    ],
    (share) => 96 - 66 * share,
  );
  const branch = traceRibbon(
    [
      [64, 560],
      [10, 400],
      [-40, 180],
    ],
    (share) => 50 - 30 * share,
  );
  const bough = traceRibbon(
    [
      [120, 380],
      [290, 260],
      [480, 96],
    ],
    (share) => 36 - 26 * share,
  );
  return drawPath(trunk + branch + bough, "#071820") + leaves.join("");
}

export function paintCampOnTheShore(): string {
  const mood = moods.blueHour;
  const tint = (share: number) => tintMood(mood, share);
  const far = shapeRidge({ seed: 111, base: 560, rise: 150, span: 300, shape: "peaks" });
  const mid = raiseRidge(
    shapeRidge({ seed: 113, base: 600, rise: 80, span: 240, shape: "domes" }),
    1500,
    260,
    120,
  );
  const dress = { skin: "#120d10", top: "#3a2026", wrap: "#1a2a30" };
  const sand = blendDown(["#b98a5e 0%", "#6d5344 40%", "#241f24"]);
  return printPicture(
    drawSky(["#0a2233", "#1b4a60 45%", "#6f9a97 78%", "#eebf8c"], 620),
    drawStars({ seed: 2, foot: 430, count: 130, color: "#fdf1d6" }),
    paintRidge({ ridge: far, foot: 610, color: tint(0.1), mist: "#d9b48c", lines: 5 }),
    paintRidge({ ridge: mid, foot: 620, color: tint(0.42), mist: "#8fa29a", lines: 5 }),
    drawLake(605, ["#dcb88e", "#5b8a8c 20%", "#17505c 70%", "#0e3d49"], 900),
    drawRipples({
      seed: 51,
      top: 615,
      foot: 860,
      color: "#f3dcb4",
      count: 60,
      opacity: 0.45,
      length: 240,
    }),
    drawPath("M-20 770Q300 720 640 790Q1000 860 1300 800Q1480 770 1620 782V1066H-20Z", sand),
    drawLine(
      "M-20 772Q300 722 640 792Q1000 862 1300 802Q1480 772 1620 784",
      "#f6e0b8",
      4,
      'opacity="0.7"',
    ),
    drawGlow(1010, 860, 330, "#ffae5c"),
    drawTent({ x: 1240, y: 880, scale: 1.75 }, "#f6b45f", "#a85a34", "#2a1a1c"),
    drawBeachedKayak(330, 870, -7, "#93382a", "#d9703f"),
    drawBeachedKayak(440, 930, -4, "#1c5560", "#3f8a8e"),
    drawFire({ x: 930, y: 930, scale: 0.95 }, "#f07f38", "#ffe09a", "#1a1114"),
    drawSitter({ x: 800, y: 940, scale: 1.35 }, dress),
    drawSitter({ x: 1060, y: 945, scale: 1.3, flip: true }, { ...dress, top: "#7a3226" }),
    drawShoreTree(),
    drawBlades({
      seed: 8,
      from: -20,
      to: 1620,
      foot: 1070,
      height: 110,
      count: 150,
      color: "#071419",
    }),
  );
}
