import { expect, test } from "vitest";
import { guestMailFiles, guestMailSlices } from "#db/schema/desk/guest-mails.ts";
import { onlyOf, openDesk } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { storeFiles } from "../conversations/mails/store-files.ts";
import { type NewGuestMail, storeGuestMail } from "../conversations/mails/store-guest-mail.ts";

const patience = { timeout: 15_000 };

const withFile = (answers: string) => {
  const words = { headers: ["Content-Type: text/plain"], body: "See the plan." };
  const file = {
    headers: ["Content-Type: text/plain; name=plan.txt", "Content-Disposition: attachment"],
    body: "Lake, then island. ".repeat(10_000),
  };
  return writeMail({ answers, ...multipart([words, file]) });
};

test("while the files of a mail are stored, other writes go on", async () => {
  const { ask, list, db, clock } = await openDesk();
  await ask();
  const { _id: conversationId } = onlyOf(await list());
  const files = [{ name: "lake.jpg", bytes: Buffer.alloc(8_000_000, 7) }];
  const mail: NewGuestMail = {
    ...{
      conversationId,
      files,
      isAnswer: true,
      isCheckFailed: false,
      key: "one",
      name: null,
      from: "",
      subject: "Re",
    },
    ...{ text: "", original: null, leftOut: [], receivedAt: undefined, promisedTime: () => null },
    kind: "reply",
  };
  const { fileIds } = await db.write((tx) => storeGuestMail(tx, mail, clock.now()));
  const [, stored] = await Promise.all([
    storeFiles(db.write, fileIds, files),
    db.write((tx) => tx.$count(guestMailSlices)),
  ]);
  expect(stored).toBeLessThan(await db.read.$count(guestMailSlices));
});

test("a file that broke off is not shown, and comes whole with the next try", async () => {
  const mailbox = await startImapServer();
  const { services, db, append, answer, readMails } = await openMailDesk(mailbox);
  await db.write((tx) =>
    tx.run(
      "CREATE TRIGGER broken BEFORE INSERT ON guest_mail_slices WHEN NEW.position = 1 BEGIN SELECT RAISE(ABORT, 'broken'); END",
    ),
  );
  services.mailboxWorker.start();
  await append(withFile(answer));
  await expect
    .poll(() => readMails(), patience)
    .toMatchObject([
      { files: [], leftOut: [{ name: "plan.txt", reason: "it is still being fetched" }] },
    ]);
  const [arriving] = await db.read.select().from(guestMailFiles);
  await expect(services.guestMails.openFile(arriving!.id)).rejects.toThrow("File not found");
  await db.write((tx) => tx.run("DROP TRIGGER broken"));
  const filesOf = async () => (await readMails()).flatMap(({ files }) => files);
  await expect.poll(filesOf, patience).toMatchObject([{ name: "plan.txt" }]);
  expect(onlyOf(await readMails()).leftOut).toEqual([]);
  expect(await db.read.$count(guestMailFiles)).toBe(1);
  expect(await db.read.$count(guestMailSlices)).toBe(3);
});
