/** Turning lists of points into path data. */
import { formatNumber } from "./svg.ts";

export type Point = readonly [number, number];

/** Straight steps in short relative moves; a coarse unit keeps soft far lines small. */
export function traceSteps(points: readonly Point[], unit = 0.1): string {
  let x = 0;
  let y = 0;
  const moves = points.map(([nextX, nextY], index) => {
    const dx = Math.round((nextX - x) / unit) * unit;
    const dy = Math.round((nextY - y) / unit) * unit;
    x += dx;
    y += dy;
    return `${index === 0 ? "M" : "l"}${formatNumber(dx)} ${formatNumber(dy)}`;
  });
  return moves.join("").replaceAll(" -", "-");
}

function writeCurve(before: Point, from: Point, to: Point, after: Point): string {
  const numbers = [
    from[0] + (to[0] - before[0]) / 6,
    from[1] + (to[1] - before[1]) / 6,
    to[0] - (after[0] - from[0]) / 6,
    to[1] - (after[1] - from[1]) / 6,
    to[0],
    to[1],
  ];
  return `C${numbers.map(formatNumber).join(" ")}`;
}

/** A soft open curve that passes through every point. */
export function traceCurve(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return writeCurve(points[index - 1] ?? from, from, to, points[index + 2] ?? to);
  });
  return `M${formatNumber(first[0])} ${formatNumber(first[1])}${curves.join("")}`;
}

/** A soft closed shape that passes through every point. */
export function traceBlob(points: readonly Point[]): string {
  const count = points.length;
  const readPoint = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const [x, y] = readPoint(0);
  const curves = points.map((from, index) =>
    writeCurve(readPoint(index - 1), from, readPoint(index + 1), readPoint(index + 2)),
  );
  return `M${formatNumber(x)} ${formatNumber(y)}${curves.join("")}Z`;
}

/** A flat lens, pointed at both ends: one brush stroke of light on water. */
export function traceLens(x: number, y: number, width: number, height: number): string {
  const half = formatNumber(width / 2);
  const start = `M${formatNumber(x - width / 2)} ${formatNumber(y)}`;
  const bow = formatNumber(height);
  return `${start}q${half}-${bow} ${formatNumber(width)} 0q-${half} ${bow}-${formatNumber(width)} 0z`;
}

/** A band of changing width along a line: paths, rivers, smoke, stems. */
export function traceRibbon(line: readonly Point[], readWidth: (share: number) => number): string {
  const sides = line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y];
    const [afterX, afterY] = line[index + 1] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const half = readWidth(index / Math.max(1, line.length - 1)) / 2;
    const normalX = (-(afterY - beforeY) / length) * half;
    const normalY = ((afterX - beforeX) / length) * half;
    const left: Point = [x + normalX, y + normalY];
    const right: Point = [x - normalX, y - normalY];
    return { left, right };
  });
  const there = traceCurve(sides.map((side) => side.left));
  const back = traceCurve(sides.map((side) => side.right).reverse());
  return `${there}${back.replace("M", "L")}Z`;
}
