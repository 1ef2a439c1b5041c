import { eq } from "drizzle-orm";
import type {
  MailDomain,
  MailSettings,
  MailSettingsChange,
  MailSettingsInput,
  MailTrial,
} from "shared/mail/mail-settings";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import { changesBetween } from "#audit/changes-between.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import { milestones } from "#platform/db/schema/milestones.ts";
import type { Encryption } from "#platform/encryption.ts";
import { conflict, editConflict, validationFailed } from "#platform/errors.ts";
import { mailSettings as table } from "#tables/mails.ts";
import type { WriteAccounts } from "../account-mails/account-writer.ts";
import { notifyAdmins } from "../account-mails/notices.ts";
import type { MailBrand } from "../layout/mail-brand.ts";
import type { Sender } from "../mail-message.ts";
import type { MailConnection } from "../mail-server.ts";
import { checkMailServer } from "./check-mail-server.ts";
import { type ResolveTxt, readMailDomain } from "./mail-domain.ts";
import {
  decryptPassword,
  mailSettingsRow,
  type StoredMailSettings,
  selectMailSettings,
  toConnection,
} from "./stored-mail-settings.ts";
import { createTestMails } from "./test-mails.ts";

type Environment = Sender & { url: string | undefined };

type Deps = {
  db: Database;
  now: () => Date;
  environment: Environment;
  readBrand: () => Promise<MailBrand>;
  encryption: Encryption;
  resolveTxt: ResolveTxt;
  writeAccounts: WriteAccounts;
  /** Runs after the outgoing mail settings have changed. */
  onChange: () => Promise<void>;
  isInUse: (connection: MailConnection) => boolean;
  isMailPort: (port: number) => boolean;
};

const toServer = (url: string): MailSettings["server"] => {
  const { hostname, port, protocol, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port) || (protocol === "smtps:" ? 465 : 587),
    user: decodeURIComponent(username) || null,
    hasPassword: password !== "",
  };
};

const toMailSettings = (
  { url, from, inbox }: Environment,
  stored: StoredMailSettings | undefined,
): MailSettings => {
  const version = stored?.updatedAt ?? "";
  if (stored && !url) {
    const { host, port, user, password, fromName, fromAddress } = stored;
    const server = { host, port, user, hasPassword: password !== null };
    return { source: "admin", server, fromName, fromAddress, inbox: stored.inbox, version };
  }
  return {
    source: url ? "environment" : "none",
    server: url ? toServer(url) : null,
    fromName: from.name || null,
    fromAddress: from.address,
    inbox,
    version,
  };
};

const passwordNeeded = () =>
  validationFailed([
    { path: "password", message: "Enter the password for this server and user name." },
  ]);

/** The stored password goes to no other server and no other account than the one it was typed for. */
const refuseOtherServer = (
  { host, port, user }: MailSettingsInput,
  stored: StoredMailSettings | undefined,
) => {
  const isSame = stored?.host === host && stored.port === port && stored.user === user;
  if (!isSame) throw passwordNeeded();
};

/** Mentions a changed password without its value. */
const describeChange = (
  current: MailSettings,
  changed: MailSettings,
  { password }: MailSettingsInput,
): AuditEvent => {
  const { before, after } = changesBetween(current, changed);
  const note = password === undefined ? {} : { password: "changed" };
  return { action: "mail_settings.changed", before, after: { ...after, ...note } };
};

/** Manages the mail settings. The password is stored encrypted and never returned. */
export const createMailSettingsService = (deps: Deps) => {
  const { db, now, environment, encryption, resolveTxt, onChange, isMailPort } = deps;
  const testMails = createTestMails(deps);

  const readPassword = async (input: MailSettingsInput) => {
    if (!input.user) return null;
    if (input.password !== undefined) return input.password || null;
    const stored = await selectMailSettings(db.read);
    refuseOtherServer(input, stored);
    const password = stored ? await decryptPassword(stored, encryption) : null;
    if (password === undefined) throw passwordNeeded();
    return password;
  };

  return {
    read: async (): Promise<MailSettings> => {
      const stored = await selectMailSettings(db.read);
      const isReadable = stored && (await decryptPassword(stored, encryption)) !== undefined;
      return toMailSettings(
        environment,
        stored && !isReadable ? { ...stored, password: null } : stored,
      );
    },

    /**
     * 409 where the environment names the server, or when they are no longer those of `version`; 400 for no
     * mail server.
     */
    save: async (
      by: Actor & { email: string },
      { version, ...input }: MailSettingsChange,
    ): Promise<MailSettings> => {
      if (environment.url)
        throw conflict(
          "The mail server is set on the server (SMTP_URL) and can't be changed here.",
        );
      await checkMailServer(input, isMailPort);
      const password = await readPassword(input);
      const encrypted = password && (await encryption.encrypt(password));
      const saved = await deps.writeAccounts(async (tx, mails) => {
        const stored = await selectMailSettings(tx);
        const current = toMailSettings(environment, stored);
        if (current.version !== version) throw editConflict(current);
        const updatedAt = stored ? nextVersionTime(stored.updatedAt, now()) : now().toISOString();
        const row = { ...input, id: mailSettingsRow, password: encrypted, updatedAt };
        await tx.insert(table).values(row).onConflictDoUpdate({ target: table.id, set: row });
        await tx.delete(milestones).where(eq(milestones.name, "test-mail"));
        const sentence = `Emails are now sent through ${input.host}`;
        await notifyAdmins(tx, { sentence, by: by.email }, mails);
        const changed = toMailSettings(environment, row);
        await addEntry(tx, { ...describeChange(current, changed, input), by, at: now() });
        return changed;
      });
      await onChange();
      await testMails.noteInUse();
      return saved;
    },

    readDomain: async (): Promise<MailDomain> => {
      const { fromAddress } = toMailSettings(environment, await selectMailSettings(db.read));
      return readMailDomain(fromAddress.replace(/^.*@/, ""), resolveTxt);
    },

    /** Sends a mail to the inbox with these settings; refuses no address that a server may refuse. */
    sendTest: async (input: MailSettingsInput): Promise<MailTrial> => {
      await checkMailServer(input, isMailPort);
      return testMails.send(toConnection({ ...input, password: await readPassword(input) }));
    },
  };
};
export type MailSettingsService = ReturnType<typeof createMailSettingsService>;
