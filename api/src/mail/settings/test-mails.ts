import type { MailTrial } from "shared/mail/mail-settings";
import type { Database } from "#platform/db/client.ts";
import { noteMilestone } from "#platform/db/milestones.ts";
import { newId } from "#platform/db/new-id.ts";
import { classifySmtpError } from "../delivery/classify-smtp-error.ts";
import { createMailer } from "../delivery/mailer.ts";
import type { MailBrand } from "../layout/mail-brand.ts";
import type { MailConnection } from "../mail-server.ts";

type Deps = {
  db: Database;
  now: () => Date;
  readBrand: () => Promise<MailBrand>;
  /** True if the connection is in use. */
  isInUse: (connection: MailConnection) => boolean;
};

/** An admin waits for the outcome. */
const timeouts = { greeting: 10_000, transfer: 10_000, acknowledgement: 20_000 };

const testMail = (to: string, at: Date) => ({
  id: newId(),
  to,
  replyTo: null,
  subject: "Test email",
  parts: [{ text: "Emails from your website arrive here." }],
  references: null,
  answers: null,
  files: null,
  queuedAt: null,
  createdAt: at.toISOString(),
});

/** Mails that try settings. Settings are mostly tried first and saved then: the last that worked are remembered. */
export const createTestMails = ({ db, now, readBrand, isInUse }: Deps) => {
  let lastWorking: MailConnection | undefined;

  /** Keeps that a test mail went out with the settings in use, if one did. */
  const noteInUse = async () => {
    if (!lastWorking || !isInUse(lastWorking)) return;
    await db.write((tx) => noteMilestone(tx, "test-mail", now()));
  };

  return {
    noteInUse,

    /** To the connection's inbox; refuses nothing that a server may refuse. */
    send: async (connection: MailConnection): Promise<MailTrial> => {
      const { inbox } = connection;
      const mailer = createMailer({ ...connection, readBrand, timeouts });
      const mail = { ...testMail(inbox, now()), brand: await mailer.readBrand() };
      try {
        await mailer.send(mail, AbortSignal.timeout(30_000), () => {});
        lastWorking = connection;
        await noteInUse();
        const message = `The mail server accepted a test email to ${inbox}. Check that inbox, including its spam folder.`;
        return { isSent: true, message };
      } catch (error) {
        return { isSent: false, message: classifySmtpError(error).message };
      } finally {
        mailer.close();
      }
    },
  };
};
