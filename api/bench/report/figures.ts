import { goals, type Measured } from "../goals.ts";
import { percentile } from "../percentile.ts";

const median = (values: number[]) => percentile(values, 50);

/** Rounded as far as it says something. */
const asText = (value: number) =>
  value.toLocaleString("en", { maximumSignificantDigits: value >= 100 ? 4 : 3 });

const spreadOf = (values: number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(asText);
  return least === most ? "none" : `${least}–${most}`;
};

/** Medians of all rounds, the spread of what the goal is about, and whether it holds. */
export const toFigure = ({ goal: name, of, rounds, note }: Measured) => {
  const goal = goals[name];
  const product = median(rounds.map((round) => round.product));
  const peers = rounds.flatMap(({ peer }) => peer ?? []);
  const ratios = rounds.flatMap(({ product, peer }) => (peer ? product / peer : []));
  const values = "peer" in goal ? ratios : rounds.map((round) => round.product);
  const value = median(values);
  const [missedBy, limit] =
    "atLeast" in goal
      ? [1 - value / goal.atLeast, `≥ ${goal.atLeast}`]
      : [value / goal.atMost - 1, `≤ ${goal.atMost}`];
  const { id, what, unit } = goal;
  return {
    goal: id,
    name,
    what: of ? `${what}, ${of}` : what,
    product,
    unit,
    ...("peer" in goal && { peer: median(peers), peerName: goal.peer, ratio: value }),
    rounds: rounds.length,
    spread: spreadOf(values),
    limit,
    /** As a share of the limit; 0 or less where it holds. */
    missedBy,
    holds: missedBy <= 0,
    note,
  };
};
export type Figure = ReturnType<typeof toFigure>;

/** For each goal of that id, in their order, the figure that misses it by most, or else meets it by least; "–" where there is none. */
export const worstOfEach = (id: string, figures: Figure[]) =>
  Object.entries(goals)
    .filter(([, goal]) => goal.id === id)
    .map(([name]) => {
      const [worst] = figures
        .filter((figure) => figure.name === name)
        .toSorted((one, other) => other.missedBy - one.missedBy);
      return worst ? asText(worst.ratio ?? worst.product) : "–";
    });

export const figureHead = ["", "product", "peer", "ratio", "spread", "goal", ""];

export const toRow = ({ goal, what, unit, limit, holds, ...figure }: Figure) => [
  `${goal}  ${what}`,
  `${asText(figure.product)} ${unit}`.trim(),
  figure.peer === undefined ? "" : `${asText(figure.peer)} ${figure.peerName}`,
  figure.ratio === undefined ? "" : `${asText(figure.ratio)} ×`,
  figure.spread,
  figure.ratio === undefined ? `${limit} ${unit}`.trim() : `${limit} ×`,
  holds ? "holds" : "missed",
];
