import { expect, test } from "vitest";
import { newId } from "#db/new-id.ts";
import { createMailing } from "#testing/mail/create-mailing.ts";
import { insertTraces } from "../spam/recent-messages.ts";

/** What so many messages of this minute left behind. */
const toTraces = (count: number, createdAt: string) =>
  Array.from({ length: count }, () => {
    const id = newId();
    const hashes = { address: id, request: id, wording: id, proof: null };
    return { id, ...hashes, points: 0, isTold: false, hasReceipt: false, createdAt };
  });

test("mails that a flood takes back are out of the outbox at once, sent by nobody even after a crash, and then removed", async () => {
  const mailing = await createMailing();
  const { db, clock, write, send, readAll, services, server, signInAsAdmin } = mailing;
  await write(30);
  await db.write((tx) => insertTraces(tx, toTraces(570, clock.now().toISOString())));
  await write();
  const { token } = await signInAsAdmin();
  expect((await send("GET /api/outbox", { token })).body).toMatchObject({
    total: 1,
    mails: [{ subject: "601 messages in a flood, 570 look genuine", status: "queued" }],
  });
  const found = await send("GET /api/outbox?q=visitor.", { token });
  expect(found.body).toMatchObject({ total: 0, mails: [] });
  expect((await send("GET /api/health", { token })).body).toMatchObject({
    details: { queues: { mails: 1 } },
  });
  const withdrawn = (await readAll()).filter(({ status }) => status === "withdrawn");
  const { id } = withdrawn[0]!;
  expect((await send(`GET /api/outbox/${id}`, { token })).status).toBe(404);
  expect((await send(`POST /api/outbox/${id}/retry`, { token })).status).toBe(404);

  // The process has ended before any of them was removed: another one goes on.
  const worker = mailing.startWorker({ database: await mailing.openAnother() });
  await mailing.until((rows) => rows.every(({ status }) => status !== "queued"), worker);
  expect(server.delivered.map(({ mail }) => mail.subject)).toEqual([
    "601 messages in a flood, 570 look genuine",
  ]);
  const { signal } = new AbortController();
  expect(await services.removeWithdrawnMails(signal)).toEqual({ mails: withdrawn.length });
  expect((await readAll()).map(({ status }) => status)).toEqual(["sent"]);
});
