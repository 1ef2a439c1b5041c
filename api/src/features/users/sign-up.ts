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
import { mailConfirmation, mailSignUp } from "./email-confirmation.ts";
import { toColumns } from "./user-row.ts";
import { isOwned } from "./user-rules.ts";

type NewClient = { username: string; email: string; passwordHash: string };

type Deps = { writeAccounts: WriteAccounts };

/**
 * Stores a client's account. Where the email has an account, its owner gets a mail and the answer stays the same; an
 * account that nobody has confirmed stays until a newer sign-up is confirmed.
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
      if (known && !mayMail) return;
      if (known && (isOwned(known) || known.blocked))
        return mails.send([knownAddressMail(known.email, mails)]);
      if (known)
        return mailSignUp(tx, input.email, { username: input.username, passwordHash }, mails);
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
