import { endOtherSessions } from "#db/accounts/end-sessions.ts";
import { noteSecondFactor } from "#db/accounts/second-factors.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import type { AuditEvent } from "../../../audit/audit-event.ts";
import type { WriteAccounts } from "../../../outbox/account-mails/account-writer.ts";
import type { SessionsService } from "../sessions/sessions.service.ts";
import { noticeFactor } from "./factor-notices.ts";

type Deps = { writeAccounts: WriteAccounts; sessions: Pick<SessionsService, "issue"> };

/** Somebody who changes the own account. */
export type Asker = { by: Actor; session: SessionRow };

/** Returns recovery codes that are new. */
type Change = (tx: Transaction) => Promise<string[] | null>;

/** For the activity log; `what` as below. */
export const factorChanged = (userId: string, what: string): AuditEvent => ({
  action: "second_factor.changed",
  subject: { kind: "account", id: userId },
  after: { what },
});

/** Ends the other sessions and tells people; `what` as in `A passkey was added to` an account. */
export const createChangeFactors =
  ({ writeAccounts, sessions }: Deps) =>
  async ({ by, session }: Asker, what: string, change: Change) => {
    const { userId } = session;
    const { renewed, recoveryCodes } = await writeAccounts(async (tx, mails) => {
      const renewed = await endOtherSessions(tx, session);
      const recoveryCodes = await change(tx);
      await noteSecondFactor(tx, userId);
      await noticeFactor(tx, userId, what, mails);
      await addEntry(tx, { ...factorChanged(userId, what), by, at: mails.at });
      return { renewed, recoveryCodes };
    });
    return { ...(await sessions.issue(renewed)), recoveryCodes };
  };
