import { backoffDelay } from "#platform/async/backoff.ts";
import { inSpan } from "#platform/async/in-span.ts";
import { sleep } from "#platform/async/sleep.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import type { OutgoingMail } from "../mail-message.ts";
import { classifyAfterData, classifySmtpError, type SendFailure } from "./classify-smtp-error.ts";
import type { LeasedMail, MailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";

/** A third of a lease, so that one renewal may fail. */
const renewMilliseconds = 20_000;
const backoff = { first: 1_000, longest: 60_000 };

type Deps = {
  queue: MailQueue;
  log: Log;
  /** Breaks off what is under way; it is left to the next worker. */
  halt: AbortSignal;
  onOutcome: (mailer: Mailer, failure: SendFailure | undefined) => void;
};

/** Tries until the database has taken it: a sent mail that is not stored as such would be sent again. */
const persist = async ({ log, halt }: Deps, write: () => Promise<unknown>) => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await write();
    } catch (error) {
      const fields = { event: "mail.outcome_not_stored", err: redactValues(error) };
      log.error(fields, "Could not store the result of an email delivery; retrying.");
      if (halt.aborted) return;
      await sleep(backoffDelay(failures, backoff), halt);
    }
  }
};

const keepLease = ({ queue }: Deps, mail: LeasedMail) => {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await queue.renewLease(mail))) lost.abort();
  };
  // A renewal that fails is followed by another before the lease ends.
  const timer = setInterval(() => void renew().catch(() => {}), renewMilliseconds);
  return { lost: lost.signal, stop: () => clearInterval(timer) };
};

const settle = ({ queue, log, halt }: Deps, mail: LeasedMail, failure: SendFailure | undefined) => {
  if (!failure) return queue.markSent(mail);
  if (halt.aborted) return queue.releaseLease(mail);
  const { id, attempts } = mail;
  const fields = { event: "mail.not_sent", mail: id, attempts, reason: failure.kind };
  log.warn(fields, "Email not sent.");
  return queue.retryOrFail(mail, failure);
};

export const createDelivery =
  (deps: Deps) =>
  async (mailer: Mailer, mail: LeasedMail & OutgoingMail, onDataSent: () => void) => {
    const { halt, onOutcome } = deps;
    const lease = keepLease(deps, mail);
    const stop = AbortSignal.any([halt, lease.lost]);
    let isDataSent = false;
    const noteDataSent = () => {
      isDataSent = true;
      onDataSent();
    };
    const failure = await inSpan("send mail", () => mailer.send(mail, stop, noteDataSent)).then(
      () => undefined,
      classifySmtpError,
    );
    if (!stop.aborted) onOutcome(mailer, failure);
    const outcome = failure && isDataSent ? classifyAfterData(failure) : failure;
    await persist(deps, () => settle(deps, mail, outcome));
    lease.stop();
  };
