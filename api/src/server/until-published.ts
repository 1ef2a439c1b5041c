import { setTimeout as pause } from "node:timers/promises";
import type { Print } from "#platform/print.ts";
import type { Releases } from "#publishing/hosting/releases.ts";
import type { Services } from "./create-services.ts";

const everyMilliseconds = 100;

/** Resolves once visitors are served; as long as they are not, says why. */
export const untilPublished = async (
  { builds }: Pick<Services, "builds">,
  releases: Pick<Releases, "current">,
  print: Print,
) => {
  let printed: string | null = null;
  while (!releases.current()) {
    const [latest] = (await builds.list()).builds;
    if (latest?.status === "failed" && latest.message !== printed) {
      printed = latest.message;
      print(`The site could not be published: ${printed}`);
    }
    await pause(everyMilliseconds, undefined, { ref: false });
  }
};
