/** The jetty runs straight into the last of the light. */
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import { paintRidge, shapeRidge } from "../../kit/ridges.ts";
import { drawHaze, drawSky, drawStars, drawStrata, drawSun } from "../../kit/sky.ts";
import { blendDown, drawLine, drawPath } from "../../kit/svg.ts";
import { drawGlitter, drawLake, drawRipples } from "../../kit/water.ts";
import { drawSitter } from "../../motifs/figures.ts";
import { drawLantern } from "../../motifs/hearth.ts";

const vanishing = { x: 900, y: 520 };

function reachTowards(x: number, y: number, share: number): [number, number] {
  return [x + (vanishing.x - x) * share, y + (vanishing.y - y) * share];
}

function drawDeck(): string {
  const [leftX, leftY] = reachTowards(330, 1090, 0.8);
  const [rightX] = reachTowards(1250, 1090, 0.8);
  const gaps = listNumbers(22).map((index) => {
    const share = 0.8 * (1 - (1 - index / 22) ** 2.2);
    const [x, y] = reachTowards(330, 1090, share);
    const [x2] = reachTowards(1250, 1090, share);
    return `M${Math.round(x)} ${Math.round(y)}H${Math.round(x2)}`;
  });
  const deck = `M330 1090L${leftX} ${leftY}H${rightX}L1250 1090Z`;
  return (
    drawPath(deck, blendDown(["#c8764e", "#7a4136 40%", "#33202a"])) +
    drawLine(gaps.join(""), "#22151f", 3.4, 'opacity="0.65"')
  );
}

function drawPosts(): string {
  const posts = [0, 0.36, 0.57, 0.7, 0.78].map((share) => {
    const size = 1 - share;
    return [300, 1280].map((side) => {
      const [x, y] = reachTowards(side, 1090, share);
      const top = y - 250 * size;
      return (
        drawLine(
          `M${Math.round(x)} ${Math.round(y + 90 * size)}V${Math.round(top)}`,
          "#1c131d",
          38 * size,
        ) +
        drawLine(
          `M${Math.round(x + 9 * size)} ${Math.round(y)}V${Math.round(top)}`,
          "#d9815a",
          6 * size,
          'opacity="0.7"',
        )
      );
    });
  });
  return posts.flat().join("");
}

function drawRopes(): string {
  const stops = [0, 0.36, 0.57, 0.7, 0.78];
  const ropes = [300, 1280].map((side) =>
    stops.slice(1).map((share, index) => {
      const near = stops[index] ?? 0;
      const [x, y] = reachTowards(side, 1090 - 200, near);
      const [x2, y2] = reachTowards(side, 1090 - 200, share);
      const sag = 70 * (1 - near);
      return drawLine(
        `M${x} ${y}Q${(x + x2) / 2} ${(y + y2) / 2 + sag} ${x2} ${y2}`,
        "#2a1a22",
        9 * (1 - near),
      );
    }),
  );
  return ropes.flat().join("");
}

export function paintLastLightOnJetty(): string {
  const far = shapeRidge({ seed: 191, base: 520, rise: 130, span: 340, shape: "peaks" });
  const mid = shapeRidge({ seed: 193, base: 540, rise: 70, span: 260, shape: "domes" });
  const dress = { skin: "#140d14", top: "#3a1f2a", wrap: "#1c1420" };
  return printPicture(
    drawSky(["#1c2a48", "#5c4468 32%", "#c65f55 65%", "#fbb06c"], 540),
    drawStars({ seed: 14, foot: 240, count: 60, color: "#fdf1d6" }),
    drawSun({ x: 430, y: 452, r: 70, color: "#fff0c8", glow: "#ffb866", reach: 7 }),
    drawStrata({
      seed: 47,
      top: 150,
      foot: 440,
      count: 9,
      color: "#f79a6a",
      opacity: 0.45,
      length: 900,
      thick: 26,
    }),
    paintRidge({ ridge: far, foot: 545, color: "#8a4a5a", mist: "#f3a069", lines: 4 }),
    paintRidge({ ridge: mid, foot: 548, color: "#4d3350", mist: "#b9655a", lines: 4 }),
    drawLake(536, ["#f9b578", "#b5605c 25%", "#4a3a5c 62%", "#1b2039"]),
    drawGlitter({
      seed: 49,
      x: 540,
      top: 542,
      foot: 1066,
      color: "#ffd79c",
      count: 90,
      narrow: 100,
      wide: 520,
    }),
    drawRipples({
      seed: 50,
      top: 560,
      foot: 1066,
      color: "#1b1d38",
      count: 60,
      opacity: 0.4,
      length: 360,
    }),
    drawHaze(538, 36, "#ffc98c", 0.5),
    drawPosts(),
    drawDeck(),
    drawRopes(),
    drawSitter({ x: 838, y: 672, scale: 0.95 }, dress),
    drawSitter({ x: 900, y: 674, scale: 0.9, flip: true }, dress),
    drawLantern({ x: 1040, y: 950, scale: 1.7 }, "#1c131d", "#ffb45a"),
  );
}
