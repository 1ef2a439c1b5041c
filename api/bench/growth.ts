import type { Measured } from "./goals.ts";
import { untilPublished, withProduct } from "./product.ts";
import { saveRepeatedly } from "./publishing.ts";
import { formatNumber, median } from "./statistics.ts";

const sizes = [10, 100, 1_000, 10_000];
const saves = 5;

/** Seconds of the first start, which builds all pages, and from a save to the live page. */
const measureSize = (tours: number) =>
  withProduct({ sample: { tours } }, async (product) => {
    await untilPublished(product);
    const save = median(await saveRepeatedly(product, saves));
    process.stderr.write(`${tours} tours: save → live in ${formatNumber(save)} s\n`);
    return { start: product.startSeconds, save };
  });

/** How the time from a save to the live page grows with the number of tours: 1 is in proportion, less is better. */
export const measureGrowth = async (): Promise<Measured[]> => {
  const measured: Awaited<ReturnType<typeof measureSize>>[] = [];
  for (const tours of sizes) measured.push(await measureSize(tours));
  const seconds = measured.map(({ save }) => save);
  const starts = measured.map(({ start }) => formatNumber(start)).join(", ");
  const exponents = seconds
    .slice(1)
    .map((later, index) => Math.log10(later / (seconds[index] ?? later)));
  const note = `${seconds.map(formatNumber).join(", ")} s with ${sizes.join(", ")} tours; first start ${starts} s`;
  return [{ goal: "growth", values: exponents, note }];
};
