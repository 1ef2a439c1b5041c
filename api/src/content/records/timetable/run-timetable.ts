import { and, asc, eq, lte } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { type Actor, product } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { currentRevision } from "#publishing/content-revision.ts";
import { users } from "#tables/accounts.ts";
import { timetable } from "#tables/records.ts";
import { whereMayEdit } from "../require-record-access.ts";
import type { RecordTypes } from "../types/record-types.ts";
import { mailFailure } from "./failure-mail.ts";
import { type EntryRow, isRefusal, publishRecords } from "./publish-entry.ts";
import { describeRecords, toSubject } from "./to-subject.ts";

/** Milliseconds after its time during which an entry that fails for an unknown reason is tried again. */
const retryFor = 3_600_000;

type Deps = {
  db: Database;
  now: () => Date;
  recordTypes: RecordTypes;
  editContent: EditContent;
  writeAccounts: WriteAccounts;
};

const toActor = ({ authorId }: EntryRow): Actor => ({
  ...product,
  id: authorId,
  device: "Timetable",
});

/** An admin may have moved or cancelled the entry since it was read. */
const isAsRead = ({ id, dueAt }: EntryRow) =>
  and(eq(timetable.id, id), eq(timetable.state, "planned"), eq(timetable.dueAt, dueAt));

const refuseFormerEditor = async (tx: Transaction, { authorId, records }: EntryRow) => {
  if ((await tx.$count(users, and(eq(users.id, authorId), whereMayEdit(records)))) === 0)
    throw conflict(
      "The person who planned this is blocked or may no longer change it. Choose a new time to plan it yourself.",
    );
};

/** One transaction: a process that is killed has either published the entry or not begun. */
const publish = ({ now, recordTypes, editContent }: Deps, entry: EntryRow) =>
  editContent(toActor(entry), `Timetable: ${describeRecords(entry.records)}`, async (tx) => {
    if ((await tx.$count(timetable, isAsRead(entry))) === 0)
      throw conflict("This entry was changed in the meantime.");
    await refuseFormerEditor(tx, entry);
    const { edits, published } = await publishRecords(tx, recordTypes, entry.records);
    // The revision is raised at the end of this transaction.
    const revision = (await currentRevision(tx)) + 1;
    const done = { state: "done", doneAt: now().toISOString(), revision, problem: null } as const;
    await tx
      .update(timetable)
      .set({ ...done, records: published })
      .where(eq(timetable.id, entry.id));
    const subject = toSubject({ ...entry, records: published });
    return {
      value: undefined,
      event: { action: "timetable.published", subject, after: { dueAt: entry.dueAt } },
      further: edits.map(({ event }) => event),
      records: edits.flatMap(({ records = [] }) => records),
      deleted: edits.flatMap(({ deleted = [] }) => deleted),
    };
  });

const markFailed = async (
  tx: Transaction,
  mails: AccountMails,
  entry: EntryRow,
  problem: string,
) => {
  const at = mails.at;
  const failed = await tx
    .update(timetable)
    .set({ state: "failed", doneAt: at.toISOString(), problem })
    .where(isAsRead(entry))
    .returning({ id: timetable.id });
  if (failed.length === 0) return;
  const event = { action: "timetable.failed", subject: toSubject(entry) } as const;
  await addEntry(tx, { ...event, after: { dueAt: entry.dueAt }, by: product, at });
  await mailFailure(tx, entry, problem, mails);
};

const describeProblem = (error: unknown, { dueAt }: EntryRow, now: Date) => {
  if (isRefusal(error)) return error.message;
  const isOver = now.getTime() - Date.parse(dueAt) > retryFor;
  return isOver ? "The server couldn't publish it. Choose another time to try again." : undefined;
};

/**
 * Publishes what is due by the clock on the wall, so that a changed clock or a sleeping machine does no harm. An entry
 * that can't be published fails as a whole and doesn't keep others from being published.
 */
export const createTimetableRunner = (deps: Deps) => async () => {
  const { db, now, writeAccounts } = deps;
  const isDue = and(eq(timetable.state, "planned"), lte(timetable.dueAt, now().toISOString()));
  const due = await db.read
    .select()
    .from(timetable)
    .where(isDue)
    .orderBy(asc(timetable.dueAt), asc(timetable.id));
  const unknown: unknown[] = [];
  for (const entry of due) {
    try {
      await publish(deps, entry);
    } catch (error) {
      const problem = describeProblem(error, entry, now());
      if (problem) await writeAccounts((tx, mails) => markFailed(tx, mails, entry, problem));
      else unknown.push(error);
    }
  }
  if (unknown.length > 0) throw unknown[0];
  return { entries: due.length };
};
