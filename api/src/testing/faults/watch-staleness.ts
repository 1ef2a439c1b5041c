import { setTimeout as pause } from "node:timers/promises";
import { content } from "shared/content/content";
import { openOwner } from "../app/open-owner.ts";

/** A server is stale when it serves older content this long after a save (ms). */
const longestDelay = 1_000;

const countTours = async (origin: string) => {
  const answer = await fetch(`${origin}/api/content`);
  return content.parse(await answer.json()).services.length;
};

/** Saves tours at `origin` and checks that each reachable server in `origins` serves them. */
export const watchStaleness = async (origin: string, origins: string[]) => {
  const { save } = await openOwner(origin);
  const before = await countTours(origin);
  const savedAt: number[] = [];
  const stale: { of: string; tours: number; saved: number }[] = [];
  let reads = 0;
  let isOver = false;

  const keepSaving = async () => {
    for (let count = 0; !isOver; count += 1) {
      // A request that a kill interrupts may be stored or not.
      const isSaved = await save(`Tour ${count}`).then(Boolean, () => false);
      if (isSaved) savedAt.push(performance.now());
      await pause(1_500);
    }
  };
  const look = async (of: string) => {
    const dueAt = performance.now() - longestDelay;
    const saved = savedAt.filter((at) => at <= dueAt).length;
    const tours = await countTours(of).catch(() => undefined);
    if (tours === undefined) return;
    reads += 1;
    if (tours - before < saved) stale.push({ of, tours: tours - before, saved });
  };
  const keepLooking = async (of: string) => {
    while (!isOver) {
      await look(of);
      await pause(50);
    }
  };
  const watching = Promise.all([keepSaving(), ...origins.map(keepLooking)]);
  return {
    stale,
    stop: async () => {
      isOver = true;
      await watching;
      return { saves: savedAt.length, reads };
    },
  };
};
