import { eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { hashPassword } from "#accounts/auth/passwords.ts";
import { createUsersService } from "#accounts/users/users.service.ts";
import { createContentService } from "#content/snapshot/content.service.ts";
import { createAccountWriter } from "#mail/account-mails/account-writer.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import type { Database } from "#platform/db/client.ts";
import { emailKey } from "#platform/email-key.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { users } from "#tables/accounts.ts";
import { mailSettings } from "#tables/mails.ts";
import { openMigrated } from "../data/open-migrated.ts";
import { randomPassword } from "./random-password.ts";

type Admin = Pick<typeof users.$inferSelect, "id" | "email" | "emailKey" | "hasSecondFactor">;

/** The one named, or the only one. */
const chooseAdmin = (admins: Admin[], email: string | undefined): Admin => {
  const matching = admins.filter((admin) => !email || admin.emailKey === emailKey(email.trim()));
  const [only, ...furtherAdmins] = matching;
  if (only && furtherAdmins.length === 0) return only;
  const names = admins.map((admin) => admin.email).join(", ");
  throw new StartError(
    names ? `Name one of the admins: ${names}` : "There is no admin yet: start the product first.",
  );
};

const openUsers = async (db: Database, { SMTP_URL, PUBLIC_URL: publicUrl }: Settings) => {
  const now = () => new Date();
  const content = createContentService({ db, now, toImageFields: createToImageFields() });
  const canSend = Boolean(SMTP_URL) || (await db.read.$count(mailSettings)) > 0;
  const { readSettings } = content;
  // Nothing is limited here, so nothing is stored under it.
  const limitSecret = "";
  const deps = { db, now, mailServer: { canSend }, readSettings, publicUrl, limitSecret };
  // The running product finds the mail when it looks again, or when it is started.
  return createUsersService({ db, now, writeAccounts: createAccountWriter(deps, () => {}) });
};

/** Gives an admin a new password, prints it once and ends their sessions; also while the product runs. */
export const setAdminPassword = async (
  settings: Settings,
  email: string | undefined,
  print: Print,
) => {
  const db = await openMigrated(settings, { isBesideProduct: true });
  try {
    const admins = await db.read.select().from(users).where(eq(users.role, adminRole));
    const admin = chooseAdmin(admins, email);
    const password = randomPassword();
    const passwordHash = await hashPassword(password);
    const { setPrintedPassword } = await openUsers(db, settings);
    await setPrintedPassword(admin.id, passwordHash);
    print(`${admin.email}  password: ${password}`);
    if (admin.hasSecondFactor)
      print("The second factor of this account was removed. Sign in and set up a new one.");
  } finally {
    db.close();
  }
};
