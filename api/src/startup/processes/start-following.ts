import type { Database } from "#db/client.ts";
import type { Releases } from "../../hosting/releases.ts";
import type { Log } from "../../lib/log.ts";
import type { Services } from "../../wiring/services.ts";
import { createChangeWatch } from "./change-watch.ts";

/** Keeps what is in memory as new as what other processes write. */
export const startFollowing = async (
  { db, releases, log }: { db: Database; releases: Pick<Releases, "follow">; log: Log },
  {
    content,
    mailServer,
    mailWorker,
    publisher,
    renditions,
  }: Pick<Services, "content" | "mailServer" | "mailWorker" | "publisher" | "renditions">,
) => {
  const watch = createChangeWatch({
    db,
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
      mailServer: async () => {
        await mailServer.reload();
        mailWorker.serverChanged();
      },
    },
    look: releases.follow,
    log,
  });
  await watch.start();
  // What was read before the watch began may be older than its first look.
  content.forget();
  return { stop: watch.stop };
};
