import { eq } from "drizzle-orm";
import type { NewPasskey, SecondFactorState } from "shared/accounts/second-factor";
import type { User } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, invalidField, notFound } from "#platform/errors.ts";
import { type SessionRow, users } from "#tables/accounts.ts";
import { endOtherSessions } from "../../store/end-sessions.ts";
import { noteSecondFactor } from "../../store/second-factors.ts";
import { accountSubject } from "../../users/user-row.ts";
import type { SessionsService } from "../sessions/sessions.service.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import type { SecondFactors } from "./second-factors.ts";
import { totpUri } from "./totp.ts";

type Deps = {
  writeAccounts: WriteAccounts;
  sessions: Pick<SessionsService, "issue">;
  factors: SecondFactors;
  readCompanyName: () => Promise<string>;
};

/** The session in which people change their own account. */
type Own = { by: Actor; session: SessionRow };
type Owner = Own & { user: User };

const newPasskeyCeremony = ({ id, userId }: SessionRow) =>
  ({ purpose: "new-passkey", userId, within: id }) as const;

const factorChanged = (userId: string, sentence: string): AuditEvent => ({
  action: "second_factor.changed",
  subject: accountSubject(userId),
  after: { what: sentence },
});

/** `what` reads like `A passkey was added to`. */
export const notifyFactorChange = async (
  tx: Transaction,
  userId: string,
  sentence: string,
  mails: AccountMails,
) => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const toOwner = `${sentence} your account`;
  const toOthers = `${sentence} the account of the admin ${user.email}`;
  await notifyAccountAndAdmins(tx, user, { toOwner, toOthers, by: user.email }, mails);
};

/** Makes the change and returns new recovery codes, if there are any. */
type Change = (tx: Transaction) => Promise<string[] | null>;

/** Ends the user's other sessions and notifies the account and the admins; `what` as above. */
const changeFactors = async (
  { writeAccounts, sessions }: Deps,
  { by, session }: Own,
  sentence: string,
  change: Change,
) => {
  const { userId } = session;
  const { renewed, recoveryCodes } = await writeAccounts(async (tx, mails) => {
    const renewed = await endOtherSessions(tx, session);
    const recoveryCodes = await change(tx);
    await noteSecondFactor(tx, userId);
    await notifyFactorChange(tx, userId, sentence, mails);
    await addEntry(tx, { ...factorChanged(userId, sentence), by, at: mails.at });
    return { renewed, recoveryCodes };
  });
  return { ...(await sessions.issue(renewed)), recoveryCodes };
};

/** The first factor comes with recovery codes. */
const renewFirstCodes = async (tx: Transaction, { hasSecondFactor, _id }: User) =>
  hasSecondFactor ? null : renewRecoveryCodes(tx, _id);

const readState = async ({ factors }: Deps, userId: string): Promise<SecondFactorState> => {
  const app = await factors.totp.find(userId);
  const keys = await factors.passkeys.list(userId);
  return {
    totp: app ? { createdAt: app.createdAt, lastUsedAt: app.lastUsedAt } : null,
    passkeys: keys.map(({ id: _id, name, createdAt, lastUsedAt }) => ({
      _id,
      name,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft: await factors.countRecoveryCodes(userId),
    passkeyObstacle: factors.relyingParty.obstacle,
  };
};

/** 409 for an account that has an app already. */
const startTotp = async ({ factors, readCompanyName }: Deps, { _id, email }: User) => {
  const secret = await factors.totp.start(_id);
  if (!secret) throw conflict("You already have an authenticator app. Remove it first.");
  return { secret, uri: totpUri(secret, await readCompanyName(), email) };
};

/** 400 for a wrong code. */
const confirmTotp = async (deps: Deps, { user, ...own }: Owner, code: string) => {
  const use = await deps.factors.totp.confirm(user._id, code);
  return changeFactors(deps, own, "An authenticator app was added to", async (tx) => {
    if (await use(tx)) return renewFirstCodes(tx, user);
    throw invalidField("code", "That code isn't right. Enter the code your app shows now.");
  });
};

const removeTotp = (deps: Deps, own: Own) =>
  changeFactors(deps, own, "The authenticator app was removed from", async (tx) => {
    const isRemoved = await deps.factors.totp.remove(tx, own.session.userId);
    if (!isRemoved) throw notFound("Authenticator app");
    return null;
  });

/** 409 where this site's address allows no passkeys. */
const startPasskey = ({ factors }: Deps, { user, session }: Omit<Owner, "by">) => {
  const { obstacle } = factors.relyingParty;
  if (obstacle) throw conflict(obstacle);
  return factors.passkeys.requestNew(user, newPasskeyCeremony(session));
};

/** 400 for an answer to another challenge than this session's. */
const addPasskey = async (deps: Deps, { user, ...own }: Owner, input: NewPasskey) => {
  const add = await deps.factors.passkeys.add(input, newPasskeyCeremony(own.session));
  return changeFactors(deps, own, "A passkey was added to", async (tx) => {
    if (await add(tx)) return renewFirstCodes(tx, user);
    throw invalidField("passkey", "This passkey was not accepted. Please try again.");
  });
};

const renamePasskey = (
  { factors, writeAccounts }: Deps,
  { by, session: { userId } }: Own,
  id: string,
  name: string,
) =>
  writeAccounts(async (tx, { at }) => {
    if (!(await factors.passkeys.rename(tx, userId, id, name))) throw notFound("Passkey");
    await addEntry(tx, { ...factorChanged(userId, "A passkey was renamed in"), by, at });
  });

const removePasskey = (deps: Deps, own: Own, id: string) =>
  changeFactors(deps, own, "A passkey was removed from", async (tx) => {
    const isRemoved = await deps.factors.passkeys.remove(tx, own.session.userId, id);
    if (!isRemoved) throw notFound("Passkey");
    return null;
  });

/** 409 without a factor: the codes only replace a lost one. */
const makeRecoveryCodes = async (deps: Deps, { user, ...own }: Owner) => {
  if (!user.hasSecondFactor) throw conflict("Set up an authenticator app or a passkey first.");
  return changeFactors(deps, own, "New recovery codes were made for", (tx) =>
    renewRecoveryCodes(tx, user._id),
  );
};

/** The second factor of the user's own account. The endpoints of changes require a recent re-authentication. */
export const createSecondFactorService = (deps: Deps) => ({
  read: (userId: string) => readState(deps, userId),
  startTotp: (user: User) => startTotp(deps, user),
  confirmTotp: (owner: Owner, code: string) => confirmTotp(deps, owner, code),
  removeTotp: (own: Own) => removeTotp(deps, own),
  startPasskey: (owner: Omit<Owner, "by">) => startPasskey(deps, owner),
  addPasskey: (owner: Owner, input: NewPasskey) => addPasskey(deps, owner, input),
  renamePasskey: (own: Own, id: string, name: string) => renamePasskey(deps, own, id, name),
  removePasskey: (own: Own, id: string) => removePasskey(deps, own, id),
  makeRecoveryCodes: (owner: Owner) => makeRecoveryCodes(deps, owner),
});
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;
