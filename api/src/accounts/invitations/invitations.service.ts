import { desc, eq } from "drizzle-orm";
import type {
  Invitation,
  InvitationAcceptance,
  InvitationInput,
} from "shared/accounts/invitations";
import { mailedLinkPaths } from "shared/accounts/mailed-links";
import { adminRole } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { invitationMail, linkTo } from "#mail/account-mails/link-mails.ts";
import { notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { type InvitationRow, invitations, users } from "#tables/accounts.ts";
import type { PasswordRules } from "../auth/password-rules.ts";
import { hashPassword } from "../auth/passwords.ts";
import { findInvitation } from "../store/invitation-rows.ts";
import { hashToken, newToken } from "../store/link-tokens.ts";
import { endSignUps } from "../store/one-time-links.ts";
import { accessDescriptions } from "../users/access-descriptions.ts";
import { findFullAdmin } from "../users/change-user.ts";
import { chosenPassword } from "../users/store-password.ts";
import { isOwned, removeUnowned } from "../users/unconfirmed-accounts.ts";
import {
  accountSubject,
  maskEmail,
  refuseTakenEmail,
  toColumns,
  type UserRow,
} from "../users/user-row.ts";

const linkMilliseconds = 7 * 24 * 3_600_000;

type Deps = {
  db: Database;
  now: () => Date;
  passwordRules: PasswordRules;
  writeAccounts: WriteAccounts;
};

const toInvitation = (row: InvitationRow, invitedBy: string): Invitation => {
  const { id, email, access, createdAt, expiresAt } = row;
  return { _id: id, email, access, invitedBy, sentAt: createdAt, expiresAt };
};

/** Returns the reason why nobody can be invited to this address; an unconfirmed sign-up is none. */
const findObstacle = async (tx: Transaction, email: string) => {
  const byEmail = eq(users.emailKey, emailKey(email));
  const [row] = await tx.select().from(users).where(byEmail);
  if (!row) return undefined;
  if (row.blocked) return "The account with this email is blocked. Unblock it first.";
  if (row.role === adminRole) return "The account with this email is already an admin.";
  if (!isOwned(row)) return undefined;
  return "An account with this email already exists. Open it in the list and change its role to “admin”.";
};

const refuseKnown = async (tx: Transaction, email: string) => {
  const obstacle = await findObstacle(tx, email);
  if (obstacle) throw conflict(obstacle);
};

type Sender = { by: Actor; inviter: UserRow; token: string };

/** Mails the link, or returns it if the product can't send mails. */
const sendLink = async (
  tx: Transaction,
  { email, access }: InvitationInput,
  { by, inviter, token }: Sender,
  mails: AccountMails,
) => {
  const link = linkTo(mailedLinkPaths.invitation, token, mails);
  if (!mails.canSend) return link;
  await mails.limits.countMail(tx, email, by.address);
  const can = accessDescriptions[access];
  await mails.send([invitationMail(email, link, { inviter: inviter.email, can }, mails)]);
  return null;
};

/** Only the hash of the link is stored. */
const storeInvitation = async (
  tx: Transaction,
  { email, access }: InvitationInput,
  { inviter, token }: Sender,
  { at, canSend }: AccountMails,
) => {
  const row: InvitationRow = {
    id: newId(),
    email,
    emailKey: emailKey(email),
    access,
    hash: hashToken(token),
    isMailed: canSend,
    invitedBy: inviter.id,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + linkMilliseconds).toISOString(),
  };
  await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: invitations.emailKey, set: row });
  return toInvitation(row, inviter.username);
};

const invite = ({ writeAccounts }: Deps, by: Actor, adminId: string, input: InvitationInput) =>
  writeAccounts(async (tx, mails) => {
    const inviter = await findFullAdmin(tx, adminId);
    await refuseKnown(tx, input.email);
    const sender = { by, inviter, token: newToken() };
    const invitation = await storeInvitation(tx, input, sender, mails);
    const after = { email: maskEmail(input.email), access: input.access };
    await addEntry(tx, { action: "invitation.sent", after, by, at: mails.at });
    return { invitation, link: await sendLink(tx, input, sender, mails) };
  });

const withdraw = ({ db, now }: Deps, by: Actor, id: string) =>
  db.write(async (tx) => {
    const [row] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
    if (!row) throw notFound("Invitation");
    const { email, access } = row;
    const after = { email: maskEmail(email), access };
    await addEntry(tx, { action: "invitation.withdrawn", after, by, at: now() });
  });

const openAccount = async (
  tx: Transaction,
  by: Actor,
  { email, access, isMailed: emailConfirmed }: InvitationRow,
  { username, passwordHash }: { username: string; passwordHash: string },
  mails: AccountMails,
) => {
  const { at } = mails;
  await removeUnowned(tx, by, email, at);
  await endSignUps(tx, email);
  const id = newId();
  const columns = toColumns({ username, email, role: adminRole });
  const row = { ...columns, access, emailConfirmed, createdAt: at.toISOString() };
  await tx.insert(users).values({ id, ...row, ...chosenPassword(passwordHash) });
  const after = { role: adminRole, access };
  await addEntry(tx, { action: "account.created", subject: accountSubject(id), after, by, at });
  const sentence = `${email} accepted an invitation and can now ${accessDescriptions[access]}`;
  const opener = `the person who opened the link sent to ${email}`;
  await notifyAdmins(tx, { sentence, by: opener }, mails, [id]);
};

const accept = async (
  { db, now, passwordRules, writeAccounts }: Deps,
  by: Actor,
  { token, username, password }: InvitationAcceptance,
  signal?: AbortSignal,
) => {
  const { email } = await findInvitation(db.read, token, now());
  await passwordRules.refuseWeak("password", password, email);
  const passwordHash = await hashPassword(password, { signal });
  await writeAccounts(async (tx, mails) => {
    const invitation = await findInvitation(tx, token, mails.at);
    if (await findObstacle(tx, invitation.email))
      throw conflict("An account with your email already exists. Ask the person who invited you.");
    await tx.delete(invitations).where(eq(invitations.id, invitation.id));
    await openAccount(tx, by, invitation, { username, passwordHash }, mails);
  }).catch(refuseTakenEmail);
};

/** Colleagues who are invited by email to become admins. 404 for an id that does not exist. */
export const createInvitationsService = (deps: Deps) => ({
  list: async (): Promise<Invitation[]> => {
    const rows = await deps.db.read
      .select({ row: invitations, invitedBy: users.username })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedBy))
      .orderBy(desc(invitations.createdAt), desc(invitations.id));
    return rows.map(({ row, invitedBy }) => toInvitation(row, invitedBy));
  },

  /** Inviting somebody again ends the previous link. 409 for an account that exists; 429 after many mails. */
  invite: (by: Actor, adminId: string, input: InvitationInput) => invite(deps, by, adminId, input),

  withdraw: (by: Actor, id: string): Promise<void> => withdraw(deps, by, id),

  /** 400 for a link that has ended or a password that is easily guessed; 409 if the account already exists. */
  accept: (by: Actor, input: InvitationAcceptance, signal?: AbortSignal): Promise<void> =>
    accept(deps, by, input, signal),
});
export type InvitationsService = ReturnType<typeof createInvitationsService>;
