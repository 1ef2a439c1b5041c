import { createEmailConfirmationService } from "#accounts/auth/email-confirmation.service.ts";
import { createPasswordReset } from "#accounts/auth/password-reset/password-reset.service.ts";
import { createPasswordRules } from "#accounts/auth/password-rules.ts";
import { createReauthenticationService } from "#accounts/auth/reauthentication.service.ts";
import { createSecondFactorService } from "#accounts/auth/second-factor/second-factor.service.ts";
import { createSecondFactors } from "#accounts/auth/second-factor/second-factors.ts";
import { createTicketCleanup } from "#accounts/auth/second-factor/tickets.ts";
import { createSessionTokens } from "#accounts/auth/sessions/session-tokens.ts";
import { createSessionsService } from "#accounts/auth/sessions/sessions.service.ts";
import { createFailureCleanup } from "#accounts/auth/sign-in/failed-sign-ins.ts";
import { createKnownDevices } from "#accounts/auth/sign-in/known-devices.ts";
import { createSecondStep } from "#accounts/auth/sign-in/second-step.ts";
import { createSignInService } from "#accounts/auth/sign-in/sign-in.service.ts";
import { createSignUp } from "#accounts/auth/sign-up.service.ts";
import { createSigningKeys } from "#accounts/auth/signing-keys.ts";
import { createLinkCleanup } from "#accounts/store/one-time-links.ts";
import { createUnusedAccountCleanup } from "#accounts/users/unconfirmed-accounts.ts";
import { createUsersService } from "#accounts/users/users.service.ts";
import { createVisitorAccountsService } from "#accounts/users/visitor-accounts.service.ts";
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
    visitorAccounts: createVisitorAccountsService({ db }),
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
