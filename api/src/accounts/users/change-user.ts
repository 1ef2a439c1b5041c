import { and, count, eq, ne } from "drizzle-orm";
import {
  adminRole,
  isFullAdmin,
  type ProfileUpdate,
  type User,
  type UserInput,
  type UserUpdate,
} from "shared/accounts/users";
import { addEntries } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccount, notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { AppError, conflict, editConflict, unauthenticated } from "#platform/errors.ts";
import { requireRecentReauthentication } from "#platform/recent-reauthentication.ts";
import { type SessionRow, users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { endFullAccess } from "../store/end-full-access.ts";
import { endSessions } from "../store/end-sessions.ts";
import { endLinks } from "../store/one-time-links.ts";
import { accessDescriptions } from "./access-descriptions.ts";
import { changeEmail } from "./email-change.ts";
import {
  accountSubject,
  findUser,
  maskEmail,
  refuseTakenEmail,
  toUser,
  type UserRow,
} from "./user-row.ts";

/** The session that makes a change: its user, and when that user last re-authenticated. */
export type EditingSession = Pick<SessionRow, "userId" | "reauthenticatedAt">;

type Deps = { now: () => Date; writeAccounts: WriteAccounts };

/** Finds the admin who makes a change; 401 when a block, another role or less access has taken their rights. */
export const findFullAdmin = async (tx: Transaction, id: string) => {
  const [admin] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), whereFullAdmin));
  if (!admin) throw unauthenticated();
  return admin;
};

/** 409 for an account whose email may belong to somebody else. */
const refuseUnconfirmedAdmin = ({ email, emailConfirmed }: UserRow) => {
  if (emailConfirmed) return;
  throw conflict(
    `${email} isn't confirmed yet. It must be confirmed before the account can become an admin.`,
  );
};

/** 409 when the user is the last one who can use everything. */
export const refuseLastAdmin = async (tx: Transaction, row: UserRow) => {
  if (!isFullAdmin(row) || row.blocked) return;
  const [otherAdmins] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(whereFullAdmin, ne(users.id, row.id)));
  if (otherAdmins?.count) return;
  throw new AppError(
    "last_admin",
    "This is the last admin with access to everything. At least one must be able to sign in.",
  );
};

/** An access that one of them leaves out is the same. */
const isSameInput = (a: UserInput, b: UserInput) =>
  a.username === b.username &&
  a.email === b.email &&
  a.role === b.role &&
  (a.access ?? b.access) === (b.access ?? a.access);

/** 409 when the user has changed since the editor read it; a repeated change passes. */
const refuseStaleEdit = (row: UserRow, { asRead, ...input }: UserUpdate) => {
  if (!asRead || isSameInput(asRead, row) || isSameInput(input, row)) return;
  throw editConflict(toUser(row));
};

/** 403 without a recent re-authentication: an email is a way in, role and access decide about rights. */
const guardSensitiveChange = (
  row: UserRow,
  { email, role, access = row.access }: UserInput,
  session: EditingSession,
  now: Date,
) => {
  if (email !== row.email || role !== row.role || access !== row.access)
    requireRecentReauthentication(session, now);
};

type Event = Omit<AuditEvent, "subject">;

const toEmailEvent = (row: UserRow, { email, pendingEmail }: UserRow): Event | undefined => {
  if (email !== row.email) {
    const before = { email: maskEmail(row.email) };
    return { action: "email.changed", before, after: { email: maskEmail(email) } };
  }
  if (pendingEmail === row.pendingEmail || pendingEmail === null) return undefined;
  return { action: "email.change_asked", after: { email: maskEmail(pendingEmail) } };
};

const toEvents = (row: UserRow, changed: UserRow): AuditEvent[] => {
  const events: Event[] = [];
  if (changed.username !== row.username)
    events.push({ action: "account.changed", after: { username: "changed" } });
  const emailEvent = toEmailEvent(row, changed);
  if (emailEvent) events.push(emailEvent);
  if (changed.role !== row.role) {
    const before = { role: row.role };
    events.push({ action: "account.role_changed", before, after: { role: changed.role } });
  }
  if (changed.access !== row.access) {
    const before = { access: row.access };
    events.push({ action: "account.access_changed", before, after: { access: changed.access } });
  }
  if (changed.blocked !== row.blocked)
    events.push({ action: changed.blocked ? "account.blocked" : "account.unblocked" });
  return events.map((event) => ({ ...event, subject: accountSubject(row.id) }));
};

/** Mails to the account and the admins about another role or access, a block or its end. */
const notifyChanges = async (
  tx: Transaction,
  row: UserRow,
  { role, access, blocked }: UserRow,
  by: string,
  mails: AccountMails,
) => {
  const notify = async (toOwner: string, toOthers: string) => {
    await notifyAccount(row, { sentence: toOwner, by }, mails);
    await notifyAdmins(tx, { sentence: toOthers, by }, mails, [row.id]);
  };
  const { email } = row;
  if (role !== row.role)
    await notify(`Your role is now “${role}”`, `The role of ${email} is now “${role}”`);
  if (role === adminRole && access !== row.access) {
    const can = `can now ${accessDescriptions[access]}`;
    await notify(`Your account ${can}`, `The account of ${email} ${can}`);
  }
  if (blocked === row.blocked) return;
  const state = blocked ? "is now blocked" : "is no longer blocked";
  await notify(`Your account ${state}`, `The account of ${email} ${state}`);
};

type Editor = { by: Actor; email: string };

/** Another role or a block ends every session of the user; less access ends only what needs full access. */
const saveUser = async (
  tx: Transaction,
  row: UserRow,
  changes: Partial<UserRow>,
  editor: Editor,
  mails: AccountMails,
): Promise<User> => {
  const changed = { ...row, ...changes, ...(changes.blocked && { pendingEmail: null }) };
  const { id } = row;
  await tx.update(users).set(changed).where(eq(users.id, id));
  if (changed.blocked) await endLinks(tx, id);
  if (changed.role !== row.role || changed.blocked !== row.blocked) await endSessions(tx, id);
  if (isFullAdmin(row) && (!isFullAdmin(changed) || changed.blocked)) await endFullAccess(tx, id);
  await notifyChanges(tx, row, changed, editor.email, mails);
  const events = toEvents(row, changed);
  await addEntries(
    tx,
    events.map((event) => ({ ...event, by: editor.by, at: mails.at })),
  );
  return toUser(changed);
};

/**
 * An admin's change. 409 for a taken email, a stale edit or the last admin; 403 for another email, role or access without a
 * recent re-authentication. Another email waits for its confirmation if mails can be sent.
 */
export const updateUser = (
  { writeAccounts, now }: Deps,
  by: Actor,
  id: string,
  input: UserUpdate,
  session: EditingSession,
): Promise<User> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    const admin = await findFullAdmin(tx, session.userId);
    refuseStaleEdit(row, input);
    guardSensitiveChange(row, input, session, now());
    const { username, email, role, access = row.access } = input;
    if (!isFullAdmin({ role, access })) await refuseLastAdmin(tx, row);
    if (role === adminRole && row.role !== adminRole && mails.canSend) refuseUnconfirmedAdmin(row);
    const requester = { ...admin, address: by.address };
    const changes = {
      username,
      role,
      access,
      ...(await changeEmail(tx, row, email, requester, mails)),
    };
    return saveUser(tx, row, changes, { by, email: admin.email }, mails);
  }).catch(refuseTakenEmail);

/** A change of the user's own profile, refused like `updateUser`. */
export const updateProfile = (
  { writeAccounts, now }: Deps,
  by: Actor,
  { asRead, ...profile }: ProfileUpdate,
  session: EditingSession,
): Promise<User> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, session.userId);
    const { role } = row;
    const input = { ...profile, role };
    refuseStaleEdit(row, { ...input, asRead: asRead && { ...asRead, role } });
    guardSensitiveChange(row, input, session, now());
    const { username, email } = profile;
    const requester = { ...row, address: by.address };
    const changes = { username, ...(await changeEmail(tx, row, email, requester, mails)) };
    return saveUser(tx, row, changes, { by, email: row.email }, mails);
  }).catch(refuseTakenEmail);

/** Blocks or unblocks a user; 409 for the last admin. */
export const setBlocked = (
  { writeAccounts }: Pick<Deps, "writeAccounts">,
  by: Actor,
  id: string,
  blocked: boolean,
  adminId: string,
): Promise<User> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    const { email } = await findFullAdmin(tx, adminId);
    if (blocked) await refuseLastAdmin(tx, row);
    return saveUser(tx, row, { blocked }, { by, email }, mails);
  }).catch(refuseTakenEmail);
