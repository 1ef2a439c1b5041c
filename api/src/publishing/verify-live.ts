import { setTimeout as pause } from "node:timers/promises";
import type { ReleaseInfo } from "shared/publishing/builds";
import { readReceipt } from "./read-receipt.ts";

const defaultDelays = [0, 100, 200, 400, 800, 1_500, 3_000, 4_000, 5_000];

type Poll = {
  publicUrl: string;
  signal: AbortSignal;
  pollDelays?: Iterable<number>;
};

const pollPublicUrl = async (
  { publicUrl, signal, pollDelays = defaultDelays }: Poll,
  isWanted: (release: ReleaseInfo) => boolean,
) => {
  for (const milliseconds of pollDelays) {
    await pause(milliseconds, undefined, { signal });
    const shown = await readReceipt(publicUrl, signal);
    if (shown && isWanted(shown)) return shown;
  }
  return undefined;
};

/**
 * Returns the receipt once the public address serves the release; `undefined` if it never does. Throws if
 * `signal` is aborted.
 */
export const verifyLive = (wanted: Poll & { buildId: string }) =>
  pollPublicUrl(wanted, ({ buildId }) => buildId === wanted.buildId);

function* hostedDelays() {
  for (let milliseconds = 1_000; ; milliseconds = Math.min(15_000, milliseconds * 1.5)) {
    yield milliseconds;
  }
}

/** Returns the receipt once the public address serves a release other than `before`, at `revision` or newer. */
export const waitForRevision = async (
  wanted: Poll & { revision: number; before: ReleaseInfo | undefined },
) => {
  const isNew = ({ buildId, revision }: ReleaseInfo) =>
    buildId !== wanted.before?.buildId && revision >= wanted.revision;
  const shown = await pollPublicUrl({ pollDelays: hostedDelays(), ...wanted }, isNew);
  if (!shown) throw new Error("The public address does not show the revision.");
  return shown;
};
