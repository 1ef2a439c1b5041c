import { endOtherSessions, endSessions } from "#db/accounts/end-sessions.ts";
import { removeSecondFactors } from "#db/accounts/second-factors.ts";
import type { SessionRow } from "#db/schema/sessions.ts";
import { type Actor, commandLine } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import type { WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { accountSubject } from "./account-events.ts";
import { chosen, printed, storePassword } from "./store-password.ts";
import { findUser } from "./user-rules.ts";

const passwordChanged = (id: string) =>
  ({ action: "password.changed", subject: accountSubject(id) }) as const;

/** New passwords of accounts. 404 for an id that does not exist. */
export const createPasswordChanges = (writeAccounts: WriteAccounts) => ({
  /** From the server's command line, the way back in: removes the second factors, too. Ends every session. */
  setPrintedPassword: (id: string, passwordHash: string) =>
    writeAccounts(async (tx, mails) => {
      const by = "somebody with access to the server (pnpm admin:password)";
      const row = await findUser(tx, id);
      await storePassword(tx, row, printed(passwordHash, mails.at), by, mails);
      await removeSecondFactors(tx, id);
      await endSessions(tx, id);
      const event = { ...passwordChanged(id), by: commandLine, at: mails.at };
      const after = { secondFactor: "removed" };
      await addEntry(tx, row.hasSecondFactor ? { ...event, after } : event);
    }),

  /** Ends every session but the one in which the user gave the old password; 401 when that has ended. The password proves nothing where there is a second factor. */
  changePassword: (by: Actor, session: SessionRow, passwordHash: string): Promise<SessionRow> =>
    writeAccounts(async (tx, mails) => {
      const row = await findUser(tx, session.userId);
      await storePassword(tx, row, chosen(passwordHash), row.email, mails);
      await addEntry(tx, { ...passwordChanged(row.id), by, at: mails.at });
      const provenAt = row.hasSecondFactor ? session.provenAt : mails.at.toISOString();
      return endOtherSessions(tx, session, { provenAt });
    }),
});
