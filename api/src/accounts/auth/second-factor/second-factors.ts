import type { PasskeyAnswer } from "shared/accounts/second-factor";
import type { SignInMethod } from "shared/http/errors";
import type { Database } from "#platform/db/client.ts";
import type { Encryption } from "#platform/encryption.ts";
import { invalidField } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { SigningKeys } from "../signing-keys.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";
import { countRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import { createTickets, type UseOnce } from "./tickets.ts";
import { createTotp, type Totp } from "./totp.ts";
import { type Ceremony, type RelyingParty, toRelyingParty } from "./webauthn.ts";

/** A factor that a person gives beside the password, or in its place. */
export type GivenFactor = { code: string } | { passkey: PasskeyAnswer } | { recoveryCode: string };

const wrong = {
  code: "That code isn't right or has already been used. Enter the code your app shows now.",
  passkey: "This passkey was not accepted. Please try again.",
  recoveryCode: "That recovery code isn't right or has already been used.",
};

export const wrongFactor = (factor: GivenFactor) => {
  if ("code" in factor) return invalidField("code", wrong.code);
  if ("passkey" in factor) return invalidField("passkey", wrong.passkey);
  return invalidField("recoveryCode", wrong.recoveryCode);
};

type Factors = { db: Database; totp: Totp; passkeys: Passkeys; relyingParty: RelyingParty };

const findMethods = async (
  { db, totp, passkeys, relyingParty }: Factors,
  userId: string,
): Promise<SignInMethod[]> => {
  const methods: SignInMethod[] = [];
  if (await totp.find(userId)) methods.push("totp");
  if (!relyingParty.obstacle && (await passkeys.list(userId)).length > 0) methods.push("passkey");
  if ((await countRecoveryCodes(db, userId)) > 0) methods.push("recovery");
  return methods;
};

const useFactor = async (
  { totp, passkeys }: Factors,
  factor: GivenFactor,
  ceremony: Ceremony,
): Promise<UseOnce> => {
  const { userId } = ceremony;
  if ("code" in factor) return totp.use(userId, factor.code);
  if ("passkey" in factor) return passkeys.use(factor.passkey, ceremony);
  return (tx) => useRecoveryCode(tx, userId, factor.recoveryCode);
};

type Deps = {
  db: Database;
  keys: SigningKeys;
  encryption: Encryption;
  publicUrl: string;
  readCompanyName: () => Promise<string>;
  log: Log;
  now: () => Date;
};

/** All factors of accounts: authenticator apps, passkeys and recovery codes. */
export const createSecondFactors = (deps: Deps) => {
  const tickets = createTickets(deps.keys, deps.now);
  const relyingParty = toRelyingParty(deps.publicUrl);
  const totp = createTotp(deps);
  const passkeys = createPasskeys({ ...deps, tickets, relyingParty });
  const factors = { db: deps.db, totp, passkeys, relyingParty };
  return {
    tickets,
    relyingParty,
    totp,
    passkeys,
    countRecoveryCodes: (userId: string) => countRecoveryCodes(deps.db, userId),
    /** Returns the kinds of factors that the account can use at present. */
    findMethods: (userId: string) => findMethods(factors, userId),
    use: (factor: GivenFactor, ceremony: Ceremony) => useFactor(factors, factor, ceremony),
  };
};
export type SecondFactors = ReturnType<typeof createSecondFactors>;
