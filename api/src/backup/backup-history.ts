import { and, desc, eq, isNotNull, lt, lte, min, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { backups } from "#db/schema/backups.ts";
import { users } from "#db/schema/users.ts";
import { product } from "../audit/actor.ts";
import { addEntry } from "../audit/add-entries.ts";

export type BackupRow = typeof backups.$inferSelect;

const historyDays = 90;

/** What began before that is of no interest any more (ISO 8601). */
export const historyStart = (at: string) =>
  new Date(Date.parse(at) - historyDays * 86_400_000).toISOString();

/** An admin's request for it has an entry of its own. */
const toEvent = ({ id, file, status, reason, bytes, error, finishedAt }: BackupRow) => ({
  ...(status === "good"
    ? ({ action: "backup.made", after: { reason, bytes } } as const)
    : ({ action: "backup.failed", after: { reason, error } } as const)),
  subject: { kind: "backup", id, name: file } as const,
  by: product,
  at: new Date(finishedAt),
});

/** What ended, newest first: by the order in which it was noted, as clocks are set. */
export const createBackupHistory = ({ read, write }: Pick<Database, "read" | "write">) => {
  const select = () => read.select().from(backups).orderBy(desc(sql`rowid`));
  return {
    add: (row: BackupRow) =>
      write(async (tx) => {
        await tx.insert(backups).values(row);
        await addEntry(tx, toEvent(row));
        const isPast = lt(backups.startedAt, historyStart(row.startedAt));
        await tx.delete(backups).where(and(isPast, eq(backups.status, "failed")));
      }),
    list: (limit: number) => select().limit(limit),
    /** Those that are dated later are from a clock that was put back. */
    newest: async (at: Date) =>
      (await select().where(lte(backups.startedAt, at.toISOString())).limit(1))[0],
    find: async (id: string) => (await select().where(eq(backups.id, id)).limit(1))[0],
    /** When there was something to back up. */
    firstAccountAt: async () =>
      (await read.select({ at: min(users.createdAt) }).from(users))[0]?.at ?? undefined,
    /** Good ones whose file was not removed to make room. */
    listKept: () => select().where(and(eq(backups.status, "good"), isNotNull(backups.file))),
    noteRemoved: (id: string) =>
      write((tx) => tx.update(backups).set({ file: null }).where(eq(backups.id, id))),
  };
};
export type BackupHistory = ReturnType<typeof createBackupHistory>;
