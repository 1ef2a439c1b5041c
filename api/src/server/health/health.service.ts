import { eq, ne } from "drizzle-orm";
import type { Health } from "shared/http/health";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import { version } from "#platform/version.ts";
import { revisionRow } from "#publishing/content-revision.ts";
import { builds, contentRevision } from "#tables/builds.ts";
import { mails } from "#tables/mails.ts";

type Deps = { db: Database; engine: string; isServing: () => boolean };

/** Checks that the database answers; admins also get its details. */
export const createHealthService = ({ db, engine, isServing }: Deps) => ({
  /** True if a proxy may send visitors to this process. */
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
      version,
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
