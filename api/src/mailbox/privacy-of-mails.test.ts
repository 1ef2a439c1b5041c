import { expect, test } from "vitest";
import { conversations } from "#db/schema/desk/conversations.ts";
import { guestMailFiles, guestMailSlices, guestMails } from "#db/schema/desk/guest-mails.ts";
import { guest } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";

const day = 86_400_000;
const mallory = "mallory@elsewhere.example.test";

/** A conversation with a mail of its guest, which brought a file, and one from elsewhere. */
const open = async (options?: Parameters<typeof openMailDesk>[1]) => {
  const desk = await openMailDesk(await startImapServer(), options);
  const file = {
    headers: ["Content-Type: text/plain; name=plan.txt", "Content-Disposition: attachment"],
    body: "Lake, then island.",
  };
  const words = { headers: ["Content-Type: text/plain"], body: "See the plan." };
  desk.services.mailboxWorker.start();
  await desk.append(writeMail({ answers: desk.answer, ...multipart([words, file]) }));
  await desk.append(writeMail({ answers: desk.answer, from: mallory, body: "Mine." }));
  await desk.untilMails(2);
  await desk.services.mailboxWorker.stop();
  const tables = [guestMails, guestMailFiles, guestMailSlices];
  const count = () => Promise.all(tables.map((table) => desk.db.read.$count(table)));
  expect(await count()).toEqual([2, 1, 1]);
  return { ...desk, count };
};

test("whoever is erased leaves no mail and no file; a mail from elsewhere goes with its own sender", async () => {
  const { call, count } = await open();
  const erase = (email: string) => call("POST /api/personal-data/erase", { email });
  expect((await erase(mallory)).status).toBe(200);
  expect(await count()).toEqual([1, 1, 1]);
  expect((await erase(guest)).status).toBe(200);
  expect(await count()).toEqual([0, 0, 0]);
});

test("mails are kept as long as other messages, and their files with them", async () => {
  const { services, clock, count, db } = await open({ retentionDays: 30 });
  const signal = new AbortController().signal;
  expect(await services.removeOld(signal)).toMatchObject({ guestMails: 0 });
  clock.advance(31 * day);
  expect(await services.removeOld(signal)).toMatchObject({ guestMails: 2 });
  expect(await count()).toEqual([0, 0, 0]);
  expect(await db.read.$count(conversations)).toBe(0);
});

test("what lies in the trash is removed with its mails and their files", async () => {
  const { services, clock, count, change, conversation } = await open();
  await change(conversation, { box: "trash" });
  clock.advance(31 * day);
  await services.removeTrash(new AbortController().signal);
  expect(await count()).toEqual([0, 0, 0]);
});

test("mails are taken out with their conversations, with the names of their files", async () => {
  const { call } = await open();
  const { text } = await call("GET /api/personal-data/conversations");
  expect(text).toContain("See the plan.");
  expect(text).toContain("Files: plan.txt");
  expect(text).toContain(mallory);
});

test("mails go along when conversations are joined and split", async () => {
  const { ask, list, call, conversation, readMails } = await open();
  await ask({ email: "bea@example.test" });
  const other = (await list()).find(({ _id }) => _id !== conversation)!;
  await call(`POST /api/conversations/${other._id}/join`, { ids: [conversation] });
  const all = await readMails(other._id);
  expect(all).toHaveLength(2);
  const messages = [all[0]!._id];
  const { status } = await call(`POST /api/conversations/${other._id}/split`, { messages });
  expect(status).toBe(201);
  const begun = (await list()).find(({ _id }) => _id !== other._id)!;
  expect(begun).toMatchObject({ email: guest, preview: "See the plan." });
  expect(await readMails(begun._id)).toHaveLength(1);
  expect(await readMails(other._id)).toHaveLength(1);
});
