import { createWorkLoop } from "#platform/async/work-loop.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import type { SendFailure } from "./classify-smtp-error.ts";
import { createDelivery } from "./deliver-mail.ts";
import type { MailQueue } from "./mail-queue.ts";
import { type Mailer, maxConnections } from "./mailer.ts";
import { createServerBackoff, type ServerBackoff } from "./server-backoff.ts";

const longestIdle = 30_000;
const backoff = { first: 1_000, longest: 60_000 };

type Deps = {
  queue: MailQueue;
  /** Its mailer is `undefined` while no mail server is set. */
  mailServer: { readonly mailer: Mailer | undefined };
  log: Log;
  now: () => Date;
  stopMilliseconds?: number;
};

const createDeliveries = (onChange: () => void) => {
  const underWay = new Map<string, Promise<void>>();
  const sent = new Set<string>();
  return {
    ids: () => [...underWay.keys()],
    /** Number of mails that may start; a failing server gets one mail at a time. */
    countFree: ({ isFailing }: ServerBackoff) => {
      const free = maxConnections - underWay.size;
      return isFailing() ? Math.min(free, 1 - (underWay.size - sent.size)) : free;
    },
    add: (id: string, deliver: (onDataSent: () => void) => Promise<void>) => {
      const delivered = deliver(() => {
        sent.add(id);
        onChange();
      }).finally(() => {
        underWay.delete(id);
        sent.delete(id);
        onChange();
      });
      underWay.set(id, delivered);
    },
    settled: () => Promise.all(underWay.values()),
  };
};

/** A process without a mail server may hold mails at any time; where there is none, once is enough. */
const createHeldMailsSync = ({ queue, mailServer, now }: Deps) => {
  let syncedAt = Number.NEGATIVE_INFINITY;
  let syncedFor: Mailer | undefined;
  return async () => {
    const at = now().getTime();
    const { mailer } = mailServer;
    const longest = mailer ? longestIdle : Number.POSITIVE_INFINITY;
    if (Math.abs(at - syncedAt) < longest && mailer === syncedFor) return;
    await queue.syncHeldMails();
    syncedFor = mailer;
    syncedAt = at;
  };
};

/** Sends some mails at once; while the server fails, one at a time tries it, after growing delays. */
export const createMailWorker = (deps: Deps) => {
  const { queue, mailServer, log, now, stopMilliseconds = 7_000 } = deps;
  const halting = new AbortController();
  const server = createServerBackoff(now);
  const deliveries = createDeliveries(() => loop.wake());
  const syncHeldMails = createHeldMailsSync(deps);
  const onOutcome = (mailer: Mailer, failure: SendFailure | undefined) => {
    // A result from a previous server does not apply to the current one.
    if (mailer === mailServer.mailer) server.record(failure);
  };
  const deliver = createDelivery({ queue, log, halt: halting.signal, onOutcome });

  const sendDue = async (mailer: Mailer) => {
    const delay = server.remaining();
    if (delay > 0) return delay;
    const free = deliveries.countFree(server);
    if (free <= 0) return longestIdle;
    const ids = deliveries.ids();
    const untilDue = (await queue.millisecondsUntilDue(ids)) ?? longestIdle;
    if (untilDue > 0) return untilDue;
    // Before any mail is leased: a failure to read it is none of the mail server's.
    const brand = await mailer.readBrand();
    for (const mail of await queue.lease(free, ids)) {
      deliveries.add(mail.id, (onDataSent) => deliver(mailer, { ...mail, brand }, onDataSent));
    }
    return 0;
  };

  const loop = createWorkLoop({
    run: async () => {
      await syncHeldMails();
      const { mailer } = mailServer;
      return Math.min(longestIdle, mailer ? await sendDue(mailer) : longestIdle);
    },
    onError: (error) =>
      log.warn(
        { event: "outbox.retry", err: redactValues(error) },
        "Could not process the outbox; retrying.",
      ),
    backoff,
  });

  return {
    start: loop.start,
    /** There may be a new mail; nobody can send it where there is no mail server. */
    notify: () => {
      if (mailServer.mailer) loop.wake();
    },
    retryNow: () => {
      server.retryNow();
      loop.wake();
    },
    /** Mails go out another way from now on. */
    serverChanged: () => {
      server.reset();
      loop.wake();
    },
    stop: async () => {
      const timer = setTimeout(() => halting.abort(), stopMilliseconds);
      await loop.stop();
      await deliveries.settled();
      clearTimeout(timer);
      mailServer.mailer?.close();
    },
  };
};
