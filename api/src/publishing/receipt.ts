import { setTimeout as pause } from "node:timers/promises";
import { type ReleaseInfo, releaseInfo, releaseInfoPath } from "shared/builds";

/** Milliseconds before each look at the public address: at once, then ever later, 15 s in all. */
const patientPauses = [0, 100, 200, 400, 800, 1_500, 3_000, 4_000, 5_000];

const readRelease = async (publicUrl: string): Promise<ReleaseInfo | undefined> => {
  try {
    const response = await fetch(`${publicUrl}${releaseInfoPath}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(5_000),
    });
    return releaseInfo.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
};

/** Looks until the public address itself serves the release `buildId`; `false` when it never did. */
export const seeRelease = async (
  publicUrl: string,
  buildId: string,
  pauses: readonly number[] = patientPauses,
): Promise<boolean> => {
  for (const milliseconds of pauses) {
    await pause(milliseconds);
    const seen = await readRelease(publicUrl);
    if (seen?.buildId === buildId) return true;
  }
  return false;
};
