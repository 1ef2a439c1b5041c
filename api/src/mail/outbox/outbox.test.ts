import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleContact } from "#testing/app/samples.ts";

test("the outbox shows recipients and states, not the texts", async () => {
  const { send, services, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const { body, text } = await send("GET /api/outbox", { token });
  expect(body).toMatchObject({
    total: 2,
    mails: [{ status: "held", attempts: 0, lastError: null }, {}],
  });
  expect(text).not.toContain("rent kayaks");
});

test("an opened mail shows exactly the sent text", async () => {
  const { send, services, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const { mails: listed } = await services.outbox.list(newest(2));
  const notice = listed.find(({ to }) => to === "operator@example.test")!;
  const { body } = await send(`GET /api/outbox/${notice._id}`, { token });
  const { message, email } = sampleContact;
  expect(body).toMatchObject({
    mail: { ...notice, replyTo: email, text: expect.stringContaining(message) },
  });
  expect((await send("GET /api/outbox/none", { token })).status).toBe(404);
});

test("a mail that was given up gets another chance; one that was sent is not sent again", async () => {
  const { send, services, db, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const { mails: listed } = await services.outbox.list(newest(1));
  const id = listed[0]!._id;
  const getStatusAfterRetry = async (status: "failed" | "sent") => {
    await db.write((tx) => tx.update(mails).set({ status }).where(eq(mails.id, id)));
    const answer = await send(`POST /api/outbox/${id}/retry`, { token });
    expect(answer).toMatchObject({ status: 202, body: { mail: { _id: id } } });
    return (answer.body as { mail: { status: string } }).mail.status;
  };
  expect(await getStatusAfterRetry("failed")).toBe("held");
  expect(await getStatusAfterRetry("sent")).toBe("sent");
});

test("a mail that waits for its next try is tried at once when asked; one on its way is left alone", async () => {
  const { send, services, db, clock, signInAsAdmin } = await createTestApp({
    smtpUrl: "smtp://127.0.0.1:1",
  });
  const { token } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const later = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const getDueAfterRetry = async (lease: string | null) => {
    await db.write((tx) => tx.update(mails).set({ dueAt: later, lease }));
    const { mails: listed } = await services.outbox.list(newest(1));
    const id = listed[0]!._id;
    expect(await send(`POST /api/outbox/${id}/retry`, { token })).toMatchObject({
      status: 202,
      body: { mail: { _id: id, status: "queued" } },
    });
    const [row] = await db.read.select().from(mails).where(eq(mails.id, id));
    return row!.dueAt!;
  };
  expect(await getDueAfterRetry("taken")).toBe(later);
  expect((await getDueAfterRetry(null)) < later).toBe(true);
});
