import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema.ts";
import { allSent, createMailing } from "#testing/create-mailing.ts";
import { sampleContact, sampleInquiry } from "#testing/samples.ts";
import { createMailQueue } from "./mail-queue.ts";

test("a lease that is renewed keeps others away; one that was lost changes nothing", async () => {
  const { write, queue, openAnother, clock, readAll } = await createMailing();
  await write();
  const taken = await queue.take(2, []);
  clock.advance(50_000);
  for (const mail of taken) expect(await queue.renew(mail)).toBe(true);
  clock.advance(50_000);
  const other = createMailQueue({ db: await openAnother(), now: clock.now, canSend: true });
  expect(await other.take(5, [])).toEqual([]);
  clock.advance(61_000);
  expect(await other.take(5, [])).toHaveLength(2);
  for (const mail of taken) {
    expect(await queue.renew(mail)).toBe(false);
    expect(await queue.putBack(mail, { kind: "final", sentence: "Late." })).toBe(false);
  }
  for (const { status } of await readAll()) expect(status).toBe("queued");
});

test("mails that were held are sent once there is a mail server, and held again without", async () => {
  const { db, clock, server, startWorker, until, expectedIds, write, readAll } =
    await createMailing();
  await write(2);
  await createMailQueue({ db, now: clock.now, canSend: false }).follow();
  const held = await readAll();
  expect(held.map(({ status, dueAt }) => [status, dueAt])).toEqual(Array(4).fill(["held", null]));
  clock.advance(30 * 24 * 3_600_000);
  await until(allSent, startWorker());
  expect(server.messageIds()).toEqual(await expectedIds());
});

test("mails are removed 90 days after they were sent or given up; those that wait are kept", async () => {
  const { db, queue, clock, readAll, services } = await createMailing();
  await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await services.contacts.submit(sampleContact, undefined);
  const [sent, failed] = await queue.take(2, []);
  await queue.markSent(sent!);
  await queue.putBack(failed!, { kind: "final", sentence: "No such user." });
  clock.advance(89 * 24 * 3_600_000);
  await queue.sweep();
  expect(await readAll()).toHaveLength(4);
  clock.advance(2 * 24 * 3_600_000);
  await queue.sweep();
  expect((await readAll()).map(({ status }) => status)).toEqual(["queued", "queued"]);
  expect(await db.read.$count(mails, eq(mails.id, sent!.id))).toBe(0);
});
