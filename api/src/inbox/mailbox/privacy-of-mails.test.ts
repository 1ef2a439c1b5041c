import { expect, test } from "vitest";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { guest } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";

const day = 86_400_000;
const mallory = "mallory@elsewhere.example.test";

const ofGuest = ["See the plan.", "plan.txt", "Lake, then island."];
const nothing = { stored: [], isServed: false };

/** A conversation with a mail of its guest, which brought a file, and one from elsewhere. */
const open = async (options?: Parameters<typeof openMailDesk>[1]) => {
  const desk = await openMailDesk(await startImapServer(), { database: "file", ...options });
  const file = {
    headers: ["Content-Type: text/plain; name=plan.txt", "Content-Disposition: attachment"],
    body: "Lake, then island.",
  };
  const textPart = { headers: ["Content-Type: text/plain"], body: "See the plan." };
  desk.services.mailboxWorker.start();
  await desk.append(writeMail({ answers: desk.answer, ...multipart([textPart, file]) }));
  await desk.append(writeMail({ answers: desk.answer, from: mallory, body: "Mallory's own." }));
  const [mail] = await desk.untilMails(2);
  await desk.services.mailboxWorker.stop();
  const route = `GET /api/conversation-files/${mail!.files[0]!._id}`;
  /** Searches the database for the mails' texts, the file's name and its content. */
  const readStored = async () => {
    const secrets = ["Mallory's own.", "See the plan.", "plan.txt", "Lake, then island."];
    const stored: string[] = [];
    for (const word of secrets)
      if ((await findInTables(desk.url, word)).length > 0) stored.push(word);
    const isServed = (await desk.call(route)).status === 200;
    return { stored, isServed };
  };
  const whole = { stored: ["Mallory's own.", ...ofGuest], isServed: true };
  expect(await readStored()).toEqual(whole);
  return { ...desk, readStored, whole };
};

test("erasing a guest removes the guest's mails and files; a stranger's mail goes with its sender", async () => {
  const { call, readStored } = await open();
  const erase = (email: string) => call("POST /api/personal-data/erase", { email });
  expect((await erase(mallory)).status).toBe(200);
  expect(await readStored()).toEqual({ stored: ofGuest, isServed: true });
  expect((await erase(guest)).status).toBe(200);
  expect(await readStored()).toEqual(nothing);
});

test("mails are kept as long as other messages, and their files with them", async () => {
  const { services, clock, readStored, list } = await open({ retentionDays: 30 });
  const signal = new AbortController().signal;
  expect(await services.removeOld(signal)).toMatchObject({ guestMails: 0 });
  clock.advance(31 * day);
  expect(await services.removeOld(signal)).toMatchObject({ guestMails: 2 });
  expect(await readStored()).toEqual(nothing);
  expect(await list({ box: "any" })).toEqual([]);
});

test("emptying the trash removes mails and their files", async () => {
  const { services, clock, readStored, whole, change, conversation } = await open();
  await change(conversation, { box: "trash" });
  const remove = () => services.removeTrash(new AbortController().signal);
  clock.advance(29 * day);
  await remove();
  expect(await readStored()).toEqual(whole);
  clock.advance(2 * day);
  await remove();
  expect(await readStored()).toEqual(nothing);
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
