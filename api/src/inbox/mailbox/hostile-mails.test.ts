import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { mailboxTries } from "#tables/mailboxes.ts";
import { getOnly, guest } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { hasDovecot, startDovecot } from "#testing/mail/mailbox/start-dovecot.ts";
import { multipart, toMessageId, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { readTrouble } from "./mailbox-troubles.ts";

const open = async () => {
  const mailbox = await startImapServer();
  const desk = await openMailDesk(mailbox);
  desk.services.mailboxWorker.start();
  return { mailbox, ...desk };
};

test("a page is shown as text: nothing of it runs or loads", async () => {
  const { append, answer, untilMails } = await open();
  const page = `<html><head><style>p{}</style><title>T</title></head><body onload="alert(1)"><p>Yes &amp; <b>thank</b> you</p><script>alert(2)</script><img src="https://spy.example.test/x.png" onerror="alert(3)">On 3 May 2027 at 10:00, Tours (t@example.test) wrote:<blockquote>Karibu!</blockquote></body></html>`;
  await append(
    writeMail({ answers: answer, headers: ["Content-Type: text/html; charset=utf-8"], body: page }),
  );
  const [mail] = await untilMails(1);
  expect(mail!.text).toBe("Yes & thank you");
  expect(JSON.stringify(mail)).not.toMatch(/alert|spy|<\w/);
});

test("letters that cannot be stored, unknown charsets and broken dates do no harm", async () => {
  const { append, answer, untilMails, mailbox, clock } = await open();
  const nul = Buffer.from("A\0B \u202egnp.exe \u001b[31m");
  await mailbox.append(
    Buffer.concat([Buffer.from(writeMail({ answers: answer, body: "" })), nul]),
    clock.now(),
  );
  const surrogate = "=?UTF-16BE?B?2AA=?= =?UTF-8?B?7aCA?=";
  await append(
    writeMail({
      answers: answer,
      subject: surrogate,
      headers: ["Content-Type: text/plain; charset=x-none"],
      body: "\xff\xfe?",
    }),
  );
  await append(
    writeMail({
      answers: answer,
      headers: ["Date: Someday, 99 Foo 20266", "Content-Type: ;;;=", "Broken"],
      body: "Odd.",
    }),
  );
  const all = await untilMails(3);
  const stored = all.map(({ text, subject }) => `${subject} ${text}`).join(" ");
  expect(stored.isWellFormed()).toBe(true);
  for (const hidden of ["\0", "\u001b", "\u202e"]) expect(stored).not.toContain(hidden);
});

test("keeps twenty of a mail's thousand files and reports the others", async () => {
  const { append, answer, untilMails, readMails } = await open();
  const files = Array.from({ length: 1_000 }, (_, index) => ({
    headers: [
      `Content-Type: application/ms-tnef; name="winmail-${index}.dat"`,
      "Content-Disposition: attachment",
    ],
    body: "x",
  }));
  await append(writeMail({ answers: answer, ...multipart(files) }));
  await untilMails(1);
  const readOnly = async () => getOnly(await readMails());
  await expect
    .poll(async () => (await readOnly()).files.length, { timeout: 15_000 })
    .toBe(limits.guestMail.files);
  expect((await readOnly()).leftOut.at(-1)).toMatchObject({
    name: "950 more",
    reason: "the email has more than 20 files",
  });
});

test("a mail that the server does not give away keeps none that comes after it, and its head is kept", async () => {
  const { append, answer, untilMails, mailbox } = await open();
  mailbox.unreadable.add(1);
  await append(writeMail({ answers: answer, subject: "Kayaks", body: "Lost." }));
  await append(writeMail({ answers: answer, body: "Found." }));
  const all = await untilMails(2);
  expect(all.map(({ text }) => text).toSorted()).toEqual(["", "Found."]);
  expect(all.find(({ text }) => text === "")).toMatchObject({
    subject: "Kayaks",
    from: guest,
    leftOut: [{ reason: "it could not be read: the mail server does not return it" }],
  });
});

test("a report that cannot be read is shown where it belongs, and fails nothing", async () => {
  const { append, answer, untilMails, mailbox } = await open();
  mailbox.unreadable.add(1);
  const type = "Content-Type: multipart/report; report-type=delivery-status; boundary=b";
  await append(writeMail({ answers: answer, subject: "Undelivered mail", headers: [type] }));
  expect(await untilMails(1)).toMatchObject([
    {
      kind: "automatic",
      subject: "Undelivered mail",
      leftOut: [{ name: "The text of this email" }],
    },
  ]);
});

test("a page of tags that nobody closes is read as far as it goes", async () => {
  const { append, answer, untilMails } = await open();
  const page = `Hello.${"<b>".repeat(50_000)}${"</i>".repeat(10_000)}`;
  await append(writeMail({ answers: answer, headers: ["Content-Type: text/html"], body: page }));
  const [mail] = await untilMails(1);
  expect(mail!.text).toBe("Hello.");
});

test("a mail that ended the process three times is not read again", async () => {
  const mailbox = await startImapServer();
  const { append, answer, untilMails, services, db } = await openMailDesk(mailbox);
  const { host, port } = mailbox;
  await append(writeMail({ answers: answer, body: "Boom." }));
  const hostile = {
    mailbox: `guest-answers@${host}:${port}/INBOX`,
    uidValidity: "1",
    uid: 1,
    tries: 3,
  };
  await db.write((tx) => tx.insert(mailboxTries).values(hostile));
  services.mailboxWorker.start();
  const [mail] = await untilMails(1);
  expect(mail).toMatchObject({
    text: "",
    leftOut: [{ reason: "it could not be read: it failed 3 times" }],
  });
  await expect.poll(() => db.read.$count(mailboxTries)).toBe(0);
});

test("reading a mail and storing it count as one try", async () => {
  const mailbox = await startImapServer();
  const { append, answer, untilMails, services, db } = await openMailDesk(mailbox);
  const { host, port } = mailbox;
  const name = `guest-answers@${host}:${port}/INBOX`;
  await db.write(async (tx) => {
    await tx.insert(mailboxTries).values({ mailbox: name, uidValidity: "1", uid: 1, tries: 1 });
    await tx.run(
      "CREATE TRIGGER broken BEFORE INSERT ON messages WHEN NEW.text = 'Boom.' BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
  });
  await append(writeMail({ answers: answer, subject: "Kayaks", body: "Boom." }));
  services.mailboxWorker.start();
  expect(await untilMails(1)).toMatchObject([
    {
      ...{ subject: "Kayaks", text: "" },
      leftOut: [{ reason: "it could not be read: it failed 3 times" }],
    },
  ]);
  expect(mailbox.asked.filter((line) => line.includes("BODY.PEEK[]"))).toHaveLength(2);
}, 40_000);

test("a mail that names a thousand others, and one without anything, are read", async () => {
  const { append, answer, untilMails, mailbox, clock } = await open();
  const references = Array.from({ length: 1_000 }, (_, index) => `<${index}@example.test>`).join(
    "\r\n ",
  );
  await append(
    writeMail({ headers: [`References: ${references} ${toMessageId(answer)}`], from: "" }),
  );
  await mailbox.append("\r\n\r\n", clock.now());
  await append(writeMail({ answers: answer, body: "Last." }));
  const all = await untilMails(2);
  expect(all.map(({ from, text }) => ({ from, text }))).toEqual([
    { from: "", text: "Yes, please!" },
    { from: guest, text: "Last." },
  ]);
});

test("requests only the beginning of huge headers", async () => {
  const { append, answer, untilMails, mailbox } = await open();
  const long = `References: ${`<${"x".repeat(40)}@example.test>\r\n `.repeat(34_000)}`;
  for (let count = 1; count <= 5; count += 1)
    await append(writeMail({ from: "mallory@example.test", headers: [long] }));
  await append(writeMail({ answers: answer, body: "Found." }));
  expect(await untilMails(1)).toMatchObject([{ text: "Found." }]);
  expect(mailbox.countSent()).toBeLessThan(1_000_000);
});

test.runIf(hasDovecot)("of a mail of 50 MB the words come, and its files are told of", async () => {
  const mailbox = await startDovecot();
  const desk = await openMailDesk(mailbox);
  const textPart = {
    headers: ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64"],
    body: Buffer.from("See the photos — all of them.").toString("base64"),
  };
  const photos = {
    headers: ['Content-Type: image/jpeg; name="lake.jpg"', "Content-Disposition: attachment"],
    body: `${"x".repeat(998)}\r\n`.repeat(50_000),
  };
  await desk.append(writeMail({ answers: desk.answer, ...multipart([photos, textPart]) }));
  await desk.append(writeMail({ answers: desk.answer, body: "And a short one." }));
  desk.services.mailboxWorker.start();
  const [large, short] = await desk.untilMails(2);
  expect(large).toMatchObject({
    text: "See the photos — all of them.",
    files: [],
    leftOut: [{ name: "lake.jpg", reason: "the email has more than 25 MB" }],
  });
  expect(short!.text).toBe("And a short one.");
});

test.runIf(hasDovecot)(
  "a mail of thousands of parts is not parsed: its words alone come",
  async () => {
    const mailbox = await startDovecot();
    const desk = await openMailDesk(mailbox);
    const textPart = { headers: ["Content-Type: text/plain"], body: "Hello." };
    const files = Array.from({ length: 7_000 }, () => ({
      headers: ["Content-Disposition: attachment"],
      body: "x",
    }));
    await desk.append(writeMail({ answers: desk.answer, ...multipart([textPart, ...files]) }));
    desk.services.mailboxWorker.start();
    const [mail] = await desk.untilMails(1);
    expect(mail).toMatchObject({ text: "Hello.", files: [] });
    expect(mail!.leftOut.at(-1)).toMatchObject({
      name: "6970 more",
      reason: "the email has too many parts",
    });
  },
);

test("a head that the server sends apart from the size of its mail is put together", async () => {
  const { append, answer, untilMails, mailbox } = await open();
  mailbox.state.sendsHeadsApart = true;
  await append(writeMail({ answers: answer }));
  expect(await untilMails(1)).toMatchObject([{ from: guest, text: "Yes, please!" }]);
});

test("reads the beginning of headers that the server sends whole and skips headers over the limit", async () => {
  const { append, answer, untilMails, readMails, mailbox, db } = await open();
  mailbox.state.isLavish = true;
  const padding = (bytes: number) => [`X-Padding: ${"x".repeat(bytes)}`];
  await append(writeMail({ answers: answer, headers: padding(500_000) }));
  expect(await untilMails(1)).toMatchObject([{ from: guest, text: "Yes, please!" }]);
  await append(writeMail({ answers: answer, headers: padding(limits.guestMail.bytes) }));
  const reason = async () => (await readTrouble(db.read))?.reason;
  await expect.poll(reason, { timeout: 15_000 }).toMatch(/connection to the mail server dropped/);
  expect(await readMails()).toHaveLength(1);
});
