import { join } from "node:path";
import type { Database } from "#db/client.ts";
import { removeFacts } from "#db/installation.ts";
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

type Given = Pick<Foundations, "releases" | "db" | "ownsStorage" | "log"> & {
  settings: Pick<Foundations["settings"], "DATA_DIR" | "mediaS3">;
};

const shareOnDisk = (
  releases: Releases,
  db: Pick<Database, "write">,
  others: Leads | undefined,
): SharedReleases => {
  const follow = async () => {
    if (others) await (others.isLeading() ? releases.hold() : releases.follow());
  };
  return {
    ...releases,
    follow,
    look: follow,
    changed: () => {},
    // A bucket may come back after other releases were shown.
    start: () => removeFacts(db, ["shown-release", "stored-release"]),
    lead: () => {},
    stop: async () => {},
  };
};

/** By the bucket where there is one, else by the disk that the processes have in common. */
export const shareReleases = (
  { settings, releases, db, ownsStorage, log }: Given,
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
    : shareOnDisk(releases, db, others);
