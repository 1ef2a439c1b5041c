import { eq } from "drizzle-orm";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { newId } from "#platform/db/new-id.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { getOnly } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";
import { copyGuestMail } from "#testing/stored-messages.ts";

const { perDay, headsPerDay, conversationFilesBytes, placedFilesBytes } = limits.guestMail;

const open = async () => {
  const desk = await openMailDesk(await startImapServer());
  const { conversation, read } = desk;
  return {
    ...desk,
    forge: (changes: object = {}) =>
      receiveReply(desk, conversation, { isAnswer: false, ...changes }),
    readLeftOut: async () =>
      (await read(conversation)).timeline.flatMap((entry) =>
        entry.kind === "change" && entry.change.mailsLeftOut ? [entry.change.mailsLeftOut] : [],
      ),
  };
};

test("forged mails do not silence the guest, and the conversation says once that some were left out", async () => {
  const { services, forge, append, answer, readMails, readLeftOut, clock } = await open();
  for (let count = 1; count <= perDay; count += 1) await forge();
  expect(await readLeftOut()).toEqual([]);
  services.mailboxWorker.start();
  await append(writeMail({ body: "Forged." }));
  await append(writeMail({ body: "Forged as well." }));
  await append(writeMail({ answers: answer, body: "Yes, we take it! Please book." }));
  const readTexts = async () => (await readMails()).map(({ text }) => text);
  await expect
    .poll(async () => (await readTexts()).at(-1), { timeout: 15_000 })
    .toBe("Yes, we take it! Please book.");
  expect((await readTexts()).filter((text) => text.startsWith("Forged"))).toEqual([]);
  expect(await readMails()).toHaveLength(perDay + 1);
  expect(await readLeftOut()).toEqual([perDay]);
  clock.advance(25 * 3_600_000);
  await append(writeMail({ body: "Genuine, a day later." }));
  await expect
    .poll(async () => (await readTexts()).at(-1), { timeout: 15_000 })
    .toBe("Genuine, a day later.");
}, 60_000);

test("replies to our mails that are too many for a day are left out as well, and that is said", async () => {
  const desk = await open();
  const { db, conversation, clock, readLeftOut, readMails } = desk;
  await receiveReply(desk, conversation);
  await copyGuestMail(db, headsPerDay - 1, clock.now());
  expect((await receiveReply(desk, conversation)).outcome).toBe("tooMany");
  expect((await receiveReply(desk, conversation)).outcome).toBe("tooMany");
  expect(await readLeftOut()).toEqual([headsPerDay]);
  expect((await desk.forge({ text: "By address." })).outcome).toBe("stored");
  expect((await readMails()).at(-1)).toMatchObject({ text: "By address." });
});

const withFiles = (answers: string | undefined, sizes: Record<string, number>) => {
  const files = Object.entries(sizes).map(([name, bytes]) => ({
    headers: [`Content-Type: image/jpeg; name=${name}`, "Content-Disposition: attachment"],
    body: "x".repeat(bytes),
  }));
  const textPart = { headers: ["Content-Type: text/plain"], body: "See the photos." };
  return writeMail({ answers, ...multipart([textPart, ...files]) });
};

test("files of mails that only their sender's address places leave room for those of replies, up to the share of a conversation", async () => {
  const { services, forge, append, answer, untilMails, readMails, db, ask, list } = await open();
  await forge();
  const { _id: mailId } = getOnly(await readMails());
  const file = {
    id: newId(),
    messageId: mailId,
    name: "lake.jpg",
    bytes: placedFilesBytes - 1_000,
  };
  await db.write((tx) => tx.insert(conversationFiles).values(file));
  services.mailboxWorker.start();
  await append(withFiles(undefined, { "large.jpg": 1_500, "small.jpg": 500 }));
  const [, placed] = await untilMails(2);
  expect(placed).toMatchObject({
    files: [{ name: "small.jpg" }],
    leftOut: [{ name: "large.jpg", reason: expect.stringContaining("30 MB") }],
  });
  await append(withFiles(answer, { "passport.jpg": 1_500 }));
  expect((await untilMails(3)).at(-1)).toMatchObject({ files: [{ name: "passport.jpg" }] });
  const full = { bytes: conversationFilesBytes - 2_500 };
  await db.write((tx) =>
    tx.update(conversationFiles).set(full).where(eq(conversationFiles.id, file.id)),
  );
  await append(withFiles(answer, { "ticket.jpg": 1_500 }));
  expect((await untilMails(4)).at(-1)).toMatchObject({
    files: [],
    leftOut: [{ name: "ticket.jpg", reason: "the files of this conversation exceed 60 MB" }],
  });
  await ask({ email: "eve@example.test" });
  const eve = (await list()).find(({ email }) => email === "eve@example.test")!;
  await append(
    withFiles(undefined, { "other.jpg": 1_500 }).replace(/^From: .*$/m, "From: eve@example.test"),
  );
  await expect
    .poll(async () => (await readMails(eve._id))[0]?.files.length, { timeout: 15_000 })
    .toBe(1);
}, 60_000);
