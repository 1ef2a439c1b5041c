import { pause } from "./pause.ts";

/** In milliseconds. The first pause keeps the connection free for the first screen. */
const pauses = { first: 5_000, next: 20_000 };

/** Imports a module that the first screen doesn't need, with retries; `undefined` after an abort. */
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
