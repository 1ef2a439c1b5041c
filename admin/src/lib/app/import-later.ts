import { pause } from "./pause.ts";

/** In milliseconds: the first screen loads with nothing beside it, and a connection may be away for a while. */
const pauses = { first: 5_000, next: 20_000 };

/** Imports what the first screen does not need, as often as it takes; `undefined` once the signal is aborted. */
export const importLater = async <Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  { first, next } = pauses,
): Promise<Module | undefined> => {
  for (let wait = first; ; wait = next) {
    await pause(wait, signal);
    if (signal.aborted) return undefined;
    try {
      return await load();
    } catch {}
  }
};
