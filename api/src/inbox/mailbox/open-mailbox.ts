import type { ImapFlow, ImapFlowOptions } from "imapflow";
import { listSecrets } from "#mail/mail-secrets.ts";
import {
  type MailboxAddress,
  readAddress,
  shortTimeouts,
  toClientOptions,
} from "./mailbox-connection.ts";
import { asking, MailboxError } from "./mailbox-error.ts";

type Listeners = {
  /** A mail has come, or the connection is lost. */
  onNewMails: () => void;
};

/** Loads the client only for a configured mailbox, to save memory. */
const createClient = async (options: ImapFlowOptions) => {
  const { ImapFlow } = await import("imapflow");
  return new ImapFlow(options);
};

const examine = async (client: ImapFlow, folder: string) => {
  await client.connect();
  const opened = await client.mailboxOpen(folder, { readOnly: true });
  return { uidValidity: String(opened.uidValidity), uidNext: opened.uidNext };
};

/** Opens a mailbox for reading alone: nothing in it is marked or removed. Throws {@link MailboxError}. */
export const openMailbox = async (address: MailboxAddress, { onNewMails }: Listeners) => {
  const client = await createClient(toClientOptions(address));
  // Pending commands reject with the same error.
  client.on("error", () => {});
  client.on("exists", onNewMails);
  const { folder } = readAddress(address);
  const secrets = listSecrets(address);
  /** Wraps each command of the client. Throws {@link MailboxError}. */
  const ask = <T>(answer: Promise<T>) => asking(answer, secrets);
  try {
    const { uidValidity, uidNext } = await ask(examine(client, folder));
    client.on("close", onNewMails);
    const close = () => {
      // Our own logout is no news.
      client.off("close", onNewMails);
      client.close();
    };
    return { address, client, ask, uidValidity, uidNext, close };
  } catch (error) {
    client.close();
    throw error;
  }
};
export type OpenMailbox = Awaited<ReturnType<typeof openMailbox>>;

/** Opens it and says how many mails there are. Throws {@link MailboxError}. */
export const tryMailbox = async (address: MailboxAddress): Promise<number> => {
  const client = await createClient({ ...toClientOptions(address), ...shortTimeouts });
  client.on("error", () => {});
  try {
    await asking(examine(client, readAddress(address).folder), listSecrets(address));
    const { mailbox } = client;
    if (!mailbox) throw new MailboxError(new Error("No folder is open."));
    return mailbox.exists;
  } finally {
    client.close();
  }
};
