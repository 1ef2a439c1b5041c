import type { Database } from "#db/client.ts";
import type { WriteWithMails } from "../../outbox/mail-writer.ts";
import type { CreateIntake } from "./message-intake.ts";
import type { MailContext } from "./message-mails.ts";

/** What a service of visitors' messages works with. */
export type MessageDeps = {
  db: Database;
  now: () => Date;
  createIntake: CreateIntake;
  writeWithMails: WriteWithMails;
  mailContext: MailContext;
  /** Whether so many messages come in that they are flagged and cause no mails. */
  isFlood: () => boolean;
};
