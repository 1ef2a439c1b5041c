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
  const [holds, limit] =
    "atLeast" in goal
      ? [value >= goal.atLeast, `≥ ${goal.atLeast}`]
      : [value <= goal.atMost, `≤ ${goal.atMost}`];
  const { id, what, unit } = goal;
  return {
    goal: id,
    what: of ? `${what}, ${of}` : what,
    product,
    unit,
    ...("peer" in goal && { peer: median(peers), peerName: goal.peer, ratio: value }),
    rounds: rounds.length,
    spread: spreadOf(values),
    limit,
    holds,
    note,
  };
};
export type Figure = ReturnType<typeof toFigure>;

/** What the goal is about. */
export const decidingValue = ({ ratio, product }: Figure) => asText(ratio ?? product);

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
