import { limits } from "shared/limits";
import { expect, test } from "vitest";
import type { Database } from "#platform/db/client.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { storeFiles } from "../messages/mails/store-files.ts";
import { type NewGuestMail, storeGuestMail } from "../messages/mails/store-guest-mail.ts";

const patience = { timeout: 15_000 };

const withFile = (answers: string) => {
  const textPart = { headers: ["Content-Type: text/plain"], body: "See the plan." };
  const file = {
    headers: ["Content-Type: text/plain; name=plan.txt", "Content-Disposition: attachment"],
    body: "Lake, then island. ".repeat(10_000),
  };
  return writeMail({ answers, ...multipart([textPart, file]) });
};

/** A conversation, and a mail of its guest whose file is announced. */
const openLarge = async () => {
  const desk = await openDesk();
  const { ask, list, db, clock } = desk;
  await ask();
  const { _id: conversationId } = getOnly(await list());
  const files = [{ name: "lake.jpg", bytes: Buffer.alloc(8_000_000, 7) }];
  const mail: NewGuestMail = {
    ...{ conversationId, files, isAnswer: true, isCheckFailed: false, kind: "reply" },
    ...{
      key: "one",
      messageIds: [],
      name: null,
      from: "",
      subject: "Re",
      text: "",
      original: null,
      leftOut: [],
    },
    ...{ receivedAt: undefined, replyDeadline: () => null },
  };
  const { fileIds } = await db.write((tx) => storeGuestMail(tx, mail, clock.now()));
  return { ...desk, conversationId, mail, store: () => storeFiles(db.write, fileIds, files) };
};

/** Counts the slices that concurrent writes see. */
const countWhile = async ({ write }: Database, work: Promise<unknown>) => {
  const counts: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) counts.push(await write((tx) => tx.$count(conversationFileSlices)));
  await done;
  return counts;
};

test("while the files of a mail are stored and removed, other writes go on", async () => {
  const { db, store, change, conversationId, clock, services } = await openLarge();
  const isPart = (count: number) => count > 0 && count < 123;
  expect((await countWhile(db, store())).some(isPart)).toBe(true);
  expect(await db.read.$count(conversationFileSlices)).toBe(123);
  await change(conversationId, { box: "trash" });
  clock.advance(31 * 86_400_000);
  const removing = services.removeTrash(new AbortController().signal);
  expect((await countWhile(db, removing)).some(isPart)).toBe(true);
  expect(await db.read.$count(conversationFileSlices)).toBe(0);
});

test("a conversation restored during file removal does not show its files as complete", async () => {
  const { db, store, change, conversationId, clock, services, read } = await openLarge();
  await store();
  await change(conversationId, { box: "trash" });
  clock.advance(31 * 86_400_000);
  const stopping = new AbortController();
  const removing = services.removeTrash(stopping.signal);
  for (let left = 123; left === 123; )
    left = await db.write((tx) => tx.$count(conversationFileSlices));
  stopping.abort();
  await removing;
  await change(conversationId, { box: "inbox" });
  const { timeline } = await read(conversationId);
  expect(timeline.find(({ kind }) => kind === "mail")).toMatchObject({
    mail: { files: [], leftOut: [{ name: "lake.jpg", reason: "it arrived incomplete" }] },
  });
});

test("a file that broke off is not shown, and comes whole with the next try", async () => {
  const mailbox = await startImapServer();
  const { services, db, append, answer, readMails } = await openMailDesk(mailbox);
  await db.write((tx) =>
    tx.run(
      "CREATE TRIGGER broken BEFORE INSERT ON conversation_file_slices WHEN NEW.position = 1 BEGIN SELECT RAISE(ABORT, 'broken'); END",
    ),
  );
  services.mailboxWorker.start();
  await append(withFile(answer));
  await expect
    .poll(() => readMails(), patience)
    .toMatchObject([
      { files: [], leftOut: [{ name: "plan.txt", reason: "it arrived incomplete" }] },
    ]);
  const [arriving] = await db.read.select().from(conversationFiles);
  await expect(services.conversationFiles.open(arriving!.id)).rejects.toThrow("File not found");
  await db.write((tx) => tx.run("DROP TRIGGER broken"));
  const readFiles = async () => (await readMails()).flatMap(({ files }) => files);
  await expect.poll(readFiles, patience).toMatchObject([{ name: "plan.txt" }]);
  expect(getOnly(await readMails()).leftOut).toEqual([]);
  expect(await db.read.$count(conversationFiles)).toBe(1);
  expect(await db.read.$count(conversationFileSlices)).toBe(3);
});

test("the files of a day's last mail come with the next try as well", async () => {
  const { db, clock, mail } = await openLarge();
  const store = (mail: NewGuestMail) => db.write((tx) => storeGuestMail(tx, mail, clock.now()));
  for (let number = 2; number < limits.guestMail.perDay; number += 1)
    await store({ ...mail, key: `${number}`, files: [] });
  const last = { ...mail, key: "last" };
  const first = await store(last);
  const again = await store(last);
  expect([first, again]).toMatchObject([{ outcome: "stored" }, { outcome: "known" }]);
  expect([first, again].map(({ fileIds }) => fileIds.length)).toEqual([1, 1]);
});
