import { eq } from "drizzle-orm";
import { clientRole } from "shared/users";
import { newId } from "#db/new-id.ts";
import { users } from "#db/schema/users.ts";
import { isDuplicate } from "#db/sqlite-errors.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import { emailKey } from "../../lib/email-key.ts";
import type { WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { knownAddressMail } from "../../outbox/account-mails/link-mails.ts";
import { accountSubject } from "./account-events.ts";
import { mailConfirmation } from "./email-confirmation.ts";
import { toColumns } from "./user-row.ts";

type NewClient = { username: string; email: string; passwordHash: string };

type Deps = { writeAccounts: WriteAccounts };

/**
 * Stores a client's account. Where the e-mail has one already, its owner is told by mail, and whoever
 * asks learns nothing.
 */
export const createSignUp =
  ({ writeAccounts }: Deps) =>
  async (by: Actor, { passwordHash, ...input }: NewClient): Promise<void> => {
    const key = emailKey(input.email);
    await writeAccounts(async (tx, mails) => {
      const [mayMail, [known]] = await Promise.all([
        mails.limits.allows(tx, input.email, by.address),
        tx.select().from(users).where(eq(users.emailKey, key)),
      ]);
      if (known) return mayMail ? mails.send([knownAddressMail(known.email, mails)]) : undefined;
      const row = {
        id: newId(),
        ...toColumns({ ...input, role: clientRole }),
        emailConfirmed: false,
        passwordHash,
        createdAt: mails.at.toISOString(),
      };
      await tx.insert(users).values(row);
      const created = { action: "account.created", subject: accountSubject(row.id) } as const;
      await addEntry(tx, { ...created, after: { role: clientRole }, by, at: mails.at });
      if (mayMail) await mailConfirmation(tx, row, input.email, mails);
    }).catch((error: unknown) => {
      // Another process has just stored it.
      if (!isDuplicate(error)) throw error;
    });
  };
