import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { receivedWebhooks } from "#db/schema/builds.ts";

/** Ids are remembered for longer than their signatures are valid. */
const replayMilliseconds = 15 * 60_000;

export const receiveOnce = (db: Database, id: string, at: Date): Promise<boolean> =>
  db.write(async (tx) => {
    const forgotten = new Date(at.getTime() - replayMilliseconds).toISOString();
    await tx.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, forgotten));
    const added = await tx
      .insert(receivedWebhooks)
      .values({ id, receivedAt: at.toISOString() })
      .onConflictDoNothing()
      .returning();
    return added.length > 0;
  });
