import { desc, eq, inArray, min, sql } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import { product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { users } from "#tables/accounts.ts";
import { backups } from "#tables/backups.ts";
import type { Destination } from "./destination.ts";

export type BackupRow = typeof backups.$inferSelect;
type KeptRow = BackupRow & { file: string };

const historyMilliseconds = 90 * 86_400_000;

const toEvent = ({ id, file, status, reason, bytes, error, finishedAt }: BackupRow) => ({
  ...(status === "good"
    ? ({ action: "backup.made", after: { reason, bytes } } as const)
    : ({ action: "backup.failed", after: { reason, error } } as const)),
  subject: { kind: "backup", id, name: file } as const,
  by: product,
  at: new Date(finishedAt),
});

type Deps = { db: Pick<Database, "read" | "write">; destination: Destination };

/** The backups that were made or failed, newest first. */
export const createBackupHistory = ({ db: { read, write }, destination }: Deps) => {
  const list = () => read.select().from(backups).orderBy(desc(sql`rowid`));

  /** People move files away, and disks get disconnected. */
  const isKept = async (row: BackupRow): Promise<boolean> =>
    row.file !== null && row.place === destination.name && destination.holds(row.file);

  const listKept = async () => {
    const keptRows: KeptRow[] = [];
    for (const row of await list())
      if (row.file !== null && (await isKept(row))) keptRows.push({ ...row, file: row.file });
    return keptRows;
  };

  return {
    list,
    isKept,
    find: async (id: string) => (await list().where(eq(backups.id, id)))[0],
    lastGood: async () => (await listKept())[0],
    /** When there was something to back up. */
    firstAccountAt: async () =>
      (await read.select({ at: min(users.createdAt) }).from(users))[0]?.at ?? undefined,
    add: (row: BackupRow) =>
      write(async (tx) => {
        await tx.insert(backups).values(row);
        await addEntry(tx, toEvent(row));
      }),
    /** Removes all but the newest files, and forgets old rows without a file. */
    prune: async (keep: number, at: Date) => {
      const keptRows = await listKept();
      for (const { id, file } of keptRows.splice(keep)) {
        await destination.remove(file);
        await write((tx) => tx.update(backups).set({ file: null }).where(eq(backups.id, id)));
      }
      const keptIds = new Set(keptRows.map(({ id }) => id));
      const before = new Date(at.getTime() - historyMilliseconds).toISOString();
      const past = (await list())
        .filter(({ id, startedAt }) => startedAt < before && !keptIds.has(id))
        .map(({ id }) => id);
      if (past.length > 0) await write((tx) => tx.delete(backups).where(inArray(backups.id, past)));
    },
  };
};
export type BackupHistory = ReturnType<typeof createBackupHistory>;
