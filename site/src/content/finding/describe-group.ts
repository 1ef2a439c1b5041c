import { findFromPrice } from "shared/content/tours/prices";
import { grades, type TourDuration, type TourFacts } from "shared/content/tours/tour-facts";
import { amountInWords } from "shared/money/amount";
import type { TourCard } from "../tours/tour-card.ts";
import { durationInWords, gradeInWords } from "../tours/tour-words.ts";
import { childAge } from "./with-children.ts";

type Described = Pick<TourCard, "fromPrice"> & {
  facts: Pick<TourFacts, "duration" | "level">;
};

const hoursOf = (unit: TourDuration["unit"], count: number) => (unit === "days" ? 24 : 1) * count;

/** "2 to 6 hours", "2 hours to 3 days" */
const lengthsOf = (tours: Described[]): string | undefined => {
  const ends = tours
    .flatMap(({ facts: { duration } }) =>
      duration
        ? [duration.min, duration.max ?? duration.min].map((count) => ({ ...duration, count }))
        : [],
    )
    .toSorted((a, b) => hoursOf(a.unit, a.count) - hoursOf(b.unit, b.count));
  const [shortest, longest] = [ends[0], ends.at(-1)];
  if (!shortest || !longest) return undefined;
  const { unit, count: min } = shortest;
  if (unit === longest.unit) return durationInWords({ unit, min, max: longest.count });
  const inWords = (end: typeof shortest) =>
    durationInWords({ unit: end.unit, min: end.count, max: null });
  return `${inWords(shortest)} to ${inWords(longest)}`;
};

/** "easy", "easy to demanding" */
const levelsOf = (tours: Described[]): string | undefined => {
  const used = grades.filter((grade) => tours.some(({ facts }) => facts.level?.grade === grade));
  const ends = [...new Set([used[0], used.at(-1)])].filter((grade) => grade !== undefined);
  return ends.map((grade) => gradeInWords({ grade, note: null }).toLowerCase()).join(" to ");
};

const lowestPriceOf = (tours: Described[]): string | undefined => {
  const price = findFromPrice(tours.flatMap(({ fromPrice }) => fromPrice ?? []));
  return price ? `from ${amountInWords(price)} per ${price.per}` : undefined;
};

/** "4 tours: 2 hours to 3 days, easy to moderate, from US$ 28 per person." */
export function describeGroup(slug: string, tours: Described[]): string {
  const count = `${tours.length} ${tours.length === 1 ? "tour" : "tours"}`;
  const subject = slug === "families" ? `${count} that a child of ${childAge} can join` : count;
  const facts = [lengthsOf(tours), levelsOf(tours), lowestPriceOf(tours)].filter(Boolean);
  return `${[subject, facts.join(", ")].filter(Boolean).join(": ")}.`;
}
