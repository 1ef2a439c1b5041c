import { sql } from "drizzle-orm";
import { verifyChain } from "#audit/verify-chain.ts";
import type { Database } from "#platform/db/client.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { unfinishedMove } from "#server/data/refuse-unfit-database.ts";
import { copyRows, countRows } from "./copy-rows.ts";
import { listTables, type TableShape } from "./list-tables.ts";

const appendTrigger = "audit_entries_append";

const readTrigger = async ({ read }: Database) => {
  const [row] = await read
    .select({ text: sql<string>`sql` })
    .from(sql`sqlite_master`)
    .where(sql`name = ${appendTrigger}`);
  if (!row) throw new StartError(`The trigger ${appendTrigger} is missing.`);
  return row.text;
};

const refuseFilled = async (to: Database, tables: TableShape[]) => {
  for (const table of tables) {
    if ((await countRows(to.read, table)) > 0)
      throw new StartError(`The database to move into is not empty: ${table.name} has rows.`);
  }
};

/** Begins and ends a move: in between the product does not start on it, and a log whose oldest entries went may begin later. */
const markUnfinished = async (to: Database) => {
  const trigger = await readTrigger(to);
  await to.write(async (tx) => {
    await tx.run(sql`CREATE TABLE ${sql.identifier(unfinishedMove)} (since TEXT)`);
    await tx.run(sql`DROP TRIGGER ${sql.identifier(appendTrigger)}`);
  });
  return () =>
    to.write(async (tx) => {
      await tx.run(sql.raw(trigger));
      await tx.run(sql`DROP TABLE ${sql.identifier(unfinishedMove)}`);
    });
};

const refuseDifference = async (
  from: Database,
  to: Database,
  tables: TableShape[],
  print: Print,
) => {
  for (const table of tables) {
    const [before, after] = [await countRows(from.read, table), await countRows(to.read, table)];
    if (before !== after)
      throw new StartError(
        `${table.name} has ${before} rows, but ${after} were copied. Stop the product and move again, into a new database.`,
      );
    if (after > 0) print(`${table.name}: ${after}`);
  }
  const [source, copy] = [await verifyChain(from.read), await verifyChain(to.read)];
  if (copy.flaw !== source.flaw || copy.last?.hash !== source.last?.hash)
    throw new StartError(`The copied activity log is incomplete. ${copy.flaw ?? ""}`);
};

/** Copies all rows into an empty database and counts them there. Throws {@link StartError}. */
export const moveDatabase = async (from: Database, to: Database, print: Print) => {
  const tables = await listTables(from.read);
  await refuseFilled(to, tables);
  const finish = await markUnfinished(to);
  for (const table of tables) await copyRows(from, to, table);
  await refuseDifference(from, to, tables, print);
  await finish();
};
