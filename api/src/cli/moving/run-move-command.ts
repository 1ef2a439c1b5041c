import type { Database } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { assertThere } from "#server/data/assert-there.ts";
import { assertStopped } from "#server/data/is-running.ts";
import { openMigrated } from "#server/data/open-migrated.ts";
import { readLeaseHolder } from "#server/data/take-lease.ts";
import { moveDatabase } from "./move-database.ts";

/** Nobody sees who else has a server open. */
const refuseLeased = async (db: Database, url: string) => {
  const place = await readLeaseHolder(db);
  if (place === undefined) return;
  throw new StartError(
    `The product is using ${url} (${place}), or was killed a few seconds ago. Stop it and try again after 5 seconds.`,
  );
};

type Addresses = { from: string; to: string };

/** Throws {@link StartError}. */
export const runMoveCommand = async (settings: Settings, { from, to }: Addresses, print: Print) => {
  const at = (DATABASE_URL: string) => ({ ...settings, DATABASE_URL });
  assertThere(from, `There is no database at ${from}.`);
  for (const url of [from, to]) await assertStopped(at(url));
  const source = await openMigrated(at(from));
  try {
    await refuseLeased(source, from);
    const target = await openMigrated(at(to));
    const move = async () => {
      await refuseLeased(target, to);
      await moveDatabase(source, target, print);
    };
    await move().finally(target.close);
  } finally {
    source.close();
  }
  print(
    "All rows were copied and counted, and the activity log is complete. Set DATABASE_URL to the new database.",
  );
};
