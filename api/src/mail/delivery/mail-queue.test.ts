import { expect, test } from "vitest";
import { recordPlannedReplies as recordPlanned } from "#inbox/messages/planned-replies.ts";
import { allSent, createMailing, inbox } from "#testing/mail/create-mailing.ts";
import { createMailQueue } from "./mail-queue.ts";

test("a lease that is renewed keeps others away; one that was lost changes nothing", async () => {
  const { write, queue, openAnother, clock, readAll } = await createMailing();
  await write();
  const taken = await queue.lease(2, []);
  clock.advance(50_000);
  for (const mail of taken) expect(await queue.renewLease(mail)).toBe(true);
  clock.advance(50_000);
  const other = createMailQueue({
    db: await openAnother(),
    now: clock.now,
    mailServer: { canSend: true, inbox },
    recordPlanned,
  });
  expect(await other.lease(5, [])).toEqual([]);
  clock.advance(61_000);
  expect(await other.lease(5, [])).toHaveLength(2);
  for (const mail of taken) {
    expect(await queue.renewLease(mail)).toBe(false);
    expect(await queue.retryOrFail(mail, { kind: "permanent", message: "Late." })).toBe(false);
  }
  for (const { status } of await readAll()) expect(status).toBe("queued");
});

test("mails that were held are sent once there is a mail server, and held again without", async () => {
  const { db, clock, server, startWorker, until, expectedIds, write, readAll } =
    await createMailing();
  await write(2);
  await createMailQueue({
    db,
    now: clock.now,
    mailServer: { canSend: false, inbox },
    recordPlanned,
  }).syncHeldMails();
  const held = await readAll();
  expect(held.map(({ status, dueAt }) => [status, dueAt])).toEqual(Array(4).fill(["held", null]));
  clock.advance(30 * 24 * 3_600_000);
  await until(allSent, startWorker());
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("a clock that is put back holds no mail up", async () => {
  const { write, queue, clock } = await createMailing();
  await write();
  clock.advance(-2 * 3_600_000);
  expect(await queue.millisecondsUntilDue([])).toBe(0);
  expect(await queue.lease(5, [])).toHaveLength(2);
  expect(await queue.lease(5, [])).toEqual([]);
});

test("respects a worker's lease when the clock is set back", async () => {
  const { write, queue, clock } = await createMailing();
  await write();
  const [taken] = await queue.lease(1, []);
  clock.advance(-2 * 3_600_000);
  expect(await queue.millisecondsUntilDue([])).toBe(0);
  const [free] = await queue.lease(5, []);
  expect(free!.id).not.toBe(taken!.id);
  await queue.markSent(free!);
  expect(await queue.millisecondsUntilDue([])).toBeGreaterThan(0);
  expect(await queue.lease(5, [])).toEqual([]);
});

test("mails to the operator that were held go to the inbox of the day on which they are queued", async () => {
  const { db, clock, write, readAll } = await createMailing();
  await write();
  const before = await readAll();
  const moved = { inbox: "new-inbox@example.test" };
  const queueWhere = (canSend: boolean) =>
    createMailQueue({ db, now: clock.now, recordPlanned, mailServer: { ...moved, canSend } });
  await queueWhere(false).syncHeldMails();
  await queueWhere(true).syncHeldMails();
  const expected = before.map(({ replyTo, to }) => (replyTo ? moved.inbox : to));
  expect((await readAll()).map(({ to }) => to)).toEqual(expected);
  expect(new Set(expected).size).toBe(2);
});

test("a mail that the server may have is not sent for ever", async () => {
  const { write, queue, clock, readAll } = await createMailing();
  await write();
  const unconfirmed = { kind: "unconfirmed", message: "The mail server may have it." } as const;
  for (let tries = 1; tries <= 5; tries += 1) {
    for (const mail of await queue.lease(5, [])) await queue.retryOrFail(mail, unconfirmed);
    clock.advance(30 * 60_000);
  }
  for (const { status, attempts, lastError } of await readAll()) {
    expect([status, attempts, lastError]).toEqual(["failed", 5, unconfirmed.message]);
  }
});
