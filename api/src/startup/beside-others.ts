import type { SharedReleases } from "../hosting/release-store/shared-releases.ts";
import type { Services } from "../wiring/services.ts";
import type { Foundations } from "./open-foundations.ts";
import { createLeadership } from "./processes/leadership.ts";
import { startCheckpoints } from "./processes/start-checkpoints.ts";
import { startFollowing } from "./processes/start-following.ts";

type Options = {
  /** Another process has taken over what only one may do: this one has to end. */
  onLost: (reason: unknown) => void;
};

/** What a process does because others work on the same data. */
export const createBesideOthers = (foundations: Foundations, { onLost }: Options) => {
  const { db, settings, log } = foundations;
  const leadership = createLeadership({ db, onLost, log });
  const { isLeading, assertLeads } = leadership;
  let started: { stop: () => Promise<void> }[] = [];

  return {
    isLeading,
    assertLeads,
    follow: async (releases: SharedReleases, services: Services) => {
      const following = await startFollowing({ ...foundations, releases }, services);
      started = [following, startCheckpoints({ db, log, isLeading })];
    },
    /** Resolves once all that `lead` does is begun, here or elsewhere. */
    lead: async (lead: () => Promise<void>) => {
      if (settings.ROLE !== "api") await leadership.start(lead);
    },
    stop: () => Promise.all(started.map(({ stop }) => stop())),
    /** Others may lead at once. */
    leave: leadership.stop,
  };
};
export type BesideOthers = ReturnType<typeof createBesideOthers>;
