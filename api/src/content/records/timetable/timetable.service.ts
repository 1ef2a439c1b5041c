import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne } from "drizzle-orm";
import { isFullAdmin } from "shared/accounts/users";
import type { AuditAction } from "shared/audit/audit";
import {
  lateAfter,
  type TimetableEntry,
  type TimetableInput,
  type TimetableList,
  type TimetableNotice,
  type TimetableState,
  type TimetableTime,
  timetableLimits,
} from "shared/content/records/timetable";
import { addEntry } from "#audit/add-entries.ts";
import { formatDateTime } from "#mail/mail-words.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { builds } from "#tables/builds.ts";
import { timetable } from "#tables/records.ts";
import type { ContentService } from "../../snapshot/content.service.ts";
import {
  mayEditRecords,
  type RecordEditor,
  requireRecordAccess,
} from "../require-record-access.ts";
import type { RecordTypes } from "../types/record-types.ts";
import { checkRecords, refusePlannedTwice } from "./check-records.ts";
import type { EntryRow } from "./publish-entry.ts";
import { toDueTime } from "./to-due-time.ts";
import { toSubject } from "./to-subject.ts";

type Deps = {
  db: Database;
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  recordTypes: RecordTypes;
};

type Admin = Actor & { id: string };
type Live = { revision: number; liveAt: string | null; message: string | null };
type Row = { entry: EntryRow; author: string | null };

const toEntry = ({ entry, author }: Row, live?: Live): TimetableEntry => {
  const { id, authorId: _, revision: _revision, ...fields } = entry;
  const { dueAt, doneAt } = fields;
  const isLate = doneAt !== null && Date.parse(doneAt) - Date.parse(dueAt) > lateAfter;
  const liveAt = live?.liveAt ?? null;
  return { ...fields, _id: id, author, isLate, liveAt, liveMessage: live?.message ?? null };
};

const selectEntries = (read: Pick<Transaction, "select">) =>
  read
    .select({ entry: timetable, author: users.username })
    .from(timetable)
    .leftJoin(users, eq(users.id, timetable.authorId));

/** Builds that were live, the first one first, from the earliest revision of some entries on. */
const readLiveBuilds = (read: Reader, rows: Row[]): Promise<Live[]> | Live[] => {
  const revisions = rows.flatMap(({ entry }) => entry.revision ?? []);
  if (revisions.length === 0) return [];
  const { revision, liveAt, message } = builds;
  return read
    .select({ revision, liveAt, message })
    .from(builds)
    .where(and(isNotNull(liveAt), gte(revision, Math.min(...revisions))))
    .orderBy(asc(liveAt));
};

/** The coming starts and ends of notices, the next one first. */
const listNotices = async ({ content, now }: Deps): Promise<TimetableNotice[]> => {
  const { notices } = await content.readSettings();
  const changes = notices.list.flatMap(({ id, text, startsAt, endsAt }) => [
    { id, text, change: "start" as const, at: startsAt },
    { id, text, change: "end" as const, at: endsAt },
  ]);
  return changes
    .filter(({ at }) => Date.parse(at) > now().getTime())
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

const list = async (deps: Deps, editor: RecordEditor): Promise<TimetableList> => {
  const { read } = deps.db;
  const isPlanned = eq(timetable.state, "planned");
  const [planned, past] = await read.batch([
    selectEntries(read).where(isPlanned).orderBy(asc(timetable.dueAt), asc(timetable.id)),
    selectEntries(read)
      .where(ne(timetable.state, "planned"))
      .orderBy(desc(timetable.dueAt), desc(timetable.id))
      .limit(timetableLimits.past),
  ]);
  const live = await readLiveBuilds(read, past);
  const findLive = ({ entry }: Row) => {
    const { revision } = entry;
    return revision === null ? undefined : live.find((build) => build.revision >= revision);
  };
  const mayEdit = ({ entry }: Row) => mayEditRecords(editor, ...entry.records);
  return {
    planned: planned.filter(mayEdit).map((row) => toEntry(row)),
    past: past.filter(mayEdit).map((row) => toEntry(row, findLive(row))),
    notices: isFullAdmin(editor) ? await listNotices(deps) : [],
  };
};

const readEntry = async (tx: Transaction, id: string) => {
  const [row] = await selectEntries(tx).where(eq(timetable.id, id));
  if (!row) throw notFound("Entry of the timetable");
  return row;
};

const resolveTime = async ({ content, now }: Deps, time: TimetableTime) => {
  const { timeZone } = (await content.readSettings()).hours;
  const { at, isTwice } = toDueTime(time, timeZone, now());
  const scheduled = `Scheduled for ${formatDateTime(at, timeZone)} (${timeZone}).`;
  const first = ` Clocks go back that night and show ${time.time} twice. It goes out the first time.`;
  return { dueAt: at.toISOString(), message: isTwice ? scheduled + first : scheduled };
};

const record = (
  tx: Transaction,
  action: AuditAction,
  entry: Pick<EntryRow, "id" | "records" | "dueAt">,
  made: { by: Actor; at: Date },
) => addEntry(tx, { action, subject: toSubject(entry), after: { dueAt: entry.dueAt }, ...made });

/** 400 for a time that is past or skipped and for a draft that can't be published; 409 for what is planned already. */
const plan = async (deps: Deps, by: Admin, input: TimetableInput) => {
  const { db, now, recordTypes } = deps;
  const { dueAt, message } = await resolveTime(deps, input);
  const at = now();
  const row = await db.write(async (tx) => {
    const records = await checkRecords(tx, recordTypes, input.records);
    const entry = { id: newId(), records, dueAt };
    await refusePlannedTwice(tx, entry);
    const made = { state: "planned" as const, authorId: by.id, createdAt: at.toISOString() };
    await tx.insert(timetable).values({ ...entry, ...made });
    await record(tx, "timetable.planned", entry, { by, at });
    return readEntry(tx, entry.id);
  });
  return { message, entry: toEntry(row) };
};

/** It is the mover's entry from then on. 409 for an entry that was published. */
const move = async (
  deps: Deps,
  by: Admin,
  editor: RecordEditor,
  id: string,
  time: TimetableTime,
) => {
  const { db, now, recordTypes } = deps;
  const { dueAt, message } = await resolveTime(deps, time);
  const row = await db.write(async (tx) => {
    const { entry } = await readEntry(tx, id);
    requireRecordAccess(editor, ...entry.records);
    if (entry.state === "done") throw conflict("This entry has already been published.");
    const records = await checkRecords(tx, recordTypes, entry.records);
    const moved = { id, records, dueAt };
    await refusePlannedTwice(tx, moved);
    await tx
      .update(timetable)
      .set({ ...moved, state: "planned", authorId: by.id, doneAt: null, problem: null })
      .where(eq(timetable.id, id));
    await record(tx, "timetable.planned", moved, { by, at: now() });
    return readEntry(tx, id);
  });
  return { message, entry: toEntry(row) };
};

const canBeCancelled: TimetableState[] = ["planned", "failed"];

/** 409 for an entry that was published or cancelled. */
const cancel = ({ db, now }: Deps, by: Actor, editor: RecordEditor, id: string) =>
  db.write(async (tx) => {
    const { entry } = await readEntry(tx, id);
    requireRecordAccess(editor, ...entry.records);
    const cancelled = await tx
      .update(timetable)
      .set({ state: "cancelled" })
      .where(and(eq(timetable.id, id), inArray(timetable.state, canBeCancelled)))
      .returning({ id: timetable.id });
    if (cancelled.length === 0)
      throw conflict(
        entry.state === "done"
          ? "This entry has already been published."
          : "This entry has already been cancelled.",
      );
    await record(tx, "timetable.cancelled", entry, { by, at: now() });
  });

/**
 * Drafts that are published, and records that are shown or hidden, at a time. 404 for an id that does not exist, 403 for
 * settings without access to everything.
 */
export const createTimetableService = (deps: Deps) => ({
  /** Leaves out settings and notices for an admin with access to content. */
  list: (editor: RecordEditor) => list(deps, editor),
  plan: (by: Admin, input: TimetableInput) => plan(deps, by, input),
  move: (by: Admin, editor: RecordEditor, id: string, time: TimetableTime) =>
    move(deps, by, editor, id, time),
  cancel: (by: Actor, editor: RecordEditor, id: string) => cancel(deps, by, editor, id),
  /** Deletes entries that went out, failed or were cancelled more than 400 days ago. */
  removeOld: async () => {
    const { db, now } = deps;
    const isPast = and(
      ne(timetable.state, "planned"),
      lt(timetable.dueAt, daysBefore(now(), timetableLimits.keptDays)),
    );
    const removed = await db.write((tx) =>
      tx.delete(timetable).where(isPast).returning({ id: timetable.id }),
    );
    return { removed: removed.length };
  },
});
export type TimetableService = ReturnType<typeof createTimetableService>;
