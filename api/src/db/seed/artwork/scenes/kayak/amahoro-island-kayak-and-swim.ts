/** Amahoro Island straight from above: beach, shallows, swimmers, kayaks. */
import { type Point, traceBlob, traceLens } from "../../kit/curves.ts";
import { printPicture } from "../../kit/picture.ts";
import { createNoise, createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import {
  blendOut,
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  drawRect,
  placeGroup,
} from "../../kit/svg.ts";

const centre: Point = [950, 500];

function traceShore(reach: number, squeeze: number): string {
  const noise = createNoise(12);
  const points = listNumbers(26).map((index): Point => {
    const angle = (index / 26) * Math.PI * 2;
    const swell = noise(3 + Math.cos(angle) * 1.3) + noise(9 + Math.sin(angle) * 1.7);
    const radius = reach * (1 + (swell - 1) * squeeze);
    return [
      centre[0] + Math.cos(angle) * radius * 1.35,
      centre[1] + Math.sin(angle) * radius * 0.92,
    ];
  });
  return traceBlob(points);
}

function drawShallows(): string {
  const depths: [number, string, number][] = [
    [520, "#12636c", 1],
    [455, "#1a7a80", 1],
    [395, "#2f9594", 1],
    [345, "#5cb3a8", 1],
    [302, "#9dd0bd", 1],
    [276, "#f7e2b8", 1],
    [250, "#efcf98", 1],
  ];
  const rings = depths.map(([reach, color]) => drawPath(traceShore(reach, 0.42), color));
  const lines = listNumbers(9).map((index) => traceShore(560 + index * 44, 0.42 - index * 0.02));
  return drawLine(lines.join(""), "#7fc1b8", 1.6, 'opacity="0.3"') + rings.join("");
}

function drawCanopy(): string {
  const random = createRandom(77);
  const greens = ["#1d5a48", "#2b6d52", "#3f8560", "#174a40", "#64996a"];
  const crowns = listNumbers(120).map(() => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 188;
    const x = centre[0] + 6 + Math.cos(angle) * reach * 1.32;
    const y = centre[1] + Math.sin(angle) * reach * 0.86;
    const r = pickBetween(random, 15, 34);
    const color = greens[Math.floor(random() * greens.length)] ?? "#2b6d52";
    return (
      drawCircle(x + r * 0.24, y + r * 0.3, r, "#0d332f", 'opacity="0.45"') +
      drawCircle(x, y, r, color)
    );
  });
  return drawPath(traceShore(212, 0.42), "#174a40") + crowns.join("");
}

function drawKayakTop(x: number, y: number, turn: number, hull: string): string {
  return placeGroup(
    { x, y, turn, scale: 1.15 },
    drawPath(traceLens(14, 26, 190, 24), "#0b3f49", 'opacity="0.35"'),
    drawPath("M-96 0Q-40-20 0-20Q40-20 98 0Q40 20 0 20Q-40 20-96 0Z", hull),
    drawPath("M-78 0Q-40-11 0-11Q40-11 80 0Q40 11 0 11Q-40 11-78 0Z", "#f9f0e1", 'opacity="0.28"'),
    drawEllipse(-6, 0, 20, 12, "#13222a"),
    drawEllipse(-8, 0, 12, 15, "#f3b17f"),
    drawCircle(-6, 0, 8.5, "#2a1a17"),
    drawLine("M18-64L-4 64", "#f9f0e1", 3.4),
    drawLine("M20-70L16-54M-6 70L-2 54", "#f6cf8e", 9),
    drawLine("M-110-8Q-150-22-210-30M-110 8Q-150 22-210 30", "#eaf5e8", 2.6, 'opacity="0.6"'),
  );
}

function drawSwimmer(x: number, y: number, turn: number): string {
  const rings = [26, 40, 56].map((r) =>
    drawCircle(0, 0, r, "none", 'stroke="#f4fbef" stroke-width="1.8" opacity="0.55"'),
  );
  return placeGroup(
    { x, y, turn },
    ...rings,
    drawLine("M0 0H24M0-3L-14-18M2 3L16 20", "#3a221c", 5.5),
    drawCircle(-6, 0, 6.4, "#2a1a17"),
    drawEllipse(9, 0, 10, 5.5, "#b5532f"),
  );
}

export function paintAmahoroFromAbove(): string {
  const random = createRandom(5);
  const sparkle = listNumbers(130).map(() =>
    traceLens(
      random() * 1600,
      random() * 1066,
      pickBetween(random, 16, 60),
      pickBetween(random, 2, 4),
    ),
  );
  return printPicture(
    drawRect(0, 0, 1600, 1066, blendOut(["#157079 0%", "#0f5560 55%", "#0a3b47 100%"])),
    drawShallows(),
    drawPath(sparkle.join(""), "#e9f6ea", 'opacity="0.3"'),
    drawCanopy(),
    drawLine(
      "M668 560L560 604M668 574L560 618M650 562L654 584M620 574L625 596M590 586L595 608",
      "#6b4a35",
      6,
    ),
    drawKayakTop(360, 330, 24, "#c8452c"),
    drawKayakTop(500, 690, -30, "#e8a13f"),
    drawKayakTop(210, 620, -12, "#f0e2c4"),
    drawSwimmer(690, 742, 20),
    drawSwimmer(784, 806, -40),
    drawSwimmer(470, 480, 160),
    drawEllipse(704, 640, 30, 9, "#c8452c", 'transform="rotate(-22 704 640)"'),
    drawEllipse(724, 676, 30, 9, "#f9f0e1", 'transform="rotate(-14 724 676)"'),
  );
}
