import type { Measured } from "./goals.ts";
import { untilPublished, withProduct } from "./product.ts";
import { saveRepeatedly } from "./publishing.ts";
import { formatNumber, median } from "./statistics.ts";

const sizes = [10, 100, 1_000];

/** How the time from a save to the live page grows with the number of tours: 1 is in proportion, less is better. */
export const measureGrowth = async (): Promise<Measured[]> => {
  const seconds: number[] = [];
  for (const tours of sizes)
    await withProduct({ sample: { tours } }, async (product) => {
      await untilPublished(product);
      seconds.push(median(await saveRepeatedly(product, 5)));
    });
  const exponents = seconds
    .slice(1)
    .map((later, index) => Math.log10(later / (seconds[index] ?? later)));
  const note = `${seconds.map(formatNumber).join(", ")} s with ${sizes.join(", ")} tours`;
  return [{ goal: "growth", values: exponents, note }];
};
