import type { SecondStepInput, SignInMethod } from "shared/second-factor";
import type { User } from "shared/users";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import { AppError, invalidField } from "../../../lib/errors.ts";
import type { WriteAccounts } from "../../../outbox/account-mails/account-writer.ts";
import { createFailedProofs } from "../sign-in/failed-proofs.ts";
import { createFailedSignIns, type TakeAsWell } from "../sign-in/failed-sign-ins.ts";
import { passwordFingerprint } from "../sign-in/password-fingerprint.ts";
import { noticeFactor } from "./factor-notices.ts";
import type { PasskeyFactor } from "./passkey-factor.ts";
import type { GivenFactor, SecondFactors } from "./second-factors.ts";
import { type Ticket, type Tickets, useTicket } from "./tickets.ts";

type Account = { user: User; passwordHash: string; passwordPrintedAt: string | null };

type Deps = {
  db: Database;
  writeAccounts: WriteAccounts;
  tickets: Tickets;
  factors: SecondFactors;
  passkeys: PasskeyFactor;
  findAccount: (id: string) => Promise<Account | undefined>;
  now: () => Date;
};

/** By what the tries of a visitor are counted. */
type Counted = { network: string; isKnownDevice: boolean; takeSignIn: TakeAsWell };

const demands = {
  totp: "Please enter the code of your app.",
  passkey: "Please use your passkey.",
  recovery: "Please enter one of your recovery codes.",
} satisfies Record<SignInMethod, string>;

const recoveryCodeUsed = "A recovery code was used to sign in to";

const noneLeft =
  "None of your second factors can be used here. “pnpm admin:password” on the server removes them.";

const wrong = {
  code: "The code is not right, or was used already. Please enter the one that your app shows now.",
  passkey: "This passkey was not accepted. Please try again.",
  recoveryCode: "The recovery code is not right, or was used already.",
};

const wrongFactor = (given: GivenFactor) => {
  if ("code" in given) return invalidField("code", wrong.code);
  if ("passkey" in given) return invalidField("passkey", wrong.passkey);
  return invalidField("recoveryCode", wrong.recoveryCode);
};

const startAgain = () =>
  new AppError("unauthenticated", "This took too long. Please enter your password once more.");

const askedWithin = ({ sub, jti }: Ticket) =>
  ({ purpose: "sign-in-passkey", userId: sub, within: jti }) as const;

const askedFor = (userId: string, sessionId: string) =>
  ({ purpose: "proof-passkey", userId, within: sessionId }) as const;

/** Tries that cost nothing, from all devices that are not known together. */
const freeAnywhere = 50;

/** What comes after the right password, where an account has a second factor. */
export const createSecondStep = (deps: Deps) => {
  const { db, writeAccounts, tickets, factors, passkeys, findAccount } = deps;
  const failures = createFailedSignIns(deps, { name: "factor", free: 10 });
  const failedProofs = createFailedProofs(deps);
  const failuresAnywhere = createFailedSignIns(deps, {
    name: "factor anywhere",
    free: freeAnywhere,
  });

  /** Uses factor and ticket up, both or none; a recovery code may be somebody else's find. */
  const useBoth = async (given: GivenFactor, ticket: Ticket) => {
    const use = await factors.use(given, askedWithin(ticket));
    return writeAccounts(async (tx, mails) => {
      if (!(await use(tx))) return false;
      if (!(await useTicket(tx, ticket))) throw startAgain();
      if ("recoveryCode" in given) await noticeFactor(tx, ticket.sub, recoveryCodeUsed, mails);
      return true;
    });
  };

  return {
    requestPasskey: (ticket: Ticket) => passkeys.request(askedWithin(ticket)),

    requestProofPasskey: (userId: string, sessionId: string) =>
      passkeys.request(askedFor(userId, sessionId)),

    /** 403 with the ticket for what comes next. */
    demand: async ({ user, passwordHash }: Account) => {
      const methods = await factors.methodsOf(user._id);
      const password = passwordFingerprint(passwordHash);
      const ticket = await tickets.sign("sign-in", { id: newId(), userId: user._id, password });
      const message = methods[0] ? demands[methods[0]] : noneLeft;
      return new AppError("second_factor_required", message, { secondStep: { ticket, methods } });
    },

    /** 401 for a ticket that is forged, too old, or of another password than the account has. */
    read: async (text: string) => {
      const ticket = await tickets.read("sign-in", text);
      const account = ticket && (await findAccount(ticket.sub));
      if (!account || ticket.password !== passwordFingerprint(account.passwordHash))
        throw startAgain();
      return { ticket, account };
    },

    /** 400 for a wrong or used factor, 401 for a used ticket, 429 after many failures. */
    complete: async (
      { ticket: _, ...given }: SecondStepInput,
      ticket: Ticket,
      { network, isKnownDevice, takeSignIn }: Counted,
    ) => {
      const account = `${ticket.sub} ${ticket.password}`;
      const attempt = (takeAsWell?: TakeAsWell) =>
        failures.attempt(`${account} ${network}`, () => useBoth(given, ticket), takeAsWell);
      const isRight = await (isKnownDevice
        ? attempt(takeSignIn)
        : failuresAnywhere.attempt(account, () => attempt(), takeSignIn));
      if (!isRight) throw wrongFactor(given);
    },

    /** In place of the password; refused as above. */
    prove: async (given: GivenFactor, session: SessionRow) => {
      const asked = askedFor(session.userId, session.id);
      const isRight = await failedProofs.attempt(session, async () =>
        db.write(await factors.use(given, asked)),
      );
      if (!isRight) throw wrongFactor(given);
    },
  };
};
export type SecondStep = ReturnType<typeof createSecondStep>;
