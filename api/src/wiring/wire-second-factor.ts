import { createPasskeyChallenges } from "../features/auth/second-factor/passkey-challenges.ts";
import { createPasskeyFactor } from "../features/auth/second-factor/passkey-factor.ts";
import { relyingPartyOf } from "../features/auth/second-factor/relying-party.ts";
import { createSecondFactorService } from "../features/auth/second-factor/second-factor.service.ts";
import { createSecondFactors } from "../features/auth/second-factor/second-factors.ts";
import { createSecondStep } from "../features/auth/second-factor/second-step.ts";
import { createTickets } from "../features/auth/second-factor/tickets.ts";
import { createTotpFactor } from "../features/auth/second-factor/totp-factor.ts";
import type { SessionsService } from "../features/auth/sessions/sessions.service.ts";
import type { SigningKeys } from "../features/auth/signing-keys.ts";
import type { UsersService } from "../features/users/users.service.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

type Parts = { mail: Mail; keys: SigningKeys; sessions: SessionsService; users: UsersService };

/** What comes after the password. */
export const wireSecondFactor = (deps: ServiceDeps, { mail, keys, sessions, users }: Parts) => {
  const { db, log, now } = deps;
  const { encryption, readCompanyName, writeAccounts } = mail;
  const tickets = createTickets(keys, now);
  const challenges = createPasskeyChallenges(tickets);
  const relyingParty = relyingPartyOf(deps.settings.PUBLIC_URL);
  const totp = createTotpFactor({ db, encryption, log, now });
  const passkeys = createPasskeyFactor({ ...deps, challenges, relyingParty, readCompanyName });
  const factors = createSecondFactors({ db, totp, passkeys, relyingParty });
  const parts = { factors, totp, passkeys, relyingParty };
  return {
    secondStep: createSecondStep({
      db,
      writeAccounts,
      tickets,
      factors,
      passkeys,
      findAccount: users.findById,
      now,
    }),
    secondFactor: createSecondFactorService({ ...parts, writeAccounts, sessions, readCompanyName }),
  };
};
