/** Lines above the base line. */
const maxSteps = 4;
const niceSteps = [1, 2, 5];

/** Returns the smallest of 1, 2, 5, 10, 20, 50, … that reaches `max` within `maxSteps`. */
function stepFor(max: number) {
  for (let power = 1; ; power *= 10)
    for (const step of niceSteps) if (max <= step * power * maxSteps) return step * power;
}

/** Ticks from 0 to the first one that is not below `max`. */
export function ticksUpTo(max: number) {
  const step = stepFor(Math.max(1, max));
  const steps = Math.ceil(Math.max(1, max) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
