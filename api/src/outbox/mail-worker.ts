import { setTimeout as pause } from "node:timers/promises";
import { withoutValues } from "#db/sqlite-errors.ts";
import type { Log } from "../log.ts";
import { createDelivery } from "./deliver-mail.ts";
import type { LeasedMail, MailQueue } from "./mail-queue.ts";
import { type Mailer, maxConnections } from "./mailer.ts";
import { backoffDelay, createServerBackoff } from "./server-backoff.ts";

/** Another process may have queued a mail. */
const longestRest = 30_000;

type Deliver = (mail: LeasedMail, handedOver: () => void) => Promise<void>;
type Deps = {
  queue: MailQueue;
  /** `undefined` where no mail server is set. */
  mailer: Mailer | undefined;
  log: Log;
  now: () => Date;
  /** Mails on their way may be finished within this time when the product stops. */
  stopMilliseconds?: number;
};

/**
 * Sends what is queued, some mails at once. While the server is in trouble one mail at a time tries
 * it, after growing rests; the others wait until that one is handed over.
 */
export const createMailWorker = ({ queue, mailer, log, now, stopMilliseconds = 7_000 }: Deps) => {
  const stopping = new AbortController();
  const halting = new AbortController();
  const rests = createServerBackoff(now);
  const underWay = new Map<string, Promise<void>>();
  /** Of these, the mails that only wait for the server's receipt. */
  const handedOver = new Set<string>();
  let changed = Promise.withResolvers<void>();
  let running = Promise.resolve();
  let followAt = Number.NEGATIVE_INFINITY;

  const deliver =
    mailer && createDelivery({ queue, mailer, log, halt: halting.signal, onOutcome: rests.note });

  const changeOrPause = async (milliseconds: number) => {
    const woken = new AbortController();
    const rest = { ref: false, signal: woken.signal };
    await Promise.race([changed.promise, pause(milliseconds, undefined, rest).catch(() => {})]);
    woken.abort();
  };

  const start = (mail: LeasedMail, send: Deliver) => {
    const delivered = send(mail, () => {
      handedOver.add(mail.id);
      changed.resolve();
    }).finally(() => {
      underWay.delete(mail.id);
      handedOver.delete(mail.id);
      changed.resolve();
    });
    underWay.set(mail.id, delivered);
  };

  /** A process without a mail server may hold mails at any time; where there is none, once is enough. */
  const follow = async () => {
    const at = now().getTime();
    if (at < followAt) return;
    await queue.syncHeldMails();
    followAt = mailer ? at + longestRest : Number.POSITIVE_INFINITY;
  };

  const countFree = () => {
    const free = maxConnections - underWay.size;
    const trying = underWay.size - handedOver.size;
    return rests.isInTrouble() ? Math.min(free, 1 - trying) : free;
  };

  /** Starts what can be sent now. Returns for how long (ms) there is nothing more to do. */
  const look = async (send: Deliver) => {
    const rest = rests.left();
    if (rest > 0) return rest;
    const free = countFree();
    if (free <= 0) return longestRest;
    const ids = [...underWay.keys()];
    const untilDue = (await queue.millisecondsUntilDue(ids)) ?? longestRest;
    if (untilDue > 0) return untilDue;
    for (const mail of await queue.lease(free, ids)) start(mail, send);
    return 0;
  };

  const run = async () => {
    let tries = 0;
    while (!stopping.signal.aborted) {
      changed = Promise.withResolvers();
      try {
        await follow();
        const rest = deliver ? await look(deliver) : longestRest;
        tries = 0;
        if (rest > 0) await changeOrPause(Math.min(rest, longestRest));
      } catch (error) {
        log.warn({ err: withoutValues(error) }, "the outbox is tried again");
        await changeOrPause(backoffDelay(tries));
        tries += 1;
      }
    }
  };

  return {
    /** Takes up what an earlier run left behind, then sends until stopped. */
    start: () => {
      running = run();
    },
    /** There may be a new mail; nobody can send it where there is no mail server. */
    notify: () => {
      if (mailer) changed.resolve();
    },
    /** Somebody wants a mail sent now, whatever the server was like. */
    retryNow: () => {
      rests.end();
      changed.resolve();
    },
    /** Resolves once nothing is sent any more. Mails on their way are finished if that is soon. */
    stop: async () => {
      stopping.abort();
      changed.resolve();
      const timer = setTimeout(() => halting.abort(), stopMilliseconds);
      await running;
      await Promise.all(underWay.values());
      clearTimeout(timer);
      mailer?.close();
    },
  };
};
