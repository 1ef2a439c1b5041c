/** A hanging bunch of bananas with its purple flower, about 620 long. */
import { type Point, traceRibbon } from "../kit/curves.ts";
import { listNumbers } from "../kit/random.ts";
import { drawPath, type Placement, placeGroup } from "../kit/svg.ts";

type BananaInks = {
  skin: string;
  shade: string;
  stem: string;
  flower: string;
  bract: string;
};

const finger = "M-13 0Q-30 46-8 96Q2 112 12 98Q24 52 13 0Z";
const fold = "M2 0Q10 50 4 104Q22 70 13 0Z";

function drawHand(y: number, size: number, { skin, shade }: BananaInks): string {
  const fingers = listNumbers(9).map((index) => {
    const turn = (index - 4) * 17;
    const at = {
      x: (index - 4) * 17 * size,
      y: Math.abs(index - 4) * -5,
      scale: size,
      turn: -turn,
    };
    const front = Math.abs(index - 4) < 3;
    return placeGroup(
      at,
      drawPath(finger, skin),
      drawPath(fold, shade, front ? 'opacity="0.6"' : ""),
    );
  });
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4];
  return placeGroup({ x: 0, y }, ...order.map((index) => fingers[index] ?? ""));
}

export function drawBananaBunch(at: Placement, inks: BananaInks): string {
  const stalk: Point[] = [
    [-60, -220],
    [-30, -120],
    [-4, 0],
    [0, 200],
    [6, 380],
    [2, 470],
  ];
  const hands = [330, 255, 180, 105, 30].map((y, index) => drawHand(y, 0.78 + index * 0.09, inks));
  return placeGroup(
    at,
    drawPath(
      traceRibbon(stalk, (share) => 26 - 12 * share),
      inks.stem,
    ),
    ...hands,
    drawPath("M4 452Q-58 500-40 560Q-20 610 6 632Q34 604 48 556Q58 498 4 452Z", inks.flower),
    drawPath("M4 452Q40 500 26 570Q20 606 6 632Q34 604 48 556Q58 498 4 452Z", inks.bract),
    drawPath("M-34 510Q-78 530-86 580Q-50 570-30 540Z", inks.bract),
  );
}
