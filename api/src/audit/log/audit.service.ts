import { and, eq, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import type { AuditEntry, AuditFilter, AuditListQuery } from "shared/audit/audit";
import type { Actor } from "#platform/actor.ts";
import { toCsv } from "#platform/csv/to-csv.ts";
import type { Database } from "#platform/db/client.ts";
import { readInSlices } from "#platform/db/read-in-slices.ts";
import { emailKey } from "#platform/email-key.ts";
import { readList } from "#platform/lists/read-list.ts";
import { users } from "#tables/accounts.ts";
import { type AuditRow, auditEntries } from "#tables/audit.ts";
import { readEnd } from "../add-entries.ts";
import type { RecordAndNotify } from "../audit-event.ts";
import { auditColumns } from "./audit-columns.ts";
import { toAuditEntry } from "./to-audit-entry.ts";

const list = {
  table: auditEntries,
  sorts: { createdAt: auditEntries.createdAt },
  searched: [auditEntries.subjectName, auditEntries.address],
};
const newestFirst = { sort: "createdAt", order: "desc" } as const;

type Deps = {
  db: Database;
  recordAndNotify: RecordAndNotify;
};

const getAccountIds = ({ actorId, subjectKind, subjectId }: AuditRow) => [
  ...(actorId === null ? [] : [actorId]),
  ...(subjectKind === "account" && subjectId !== null ? [subjectId] : []),
];

export const createAuditService = ({ db, recordAndNotify }: Deps) => {
  const { read } = db;

  const readEmails = async (where: SQL | undefined) => {
    const accounts = await read
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(where);
    return new Map(accounts.map(({ id, email }) => [id, email]));
  };

  const named = async (rows: AuditRow[]): Promise<AuditEntry[]> => {
    const ids = [...new Set(rows.flatMap(getAccountIds))];
    const emails = await readEmails(inArray(users.id, ids));
    return rows.map((row) => toAuditEntry(row, emails));
  };

  const readListed = async (where: SQL, orderBy: SQL[]): Promise<AuditEntry[]> => {
    const { actorId, subjectId } = auditEntries;
    const idsIn = (column: typeof actorId | typeof subjectId) =>
      inArray(users.id, read.select({ id: column }).from(auditEntries).where(where));
    const [rows, emails] = await Promise.all([
      read
        .select()
        .from(auditEntries)
        .where(where)
        .orderBy(...orderBy),
      readEmails(or(idsIn(actorId), idsIn(subjectId))),
    ]);
    return rows.map((row) => toAuditEntry(row, emails));
  };

  const findAccountId = async (actor: string) => {
    const isActor = or(eq(users.id, actor), eq(users.emailKey, emailKey(actor)));
    const [account] = await read.select({ id: users.id }).from(users).where(isActor);
    return account?.id ?? actor;
  };

  const toWhere = async ({ action, actor, from, to }: AuditFilter): Promise<SQL | undefined> =>
    and(
      action && eq(auditEntries.action, action),
      actor ? eq(auditEntries.actorId, await findAccountId(actor)) : undefined,
      from ? gte(auditEntries.createdAt, new Date(from).toISOString()) : undefined,
      to ? lt(auditEntries.createdAt, new Date(to).toISOString()) : undefined,
    );

  async function* readSlices(filter: SQL | undefined) {
    const slices = readInSlices(auditEntries, (where, limit) =>
      read
        .select()
        .from(auditEntries)
        .where(and(filter, where))
        .orderBy(auditEntries.createdAt, auditEntries.seq)
        .limit(limit),
    );
    for await (const rows of slices) yield await named(rows);
  }

  return {
    list: async ({ page, pageSize, q, ...filter }: AuditListQuery) => {
      const request = { page, pageSize, q, ...newestFirst, where: await toWhere(filter) };
      const [{ rows: entries, info }, end] = await Promise.all([
        readList(db, { ...list, read: readListed }, request),
        readEnd(read),
      ]);
      return { entries, ...info, last: end ?? null };
    },

    /** Oldest first. */
    export: async (by: Actor, email: string, filter: AuditFilter) => {
      const event = { action: "audit.exported", after: { ...filter } } as const;
      await recordAndNotify({ ...by, email }, "The activity log was downloaded", event);
      return toCsv(readSlices(await toWhere(filter)), auditColumns);
    },
  };
};
export type AuditService = ReturnType<typeof createAuditService>;
