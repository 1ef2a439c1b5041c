/** Birds on the wing, far and near. */
import { createRandom, listNumbers, pickBetween } from "../kit/random.ts";
import { drawLine, drawPath, type Placement, placeGroup } from "../kit/svg.ts";

type FlockPlan = {
  seed: number;
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  color: string;
  size?: number;
};

/** Far birds: two strokes each. */
export function drawFlock(plan: FlockPlan): string {
  const { seed, x, y, width, height, count, color, size = 12 } = plan;
  const random = createRandom(seed);
  const birds = listNumbers(count).map(() => {
    const span = size * pickBetween(random, 0.6, 1.3);
    const at = `M${Math.round(x + random() * width)} ${Math.round(y + random() * height)}`;
    const lift = Math.round(span * pickBetween(random, 0.3, 0.6) * 10) / 10;
    const wing = Math.round(span * 10) / 10;
    return `${at}q${wing / 2}-${lift} ${wing} 0q${wing / 2}-${lift} ${wing} 0`;
  });
  return drawLine(birds.join(""), color, Math.max(1.6, size / 7));
}

/** An egret in flight, wings up, about 200 units across. */
export function drawEgret(at: Placement, body: string, shade: string, beak: string): string {
  return placeGroup(
    at,
    drawPath("M-6 4Q-60-60-118-74Q-84-92-30-62Q-8-46 8-8Z", shade),
    drawPath(
      "M-46 12Q-10-8 30-4Q46-4 52-14Q58-26 68-24L72-18Q62-16 62-8Q58 10 24 16Q-20 20-46 12Z",
      body,
    ),
    drawPath("M-4 4Q-24-70-70-118Q-16-108 14-56Q28-28 30 0Z", body),
    drawPath("M70-24L96-18L71-17Z", beak),
    drawLine("M-42 13L-92 20M-40 14L-88 25", beak, 2.4),
  );
}
