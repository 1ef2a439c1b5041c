import { isDay } from "./is-day.ts";

/** Hours by which the last time zone is behind UTC. */
const lastZone = 12;

/** True for a day (`2026-12-05`) that is over everywhere, so that a device's time zone doesn't matter. */
export const isPastDay = (text = "") =>
  isDay(text) && text < new Date(Date.now() - lastZone * 3_600_000).toISOString().slice(0, 10);
