import { redactValues } from "#db/sqlite-errors.ts";
import type { Log } from "../lib/log.ts";
import type { Sender } from "./mail-message.ts";
import { createMailer, type Mailer } from "./mailer.ts";

/** `url` as in `SMTP_URL`. */
export type MailConnection = Sender & { url: string };

type Deps = {
  /** What the environment says; it wins where it names a server. */
  environment: Sender & { url: string | undefined };
  /** What an admin has saved; `undefined` for nothing. */
  readStored: () => Promise<MailConnection | undefined>;
  /** The sender's name where a connection has none. */
  readCompanyName: () => Promise<string>;
  log: Log;
};

/** Through which server mails go out and where the operator reads them; it may change at any time. */
export const createMailServer = ({ environment, readStored, readCompanyName, log }: Deps) => {
  const { url, ...sender } = environment;
  const open = (connection: MailConnection) => createMailer({ ...connection, readCompanyName });
  let inbox = sender.inbox;
  let mailer: Mailer | undefined = url ? open({ url, ...sender }) : undefined;
  return {
    get canSend() {
      return mailer !== undefined;
    },
    get inbox() {
      return inbox;
    },
    get mailer() {
      return mailer;
    },
    /** Takes what an admin has saved. */
    reload: async () => {
      if (url) return;
      const stored = await readStored().catch((error: unknown) => {
        const fields = { event: "mail.settings_unreadable", err: redactValues(error) };
        log.error(fields, "The mail settings cannot be read: mails are held.");
        return undefined;
      });
      mailer?.retire();
      mailer = stored && open(stored);
      inbox = stored?.inbox ?? sender.inbox;
    },
  };
};
