import type { OpenFiles } from "./attachments.ts";
import { createMailer, type Mailer } from "./delivery/mailer.ts";
import type { MailBrand } from "./layout/mail-brand.ts";
import type { Sender } from "./mail-message.ts";

/** `url` as in `SMTP_URL`. */
export type MailConnection = Sender & { url: string };

type Deps = {
  /** Settings of the environment, which take precedence if they name a server. */
  environment: Sender & { url: string | undefined };
  /** Settings saved by an admin, or `undefined`. */
  readStored: () => Promise<MailConnection | undefined>;
  readBrand: () => Promise<MailBrand>;
  openFiles?: OpenFiles | undefined;
};

/** Through which server mails go out and where the operator reads them; it may change at any time. */
export const createMailServer = (deps: Deps) => {
  const { environment, readStored, readBrand, openFiles } = deps;
  const { url, ...sender } = environment;
  const open = (connection: MailConnection) =>
    createMailer({ ...connection, readBrand, openFiles });
  let connection: MailConnection | undefined = url ? { url, ...sender } : undefined;
  let mailer: Mailer | undefined = connection && open(connection);
  const load = async () => {
    if (url) return;
    connection = await readStored();
    mailer?.retire();
    mailer = connection && open(connection);
  };
  let reloading = Promise.resolve();
  return {
    /** `undefined` as long as mails are held. */
    get connection() {
      return connection;
    },
    get canSend() {
      return mailer !== undefined;
    },
    get inbox() {
      return (connection ?? sender).inbox;
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
export type MailServer = ReturnType<typeof createMailServer>;
