import { createTransport } from "nodemailer";
import { attachLogo, type OpenFiles, openAttachments } from "../attachments.ts";
import { type MailBrand, toMailBrand } from "../layout/mail-brand.ts";
import { createMessageFormatter, type OutgoingMail, type Sender } from "../mail-message.ts";
import { hideSecrets, listSecrets } from "../mail-secrets.ts";
import { tlsOptionsFor } from "./tls-options.ts";

export const maxConnections = 5;

export type SmtpTimeouts = {
  greeting: number;
  /** Until all of it is sent: breaking off before that cannot double it. */
  transfer: number;
  /** Until the server says that it has it (RFC 5321, 4.5.3.2.6): breaking off then might. */
  acknowledgement: number;
};
const defaultTimeouts: SmtpTimeouts = {
  greeting: 30_000,
  transfer: 60_000,
  acknowledgement: 600_000,
};

type Options = Sender & {
  readBrand: () => Promise<MailBrand>;
  /** `smtp://user:password@host:port`; its query may set options of nodemailer's SMTP transport. */
  url: string;
  timeouts?: SmtpTimeouts;
  openFiles?: OpenFiles | undefined;
};

/** Bytes of attachments per millisecond on a slow line. */
const slowestUpload = 20;

const createDeadline = (milliseconds: number) => {
  const late = new AbortController();
  const startTimer = (left: number) => setTimeout(() => late.abort(), left);
  let timer = startTimer(milliseconds);
  return {
    signal: late.signal,
    postpone: (left: number) => {
      clearTimeout(timer);
      timer = startTimer(left);
    },
    clear: () => clearTimeout(timer),
  };
};

const openTransport = (url: string, { greeting, acknowledgement }: SmtpTimeouts) =>
  createTransport({
    url,
    pool: true,
    maxConnections,
    // Only for a kept connection that turns out to be closed before any of the mail was sent.
    maxRequeues: 1,
    idleTimeout: 10_000,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: acknowledgement,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...tlsOptionsFor(url),
  });

export const createMailer = (options: Options) => {
  const { url, from, inbox, readBrand, timeouts = defaultTimeouts } = options;
  const { openFiles = async () => [] } = options;
  const transport = openTransport(url, timeouts);
  const dataSentCallbacks = new Map<unknown, () => void>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) =>
      stream.once("end", () => dataSentCallbacks.get(data.signal)?.()),
    );
    done();
  });

  const toMessage = createMessageFormatter({ from, inbox });

  return {
    /** How mails show the company at present; a sender with a name can do without its settings. */
    readBrand: () =>
      readBrand().catch((error) => {
        if (!from.name) throw error;
        return toMailBrand({ company: from, brand: { mainColor: null, accentColor: null } }, null);
      }),
    /** Resolves once the server has the mail. Throws what nodemailer throws; see `classifySmtpError`. */
    send: async (mail: OutgoingMail, stop: AbortSignal, onDataSent: () => void) => {
      const { bytes, attachments: files } = await openAttachments(openFiles, mail.files);
      const message = { ...toMessage(mail), attachments: [...attachLogo(mail.brand), ...files] };
      const deadline = createDeadline(timeouts.transfer + bytes / slowestUpload);
      const signal = AbortSignal.any([stop, deadline.signal]);
      dataSentCallbacks.set(signal, () => {
        deadline.postpone(timeouts.acknowledgement);
        onDataSent();
      });
      try {
        await transport.sendMail({ ...message, signal });
      } catch (error) {
        hideSecrets(error, listSecrets(url));
        throw error;
      } finally {
        dataSentCallbacks.delete(signal);
        deadline.clear();
      }
    },
    /** Ends when what is under way is done. */
    retire: () => transport.close(),
    /** Breaks off what is under way. */
    close: () => transport.close({ force: true }),
  };
};
export type Mailer = ReturnType<typeof createMailer>;
