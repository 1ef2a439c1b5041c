import { conversationsChanged } from "shared/inbox/conversations";
import { expect, test } from "vitest";
import { createMailQueue } from "#mail/delivery/mail-queue.ts";
import type { Database } from "#platform/db/client.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { readAnswerTimes } from "../messages/answer-times.ts";
import { recordPlannedReplies } from "../messages/planned-replies.ts";
import { withdrawReply } from "../messages/record-reply.ts";

const hour = 3_600_000;

const readTimes = async ({ read }: Database) =>
  (await readAnswerTimes(read, [{ start: "2000", finish: "3000" }])).whole;

/** An inquiry, and a reply that is planned for five hours later. */
const openPlanned = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { ask, list, clock, call, read, services, db } = desk;
  await ask();
  const { _id, waitingSince } = getOnly(await list());
  const sendAt = new Date(clock.now().getTime() + 5 * hour).toISOString();
  const answer = (json: object) => call(`POST /api/conversations/${_id}/answers`, json);
  expect((await answer({ text: "Karibu!", sendAt })).status).toBe(201);
  const mailServer = { canSend: true, inbox: services.mailServer.inbox };
  const queue = createMailQueue({
    ...{ db, now: clock.now, mailServer },
    recordPlanned: recordPlannedReplies,
  });
  /** Takes the mails that are due, like a worker. Returns those that carry replies. */
  const takeReplies = async () => {
    await queue.syncHeldMails();
    return (await queue.lease(20, [])).filter(({ answers }) => answers !== null);
  };
  const readReply = async () => {
    const { conversation, timeline } = await read(_id);
    const reply = timeline.find(({ kind }) => kind === "answer");
    if (reply?.kind !== "answer") throw new Error("The reply is gone.");
    return { conversation, reply, timeline };
  };
  const pass = (hours: number) => clock.advance(hours * hour);
  return { ...desk, _id, waitingSince, sendAt, answer, takeReplies, readReply, pass };
};

test("a planned reply ends the wait when it is sent, and the numbers count until then", async () => {
  const { clock, pass, takeReplies, readReply, db } = await openPlanned();
  expect(await readTimes(db)).toMatchObject({ answered: 0, waiting: 1 });
  pass(5);
  const sentAt = clock.now().toISOString();
  expect(await takeReplies()).toHaveLength(1);
  const { conversation, reply } = await readReply();
  expect(conversation).toMatchObject({ state: "answered", waitingSince: null });
  expect(conversation.replyPlannedAt).toBeNull();
  expect(reply.at >= sentAt).toBe(true);
  const times = await readTimes(db);
  expect(times).toMatchObject({ answered: 1, waiting: 0 });
  expect(times.half).toBeGreaterThanOrEqual(5 * 3_600);
});

test("a planned reply does not answer what the guest wrote after it", async () => {
  const { write, pass, takeReplies, readReply } = await openPlanned();
  await write({ message: "And in July?" });
  pass(5);
  expect(await takeReplies()).toHaveLength(1);
  const { conversation, timeline } = await readReply();
  expect(conversation).toMatchObject({ state: "new", preview: "And in July?" });
  expect(timeline.map(({ kind }) => kind)).toEqual(["inquiry", "contact", "answer"]);
  const [inquiry, contact] = timeline;
  expect(inquiry).toMatchObject({ inquiry: { waits: false, responseMessage: "Karibu!" } });
  expect(contact).toMatchObject({ contact: { waits: true, responseMessage: null } });
  if (contact?.kind !== "contact") throw new Error("The message is gone.");
  expect(conversation.waitingSince).toBe(contact.contact.createdAt);
});

test.each([
  ["trash", "The conversation was moved to the trash."],
  ["spam", "The conversation was marked as spam."],
])("a planned reply is not sent from %s, and the timeline says why", async (box, lastError) => {
  const { _id, change, pass, takeReplies, readReply, call, readOutbox } = await openPlanned();
  await change(_id, { box });
  const stopped = { status: "failed", lastError };
  const { conversation, reply } = await readReply();
  expect(reply.mail).toMatchObject(stopped);
  expect(conversation.replyPlannedAt).toBeNull();
  pass(6);
  expect(await takeReplies()).toEqual([]);
  await change(_id, { box: "inbox" });
  expect(await takeReplies()).toEqual([]);
  expect((await readReply()).reply.mail).toMatchObject(stopped);
  expect((await call("GET /api/stats")).body).toMatchObject({ mails: { failed: 0 } });
  const { _id: mail } = (await readOutbox()).find(({ status }) => status === "failed")!;
  expect((await call(`POST /api/outbox/${mail}/retry`)).status).toBe(202);
  expect(await takeReplies()).toHaveLength(1);
  expect((await readReply()).conversation).toMatchObject({ state: "answered" });
});

test("undoing a move out of the inbox puts a planned reply back", async () => {
  const { _id, sendAt, change, call, pass, takeReplies, readReply } = await openPlanned();
  const { before } = conversationsChanged.parse((await change(_id, { box: "trash" })).body);
  expect((await call("PATCH /api/conversations", { changes: before })).status).toBe(200);
  const { conversation, reply } = await readReply();
  expect(conversation.replyPlannedAt).toBe(sendAt);
  expect(reply.mail).toMatchObject({ lastError: null, sendAt });
  expect(await takeReplies()).toEqual([]);
  pass(5);
  expect(await takeReplies()).toHaveLength(1);
});

test("joining a conversation of the trash to one of the inbox puts a planned reply back", async () => {
  const { _id, sendAt, change, call, write, list, read, takeReplies, pass } = await openPlanned();
  await change(_id, { box: "trash" });
  await write({ email: "bea@example.test" });
  const target = getOnly(await list())._id;
  expect((await call(`POST /api/conversations/${target}/join`, { ids: [_id] })).status).toBe(200);
  const { conversation, timeline } = await read(target);
  expect(conversation.replyPlannedAt).toBe(sendAt);
  const reply = timeline.find(({ kind }) => kind === "answer");
  expect(reply).toMatchObject({ mail: { status: "held", lastError: null } });
  pass(5);
  expect(await takeReplies()).toHaveLength(1);
});

test("a planned reply is stopped when its guest's only message is marked as spam", async () => {
  const { listInquiries, _id, call, pass, takeReplies, readReply, sendAt } = await openPlanned();
  const inquiry = getOnly(await listInquiries())._id;
  const mark = (spam: boolean) => call(`PATCH /api/inquiries/${inquiry}/spam`, { spam });
  expect((await mark(true)).status).toBe(200);
  expect((await readReply()).reply.mail).toMatchObject({ status: "failed" });
  expect((await mark(false)).status).toBe(200);
  expect((await readReply()).conversation).toMatchObject({ _id, replyPlannedAt: sendAt });
  pass(5);
  expect(await takeReplies()).toHaveLength(1);
});

test.each([
  ["with", { smtpUrl: "smtp://127.0.0.1:1" }],
  ["without", {}],
])(
  "a stopped reply that is retried still waits for its time, %s a mail server",
  async (_, options) => {
    const { _id, change, call, readOutbox, takeReplies, pass } = await openPlanned(options);
    await change(_id, { box: "trash" });
    const { _id: mail } = (await readOutbox()).find(({ status }) => status === "failed")!;
    expect((await call(`POST /api/outbox/${mail}/retry`)).status).toBe(202);
    expect(await takeReplies()).toEqual([]);
    pass(5);
    expect(await takeReplies()).toHaveLength(1);
  },
);

test("the text of a stopped reply can be taken back", async () => {
  const { _id, change, call, readReply } = await openPlanned();
  await change(_id, { box: "trash" });
  const { reply } = await readReply();
  const path = `/api/conversations/${_id}/answers/${reply._id}`;
  expect((await call(`DELETE ${path}`)).body).toMatchObject({ cancelled: { text: "Karibu!" } });
});

test("a bounce of the reply before a planned one makes the guest wait again", async () => {
  const { _id, waitingSince, answer, sendAt, db, read } = await openPlanned();
  await answer({ text: "At once." });
  const { conversation, timeline } = await read(_id);
  expect(conversation.waitingSince).toBeNull();
  const sent = timeline.at(-1);
  if (sent?.kind !== "answer" || !sent.mail) throw new Error("The reply is gone.");
  const failed = sent.mail._id;
  await answer({ text: "Later.", sendAt });
  await db.write((tx) => withdrawReply(tx, _id, [failed]));
  expect((await read(_id)).conversation.waitingSince).toBe(waitingSince);
});

test("splitting a conversation does not count a planned reply as its first answer", async () => {
  const { _id, write, read, call, db } = await openPlanned();
  await write({ message: "For my sister" });
  const contact = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "contact" ? [entry.contact._id] : [],
  );
  await call(`POST /api/conversations/${_id}/split`, { messages: contact });
  expect(await readTimes(db)).toMatchObject({ answered: 0, waiting: 2 });
});
