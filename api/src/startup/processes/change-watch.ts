import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { builds, contentRevision, receivedWebhooks } from "#db/schema/builds.ts";
import { mailSettings } from "#db/schema/mails.ts";
import { pictures } from "#db/schema/pictures.ts";
import { type InstallationFact, installation } from "#db/schema/processes.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import { type DatabaseClock, databaseTime } from "./database-clock.ts";

const [shown, stored]: InstallationFact[] = ["shown-release", "stored-release"];

/** A value of each that is another one after a change, so that nobody has to tell of it. */
const marks = {
  content: sql<number | null>`(SELECT max(${contentRevision.revision}) FROM ${contentRevision})`,
  pendingPictures: sql<number>`(SELECT count(*) FROM ${pictures} WHERE ${pictures.isPending} = 1)`,
  reports: sql<
    string | null
  >`(SELECT ${receivedWebhooks.id} FROM ${receivedWebhooks} WHERE ${receivedWebhooks.report} IS NOT NULL ORDER BY rowid DESC LIMIT 1)`,
  builds: sql<number | null>`(SELECT max(rowid) FROM ${builds})`,
  releases: sql<
    string | null
  >`(SELECT group_concat(${installation.value}) FROM ${installation} WHERE ${installation.name} IN (${shown}, ${stored}))`,
  mailServer: sql<string | null>`(SELECT max(${mailSettings.updatedAt}) FROM ${mailSettings})`,
};
type Mark = keyof typeof marks;
const names: Mark[] = ["content", "pendingPictures", "builds", "reports", "releases", "mailServer"];

export type OnChange = Record<Mark, () => Promise<void> | void>;

type Deps = {
  db: Pick<Database, "read">;
  clock: Pick<DatabaseClock, "compare"> | undefined;
  onChange: OnChange;
  /** What else is to be looked at as often. */
  look: () => Promise<void>;
  log: Log;
};

const everyMilliseconds = 400;

/** Sees what other processes have written, and tells of it; what this one wrote is told as well. */
export const createChangeWatch = ({ db, clock, onChange, look, log }: Deps) => {
  const readRow = async () => {
    const [row] = await db.read.select({ ...marks, at: databaseTime }).from(sql`(SELECT 1)`);
    return row;
  };
  const readMarks = () => (clock ? clock.compare(readRow) : readRow());
  let seen: Awaited<ReturnType<typeof readMarks>>;

  const loop = createWorkLoop({
    run: async () => {
      const read = await readMarks();
      const changed = names.filter((name) => read?.[name] !== seen?.[name]);
      for (const name of changed) await onChange[name]();
      // Not before: a listener that failed is called again.
      seen = read;
      await look();
      return everyMilliseconds;
    },
    onError: (error) =>
      log.warn(
        { event: "changes.retry", err: redactValues(error) },
        "Changes of other processes are looked for again.",
      ),
    backoff: { first: everyMilliseconds, longest: 5_000 },
  });

  return {
    /** What is read into memory after this is new enough. */
    start: async () => {
      seen = await readMarks();
      loop.start();
    },
    stop: loop.stop,
  };
};
