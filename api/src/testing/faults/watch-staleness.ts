import { setTimeout as pause } from "node:timers/promises";
import { content } from "shared/content/content";
import { openOwner } from "../app/open-owner.ts";

/** Who tells what was saved so long ago (ms) otherwise is stale. */
const longestDelay = 1_000;

const countTours = async (origin: string) => {
  const answer = await fetch(`${origin}/api/content`);
  return content.parse(await answer.json()).services.length;
};

/** Saves tour after tour at `origin`, and looks whether each of `origins` that answers tells them. */
export const watchStaleness = async (origin: string, origins: string[]) => {
  const { save } = await openOwner(origin);
  const before = await countTours(origin);
  const savedAt: number[] = [];
  const stale: { of: string; tours: number; saved: number }[] = [];
  let reads = 0;
  let isOver = false;

  const keepSaving = async () => {
    for (let count = 0; !isOver; count += 1) {
      // What a kill breaks off may be stored or not.
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
