import { setTimeout as pause } from "node:timers/promises";
import { asc } from "drizzle-orm";
import { onTestFinished } from "vitest";
import { recordPlannedReplies } from "#inbox/messages/planned-replies.ts";
import { createMailQueue } from "#mail/delivery/mail-queue.ts";
import { createMailWorker } from "#mail/delivery/mail-worker.ts";
import { createMailer } from "#mail/delivery/mailer.ts";
import { toMailBrand } from "#mail/layout/mail-brand.ts";
import { type Database, openDatabase } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { createLog, type Log } from "#platform/log.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { nextAddress, sampleContact } from "../app/samples.ts";
import type { DatabaseKind } from "../app/test-database.ts";
import { startMailServer } from "./mail-server.ts";

const usualSender = "tours@example.test";
export const inbox = "operator@example.test";
/** Longer than any test takes. */
const longTimeouts = { greeting: 60_000, transfer: 60_000, acknowledgement: 60_000 };
const silentLog = createLog("silent");

type Options = {
  isDripping?: boolean;
  server?: Awaited<ReturnType<typeof startMailServer>>;
  /** Log of the workers. */
  log?: Log;
  database?: DatabaseKind;
};

/**
 * The outbox between a real database and a real mail server. Visitors' messages are queued;
 * workers are started by hand, as after a start of the product.
 */
export const createMailing = async ({
  isDripping = false,
  server: ownServer,
  log = silentLog,
  database: kind,
}: Options = {}) => {
  const server = ownServer ?? (await startMailServer());
  const smtpUrl = isDripping ? server.drippingUrl : server.url;
  const testApp = await createTestApp({
    smtpUrl,
    trustedProxies: 1,
    ...(kind && { database: kind }),
  });
  const { db, clock, send, url, services } = testApp;
  const readBrand = async () => toMailBrand(await services.content.readSettings(), null);

  const queueOn = (database: Database) =>
    createMailQueue({
      ...{ db: database, now: clock.now, mailServer: { canSend: true, inbox } },
      recordPlanned: recordPlannedReplies,
    });

  const startWorker = ({
    database = db,
    timeouts = longTimeouts,
    sender = usualSender,
    senderName = "",
    mailUrl = smtpUrl,
    stopMilliseconds = 7_000,
  } = {}) => {
    const from = { name: senderName, address: sender };
    const mailer = createMailer({ url: mailUrl, from, inbox, readBrand, timeouts });
    const queue = queueOn(database);
    const worker = createMailWorker({
      queue,
      mailServer: { mailer },
      log,
      now: clock.now,
      stopMilliseconds,
    });
    onTestFinished(worker.stop);
    worker.start();
    return worker;
  };
  type Worker = ReturnType<typeof startWorker>;

  const readAll = () => db.read.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id));

  return {
    ...testApp,
    server,
    queue: queueOn(db),
    startWorker,
    /** Opens a separate connection, like another process. */
    openAnother: async () => {
      const other = await openDatabase({ url });
      onTestFinished(other.close);
      return other;
    },
    /** Some visitors' messages: two mails for each. */
    write: async (messages = 1) => {
      for (let count = 0; count < messages; count += 1) {
        const answer = await send("POST /api/contact", {
          json: { ...sampleContact, email: `visitor.${newId()}@example.test` },
          address: nextAddress(),
        });
        if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
      }
    },
    readAll,
    /** The Message-IDs that the stored mails must have. */
    expectedIds: async () => (await readAll()).map(({ id }) => `<${id}@tours.internal>`).sort(),
    /** Waits, while time passes quickly for the worker, until all mails are as asked for. */
    until: async (isSo: (rows: (typeof mails.$inferSelect)[]) => boolean, worker: Worker) => {
      for (let looks = 0; looks < 600; looks += 1) {
        const rows = await readAll();
        if (isSo(rows)) return rows;
        clock.advance(20_000);
        worker.notify();
        await pause(20);
      }
      throw new Error(JSON.stringify(await readAll(), undefined, 2));
    },
  };
};
export type Mailing = Awaited<ReturnType<typeof createMailing>>;
export const allSent = (rows: { status: string }[]) =>
  rows.every(({ status }) => status === "sent");
