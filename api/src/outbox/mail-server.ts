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
};

/** Through which server mails go out and where the operator reads them; it may change at any time. */
export const createMailServer = ({ environment, readStored, readCompanyName }: Deps) => {
  const { url, ...sender } = environment;
  const open = (connection: MailConnection) => createMailer({ ...connection, readCompanyName });
  let inbox = sender.inbox;
  let mailer: Mailer | undefined = url ? open({ url, ...sender }) : undefined;
  const load = async () => {
    if (url) return;
    const stored = await readStored();
    mailer?.retire();
    mailer = stored && open(stored);
    inbox = stored?.inbox ?? sender.inbox;
  };
  let reloading = Promise.resolve();
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
    reload: () => {
      // One after the other: the last that was saved is the last that is taken.
      reloading = reloading.then(load, load);
      return reloading;
    },
  };
};
