/** The table on deck, in front of the rising sun. */
import { printPicture } from "../../kit/picture.ts";
import { listNumbers } from "../../kit/random.ts";
import {
  blendAcross,
  blendDown,
  drawEllipse,
  drawLine,
  drawPath,
  drawRect,
  placeGroup,
} from "../../kit/svg.ts";
import { drawCup, drawSteam } from "../../motifs/coffee.ts";
import { drawLeaf } from "../../motifs/leaves.ts";
import { drawDeckView } from "./deck-view.ts";

function drawCoffeePot(x: number, y: number): string {
  const enamel = blendAcross(["#0d3a44", "#1f6a72 45%", "#0b2f38"]);
  return placeGroup(
    { x, y, scale: 1.2 },
    drawPath("M-84-190Q-150-210-176-280Q-150-276-130-250Q-110-222-80-226Z", "#0d3a44"),
    drawPath(
      "M74-250Q164-250 150-150Q140-80 84-66L82-88Q122-104 128-160Q132-222 74-222Z",
      "#0b2f38",
    ),
    drawPath("M-68-290Q-100-120-104 0Q0 22 104 0Q100-120 68-290Z", enamel),
    drawPath("M-72-288Q0-330 72-288Q0-272-72-288Z", "#2b7d84"),
    drawEllipse(0, -316, 13, 11, "#f6cf8e"),
    drawLine("M-90-80Q0-58 90-80", "#f6cf8e", 4, 'opacity="0.6"'),
  );
}

function drawPineapple(x: number, y: number): string {
  const rows = listNumbers(9).map((index) => {
    const step = -150 + index * 30;
    return `M${step} 0L${step + 150}-230M${step + 150} 0L${step}-230`;
  });
  const leaf = { light: "#3f7457", dark: "#22503f", vein: "#8fae62" };
  const turns = [-150, -30, -128, -52, -108, -72, -90];
  const body = "M0 0C-92 0-96-220 0-232C96-220 92 0 0 0Z";
  return placeGroup(
    { x, y, scale: 1.4 },
    ...turns.map((turn) => drawLeaf({ x: 0, y: -216, scale: 0.98, turn }, leaf)),
    drawPath(body, blendAcross(["#b5602c", "#e9a847 40%", "#93461f"])),
    `<clipPath id="pineapple"><path d="${body}"/></clipPath>`,
    `<g clip-path="url(#pineapple)">${drawLine(rows.join(""), "#7c3c1d", 3.4, 'opacity="0.6"')}</g>`,
  );
}

function drawBananas(x: number, y: number): string {
  const hand = listNumbers(4).map((index) =>
    placeGroup(
      { x: index * 15, y: index * -5, turn: -14 + index * 11 },
      drawPath(
        "M0-120Q-40-40 20 0Q60 22 118 4Q60-10 34-50Q20-80 16-122Z",
        index % 2 === 0 ? "#f2c65a" : "#e3ab3c",
      ),
      drawPath(
        "M0-120Q-40-40 20 0Q60 22 118 4Q50 6 18-30Q-4-66 6-120Z",
        "#a8711f",
        'opacity="0.35"',
      ),
    ),
  );
  return placeGroup(
    { x, y, scale: 1.15 },
    ...hand,
    drawPath("M-6-112L8-150L30-146L54-116Z", "#5a4a23"),
  );
}

export function paintBreakfastOnDeck(): string {
  const boards = listNumbers(7).map((index) => `M-20 ${884 + index * index * 5}H1620`);
  return printPicture(
    drawDeckView(),
    drawRect(-20, 850, 1640, 230, blendDown(["#d69058", "#a05a37 55%", "#6d3626"])),
    drawRect(-20, 850, 1640, 9, "#fbd9a6"),
    drawLine(boards.join(""), "#5a2c20", 2.6, 'opacity="0.45"'),
    drawEllipse(420, 968, 190, 26, "#3a1c18", 'opacity="0.35"'),
    drawCoffeePot(390, 950),
    drawSteam({ x: 725, y: 790, scale: 1.05 }, "#fff6e4", 0.5),
    drawEllipse(760, 1000, 230, 26, "#3a1c18", 'opacity="0.35"'),
    drawCup({ x: 740, y: 990, scale: 1.05 }, "#f9f0e1", "#d8bf9d", "#3a1f17"),
    drawEllipse(1220, 996, 260, 28, "#3a1c18", 'opacity="0.35"'),
    drawPineapple(1180, 1000),
    drawBananas(1340, 1012),
  );
}
