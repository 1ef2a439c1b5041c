import { eq } from "drizzle-orm";
import type { PasskeyAnswer, SignInMethod } from "shared/second-factor";
import type { Database } from "#db/client.ts";
import { recoveryCodes } from "#db/schema/second-factors.ts";
import type { Asked } from "./passkey-challenges.ts";
import type { PasskeyFactor } from "./passkey-factor.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { TotpFactor } from "./totp-factor.ts";
import type { UseFactor } from "./use-factor.ts";

/** What somebody gives beside the password, or in its place. */
export type GivenFactor = { code: string } | { passkey: PasskeyAnswer } | { recoveryCode: string };

type Deps = {
  db: Database;
  totp: TotpFactor;
  passkeys: PasskeyFactor;
  relyingParty: RelyingParty;
};

/** The factors of an account together. */
export const createSecondFactors = ({ db, totp, passkeys, relyingParty }: Deps) => {
  const countRecoveryCodes = (userId: string) =>
    db.read.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

  return {
    countRecoveryCodes,

    /** Those that the account can use at present. */
    methodsOf: async (userId: string): Promise<SignInMethod[]> => {
      const canUsePasskey = !relyingParty.obstacle && (await passkeys.list(userId)).length > 0;
      return [
        ...((await totp.find(userId)) ? (["totp"] as const) : []),
        ...(canUsePasskey ? (["passkey"] as const) : []),
        ...((await countRecoveryCodes(userId)) > 0 ? (["recovery"] as const) : []),
      ];
    },

    use: async (given: GivenFactor, asked: Asked): Promise<UseFactor> => {
      const { userId } = asked;
      if ("code" in given) return totp.use(userId, given.code);
      if ("passkey" in given) return passkeys.use(given.passkey, asked);
      return (tx) => useRecoveryCode(tx, userId, given.recoveryCode);
    },
  };
};
export type SecondFactors = ReturnType<typeof createSecondFactors>;
