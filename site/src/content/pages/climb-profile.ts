type Stage = { when: string | null; to: string | null; ascent: number | null };

export type ClimbProfile = { points: string; ends: { when: string; to: string }[] };

export const climbBox = { width: 1200, height: 220 };

const most = 8;
const ground = 190;
const highest = 166;

/** Two shapes of a climb: positions across the stage and heights as shares of the climb. */
const shapes: [number, number][][] = [
  [
    [0, 0.04],
    [0.18, 0.3],
    [0.3, 0.24],
    [0.45, 0.62],
    [0.57, 0.52],
    [0.7, 1],
    [0.82, 0.72],
    [0.93, 0.26],
  ],
  [
    [0, 0.06],
    [0.15, 0.42],
    [0.3, 0.34],
    [0.46, 0.76],
    [0.6, 1],
    [0.72, 0.92],
    [0.85, 0.55],
    [0.95, 0.2],
  ],
];

const toPoints = (ascents: number[]) => {
  const width = climbBox.width / ascents.length;
  const scale = highest / Math.max(...ascents);
  const points = ascents.flatMap((ascent, stage) =>
    (shapes[stage % 2] ?? []).map(([across, up]) => [
      Math.round((stage + across) * width),
      Math.round(ground - up * ascent * scale),
    ]),
  );
  return [...points, [climbBox.width, ground]].map((point) => point.join(" ")).join(" ");
};

/** A sketch, not a measurement; `null` unless every stage has a climb and an end. */
export const climbProfile = (stages: readonly Stage[]): ClimbProfile | null => {
  const ascents = stages.flatMap(({ ascent }) => (ascent ? [ascent] : []));
  const ends = stages.flatMap(({ when, to }) => (when && to ? [{ when, to }] : []));
  const isWhole = [ascents, ends].every(({ length }) => length === stages.length);
  if (!isWhole || stages.length < 2 || stages.length > most) return null;
  return { points: toPoints(ascents), ends };
};
