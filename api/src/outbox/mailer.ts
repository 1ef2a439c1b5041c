import { createTransport } from "nodemailer";
import { createMessages, type MailRow, type Sender } from "./mail-message.ts";
import { protectionFor } from "./smtp-protection.ts";

/** Mails that are handed over at the same time, each on a connection of its own. */
export const mostAtOnce = 5;

/** Milliseconds that a mail may take. */
export type Patience = {
  /** Until a connection is greeted and ready. */
  greeting: number;
  /** Until all of it is handed over: breaking off before that cannot double it. */
  handover: number;
  /** Until the server says that it has it (RFC 5321, 4.5.3.2.6): breaking off then might. */
  receipt: number;
};
const usualPatience: Patience = { greeting: 30_000, handover: 60_000, receipt: 600_000 };

type Options = Sender & {
  /** `smtp://user:password@host:port`; its query may set options of nodemailer's SMTP transport. */
  url: string;
  patience?: Patience;
};

/** Aborts `signal` when the next step takes too long. */
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

/** Hands mails to the mail server. Connects when there is one to send, and keeps the connection a while. */
export const createMailer = ({ url, from, inbox, patience = usualPatience }: Options) => {
  const { greeting, handover, receipt } = patience;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostAtOnce,
    // Only for a kept connection that turns out to be closed before any of the mail was sent.
    maxRequeues: 1,
    idleTimeout: 10_000,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: receipt,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...protectionFor(url),
  });
  const onHandedOver = new Map<unknown, () => void>();
  transport.use("stream", ({ data, message }, done) => {
    message.processFunc((stream) => stream.once("end", () => onHandedOver.get(data.signal)?.()));
    done();
  });

  const toMessage = createMessages({ from, inbox });

  return {
    /**
     * Resolves once the server has the mail; `handedOver` is called when all of it is on its way.
     * Throws what nodemailer throws; see `mailTroubleOf`.
     */
    send: async (mail: MailRow, stop: AbortSignal, handedOver: () => void) => {
      const deadline = createDeadline(handover);
      const signal = AbortSignal.any([stop, deadline.signal]);
      onHandedOver.set(signal, () => {
        deadline.postpone(receipt);
        handedOver();
      });
      try {
        await transport.sendMail({ ...toMessage(mail), signal });
      } finally {
        onHandedOver.delete(signal);
        deadline.clear();
      }
    },
    close: () => transport.close({ force: true }),
  };
};
export type Mailer = ReturnType<typeof createMailer>;
