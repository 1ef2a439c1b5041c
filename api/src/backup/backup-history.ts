import { and, desc, eq, isNotNull, lt, lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { backups } from "#db/schema/backups.ts";

export type BackupRow = typeof backups.$inferSelect;

const historyDays = 90;

/** What ended, newest first. */
export const createBackupHistory = ({ read, write }: Pick<Database, "read" | "write">) => {
  const select = () => read.select().from(backups).orderBy(desc(backups.startedAt));
  return {
    add: (row: BackupRow) =>
      write(async (tx) => {
        await tx.insert(backups).values(row);
        const before = new Date(Date.parse(row.startedAt) - historyDays * 86_400_000).toISOString();
        await tx
          .delete(backups)
          .where(and(lt(backups.startedAt, before), eq(backups.status, "failed")));
      }),
    list: (limit: number) => select().limit(limit),
    /** Those that are dated later are from a clock that was put back. */
    newest: async (at: Date) =>
      (await select().where(lte(backups.startedAt, at.toISOString())).limit(1))[0],
    find: async (id: string) => (await select().where(eq(backups.id, id)).limit(1))[0],
    lastGood: async (at: Date) => {
      const isPast = lte(backups.startedAt, at.toISOString());
      return (
        await select()
          .where(and(eq(backups.status, "good"), isPast))
          .limit(1)
      )[0];
    },
    /** Those whose file is in a place. */
    kept: async (place: string) => {
      const rows = await select().where(and(isNotNull(backups.file), eq(backups.place, place)));
      return rows.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]));
    },
    noteRemoved: (id: string) =>
      write((tx) => tx.update(backups).set({ file: null }).where(eq(backups.id, id))),
  };
};
export type BackupHistory = ReturnType<typeof createBackupHistory>;
