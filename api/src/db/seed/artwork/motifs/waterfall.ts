/** Falling water. */
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import { blendDown, blendOut, drawEllipse, drawPath, formatNumber } from "../kit/svg.ts";

type SheetPlan = {
  seed: number;
  x: number;
  width: number;
  top: number;
  foot: number;
  strands: number;
};

/** A sheet of falling water: one pale shape, and tapered strokes that follow its flare. */
export function drawWaterSheet({ seed, x, width, top, foot, strands }: SheetPlan): string {
  const random = createRandom(seed);
  const flare = 0.22;
  const bulge = (foot - top) * 0.3;
  const [left, right, wide] = [x - width / 2, x + width / 2, width * flare];
  const sheet = [
    `M${formatNumber(left)} ${top}Q${x} ${formatNumber(top - width * 0.1)} ${formatNumber(right)} ${top}`,
    `Q${formatNumber(right + 4)} ${formatNumber(top + bulge)} ${formatNumber(right + wide)} ${foot}`,
    `H${formatNumber(left - wide)}Q${formatNumber(left - 4)} ${formatNumber(top + bulge)} ${formatNumber(left)} ${top}Z`,
  ];
  const inks = ["#7fbab8", "#fffff8", "#a9d3ce", "#5a9fa3", "#fffff8"];
  const strokes = inks.map((ink) => {
    const flow = listNumbers(strands).map(() => {
      const across = random() - 0.5;
      const start = pickBetween(random, -0.05, 0.8);
      const long = (foot - top) * pickBetween(random, 0.12, 0.42) * (1 - start * 0.5);
      const at = x + across * width * (1 + 2 * flare * start ** 2);
      const drift = across * wide * 1.2 * start;
      const thick = (width / 34) * pickBetween(random, 0.5, 1.5);
      const y = top + start * (foot - top);
      const half = formatNumber(long / 2);
      return `M${formatNumber(at)} ${formatNumber(y)}q${formatNumber(thick + drift * 0.3)} ${half} ${formatNumber(drift)} ${formatNumber(long)}q${formatNumber(-thick - drift * 0.5)}-${half} ${formatNumber(-drift)}-${formatNumber(long)}z`;
    });
    return drawPath(flow.join(""), ink, 'opacity="0.6"');
  });
  const mist = blendOut(["#fbfdf4f0 0%", "#eef6ec88 50%", "#eef6ec00"]);
  const fill = blendDown(["#fdfef8", "#e0f0ea 45%", "#c3e2dc"]);
  return [
    drawPath(sheet.join(""), fill),
    ...strokes,
    drawEllipse(x, foot, width * 0.86, Math.max(20, width * 0.14), mist),
  ].join("");
}
