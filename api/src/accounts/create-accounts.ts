import type { EventLog } from "#audit/event-log.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Encryption } from "#platform/encryption.ts";
import type { Settings } from "#platform/env/env.ts";
import { createApiKeysService } from "./api-keys/api-keys.service.ts";
import { createEmailConfirmationService } from "./auth/email-confirmation.service.ts";
import { createPasswordReset } from "./auth/password-reset/password-reset.service.ts";
import { createPasswordRules } from "./auth/password-rules.ts";
import { createReauthenticationService } from "./auth/reauthentication.service.ts";
import { createSecondFactorService } from "./auth/second-factor/second-factor.service.ts";
import { createSecondFactors } from "./auth/second-factor/second-factors.ts";
import { createTicketCleanup } from "./auth/second-factor/tickets.ts";
import { createSessionTokens } from "./auth/sessions/session-tokens.ts";
import { createSessionsService } from "./auth/sessions/sessions.service.ts";
import { createFailureCleanup } from "./auth/sign-in/failed-sign-ins.ts";
import { createKnownDevices } from "./auth/sign-in/known-devices.ts";
import { createSecondStep } from "./auth/sign-in/second-step.ts";
import { createSignInService } from "./auth/sign-in/sign-in.service.ts";
import { createSignUp } from "./auth/sign-up.service.ts";
import { createSigningKeys } from "./auth/signing-keys.ts";
import { createInvitationsService } from "./invitations/invitations.service.ts";
import { createLinkCleanup } from "./store/one-time-links.ts";
import { createUnusedAccountCleanup } from "./users/unconfirmed-accounts.ts";
import { createUsersService } from "./users/users.service.ts";
import { createVisitorAccountsService } from "./users/visitor-accounts.service.ts";

export type AccountsDeps = DomainDeps & {
  settings: Pick<Settings, "PUBLIC_URL">;
  secrets: { jwt: string; encryption: string };
  encryption: Encryption;
  mailServer: { readonly canSend: boolean };
  readCompanyName: () => Promise<string>;
  writeAccounts: WriteAccounts;
  auditEvents: Pick<EventLog, "note">;
  fingerprintEmail: (email: string) => string;
};

/** Users, sign-in, sessions and second factors. */
export const createAccounts = (deps: AccountsDeps) => {
  const { db, log, now, secrets, mailServer, readCompanyName, fingerprintEmail } = deps;
  const { encryption, writeAccounts, auditEvents: events } = deps;
  const publicUrl = deps.settings.PUBLIC_URL;
  const keys = createSigningKeys(secrets.jwt);
  const tokens = createSessionTokens(keys, now);
  const parts = {
    db,
    now,
    events,
    writeAccounts,
    users: createUsersService({ db, now, writeAccounts }),
    passwordRules: createPasswordRules({ readCompanyName }),
    sessions: createSessionsService({ db, events, tokens, log, now }),
    devices: createKnownDevices(keys, now),
    factors: createSecondFactors({ db, keys, encryption, publicUrl, readCompanyName, log, now }),
  };
  const apiKeys = createApiKeysService({ db, log, now, writeAccounts });
  return {
    users: parts.users,
    visitorAccounts: createVisitorAccountsService({ db }),
    passwordRules: parts.passwordRules,
    sessions: parts.sessions,
    apiKeys,
    callers: {
      /** Returns which of these sessions and API keys may still read the inbox. */
      filterOpen: async (ids: string[]) =>
        new Set([...(await parts.sessions.filterOpen(ids)), ...(await apiKeys.filterValid(ids))]),
    },
    signUp: createSignUp(parts),
    invitations: createInvitationsService(parts),
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
