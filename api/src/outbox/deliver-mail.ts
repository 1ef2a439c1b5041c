import { setTimeout as pause } from "node:timers/promises";
import { withoutValues } from "#db/sqlite-errors.ts";
import type { Log } from "../log.ts";
import { classifyAfterData, classifySmtpError, type SendFailure } from "./classify-smtp-error.ts";
import type { LeasedMail, MailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";
import { backoffDelay } from "./server-backoff.ts";

/** A third of a lease, so that one renewal may fail. */
const renewMilliseconds = 20_000;

type Deps = {
  queue: MailQueue;
  mailer: Mailer;
  log: Log;
  /** Breaks off what is under way; it is left to the next worker. */
  halt: AbortSignal;
  /** Is told what became of each mail, unless it was broken off. */
  onOutcome: (trouble: SendFailure | undefined) => void;
};

/** Sends a taken mail and stores what became of it. Resolves when both is done; never rejects. */
export const createDelivery = ({ queue, mailer, log, halt, onOutcome }: Deps) => {
  /** Tries until the database has taken it: a sent mail that is not noted would be sent again. */
  const persist = async (write: () => Promise<unknown>) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        log.error({ err: withoutValues(error) }, "what became of a mail cannot be stored");
        if (halt.aborted) return;
        const rest = { ref: false, signal: halt };
        await pause(backoffDelay(tries), undefined, rest).catch(() => {});
      }
    }
  };

  /** Renews the lease while a mail is under way; `lost` tells that another worker has taken it. */
  const keep = (mail: LeasedMail) => {
    const lost = new AbortController();
    const renew = async () => {
      if (!(await queue.renewLease(mail))) lost.abort();
    };
    // A renewal that fails is followed by another before the lease ends.
    const timer = setInterval(() => void renew().catch(() => {}), renewMilliseconds);
    return { lost: lost.signal, end: () => clearInterval(timer) };
  };

  const settle = (mail: LeasedMail, trouble: SendFailure | undefined) => {
    if (!trouble) return queue.markSent(mail);
    if (halt.aborted) return queue.releaseLease(mail);
    const { id, attempts } = mail;
    log.warn({ mail: id, attempts, trouble: trouble.kind }, "mail not sent");
    return queue.retryOrFail(mail, trouble);
  };

  return async (mail: LeasedMail, handedOver: () => void) => {
    const kept = keep(mail);
    const stop = AbortSignal.any([halt, kept.lost]);
    let isHandedOver = false;
    const noteHandover = () => {
      isHandedOver = true;
      handedOver();
    };
    const trouble = await mailer
      .send(mail, stop, noteHandover)
      .then(() => undefined, classifySmtpError);
    if (!stop.aborted) onOutcome(trouble);
    const outcome = trouble && isHandedOver ? classifyAfterData(trouble) : trouble;
    await persist(() => settle(mail, outcome));
    kept.end();
  };
};
