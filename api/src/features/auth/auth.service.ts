import type { LoginInput, PasswordInput, ProofInput, SignupInput } from "shared/auth";
import type { SecondStepInput } from "shared/second-factor";
import { adminRole, type User } from "shared/users";
import type { Database } from "#db/client.ts";
import { createSharedLimiter } from "#db/limits/shared-limiter.ts";
import { newId } from "#db/new-id.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import type { Actor } from "../../audit/actor.ts";
import { emailKey } from "../../lib/email-key.ts";
import { AppError, forbidden, invalidField, rateLimited } from "../../lib/errors.ts";
import { networkOf } from "../../lib/ip-address.ts";
import type { UsersService } from "../users/users.service.ts";
import { type PasswordRules, samePassword } from "./password-rules.ts";
import { type HashOptions, hashPassword, isPassword, refuseWhenBusy } from "./passwords.ts";
import type { SecondStep } from "./second-factor/second-step.ts";
import type { Access, SessionsService } from "./sessions/sessions.service.ts";
import { createFailedProofs } from "./sign-in/failed-proofs.ts";
import { createFailedSignIns, type TakeAsWell } from "./sign-in/failed-sign-ins.ts";
import type { Device, KnownDevices } from "./sign-in/known-devices.ts";
import { passwordFingerprint } from "./sign-in/password-fingerprint.ts";
import { refuseExpired } from "./sign-in/printed-passwords.ts";

type Account = { user: User; passwordHash: string; passwordPrintedAt: string | null };

/** `mark` is that of the device, which is known from now on. */
export type SignedIn = Access & { user: User; mark: string };

type Deps = {
  db: Database;
  users: UsersService;
  passwordRules: PasswordRules;
  sessions: SessionsService;
  devices: KnownDevices;
  secondStep: SecondStep;
  now: () => Date;
  limitSecret: string;
};

/** In a quarter of an hour, by address or known device. */
const mostSignIns = 50;

const wrongPassword = {
  password: "The password is not right.",
  currentPassword: "The current password is not right.",
};

/** A stolen session and password together must not be able to remove the factor. */
const factorNeeded = () =>
  invalidField(
    "password",
    "This account has a second factor: confirm with your app or passkey. Without it, sign out and sign in with a recovery code.",
  );

/** Who asks, as far as it can be known. */
export type Visitor = {
  address: string;
  device: Device | undefined;
  userAgent: string | undefined;
  requestId: string;
  /** Whether a browser on our own origin asks. */
  isBrowser: boolean;
  signal: AbortSignal;
};

export const createAuthService = (deps: Deps) => {
  const { users, passwordRules, sessions, devices, secondStep, now, limitSecret: secret } = deps;
  const failures = createFailedSignIns(deps, { name: "password", free: 10 });
  const failedProofs = createFailedProofs(deps);
  const signIns = createSharedLimiter({ name: "sign-in", seconds: 15 * 60, now, secret });

  /** By what a visitor is counted. */
  const recognize = (account: Account | undefined, address: string, device: Device | undefined) => {
    if (!(device && account && devices.isOf(device, account)))
      return {
        source: address,
        network: networkOf(address),
        deviceId: newId(),
        isPreferred: false,
        isKnown: false,
      };
    const { jti, sub } = device;
    const isPreferred = account.user.role === adminRole;
    return { source: sub, network: jti, deviceId: jti, isPreferred, isKnown: true };
  };

  /** 429 after many; what it returns counts it in all processes. */
  const limitSignIns = (source: string): TakeAsWell => {
    const seconds = signIns.takeHere(source, mostSignIns);
    if (seconds > 0) throw rateLimited(seconds);
    return (tx) => signIns.take(tx, source, mostSignIns);
  };

  /** 403 for a blocked user, or an expired password. */
  const refuseUnusable = (account: Account) => {
    if (account.user.blocked) throw forbidden("This account is blocked. Please contact us.");
    refuseExpired(account, now());
  };

  const start = async (account: Account, visitor: Visitor, deviceId: string): Promise<SignedIn> => {
    const { user } = account;
    const { userAgent, address, requestId, isBrowser } = visitor;
    const mark = await devices.sign(deviceId, account);
    const access = await sessions.start({ account, userAgent, address, requestId, isBrowser });
    return { ...access, user, mark };
  };

  /** 400 naming the field when the password is wrong. */
  const findProven = async (
    session: SessionRow,
    field: "password" | "currentPassword",
    password: string,
    options: HashOptions,
  ) => {
    const account = await users.findById(session.userId);
    const check = () => isPassword(password, account?.passwordHash, options);
    if (account && (await failedProofs.attempt(session, check))) return account;
    throw invalidField(field, wrongPassword[field]);
  };

  return {
    /** Whoever asks learns nothing of whether the e-mail had an account: both ways hash, and store or mail. */
    signUp: async (by: Actor, { email, username, password }: SignupInput, signal?: AbortSignal) => {
      await passwordRules.refuseWeak("password", password, email);
      await users.signUp(by, {
        email,
        username,
        passwordHash: await hashPassword(password, { signal }),
      });
    },

    readDevice: devices.read,

    /**
     * 401 for a wrong e-mail or password, told alike; 403 for a blocked user, or an expired password, with the right one; 429 after many
     * sign-ins from one address, or failures from one network. Who signed in on this device before is counted alone,
     * and admins there are served first.
     */
    logIn: async ({ email, password }: LoginInput, visitor: Visitor) => {
      const { address, device, signal } = visitor;
      const account = await users.findByEmail(email);
      const { source, network, deviceId, isPreferred } = recognize(account, address, device);
      const takeSignIn = limitSignIns(source);
      const currentPassword = account ? passwordFingerprint(account.passwordHash) : "";
      const key = `${emailKey(email)} ${network} ${currentPassword}`;
      const options = { isPreferred, signal };
      refuseWhenBusy(options);
      const check = () => isPassword(password, account?.passwordHash, options);
      const isRight = await failures.attempt(key, check, takeSignIn);
      if (!(account && isRight)) throw new AppError("unauthenticated", "Invalid email or password");
      refuseUnusable(account);
      if (account.user.hasSecondFactor) throw await secondStep.demand(account);
      return start(account, visitor, deviceId);
    },

    /** After `logIn`, for which the ticket stands. 400 for a wrong factor, 401 for a ticket that opens nothing, else as above. */
    logInWithSecondFactor: async (input: SecondStepInput, visitor: Visitor) => {
      const { ticket, account } = await secondStep.read(input.ticket);
      refuseUnusable(account);
      const { address, device } = visitor;
      const { source, network, deviceId, isKnown } = recognize(account, address, device);
      const takeSignIn = limitSignIns(source);
      await secondStep.complete(input, ticket, { network, isKnownDevice: isKnown, takeSignIn });
      return start(account, visitor, deviceId);
    },

    /** What a browser needs to ask for a passkey; 401 for a ticket that opens nothing. */
    requestPasskey: async (text: string) => {
      const { ticket, account } = await secondStep.read(text);
      refuseUnusable(account);
      return secondStep.requestPasskey(ticket);
    },

    requestProofPasskey: ({ userId, id }: SessionRow) => secondStep.requestProofPasskey(userId, id),

    /**
     * 400 when password or factor is wrong, or the account has a factor and the password is given; 429 after many such:
     * passwords are counted as those of `changePassword` are.
     */
    prove: async (
      by: Actor,
      { user, session }: { user: User; session: SessionRow },
      given: ProofInput,
      signal?: AbortSignal,
    ) => {
      if ("password" in given && user.hasSecondFactor) throw factorNeeded();
      await ("password" in given
        ? findProven(session, "password", given.password, { isPreferred: true, signal })
        : secondStep.prove(given, session));
      await sessions.noteProof(by, session);
    },

    /** 400 when the current password is wrong, 429 after many such; ends every other session. */
    changePassword: async (
      by: Actor,
      session: SessionRow,
      { currentPassword, newPassword }: PasswordInput,
      signal?: AbortSignal,
    ) => {
      const options = { isPreferred: true, signal };
      const account = await findProven(session, "currentPassword", currentPassword, options);
      if (newPassword === currentPassword) throw samePassword("newPassword");
      await passwordRules.refuseWeak("newPassword", newPassword, account.user.email);
      const passwordHash = await hashPassword(newPassword, options);
      const renewed = await users.changePassword(by, session, passwordHash);
      const mark = await devices.sign(newId(), { ...account, passwordHash });
      return { ...(await sessions.issue(renewed)), mark };
    },
  };
};
export type AuthService = ReturnType<typeof createAuthService>;
