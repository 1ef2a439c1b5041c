import { join } from "node:path";
import { openReleaseBucket } from "../../hosting/release-store/release-objects.ts";
import {
  createSharedReleases,
  type SharedReleases,
} from "../../hosting/release-store/shared-releases.ts";
import type { Releases } from "../../hosting/releases.ts";
import type { Foundations } from "../open-foundations.ts";
import type { Leadership } from "./leadership.ts";

export type SharedFoundations = Foundations & { releases: SharedReleases };
type Leads = Pick<Leadership, "isLeading" | "assertLeads">;

const shareOnDisk = (releases: Releases, others: Leads | undefined): SharedReleases => {
  const follow = async () => {
    if (others) await (others.isLeading() ? releases.hold() : releases.follow());
  };
  return {
    ...releases,
    follow,
    look: follow,
    changed: () => {},
    start: async () => {},
    lead: () => {},
    stop: async () => {},
  };
};

/** By the bucket where there is one, else by the disk that the processes have in common. */
export const shareReleases = (
  { settings, releases, db, ownsStorage, log }: Foundations,
  others: Leads | undefined,
  signal: AbortSignal,
): SharedReleases =>
  settings.mediaS3 && ownsStorage
    ? createSharedReleases({
        releases,
        folder: join(settings.DATA_DIR, "releases"),
        bucket: openReleaseBucket(settings.mediaS3, signal),
        ownsBucket: ownsStorage,
        db,
        assertLeads: others?.assertLeads,
        log,
      })
    : shareOnDisk(releases, others);
