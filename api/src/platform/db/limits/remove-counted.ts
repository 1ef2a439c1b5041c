import { desc, gt, lt, or } from "drizzle-orm";
import type { Database } from "../client.ts";
import { countedRequests } from "../schema/processes.ts";
import { longestWindow } from "./shared-limiter.ts";

const mostKept = 100_000;
const minute = 60_000;

/** Removes what no limit looks at any more, what a clock that was put back has ahead, and the oldest beyond what a crowd of attackers may fill. */
export const createCountedCleanup =
  ({ db, now }: { db: Pick<Database, "write">; now: () => Date }) =>
  () =>
    db.write(async (tx) => {
      const { at, key } = countedRequests;
      const time = now().getTime();
      const [oldest] = await tx
        .select({ at })
        .from(countedRequests)
        .orderBy(desc(at))
        .limit(1)
        .offset(mostKept);
      const before = Math.max(time - longestWindow * 1_000, oldest?.at ?? 0);
      const isOver = or(lt(at, before), gt(at, time + minute));
      return {
        removed: (await tx.delete(countedRequests).where(isOver).returning({ key })).length,
      };
    });
