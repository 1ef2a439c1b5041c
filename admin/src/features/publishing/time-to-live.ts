import { type Build, isSaveReason } from "shared/publishing/builds";

/** Milliseconds from the save until visitors got it; `undefined` if they never did. */
export const timeToLive = ({ requestedAt, liveAt }: Build) =>
  liveAt === null ? undefined : Date.parse(liveAt) - Date.parse(requestedAt);

/** Nearest rank. */
const percentile = (sorted: number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1];

const isCausedBySave = ({ releaseOf, reason }: Build) =>
  releaseOf === null && reason !== null && isSaveReason(reason);

/** Statistics of the builds caused by a save; `undefined` without any. */
export function summarizeTimes(builds: Build[]) {
  const times = builds
    .filter(isCausedBySave)
    .map(timeToLive)
    .filter((time) => time !== undefined)
    .toSorted((a, b) => a - b);
  const median = percentile(times, 0.5);
  const p95 = percentile(times, 0.95);
  if (median === undefined || p95 === undefined) return undefined;
  return { count: times.length, median, p95 };
}

/** `0.4 s`, `12 s`, `3 min 5 s`. */
export function formatDuration(milliseconds: number) {
  const seconds = milliseconds / 1_000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const remainder = whole % 60;
  return `${Math.floor(whole / 60)} min${remainder ? ` ${remainder} s` : ""}`;
}
