import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#tables/mails.ts";
import { getOnly, guest } from "#testing/app/open-desk.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { openMailDesk } from "#testing/mail/mailbox/open-mail-desk.ts";
import { multipart, toMessageId, writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { readHead } from "./reading/mail-head.ts";

const open = async (options?: Parameters<typeof openMailDesk>[1]) => {
  const mailbox = await startImapServer();
  const desk = await openMailDesk(mailbox, options);
  const start = () => desk.services.mailboxWorker.start();
  return { mailbox, start, ...desk };
};

const mallory = "mallory@elsewhere.example.test";

test("mails of strangers, of the team and of the product itself are left alone", async () => {
  const { start, append, answer, untilMails, user, list } = await open();
  start();
  await append(writeMail({ from: mallory, subject: "Cheap pills" }));
  await append(writeMail({ from: user.email, answers: answer, body: "I have told them." }));
  await append(writeMail({ from: "operator@example.test", answers: answer, body: "A copy." }));
  await append(writeMail({ from: "tours@example.test", id: toMessageId(answer).slice(1, -1) }));
  await append(writeMail({ answers: answer, body: "The guest's." }));
  const [only] = await untilMails(1);
  expect(only!.text).toBe("The guest's.");
  expect(await list()).toHaveLength(1);
});

test("a member of the team who tried the form is a guest only where an answer of ours is answered", async () => {
  const { start, append, untilMails, ask, list, call, db, user, readMails } = await open();
  await ask({ email: user.email });
  const own = (await list()).find(({ email }) => email === user.email)!;
  await call(`POST /api/conversations/${own._id}/answers`, { text: "A try." });
  const sent = await db.read.select().from(mails).where(eq(mails.to, user.email));
  const answer = sent.find((mail) => mail.answers !== null)!;
  start();
  await append(writeMail({ from: user.email, body: "Among ourselves." }));
  await append(writeMail({ from: user.email, answers: answer.id, body: "It works." }));
  await append(writeMail({ body: "The guest's." }));
  await untilMails(1);
  expect((await readMails(own._id)).map(({ text }) => text)).toEqual(["It works."]);
});

test("a guest's mail that answers nothing belongs to the guest's conversation", async () => {
  const { start, append, untilMails } = await open();
  start();
  await append(
    writeMail({ from: guest.toUpperCase(), subject: "Kayaks", body: "One more thing." }),
  );
  const [mail] = await untilMails(1);
  expect(mail).toMatchObject({
    ...{ subject: "Kayaks", isFromElsewhere: false },
    ...{ isFoundByAddress: true, isCheckFailed: false },
  });
});

const forged = "Authentication-Results: mx.example.test; dkim=pass; spf=pass; dmarc=pass";

test.each([
  { says: "dmarc=fail (p=none) header.from=example.test", isCheckFailed: true },
  {
    says: "spf=softfail (no (such) sender)\r\n smtp.mailfrom=a@b.test;\r\n dkim=fail",
    isCheckFailed: true,
  },
  { says: "spf=fail; dkim=pass header.d=example.test; dmarc=pass", isCheckFailed: false },
  { says: "spf=softfail; dkim=pass header.d=evil.test; dmarc=none", isCheckFailed: true },
  { says: "spf=softfail; dkim=pass (2048-bit key; a) header.i=@evil.test", isCheckFailed: true },
  { says: "spf=softfail; dkim=pass header.d=notexample.test", isCheckFailed: true },
  { says: "spf=softfail; dkim=pass header.d=example.test", isCheckFailed: false },
  { says: "spf=softfail; dkim=pass header.i=@mail.example.test", isCheckFailed: false },
  {
    says: "spf=fail; dkim=pass header.d=evil.test; dkim=pass header.d=example.test",
    isCheckFailed: false,
  },
  { says: "spf=pass; dkim=pass header.d=evil.test; dmarc=none", isCheckFailed: false },
  { says: "spf=pass (dmarc=fail (p=none)); dkim=none", isCheckFailed: false },
])(
  "where the mail server says $says, that is told of a mail: $isCheckFailed",
  async ({ says, isCheckFailed }) => {
    const { start, mailbox, answer, clock, untilMails } = await open();
    start();
    const written = writeMail({ answers: answer, headers: [forged] });
    await mailbox.append(
      `Authentication-Results: mx.tours.test; ${says}\r\n${written}`,
      clock.now(),
    );
    expect(await untilMails(1)).toMatchObject([{ isFoundByAddress: false, isCheckFailed }]);
  },
);

test.each([
  { from: "ann@münchen.example", domain: "xn--mnchen-3ya.example", isCheckFailed: false },
  { from: "ann@münchen.example", domain: "mail.münchen.example", isCheckFailed: false },
  { from: "ann@xn--mnchen-3ya.example", domain: "münchen.example", isCheckFailed: false },
  { from: "ann@münchen.example", domain: "xn--mnchen-evil.example", isCheckFailed: true },
])("compares the sender $from with a signature of $domain in ASCII", async (senders) => {
  const says = `mx.tours.test; spf=softfail; dkim=pass header.d=${senders.domain}`;
  const raw = writeMail({
    from: `Ann <${senders.from}>`,
    headers: [`Authentication-Results: ${says}`],
  });
  const head = await readHead({ uid: 1, headers: Buffer.from(raw) });
  expect(head).toMatchObject({
    from: "ann@xn--mnchen-3ya.example",
    isCheckFailed: senders.isCheckFailed,
  });
});

test("an answer to a receipt comes in from any address", async () => {
  const { start, append, untilMails, db } = await open();
  const all = await db.read.select().from(mails);
  const receipt = all.find(({ to, about }) => to === guest && about !== null);
  start();
  await append(writeMail({ from: mallory, answers: receipt!.id, body: "One more thing." }));
  expect(await untilMails(1)).toMatchObject([{ text: "One more thing.", isFromElsewhere: true }]);
});

test("stores only answers among mails older than the first reading", async () => {
  const { start, mailbox, clock, answer, untilMails } = await open();
  const yesterday = new Date(clock.now().getTime() - 86_400_000);
  await mailbox.append(writeMail({ body: "Older than the product." }), yesterday);
  await mailbox.append(writeMail({ answers: answer, body: "An answer." }), yesterday);
  start();
  const [mail] = await untilMails(1);
  expect(mail!.text).toBe("An answer.");
});

test("an answer from another address is marked, and the guest's answers do not go there", async () => {
  const { start, append, answer, untilMails, call, conversation, readOne, db } = await open();
  start();
  await append(writeMail({ from: `Ada <${mallory}>`, answers: answer, body: "Send it here." }));
  const [mail] = await untilMails(1);
  expect(mail).toMatchObject({ from: mallory, isFromElsewhere: true });
  expect(await readOne()).toMatchObject({ email: guest, state: "new" });
  await append(writeMail({ from: mallory, body: "Nobody asked." }));
  await append(writeMail({ answers: answer, body: "The guest's." }));
  const all = await untilMails(2);
  expect(all.map(({ text }) => text)).toEqual(["Send it here.", "The guest's."]);
  const reply = (to?: string) =>
    call(`POST /api/conversations/${conversation}/answers`, { text: "Karibu!", ...(to && { to }) });
  expect((await reply()).status).toBe(201);
  expect((await reply(mallory)).status).toBe(201);
  expect((await reply("eve@example.test")).status).toBe(400);
  const answers = await db.read.select().from(mails).orderBy(mails.createdAt);
  const sent = answers.flatMap((row) => (row.answers === null ? [] : [row.to]));
  expect(sent).toEqual([guest, guest, mallory]);
});

test.each([
  ...["Auto-Submitted: auto-replied", "Precedence: bulk", "Return-Path: <>"],
  ...["X-Autoresponder: yes", "X-Auto-Reply: yes"],
])("an automatic reply (%s) is shown, and nobody waits", async (header) => {
  const { start, append, answer, untilMails, readOne, db } = await open();
  const before = await readOne();
  const sentBefore = await db.read.$count(mails);
  start();
  await append(writeMail({ answers: answer, headers: [header], body: "I am away." }));
  const [mail] = await untilMails(1);
  expect(mail).toMatchObject({ kind: "automatic", text: "I am away." });
  expect(await readOne()).toEqual(before);
  expect(await db.read.$count(mails)).toBe(sentBefore);
});

test.each([
  "Automatic reply: Your inquiry",
  "Out of office Re: Your inquiry",
  "=?utf-8?Q?R=C3=A9ponse_automatique_:_Your_inquiry?=",
  "Abwesenheitsnotiz",
])("detects an automatic reply without headers by its subject: %s", async (subject) => {
  const { start, append, answer, untilMails } = await open();
  start();
  await append(writeMail({ answers: answer, subject, body: "I am away." }));
  expect(await untilMails(1)).toMatchObject([{ kind: "automatic", text: "I am away." }]);
});

test.each(["Re: Automatic reply: Your inquiry", "Automatic gear for the bikes"])(
  "treats a reply with the subject %s as the guest's own",
  async (subject) => {
    const { start, append, answer, untilMails } = await open();
    start();
    await append(writeMail({ answers: answer, subject, body: "We are back." }));
    expect(await untilMails(1)).toMatchObject([{ kind: "reply", text: "We are back." }]);
  },
);

test.each([
  "Precedence: list",
  "X-Auto-Response-Suppress: OOF",
  "X-MS-Exchange-Inbox-Rules-Loop: a@b.test",
])(
  "treats a mail that a list, an agency's program or a redirecting rule passed on (%s) as a person's",
  async (header) => {
    const { start, append, answer, untilMails } = await open();
    start();
    await append(writeMail({ answers: answer, headers: [header], body: "We take it." }));
    expect(await untilMails(1)).toMatchObject([{ kind: "reply", text: "We take it." }]);
  },
);

const report = (answer: string, action: string, recipient = guest) =>
  multipart(
    [
      { headers: ["Content-Type: text/plain"], body: "Your mail could not be delivered." },
      {
        headers: ["Content-Type: message/delivery-status"],
        body: `Reporting-MTA: dns; mx.example.test\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such\r\n  user here`,
      },
      {
        headers: ["Content-Type: message/rfc822"],
        body: `From: tours@example.test\r\nMessage-ID: ${toMessageId(answer)}\r\nSubject: Your inquiry\r\n\r\nKaribu!`,
      },
    ],
    "multipart/report; report-type=delivery-status",
  );

test("a bounce is shown at the answer that bounced, and its guest waits again", async () => {
  const { start, append, answer, untilMails, readOne, read, conversation, db, services } =
    await open();
  const sent = { status: "sent", settledAt: new Date().toISOString() } as const;
  await db.write((tx) => tx.update(mails).set(sent).where(eq(mails.id, answer)));
  start();
  await append(writeMail({ from: "MAILER-DAEMON@mx.example.test", ...report(answer, "failed") }));
  const [mail] = await untilMails(1);
  expect(mail).toMatchObject({
    ...{ kind: "bounce", isFromElsewhere: false, isFoundByAddress: false },
  });
  const { timeline } = await read(conversation);
  expect(timeline.find(({ kind }) => kind === "answer")).toMatchObject({
    mail: {
      status: "failed",
      lastError: "Could not be delivered: 550 5.1.1 No such user here",
    },
  });
  expect(await readOne()).toMatchObject({ state: "new", waitingSince: expect.any(String) });
  expect((await services.stats.read()).mails).toMatchObject({ failed: 1 });
});

const returned = (answer: string) =>
  `From: tours@example.test\r\nMessage-ID: ${toMessageId(answer)}\r\nSubject: Your inquiry\r\n\r\nKaribu!`;

test.each([
  {
    server: "qmail",
    from: "MAILER-DAEMON@mx.example.test",
    headers: ["Return-Path: <>"],
    words: `Hi. This is the mail program at mx.example.test.\r\nI could not deliver your message.\r\n\r\n<${guest}>:\r\n192.0.2.7 does not like recipient.\r\nRemote host said: 550 5.1.1 No such user\r\n\r\n--- Below this line is a copy of the message.`,
    reason: "192.0.2.7 does not like recipient. Remote host said: 550 5.1.1 No such user",
  },
  {
    server: "an older server",
    from: "Postmaster <postmaster@mx.example.test>",
    headers: ["Auto-Submitted: auto-replied"],
    words: `Your message could not be delivered to ${guest}:\r\n550 5.1.1 No such user\r\n\r\n----- This is a copy of your message. -----`,
    reason: "550 5.1.1 No such user",
  },
])(
  "a plain-text bounce from $server fails the mail and reopens the conversation",
  async (bounce) => {
    const { start, append, answer, untilMails, readOne, db } = await open();
    await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, answer)));
    start();
    const body = `${bounce.words}\r\n\r\n${returned(answer)}`;
    await append(writeMail({ from: bounce.from, headers: bounce.headers, body }));
    const [mail] = await untilMails(1);
    expect(mail).toMatchObject({ kind: "bounce", original: expect.stringContaining("Karibu!") });
    expect(mail!.text).not.toContain("Karibu!");
    const [row] = await db.read.select().from(mails).where(eq(mails.id, answer));
    expect(row).toMatchObject({
      status: "failed",
      lastError: `Could not be delivered: ${bounce.reason}`,
    });
    expect(await readOne()).toMatchObject({ state: "new" });
  },
);

test("a plain-text delay notice is shown and fails nothing", async () => {
  const { start, append, answer, untilMails, db } = await open();
  await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, answer)));
  start();
  const notice = `Your message to ${guest} is delayed: 451 4.7.1 Try again later\r\n\r\n----- Copy -----`;
  const body = `${notice}\r\n\r\n${returned(answer)}`;
  await append(writeMail({ from: "mailer-daemon@mx.example.test", body }));
  expect(await untilMails(1)).toMatchObject([{ kind: "automatic" }]);
  const [row] = await db.read.select().from(mails).where(eq(mails.id, answer));
  expect(row!.status).toBe("sent");
});

test("a bounce that names only its recipient is shown in the conversation and fails nothing", async () => {
  const { start, append, answer, untilMails, db } = await open();
  await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, answer)));
  start();
  const body = `Your message could not be delivered to ${guest}: 550 5.1.1 No such user`;
  await append(writeMail({ from: "mailer-daemon@mx.example.test", body }));
  expect(await untilMails(1)).toMatchObject([
    { kind: "automatic", text: body, isFoundByAddress: true },
  ]);
  const [row] = await db.read.select().from(mails).where(eq(mails.id, answer));
  expect(row!.status).toBe("sent");
});

test("a forged bounce with a wrong recipient marks no mail as failed", async () => {
  const { start, append, answer, untilMails, db } = await open();
  await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, answer)));
  start();
  await append(writeMail({ from: mallory, ...report(answer, "failed", mallory) }));
  expect(await untilMails(1)).toMatchObject([{ kind: "automatic" }]);
  const [row] = await db.read.select().from(mails).where(eq(mails.id, answer));
  expect(row!.status).toBe("sent");
});

test("mails and bounces with an international domain find the guest who typed it", async () => {
  const { start, append, db, ask, list, read, call, readMails } = await open();
  const typed = "ann@münchen.example";
  const stored = "ann@xn--mnchen-3ya.example";
  await ask({ email: typed });
  const { _id } = getOnly((await list()).filter(({ email }) => email === stored));
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  const [sent] = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "answer" && entry.mail ? [entry.mail._id] : [],
  );
  await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, sent!)));
  start();
  await append(writeMail({ from: typed, body: "From Munich." }));
  await expect.poll(() => readMails(_id), { timeout: 15_000 }).toHaveLength(1);
  expect(await readMails(_id)).toMatchObject([{ from: stored, isFromElsewhere: false }]);
  await append(
    writeMail({ from: "MAILER-DAEMON@mx.example.test", ...report(sent!, "failed", stored) }),
  );
  await expect
    .poll(async () => (await readMails(_id)).at(-1)?.kind, { timeout: 15_000 })
    .toBe("bounce");
});

test("a bounce of the operator's notice is not added to the guest's conversation", async () => {
  const { start, append, answer, untilMails, db } = await open();
  await db.write((tx) => tx.update(mails).set({ status: "sent" }));
  const all = await db.read.select().from(mails);
  const notice = all.find(({ to, about }) => about !== null && to !== guest)!;
  start();
  await append(writeMail({ from: mallory, ...report(notice.id, "failed", notice.to) }));
  await append(writeMail({ answers: answer, body: "The guest's." }));
  expect(await untilMails(1)).toMatchObject([{ text: "The guest's." }]);
  const [row] = await db.read.select().from(mails).where(eq(mails.id, notice.id));
  expect(row!.status).toBe("failed");
});

test("a mail that is only late has not failed", async () => {
  const { start, append, answer, untilMails, db } = await open();
  await db.write((tx) => tx.update(mails).set({ status: "sent" }).where(eq(mails.id, answer)));
  start();
  await append(writeMail({ from: "MAILER-DAEMON@mx.example.test", ...report(answer, "delayed") }));
  expect(await untilMails(1)).toMatchObject([{ kind: "automatic" }]);
  const [row] = await db.read.select().from(mails).where(eq(mails.id, answer));
  expect(row!.status).toBe("sent");
});

test("after a hundred automatic mails in a day only headers are stored, and a guest's mail is still read", async () => {
  const { start, append, answer, untilMails, readMails } = await open();
  start();
  const headers = ["Auto-Submitted: auto-replied"];
  for (let count = 1; count <= 101; count += 1)
    await append(writeMail({ answers: answer, headers }));
  await append(writeMail({ answers: answer, body: "The guest's." }));
  const hasArrived = async () => (await readMails()).some(({ kind }) => kind === "reply");
  await expect.poll(hasArrived, { timeout: 60_000, interval: 500 }).toBe(true);
  const all = await untilMails(102);
  expect(all.filter(({ text }) => text === "")).toMatchObject([
    { kind: "automatic", leftOut: [{ reason: "the conversation got 100 emails within 24 hours" }] },
  ]);
  expect(all.find(({ kind }) => kind === "reply")!.text).toBe("The guest's.");
}, 90_000);
