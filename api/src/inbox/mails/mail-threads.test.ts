import { isNotNull } from "drizzle-orm";
import type { Email } from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { mails } from "#tables/mails.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { startImapServer } from "#testing/mail/mailbox/imap-server.ts";
import { writeMail } from "#testing/mail/mailbox/write-mail.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";
import { dateInquiries } from "#testing/stored-messages.ts";

const operator = "operator@example.test";
const patience = { timeout: 15_000, interval: 20 };

/** Headers that mark a mail as automatic. */
const automaticHeaders = ({ headers }: Email) =>
  Object.fromEntries(
    headers
      .filter(({ key }) => key.startsWith("auto-") || key.startsWith("x-auto-"))
      .map(({ key, value }) => [key, value]),
  );

/** A desk that sends through a real mail server and reads a real mailbox. */
const openExchange = async () => {
  const [server, mailbox] = await Promise.all([startMailServer(), startImapServer()]);
  const desk = await openDesk({ smtpUrl: server.url, imapUrl: mailbox.url });
  const { services, clock, call, list, read } = desk;
  const { mailWorker, mailboxWorker } = services;
  onTestFinished(mailWorker.stop);
  onTestFinished(mailboxWorker.stop);
  mailWorker.start();
  mailboxWorker.start();
  const deliveredTo = (address: string) =>
    server.delivered.filter(({ to }) => to[0]?.toLowerCase() === address).map(({ mail }) => mail);
  return {
    ...desk,
    /** Waits for this many mails to an address and returns the newest. */
    untilMail: async (address: string, count: number): Promise<Email> => {
      mailWorker.notify();
      await vi.waitFor(() => expect(deliveredTo(address)).toHaveLength(count), patience);
      return deliveredTo(address).at(-1)!;
    },
    reply: async (text: string, conversation?: string, to?: string) => {
      const id = conversation ?? getOnly(await list())._id;
      const json = { text, ...(to && { to }) };
      const { status } = await call(`POST /api/conversations/${id}/answers`, json);
      expect(status).toBe(201);
    },
    /** Receives a reply from a guest's mail program and returns its Message-ID. */
    receive: async (id: string, parent: Email | undefined, changes: { subject?: string } = {}) => {
      const { _id } = getOnly(await list());
      const count = async () =>
        (await read(_id)).timeline.filter(({ kind }) => kind === "mail").length;
      const before = await count();
      const references = [parent?.references, parent?.messageId].filter(Boolean).join(" ");
      const headers = parent
        ? [`In-Reply-To: ${parent.messageId}`, `References: ${references}`]
        : [];
      await mailbox.append(
        writeMail({ id, headers, subject: `Re: ${parent?.subject}`, ...changes }),
        clock.now(),
      );
      await vi.waitFor(async () => expect(await count()).toBe(before + 1), patience);
      return `<${id}>`;
    },
  };
};

test("an inquiry, its receipt and all replies are one thread in the guest's mail program", async () => {
  const { ask, untilMail, reply, receive } = await openExchange();
  await ask();
  const receipt = await untilMail(guest, 1);
  expect(receipt.subject).toBe("Your inquiry about Napoleon Island for 2 people");
  expect([receipt.inReplyTo, receipt.references]).toEqual([undefined, undefined]);
  expect(automaticHeaders(receipt)).toEqual({
    "auto-submitted": "auto-generated",
    "x-auto-response-suppress": "All",
  });

  await reply("Karibu!");
  const first = await untilMail(guest, 2);
  expect(automaticHeaders(first)).toEqual({});
  expect(first).toMatchObject({
    subject: `Re: ${receipt.subject}`,
    inReplyTo: receipt.messageId,
    references: receipt.messageId,
  });

  const id = await receive("one@mail.example.test", first, { subject: `Re: ${first.subject}` });
  await reply("See you.");
  const second = await untilMail(guest, 3);
  expect(second).toMatchObject({
    subject: `Re: ${receipt.subject}`,
    inReplyTo: id,
    references: `${receipt.messageId} ${first.messageId} ${id}`,
  });

  await reply("Bring a hat.");
  expect(await untilMail(guest, 4)).toMatchObject({ inReplyTo: id, subject: second.subject });
}, 40_000);

test("a reply to a guest's own mail has its subject, whatever language its prefix is in", async () => {
  const { ask, untilMail, reply, receive } = await openExchange();
  await ask();
  await untilMail(guest, 1);
  const id = await receive("two@mail.example.test", undefined, { subject: "AW: Re: Zwei Räder" });
  await reply("Karibu!");
  expect(await untilMail(guest, 2)).toMatchObject({
    subject: "Re: Zwei Räder",
    inReplyTo: id,
    references: id,
  });
}, 40_000);

test("the first reply starts the thread where no receipt went out", async () => {
  const { ask, call, list, untilMail, reply } = await openExchange();
  await ask({
    name: "Ada",
    message: "Hello",
    destination: "Idjwi",
    topic: "filled in by a program",
  });
  const { _id } = getOnly(await list({ box: "spam" }));
  await reply("Karibu!", _id);
  const first = await untilMail(guest, 1);
  expect(first.subject).toBe("Your inquiry about Idjwi for 2 people");
  expect([first.inReplyTo, first.references]).toEqual([undefined, undefined]);
  const { body } = await call("GET /api/inquiries");
  const { _id: inquiryId } = getOnly((body as { inquiries: { _id: string }[] }).inquiries);
  await call(`POST /api/inquiries/respond/${inquiryId}`, {
    responseMessage: "And bring a hat.",
  });
  expect(await untilMail(guest, 2)).toMatchObject({
    subject: `Re: ${first.subject}`,
    inReplyTo: first.messageId,
    references: first.messageId,
  });
}, 40_000);

test("a receipt that “Not spam” sends starts the thread as any other", async () => {
  const { ask, change, list, untilMail, reply } = await openExchange();
  await ask({ topic: "filled in by a program" });
  const { _id } = getOnly(await list({ box: "spam" }));
  await change(_id, { box: "inbox" });
  const receipt = await untilMail(guest, 1);
  expect(receipt.subject).toBe("Your inquiry about Napoleon Island for 2 people");
  expect(receipt.text).toContain("Dear Ada,");
  await reply("Karibu!", _id);
  expect(await untilMail(guest, 2)).toMatchObject({ inReplyTo: receipt.messageId });
}, 40_000);

test("drops 'Possible spam' from the subject of later notices", async () => {
  const { ask, untilMail } = await openExchange();
  await ask({ topic: "filled in by a program" });
  const first = await untilMail(operator, 1);
  expect(first.subject).toBe("Possible spam: New inquiry from Ada: Napoleon Island");
  await ask({ destination: "Idjwi" });
  expect(await untilMail(operator, 2)).toMatchObject({
    subject: "Re: New inquiry from Ada: Napoleon Island",
    inReplyTo: first.messageId,
  });
}, 40_000);

test("starts a new thread for a second inquiry", async () => {
  const { ask, untilMail, reply } = await openExchange();
  await ask();
  await untilMail(guest, 1);
  await ask({ destination: "Idjwi" });
  const receipt = await untilMail(guest, 2);
  await reply("Karibu!");
  expect(await untilMail(guest, 3)).toMatchObject({
    subject: "Re: Your inquiry about Idjwi for 2 people",
    inReplyTo: receipt.messageId,
  });
}, 40_000);

test("the same inquiry sent twice is answered in the thread of its one receipt", async () => {
  const { ask, untilMail, reply } = await openExchange();
  await ask();
  const receipt = await untilMail(guest, 1);
  await ask();
  await reply("Karibu!");
  expect(await untilMail(guest, 2)).toMatchObject({ inReplyTo: receipt.messageId });
}, 40_000);

test("the team gets one thread for each conversation, which names the guest and links to it", async () => {
  const { ask, write, list, untilMail } = await openExchange();
  await ask();
  const first = await untilMail(operator, 1);
  const { _id } = getOnly(await list());
  expect(first.subject).toBe("New inquiry from Ada: Napoleon Island");
  expect(first.text).toContain(`http://public.test/inbox/${_id}`);
  await write();
  const second = await untilMail(operator, 2);
  expect(second).toMatchObject({
    subject: `Re: ${first.subject}`,
    inReplyTo: first.messageId,
    references: first.messageId,
  });
  expect(second.text).toContain(`http://public.test/inbox/${_id}`);
  await ask({ destination: "Bugarura" });
  expect(await untilMail(operator, 3)).toMatchObject({
    subject: `Re: ${first.subject}`,
    references: first.messageId,
  });
  await ask({ email: "eve@example.test", name: null, destination: "Idjwi" });
  const other = await untilMail(operator, 4);
  expect(other.subject).toBe("New inquiry from eve@example.test: Idjwi");
  expect(other.references).toBeUndefined();
}, 40_000);

test("keeps the threads of a guest and of a stranger with the guest's phone number apart", async () => {
  const { ask, list, read, untilMail, reply, db } = await openExchange();
  const phone = "+250788333444";
  const stranger = "mallory@example.test";
  await ask({ phone });
  const receipt = await untilMail(guest, 1);
  await reply("Karibu!");
  const first = await untilMail(guest, 2);
  await ask({ phone, email: stranger, name: "Mallory", destination: "Idjwi" });
  const { _id } = getOnly(await list());
  const strangersReceipt = await untilMail(stranger, 1);

  await reply("See you.", _id, guest);
  const second = await untilMail(guest, 3);
  expect(second).toMatchObject({
    subject: first.subject,
    inReplyTo: receipt.messageId,
    references: receipt.messageId,
  });
  await reply("Who are you?", _id, stranger);
  const toStranger = await untilMail(stranger, 2);
  expect(toStranger.text).toMatch(/^Dear Mallory,/);
  expect(toStranger).toMatchObject({
    subject: "Re: Your inquiry about Idjwi for 2 people",
    inReplyTo: strangersReceipt.messageId,
    references: strangersReceipt.messageId,
  });
  await reply("Bring a hat.", _id, guest);
  expect(await untilMail(guest, 4)).toMatchObject({
    subject: second.subject,
    references: receipt.messageId,
  });

  const { timeline } = await read(_id);
  const forms = timeline.flatMap((entry) => (entry.kind === "inquiry" ? [entry.inquiry] : []));
  expect(forms).toMatchObject([
    { email: guest, responseMessage: "Bring a hat." },
    { email: stranger, responseMessage: "Who are you?" },
  ]);
  const answers = await db.read.select().from(mails).where(isNotNull(mails.answers));
  expect(answers.filter(({ to }) => to === stranger)).toMatchObject([{ answers: forms[1]!._id }]);
  const ofGuest = answers.filter(({ to }) => to === guest).map((mail) => mail.answers);
  expect(new Set(ofGuest)).toEqual(new Set([forms[0]!._id]));
}, 40_000);

test("replies in the first reply's thread only to the address that got it", async () => {
  const { ask, list, untilMail, reply } = await openExchange();
  const phone = "+250788333444";
  const stranger = "mallory@example.test";
  await ask({ phone });
  await untilMail(guest, 1);
  await reply("Karibu!");
  await untilMail(guest, 2);
  // Possible spam gets no receipt.
  await ask({ phone, email: stranger, destination: "Idjwi", topic: "filled in by a program" });
  const { _id } = getOnly(await list());
  await reply("See you.", _id, guest.toUpperCase());
  await untilMail(guest, 3);
  await reply("Who are you?", _id, stranger);
  const first = await untilMail(stranger, 1);
  expect(first.subject).toBe("Your inquiry about Idjwi for 2 people");
  expect([first.inReplyTo, first.references]).toEqual([undefined, undefined]);
}, 40_000);

test("continues the receipt's thread under the subject of a guest's mail without a Message-ID", async () => {
  const desk = await openExchange();
  const { ask, list, untilMail, reply, clock, db } = desk;
  await ask();
  const receipt = await untilMail(guest, 1);
  const createdAt = new Date(clock.now().getTime() - 3 * 86_400_000).toISOString();
  await dateInquiries(db, createdAt);
  await receiveReply(desk, getOnly(await list())._id, { subject: "Zwei Räder", messageIds: [] });
  await reply("Karibu!");
  expect(await untilMail(guest, 2)).toMatchObject({
    subject: "Re: Zwei Räder",
    inReplyTo: receipt.messageId,
    references: receipt.messageId,
  });
}, 40_000);
