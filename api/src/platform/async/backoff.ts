/** Between half of the delay and all of it, so that clients which failed together don't retry together. */
export const withJitter = (milliseconds: number) => milliseconds * (0.5 + Math.random() / 2);

export type Backoff = { first: number; longest: number };

export const backoffDelay = (failures: number, { first, longest }: Backoff) =>
  withJitter(Math.min(longest, first * 2 ** failures));
