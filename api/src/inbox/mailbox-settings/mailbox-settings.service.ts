import type {
  MailboxSettings,
  MailboxSettingsChange,
  MailboxSettingsInput,
  MailboxTrial,
} from "shared/inbox/mailbox/mailbox-settings";
import { addEntry } from "#audit/add-entries.ts";
import { changesBetween } from "#audit/changes-between.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAdmins } from "#mail/account-mails/notices.ts";
import { checkMailServer } from "#mail/settings/check-mail-server.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Encryption } from "#platform/encryption.ts";
import { conflict, editConflict, invalidField } from "#platform/errors.ts";
import { mailboxSettings as table } from "#tables/mailboxes.ts";
import { describeMailboxError } from "../mailbox/describe-mailbox-error.ts";
import { readAddress, toAddress } from "../mailbox/mailbox-connection.ts";
import { MailboxError } from "../mailbox/mailbox-error.ts";
import { readTrouble } from "../mailbox/mailbox-troubles.ts";
import { tryMailbox } from "../mailbox/open-mailbox.ts";
import {
  decryptPassword,
  isMailboxRow,
  mailboxRow,
  type StoredMailbox,
  selectMailbox,
} from "./stored-mailbox.ts";

type Deps = {
  db: Database;
  now: () => Date;
  /** The value of `IMAP_URL`. */
  environment: string | undefined;
  encryption: Encryption;
  writeAccounts: WriteAccounts;
  isMailboxPort: (port: number) => boolean;
  /** Called after the mailbox settings have changed. */
  onChange: () => void;
};

type Shown = Omit<MailboxSettings, "trouble">;
type Asker = Actor & { email: string };

const toShown = (environment: string | undefined, stored: StoredMailbox | undefined): Shown => {
  const version = stored?.updatedAt ?? "";
  if (environment) {
    const { password, isSecure: _isSecure, ...server } = readAddress(environment);
    return { source: "environment", server: { ...server, hasPassword: password !== "" }, version };
  }
  if (!stored) return { source: "none", server: null, version };
  const { host, port, user, folder } = stored;
  return { source: "admin", server: { host, port, user, folder, hasPassword: true }, version };
};

const passwordNeeded = () =>
  invalidField("password", "Enter the password for this server and user name.");

const toTrial = (count: number): MailboxTrial => ({
  isReadable: true,
  message: `The mailbox can be read. It holds ${count.toLocaleString("en")} ${count === 1 ? "email" : "emails"}.`,
});

/** Settings of the mailbox for guests' replies. The password is stored encrypted and never shown. */
export const createMailboxSettingsService = (deps: Deps) => {
  const { db, now, environment, encryption, isMailboxPort, onChange } = deps;

  /** A stored password goes to no other server and no other account than the one it was typed for. */
  const readPassword = async ({ host, port, user, password }: MailboxSettingsInput) => {
    if (password) return password;
    const stored = await selectMailbox(db.read);
    if (stored?.host !== host || stored.port !== port || stored.user !== user)
      throw passwordNeeded();
    const decrypted = await decryptPassword(stored, encryption);
    if (decrypted === undefined) throw passwordNeeded();
    return decrypted;
  };

  const refuseEnvironment = () => {
    if (environment)
      throw conflict("The mailbox is set on the server (IMAP_URL) and can't be changed here.");
  };

  const withTrouble = async (shown: Shown): Promise<MailboxSettings> => ({
    ...shown,
    trouble: await readTrouble(db.read),
  });

  const change = async (
    by: Asker,
    sentence: string,
    version: string | undefined,
    next: Omit<StoredMailbox, "updatedAt"> | undefined,
  ) => {
    const saved = await deps.writeAccounts(async (tx, mails) => {
      const stored = await selectMailbox(tx);
      const current = toShown(undefined, stored);
      if (version !== undefined && current.version !== version)
        throw editConflict({ ...current, trouble: null });
      const updatedAt = stored ? nextVersionTime(stored.updatedAt, now()) : now().toISOString();
      const row = next && { ...next, updatedAt };
      if (row)
        await tx.insert(table).values(row).onConflictDoUpdate({ target: table.id, set: row });
      else await tx.delete(table).where(isMailboxRow);
      await notifyAdmins(tx, { sentence, by: by.email }, mails);
      const changed = toShown(undefined, row);
      const changes = changesBetween(current, changed);
      await addEntry(tx, { action: "mailbox_settings.changed", ...changes, by, at: now() });
      return changed;
    });
    onChange();
    return withTrouble(saved);
  };

  return {
    read: async () => withTrouble(toShown(environment, await selectMailbox(db.read))),

    /**
     * 409 where the environment names the mailbox, or when they are no longer those of `version`; 400 for no
     * mail server.
     */
    save: async (by: Asker, { version, ...input }: MailboxSettingsChange) => {
      refuseEnvironment();
      await checkMailServer(input, isMailboxPort, "993 or 143");
      const password = await encryption.encrypt(await readPassword(input));
      const sentence = `Guest replies are now read from ${input.host}`;
      return change(by, sentence, version, { ...input, id: mailboxRow, password });
    },

    remove: async (by: Asker) => {
      refuseEnvironment();
      return change(by, "Guest replies are no longer read", undefined, undefined);
    },

    /** Opens it for reading; refuses nothing that a server may refuse. */
    try: async (input: MailboxSettingsInput): Promise<MailboxTrial> => {
      await checkMailServer(input, isMailboxPort, "993 or 143");
      const address = toAddress({ ...input, password: await readPassword(input) });
      return tryMailbox(address).then(toTrial, (error: unknown) => {
        if (!(error instanceof MailboxError)) throw error;
        return { isReadable: false, message: describeMailboxError(error.cause) };
      });
    },
  };
};
export type MailboxSettingsService = ReturnType<typeof createMailboxSettingsService>;
