import type { LoginInput } from "shared/accounts/auth";
import type { SecondStepInput } from "shared/accounts/second-factor";
import { adminRole, type User } from "shared/accounts/users";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { Database } from "#platform/db/client.ts";
import { createSharedLimiter, type SharedLimiter } from "#platform/db/limits/shared-limiter.ts";
import { newId } from "#platform/db/new-id.ts";
import { emailKey } from "#platform/email-key.ts";
import { AppError, forbidden, rateLimited } from "#platform/errors.ts";
import { deviceName } from "#platform/web/device-name.ts";
import { toNetwork } from "#platform/web/ip-address.ts";
import { type Account, accountSubject } from "../../users/user-row.ts";
import type { UsersService } from "../../users/users.service.ts";
import { isPassword, passwordFingerprint, refuseWhenBusy } from "../passwords.ts";
import type { Access, SessionsService } from "../sessions/sessions.service.ts";
import { createFailedSignIns, type FailedSignIns, type TakeAsWell } from "./failed-sign-ins.ts";
import type { Device, KnownDevices } from "./known-devices.ts";
import type { SecondStep } from "./second-step.ts";

/** The mark makes this device a known one. */
export type SignedIn = Access & { user: User; mark: string };

/** The sender of a sign-in request, as far as it is known. */
export type Visitor = {
  address: string;
  device: Device | undefined;
  userAgent: string | undefined;
  requestId: string;
  /** `true` for requests from pages on our own origin. */
  isBrowser: boolean;
  signal: AbortSignal;
};

type Deps = {
  db: Database;
  users: Pick<UsersService, "findByEmail">;
  sessions: Pick<SessionsService, "start">;
  devices: KnownDevices;
  secondStep: SecondStep;
  events: Pick<EventLog, "note">;
  /** Replaces an email without an account in the activity log. */
  fingerprintEmail: (email: string) => string;
  now: () => Date;
  limitSecret: string;
};

type Context = Deps & { failures: FailedSignIns; signIns: SharedLimiter };

/** Sign-ins allowed within 15 minutes, by address or known device. */
const maxSignIns = 50;

const printedPasswordDays = 7;
const dayMilliseconds = 24 * 3_600_000;

/** Codes of a wrong password or factor, and of a blocked account. */
const refusals = ["unauthenticated", "forbidden", "validation_failed"];

/** Records a refused sign-in in the activity log, and throws it again. */
const noteRefusal =
  ({ events }: Context, visitor: Visitor, subject: AuditEvent["subject"]) =>
  (error: unknown): never => {
    if (!(error instanceof AppError && refusals.includes(error.code))) throw error;
    const { address, userAgent, requestId } = visitor;
    const by = { id: null, address, device: deviceName(userAgent), requestId };
    const after = { because: error.message };
    events.note(by, { action: "sign_in.failed", ...(subject && { subject }), after });
    throw error;
  };

/** Returns the keys by which attempts are counted: a known device counts alone, and admins there are served first. */
const recognize = (
  { devices }: Context,
  account: Account | undefined,
  { address, device }: Visitor,
) => {
  if (!(device && account && devices.belongsTo(device, account)))
    return {
      source: address,
      network: toNetwork(address),
      deviceId: newId(),
      isPreferred: false,
      isKnownDevice: false,
    };
  const { jti, sub } = device;
  const isPreferred = account.user.role === adminRole;
  return { source: sub, network: jti, deviceId: jti, isPreferred, isKnownDevice: true };
};

/** 429 after many sign-ins counted by this process; the returned function counts them for all processes. */
const limitSignIns = ({ signIns }: Context, source: string): TakeAsWell => {
  const seconds = signIns.takeHere(source, maxSignIns);
  if (seconds > 0) throw rateLimited(seconds);
  return (tx) => signIns.take(tx, source, maxSignIns);
};

/** 403 for a blocked user, and for an old printed password: a log or a screen may still show it. */
const refuseUnusable = ({ now }: Context, { user, passwordPrintedAt }: Account) => {
  if (user.blocked) throw forbidden("This account is blocked. Please contact us.");
  if (passwordPrintedAt === null) return;
  const age = now().getTime() - Date.parse(passwordPrintedAt);
  if (age < printedPasswordDays * dayMilliseconds) return;
  throw forbidden(
    `This printed password worked for ${printedPasswordDays} days. “pnpm admin:password” on the server prints a new one.`,
  );
};

const startSession = async (
  { devices, sessions }: Context,
  account: Account,
  visitor: Visitor,
  deviceId: string,
): Promise<SignedIn> => {
  const { userAgent, address, requestId, isBrowser } = visitor;
  const mark = await devices.sign(deviceId, account);
  const access = await sessions.start({ account, userAgent, address, requestId, isBrowser });
  return { ...access, user: account.user, mark };
};

/** Hashes for an unknown email as well, so that both answers take the same time. */
const logInWithPassword = async (
  context: Context,
  account: Account | undefined,
  { email, password }: LoginInput,
  visitor: Visitor,
) => {
  const { source, network, deviceId, isPreferred } = recognize(context, account, visitor);
  const takeSignIn = limitSignIns(context, source);
  const currentPassword = account ? passwordFingerprint(account.passwordHash) : "";
  const key = `${emailKey(email)} ${network} ${currentPassword}`;
  const options = { isPreferred, signal: visitor.signal };
  refuseWhenBusy(options);
  const check = () => isPassword(password, account?.passwordHash, options);
  const isRight = await context.failures.attempt(key, check, takeSignIn);
  if (!(account && isRight)) throw new AppError("unauthenticated", "Invalid email or password");
  refuseUnusable(context, account);
  if (account.user.hasSecondFactor) throw await context.secondStep.demand(account);
  return startSession(context, account, visitor, deviceId);
};

const logIn = async (context: Context, input: LoginInput, visitor: Visitor) => {
  const account = await context.users.findByEmail(input.email);
  const subject = account
    ? accountSubject(account.user._id)
    : ({ kind: "email", id: context.fingerprintEmail(input.email) } as const);
  return logInWithPassword(context, account, input, visitor).catch(
    noteRefusal(context, visitor, subject),
  );
};

const completeSecondStep = async (
  context: Context,
  input: SecondStepInput,
  { ticket, account }: Awaited<ReturnType<SecondStep["read"]>>,
  visitor: Visitor,
) => {
  refuseUnusable(context, account);
  const { source, network, deviceId, isKnownDevice } = recognize(context, account, visitor);
  const takeSignIn = limitSignIns(context, source);
  await context.secondStep.complete(input, ticket, { network, isKnownDevice, takeSignIn });
  return startSession(context, account, visitor, deviceId);
};

const logInWithSecondFactor = async (
  context: Context,
  input: SecondStepInput,
  visitor: Visitor,
) => {
  const step = await context.secondStep
    .read(input.ticket)
    .catch(noteRefusal(context, visitor, undefined));
  const subject = accountSubject(step.account.user._id);
  return completeSecondStep(context, input, step, visitor).catch(
    noteRefusal(context, visitor, subject),
  );
};

const requestPasskey = async (context: Context, text: string) => {
  const { ticket, account } = await context.secondStep.read(text);
  refuseUnusable(context, account);
  return context.secondStep.requestPasskey(ticket);
};

export const createSignInService = (deps: Deps) => {
  const { now, limitSecret: secret, devices } = deps;
  const context = {
    ...deps,
    failures: createFailedSignIns(deps, { name: "password", free: 10 }),
    signIns: createSharedLimiter({ name: "sign-in", seconds: 15 * 60, now, secret }),
  };
  return {
    readDevice: devices.read,

    /**
     * 401 with the same message for a wrong email or password; 403 for a blocked user or an expired password, with the right
     * one, and with a ticket for an account with a second factor; 429 after many sign-ins from one address, or failures from
     * one network.
     */
    logIn: (input: LoginInput, visitor: Visitor) => logIn(context, input, visitor),

    /** Takes the ticket of `logIn`. 400 for a wrong factor, 401 for an invalid ticket, else as above. */
    logInWithSecondFactor: (input: SecondStepInput, visitor: Visitor) =>
      logInWithSecondFactor(context, input, visitor),

    /** Returns the options with which a browser asks for a passkey; 401 for an invalid ticket. */
    requestPasskey: (ticket: string) => requestPasskey(context, ticket),
  };
};
export type SignInService = ReturnType<typeof createSignInService>;
