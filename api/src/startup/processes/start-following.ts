import type { Database } from "#db/client.ts";
import type { SharedReleases } from "../../hosting/release-store/shared-releases.ts";
import type { Log } from "../../lib/log.ts";
import type { Services } from "../../wiring/services.ts";
import { createChangeWatch } from "./change-watch.ts";
import type { DatabaseClock } from "./database-clock.ts";

type Deps = {
  db: Database;
  releases: Pick<SharedReleases, "look" | "changed">;
  clock: DatabaseClock | undefined;
  log: Log;
};

/** Keeps what is in memory as new as what other processes write. */
export const startFollowing = async (
  { db, releases, clock, log }: Deps,
  {
    builds,
    content,
    mailServer,
    mailWorker,
    publisher,
    renditions,
  }: Pick<
    Services,
    "builds" | "content" | "mailServer" | "mailWorker" | "publisher" | "renditions"
  >,
) => {
  const watch = createChangeWatch({
    db,
    clock,
    onChange: {
      content: () => {
        content.forget();
        renditions.notify();
        publisher.notify();
      },
      pendingPictures: () => {
        content.forget();
        renditions.notify();
      },
      builds: publisher.notify,
      reports: builds.takeReports,
      releases: releases.changed,
      mailServer: async () => {
        await mailServer.reload();
        mailWorker.serverChanged();
      },
    },
    look: releases.look,
    log,
  });
  await watch.start();
  // What was read before the watch began may be older than its first look.
  content.forget();
  releases.changed();
  return { stop: watch.stop };
};
