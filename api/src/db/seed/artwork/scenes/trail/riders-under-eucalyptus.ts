/** Between the tall trunks: shafts of early sun, two riders passing. */
import { printPicture } from "../../kit/picture.ts";
import { createRandom, listNumbers, pickBetween } from "../../kit/random.ts";
import { drawContours, paintRidge, plantRidge, type Ridge } from "../../kit/ridges.ts";
import { drawHaze, drawShafts, drawSky, drawSun } from "../../kit/sky.ts";
import { blendAcross, drawLine, drawPath, drawRect, placeGroup } from "../../kit/svg.ts";
import { drawRider } from "../../motifs/bicycle.ts";
import { drawBlades } from "../../motifs/leaves.ts";

function drawTrunk(x: number, width: number, color: string, light: string, seed: number): string {
  const random = createRandom(seed);
  const lean = pickBetween(random, -40, 40);
  const half = width / 2;
  const bark = listNumbers(9).map(() => {
    const at = pickBetween(random, -half * 0.6, half * 0.6);
    const y = pickBetween(random, 0, 900);
    return `M${Math.round(at + (lean * (1066 - y)) / 1066)} ${Math.round(y)}q${Math.round(width * 0.12)} 60 0 ${Math.round(pickBetween(random, 60, 190))}`;
  });
  const shape = `M${lean - half * 0.8}-20L${-half} 900Q${-half * 1.1} 1010 ${-half * 1.7} 1080H${half * 1.7}Q${half * 1.1} 1010 ${half} 900L${lean + half * 0.8}-20Z`;
  return placeGroup(
    { x, y: 0 },
    drawPath(shape, blendAcross([color, `${color} 55%`, light])),
    drawLine(bark.join(""), light, Math.max(2, width * 0.035), 'opacity="0.45"'),
  );
}

export function paintEucalyptusRiders(): string {
  const random = createRandom(88);
  const thin = listNumbers(26).map((index) =>
    drawTrunk(
      30 + index * 62 + pickBetween(random, -20, 20),
      pickBetween(random, 9, 20),
      "#8fae8a",
      "#c4cf9f",
      300 + index,
    ),
  );
  const middle = [150, 390, 610, 1010, 1190, 1400].map((x, index) =>
    drawTrunk(x, 38 + index * 2, "#4c7c66", "#a9bd84", 340 + index),
  );
  const rider = {
    bike: "#c8452c",
    tyre: "#11231f",
    skin: "#3a221b",
    shirt: "#f9f0e1",
    shorts: "#12343d",
  };
  const ground: Ridge = (x) => 850 + 20 * Math.sin(x / 300);
  return printPicture(
    drawSky(["#d9dfae", "#f7e9b8 45%", "#fbe7b4 80%", "#e3d795"], 1066),
    drawSun({ x: 900, y: 330, r: 120, color: "#fffbe8", glow: "#fff3c4", reach: 6 }),
    ...thin,
    drawHaze(700, 420, "#f6ecbc", 0.75),
    ...middle,
    drawShafts([340, 620, 860, 1100], 560, "#fff8d8", 0.6),
    paintRidge({
      ridge: plantRidge(ground, 8, 9),
      foot: 1066,
      color: "#7d9a58",
      mist: "#3f6a48",
      step: 7,
    }),
    drawRect(-20, 892, 1640, 66, "#b9532f"),
    drawRect(-20, 892, 1640, 10, "#f0a468"),
    drawRider({ x: 560, y: 934, scale: 1.35 }, rider),
    drawRider({ x: 1040, y: 938, scale: 1.35 }, { ...rider, bike: "#12505a", shirt: "#e9a847" }),
    drawPath("M-20 962Q400 930 800 968Q1200 1000 1620 950V1080H-20Z", "#1c4a3c"),
    drawTrunk(250, 128, "#173f38", "#5c8a63", 361),
    drawTrunk(1330, 170, "#123530", "#4f7d5c", 362),
    drawTrunk(810, 74, "#1f4c40", "#6f9a68", 363),
    drawContours(() => 985, 1080, 3, "#8fb97c", 0.3),
    drawBlades({
      seed: 70,
      from: -20,
      to: 1620,
      foot: 1080,
      height: 100,
      count: 160,
      color: "#0f332d",
    }),
  );
}
