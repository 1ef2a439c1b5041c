import type { SecondStepInput } from "shared/accounts/second-factor";
import type { SignInMethod } from "shared/http/errors";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { AppError } from "#platform/errors.ts";
import type { Account } from "../../users/user-row.ts";
import type { UsersService } from "../../users/users.service.ts";
import { passwordFingerprint } from "../passwords.ts";
import { notifyFactorChange } from "../second-factor/second-factor.service.ts";
import {
  type GivenFactor,
  type SecondFactors,
  wrongFactor,
} from "../second-factor/second-factors.ts";
import { type Ticket, useTicket } from "../second-factor/tickets.ts";
import { createFailedSignIns, type FailedSignIns, type TakeAsWell } from "./failed-sign-ins.ts";

type Deps = {
  db: Database;
  writeAccounts: WriteAccounts;
  factors: SecondFactors;
  users: Pick<UsersService, "findById">;
  now: () => Date;
};

type Context = Deps & {
  failures: FailedSignIns;
  /** Failures on all unknown devices together. */
  failuresAnywhere: FailedSignIns;
};

/** The keys by which a visitor's attempts are counted. */
type Visitor = { network: string; isKnownDevice: boolean; takeSignIn: TakeAsWell };

const demands = {
  totp: "Please enter the code from your app.",
  passkey: "Please use your passkey.",
  recovery: "Please enter one of your recovery codes.",
} satisfies Record<SignInMethod, string>;

const noneLeft =
  "None of your second factors works here. “pnpm admin:password” on the server removes them.";

const startAgain = () =>
  new AppError("unauthenticated", "That took too long. Please enter your password again.");

const toCeremony = ({ sub, jti }: Ticket) =>
  ({ purpose: "sign-in-passkey", userId: sub, within: jti }) as const;

const demandFactor = async ({ factors }: Context, { user, passwordHash }: Account) => {
  const methods = await factors.findMethods(user._id);
  const bound = { userId: user._id, password: passwordFingerprint(passwordHash) };
  const ticket = await factors.tickets.sign("sign-in", { id: newId(), ...bound });
  const message = methods[0] ? demands[methods[0]] : noneLeft;
  return new AppError("second_factor_required", message, { secondStep: { ticket, methods } });
};

const readTicket = async ({ factors, users }: Context, text: string) => {
  const ticket = await factors.tickets.read("sign-in", text);
  const account = ticket && (await users.findById(ticket.sub));
  if (!account || ticket.password !== passwordFingerprint(account.passwordHash)) throw startAgain();
  return { ticket, account };
};

/** Uses up factor and ticket, both or none. The account is notified of a used recovery code: somebody may have found it. */
const useFactor = async (
  { factors, writeAccounts }: Context,
  factor: GivenFactor,
  ticket: Ticket,
) => {
  const use = await factors.use(factor, toCeremony(ticket));
  return writeAccounts(async (tx, mails) => {
    if (!(await use(tx))) return false;
    if (!(await useTicket(tx, ticket))) throw startAgain();
    if ("recoveryCode" in factor)
      await notifyFactorChange(tx, ticket.sub, "A recovery code was used to sign in to", mails);
    return true;
  });
};

const completeStep = async (
  context: Context,
  { ticket: _, ...factor }: SecondStepInput,
  ticket: Ticket,
  { network, isKnownDevice, takeSignIn }: Visitor,
) => {
  const { failures, failuresAnywhere } = context;
  const account = `${ticket.sub} ${ticket.password}`;
  const attempt = (takeAsWell?: TakeAsWell) =>
    failures.attempt(`${account} ${network}`, () => useFactor(context, factor, ticket), takeAsWell);
  const isRight = await (isKnownDevice
    ? attempt(takeSignIn)
    : failuresAnywhere.attempt(account, () => attempt(), takeSignIn));
  if (!isRight) throw wrongFactor(factor);
};

/** The step after the right password, for an account with a second factor. */
export const createSecondStep = (deps: Deps) => {
  const context = {
    ...deps,
    failures: createFailedSignIns(deps, { name: "factor", free: 10 }),
    failuresAnywhere: createFailedSignIns(deps, { name: "factor anywhere", free: 50 }),
  };
  return {
    /** Returns a 403 with the ticket for the second step. */
    demand: (account: Account) => demandFactor(context, account),

    /** 401 for a ticket that is forged, too old, or from before the account's present password. */
    read: (text: string) => readTicket(context, text),

    requestPasskey: (ticket: Ticket) => deps.factors.passkeys.request(toCeremony(ticket)),

    /** 400 for a wrong or used factor, 401 for a used ticket, 429 after many failures. */
    complete: (input: SecondStepInput, ticket: Ticket, visitor: Visitor) =>
      completeStep(context, input, ticket, visitor),
  };
};
export type SecondStep = ReturnType<typeof createSecondStep>;
