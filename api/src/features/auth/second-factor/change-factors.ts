import { endOtherSessions } from "#db/end-sessions.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import { noteSecondFactor } from "#db/second-factors.ts";
import type { Transaction } from "#db/transaction.ts";
import type { WriteAccounts } from "../../../outbox/account-mails/account-writer.ts";
import type { SessionsService } from "../sessions/sessions.service.ts";
import { noticeFactor } from "./factor-notices.ts";

type Deps = { writeAccounts: WriteAccounts; sessions: Pick<SessionsService, "issue"> };

/** Returns recovery codes that are new. */
type Change = (tx: Transaction) => Promise<string[] | null>;

/** Ends the other sessions and tells people; `what` as in `A passkey was added to`. */
export const createChangeFactors =
  ({ writeAccounts, sessions }: Deps) =>
  async (session: SessionRow, what: string, change: Change) => {
    const { userId } = session;
    const { renewed, recoveryCodes } = await writeAccounts(async (tx, mails) => {
      const renewed = await endOtherSessions(tx, session);
      const recoveryCodes = await change(tx);
      await noteSecondFactor(tx, userId);
      await noticeFactor(tx, userId, what, mails);
      return { renewed, recoveryCodes };
    });
    return { ...(await sessions.issue(renewed)), recoveryCodes };
  };
