/** The market: parasols, baskets and mats of fruit. */
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import {
  drawCircle,
  drawEllipse,
  drawLine,
  drawPath,
  type Placement,
  placeGroup,
} from "../kit/svg.ts";

/** A parasol from the side, 200 wide and 190 high. */
export function drawParasol(at: Placement, one: string, two: string, pole: string): string {
  return placeGroup(
    at,
    drawLine("M0 0V-180", pole, 5),
    drawPath(
      "M-110-116Q-90-182 0-190Q90-182 110-116Q92-104 74-112Q56-100 38-110Q20-98 0-108Q-20-98-38-110Q-56-100-74-112Q-92-104-110-116Z",
      one,
    ),
    drawPath(
      "M-74-112Q-62-174 0-190Q-30-160-38-110Q-56-100-74-112ZM0-108Q6-160 0-190Q34-160 38-110Q20-98 0-108ZM110-116Q90-182 0-190Q68-170 74-112Q92-104 110-116Z",
      two,
    ),
  );
}

/** A parasol from above: eight gores, and its long morning shadow. */
export function drawParasolTop(at: Placement, one: string, two: string, shadow: string): string {
  const { turn = 0, ...spot } = at;
  const corner = (index: number, r: number) => {
    const angle = (index * Math.PI) / 4 + turn;
    return `${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
  };
  const gore = (index: number) =>
    `M0 0L${corner(index, 100)}Q${corner(index + 0.5, 88)} ${corner(index + 1, 100)}Z`;
  const gores = (odd: number) =>
    listNumbers(4)
      .map((index) => gore(index * 2 + odd))
      .join("");
  return placeGroup(
    spot,
    drawEllipse(58, 52, 104, 92, shadow, 'opacity="0.42"'),
    drawPath(gores(0), one),
    drawPath(gores(1), two),
    drawPath(`${gore(0)}${gore(1)}${gore(2)}`, shadow, 'opacity="0.16"'),
    drawCircle(0, 0, 6, shadow),
  );
}

/** Somebody seen from above, with or without a basket on the head. */
export function drawPersonTop(at: Placement, cloth: string, skin: string, basket?: string): string {
  const load =
    basket === undefined
      ? ""
      : drawCircle(0, 0, 17, basket) + drawCircle(0, 0, 11, "#13222a", 'opacity="0.35"');
  return placeGroup(
    at,
    drawEllipse(26, 22, 34, 12, "#13222a", 'opacity="0.3" transform="rotate(42 26 22)"'),
    drawEllipse(0, 0, 25, 13, cloth),
    drawCircle(0, 0, 9, skin),
    load,
  );
}

type HeapPlan = {
  seed: number;
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  size: number;
  color: string;
};

function drawHeap({ seed, x, y, width, height, count, size, color }: HeapPlan): string {
  const random = createRandom(seed);
  const dots = listNumbers(count).map(() => {
    const spotX = Math.round(pickBetween(random, x - width / 2, x + width / 2));
    const spotY = Math.round(pickBetween(random, y - height / 2, y + height / 2));
    return `M${spotX} ${spotY}h.1`;
  });
  return drawLine(dots.join(""), color, size);
}

/** A mat from above with rows of produce on it. */
export function drawMat(at: Placement, mat: string, fruit: readonly string[], seed = 1): string {
  const heaps = fruit.map((color, index) => {
    const x = -54 + index * (108 / Math.max(1, fruit.length - 1));
    return drawHeap({
      seed: seed + index,
      x,
      y: 0,
      width: 22,
      height: 56,
      count: 7,
      size: 13,
      color,
    });
  });
  return placeGroup(at, drawPath("M-84-44H84V44H-84Z", mat), ...heaps);
}

/** The lidded peace basket with its zigzag, 120 high. */
export function drawPeaceBasket(at: Placement, straw: string, dark: string): string {
  return placeGroup(
    at,
    drawEllipse(8, 0, 72, 10, dark, 'opacity="0.35"'),
    drawPath("M-44-62Q-52-10-30 0H30Q52-10 44-62Z", straw),
    drawPath("M-48-62Q-20-92 0-142Q20-92 48-62Z", straw),
    drawLine("M-46-62H46", dark, 3),
    drawLine("M-44-44L-30-22L-15-44L0-22L15-44L30-22L44-44", dark, 5),
    drawLine("M-34-74L-22-86L-12-74L0-90L12-74L22-86L34-74", dark, 4),
    drawLine("M0-142V-154", dark, 5),
  );
}

/** An open basket heaped with fruit, 130 wide. */
export function drawFruitBasket(at: Placement, straw: string, dark: string, fruit: string): string {
  const heap = listNumbers(11).map((index) => {
    const row = index < 6 ? 0 : 1;
    const x = row === 0 ? -50 + index * 20 : -40 + (index - 6) * 20;
    return drawCircle(x, -58 - row * 14, 14, fruit, index % 3 === 0 ? 'opacity="0.85"' : "");
  });
  return placeGroup(
    at,
    drawEllipse(8, 0, 72, 10, dark, 'opacity="0.35"'),
    ...heap,
    drawPath("M-66-54H66Q60-8 40 0H-40Q-60-8-66-54Z", straw),
    drawLine("M-62-38L-46-20L-30-38L-14-20L2-38L18-20L34-38L50-20L62-38", dark, 4),
    drawLine("M-66-54H66", dark, 5),
  );
}
