import type { Database } from "#db/client.ts";
import type { Releases } from "../../hosting/releases.ts";
import type { Log } from "../../lib/log.ts";
import type { Services } from "../../wiring/services.ts";
import { createChangeWatch } from "./change-watch.ts";

type Deps = {
  db: Database;
  releases: Pick<Releases, "follow">;
  lookAtClock: (() => Promise<void>) | undefined;
  log: Log;
};

/** Keeps what is in memory as new as what other processes write. */
export const startFollowing = async (
  { db, releases, lookAtClock, log }: Deps,
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
    look: async () => {
      await lookAtClock?.();
      await releases.follow();
    },
    log,
  });
  await watch.start();
  // What was read before the watch began may be older than its first look.
  content.forget();
  return { stop: watch.stop };
};
