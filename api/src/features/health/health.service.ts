import { eq, ne } from "drizzle-orm";
import type { Health } from "shared/health";
import type { Database } from "#db/client.ts";
import { builds, contentRevision } from "#db/schema/builds.ts";
import { mails } from "#db/schema/mails.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { revisionRow } from "../../publishing/content-revision.ts";

type Deps = { db: Database; engine: string; isServing: () => boolean };

/** Whether the database answers, and for admins how it stands. */
export const createHealthService = ({ db, engine, isServing }: Deps) => ({
  /** Whether visitors may be sent to this process. */
  isServing,

  /** Throws where the database does not answer. */
  check: async (): Promise<Health> => {
    const reading = db.read.select().from(contentRevision).limit(1);
    await reading.catch((error: unknown) => {
      throw redactValues(error);
    });
    return { status: "ok" };
  },

  details: async (): Promise<NonNullable<Health["details"]>> => {
    const [row] = await db.read
      .select()
      .from(contentRevision)
      .where(eq(contentRevision.id, revisionRow));
    return {
      engine,
      revision: row?.revision ?? 0,
      queues: {
        builds: await db.read.$count(builds, eq(builds.status, "waiting")),
        mails: await db.read.$count(mails, ne(mails.status, "sent")),
      },
    };
  },
});
export type HealthService = ReturnType<typeof createHealthService>;
