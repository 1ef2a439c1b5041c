import { createLinkCleanup } from "../db/accounts/one-time-links.ts";
import { createEmailConfirmationService } from "../features/auth/email-confirmation.service.ts";
import { createPasswordReset } from "../features/auth/password-reset/password-reset.service.ts";
import { createPasswordRules } from "../features/auth/password-rules.ts";
import { createReauthenticationService } from "../features/auth/reauthentication.service.ts";
import { createSecondFactorService } from "../features/auth/second-factor/second-factor.service.ts";
import { createSecondFactors } from "../features/auth/second-factor/second-factors.ts";
import { createTicketCleanup } from "../features/auth/second-factor/tickets.ts";
import { createSessionTokens } from "../features/auth/sessions/session-tokens.ts";
import { createSessionsService } from "../features/auth/sessions/sessions.service.ts";
import { createFailureCleanup } from "../features/auth/sign-in/failed-sign-ins.ts";
import { createKnownDevices } from "../features/auth/sign-in/known-devices.ts";
import { createSecondStep } from "../features/auth/sign-in/second-step.ts";
import { createSignInService } from "../features/auth/sign-in/sign-in.service.ts";
import { createSignUp } from "../features/auth/sign-up.service.ts";
import { createSigningKeys } from "../features/auth/signing-keys.ts";
import { createUnusedAccountCleanup } from "../features/users/unconfirmed-accounts.ts";
import { createUsersService } from "../features/users/users.service.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Audit } from "./wire-audit.ts";
import type { Mail } from "./wire-mail.ts";

/** Users, the ways in, sessions and second factors. */
export const wireAccounts = (deps: ServiceDeps, mail: Mail, audit: Audit) => {
  const { db, log, now, secrets, settings } = deps;
  const { encryption, mailServer, readCompanyName, writeAccounts } = mail;
  const { auditEvents: events, fingerprintEmail } = audit;
  const keys = createSigningKeys(secrets.jwt);
  const devices = createKnownDevices(keys, now);
  const passwordRules = createPasswordRules({ readCompanyName });
  const users = createUsersService({ db, now, writeAccounts });
  const sessions = createSessionsService({
    db,
    events,
    tokens: createSessionTokens(keys, now),
    log,
    now,
  });
  const factors = createSecondFactors({
    db,
    keys,
    encryption,
    publicUrl: settings.PUBLIC_URL,
    readCompanyName,
    log,
    now,
  });
  const parts = {
    db,
    users,
    passwordRules,
    sessions,
    devices,
    factors,
    writeAccounts,
    events,
    now,
  };
  return {
    users,
    passwordRules,
    sessions,
    signUp: createSignUp(parts),
    emailConfirmation: createEmailConfirmationService(parts),
    passwordReset: createPasswordReset({ ...parts, mailServer, log }),
    signIn: createSignInService({
      ...parts,
      secondStep: createSecondStep(parts),
      fingerprintEmail,
      limitSecret: secrets.encryption,
    }),
    reauthentication: createReauthenticationService(parts),
    secondFactor: createSecondFactorService({ ...parts, readCompanyName }),
    removeExpiredLinks: createLinkCleanup({ db, now }),
    removeFailures: createFailureCleanup({ db, now }),
    removeUsedTickets: createTicketCleanup({ db, now }),
    removeUnusedAccounts: createUnusedAccountCleanup({ db, mailServer, now }),
  };
};
