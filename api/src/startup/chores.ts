import type { Services } from "../wiring/services.ts";
import type { Chore } from "./start-housekeeping.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** What is done now and again while the product runs. */
export const createChores = (
  {
    removeOld,
    collectGarbage,
    tourTransfer,
  }: Pick<Services, "removeOld" | "collectGarbage" | "tourTransfer">,
  isSiteHostedElsewhere: boolean,
): Chore[] => {
  const retention = { name: "retention", run: removeOld };
  const collection = { name: "garbage_collection", run: collectGarbage };
  const imports = { name: "tour_imports", run: tourTransfer.removeOld };
  const chores = [
    { ...retention, first: 0, next: hour },
    { ...imports, first: 0, next: hour / 6 },
  ];
  // What a hosting provider shows cannot be looked through.
  if (isSiteHostedElsewhere) return chores;
  return [...chores, { ...collection, first: hour, next: day }];
};
