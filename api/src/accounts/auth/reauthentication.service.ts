import type { PasswordInput, ReauthenticationInput } from "shared/accounts/auth";
import type { User } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { type AppError, invalidField } from "#platform/errors.ts";
import type { SessionRow } from "#tables/accounts.ts";
import { endOtherSessions } from "../store/end-sessions.ts";
import { chosenPassword, storePassword } from "../users/store-password.ts";
import { accountSubject, findUser } from "../users/user-row.ts";
import type { UsersService } from "../users/users.service.ts";
import { type PasswordRules, samePassword } from "./password-rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import {
  type GivenFactor,
  type SecondFactors,
  wrongFactor,
} from "./second-factor/second-factors.ts";
import type { SessionsService } from "./sessions/sessions.service.ts";
import { createFailedSignIns, type FailedSignIns } from "./sign-in/failed-sign-ins.ts";
import type { KnownDevices } from "./sign-in/known-devices.ts";

type Deps = {
  db: Database;
  users: Pick<UsersService, "findById">;
  passwordRules: PasswordRules;
  sessions: Pick<SessionsService, "issue" | "noteReauthentication">;
  devices: Pick<KnownDevices, "sign">;
  factors: SecondFactors;
  writeAccounts: WriteAccounts;
  events: Pick<EventLog, "note">;
  now: () => Date;
};

type Context = Deps & { failures: FailedSignIns; failuresOfUser: FailedSignIns };

/** A signed-in user who gives the password or second factor once more. */
type Caller = { by: Actor; session: SessionRow; signal?: AbortSignal };

const wrongPassword = {
  password: "That password isn't right.",
  currentPassword: "The current password isn't right.",
};

/** A stolen session and password together must not be able to remove the factor. */
const factorNeeded = () =>
  invalidField(
    "password",
    "This account has a second factor. Confirm with your app or passkey, or sign out and sign in with a recovery code.",
  );

/** Records the failure in the activity log, and returns the error to throw. */
const noteFailure = ({ events }: Context, by: Actor, error: AppError) => {
  events.note(by, { action: "proof.failed" });
  return error;
};

/**
 * 429 after many failures. A session is known by its beginning, as its id changes: the thief of one session cannot keep the
 * user from re-authenticating in another.
 */
const attempt = (
  { failures, failuresOfUser }: Context,
  { userId, createdAt }: SessionRow,
  check: () => Promise<boolean>,
) => failures.attempt(`${userId} ${createdAt}`, () => failuresOfUser.attempt(userId, check));

/** 400 naming the field when the password is wrong. */
const checkPassword = async (
  context: Context,
  { by, session, signal }: Caller,
  field: keyof typeof wrongPassword,
  password: string,
) => {
  const account = await context.users.findById(session.userId);
  const options = { isPreferred: true, signal };
  const check = () => isPassword(password, account?.passwordHash, options);
  if (account && (await attempt(context, session, check))) return account;
  throw noteFailure(context, by, invalidField(field, wrongPassword[field]));
};

const toCeremony = ({ id, userId }: SessionRow) =>
  ({ purpose: "reauthentication-passkey", userId, within: id }) as const;

/** 400 for a wrong or used factor. */
const checkFactor = async (context: Context, { by, session }: Caller, factor: GivenFactor) => {
  const { db, factors } = context;
  const check = async () => db.write(await factors.use(factor, toCeremony(session)));
  if (await attempt(context, session, check)) return;
  throw noteFailure(context, by, wrongFactor(factor));
};

const reauthenticate = async (
  context: Context,
  user: User,
  caller: Caller,
  factor: ReauthenticationInput,
) => {
  if (!("password" in factor)) await checkFactor(context, caller, factor);
  else if (user.hasSecondFactor) throw noteFailure(context, caller.by, factorNeeded());
  else await checkPassword(context, caller, "password", factor.password);
  await context.sessions.noteReauthentication(caller.by, caller.session);
};

/** Ends every other session. With a second factor, a password alone is no re-authentication. */
const storeNewPassword = ({ writeAccounts }: Context, { by, session }: Caller, hash: string) =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, session.userId);
    await storePassword(tx, row, chosenPassword(hash), row.email, mails);
    const subject = accountSubject(row.id);
    await addEntry(tx, { action: "password.changed", subject, by, at: mails.at });
    const reauthenticatedAt = row.hasSecondFactor
      ? session.reauthenticatedAt
      : mails.at.toISOString();
    return endOtherSessions(tx, session, { reauthenticatedAt });
  });

const changePassword = async (
  context: Context,
  caller: Caller,
  { currentPassword, newPassword }: PasswordInput,
) => {
  const { devices, passwordRules, sessions } = context;
  const account = await checkPassword(context, caller, "currentPassword", currentPassword);
  if (newPassword === currentPassword) throw samePassword("newPassword");
  await passwordRules.refuseWeak("newPassword", newPassword, account.user.email);
  const options = { isPreferred: true, signal: caller.signal };
  const passwordHash = await hashPassword(newPassword, options);
  const renewed = await storeNewPassword(context, caller, passwordHash);
  const mark = await devices.sign(newId(), { ...account, passwordHash });
  return { ...(await sessions.issue(renewed)), mark };
};

/** Checks who acts in a session, before sensitive changes and before a new password. */
export const createReauthenticationService = (deps: Deps) => {
  const context = {
    ...deps,
    failures: createFailedSignIns(deps, { name: "reauthentication", free: 10 }),
    failuresOfUser: createFailedSignIns(deps, { name: "reauthentication of a user", free: 50 }),
  };
  return {
    /** 400 for a wrong password or factor, and for a password where the account has a factor; 429 after many failures. */
    reauthenticate: (user: User, caller: Caller, factor: ReauthenticationInput) =>
      reauthenticate(context, user, caller, factor),

    /** Returns the options with which a browser asks for a passkey; 404 without one. */
    requestPasskey: (session: SessionRow) => deps.factors.passkeys.request(toCeremony(session)),

    /** Ends every other session. 400 when the current password is wrong, 401 when the session has ended, 429 after many failures. */
    changePassword: (caller: Caller, input: PasswordInput) =>
      changePassword(context, caller, input),
  };
};
export type ReauthenticationService = ReturnType<typeof createReauthenticationService>;
