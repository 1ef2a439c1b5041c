import { and, gte, isNotNull, lt } from "drizzle-orm";
import { type BuildEvent, buildEvent } from "shared/publishing/webhooks";
import type { Database } from "#platform/db/client.ts";
import { receivedWebhooks } from "#tables/builds.ts";

export type BuildReport = BuildEvent["data"];

/** On which build, and since when. */
export type AwaitedReport = { buildId: string; since: Date };

/** Ids are remembered for longer than their signatures are valid. */
const replayMilliseconds = 15 * 60_000;

/** Returns true for the first delivery of a webhook; `report` is kept for the process that publishes. */
export const receiveOnce = (
  db: Database,
  id: string,
  { at, report }: { at: Date; report: BuildReport | null },
): Promise<boolean> =>
  db.write(async (tx) => {
    const forgotten = new Date(at.getTime() - replayMilliseconds).toISOString();
    await tx.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, forgotten));
    const added = await tx
      .insert(receivedWebhooks)
      .values({ id, receivedAt: at.toISOString(), report })
      .onConflictDoNothing()
      .returning();
    return added.length > 0;
  });

/** Reports on a build that reached other processes since it was asked for. */
export const readReports = async (
  { read }: Pick<Database, "read">,
  { buildId, since }: AwaitedReport,
): Promise<BuildReport[]> => {
  const { report, receivedAt } = receivedWebhooks;
  const rows = await read
    .select({ report })
    .from(receivedWebhooks)
    .where(and(isNotNull(report), gte(receivedAt, since.toISOString())));
  const reports = rows.map((row) => buildEvent.shape.data.parse(row.report));
  return reports.filter((report) => report.buildId === buildId);
};
