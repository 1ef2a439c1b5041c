import { responseSent } from "shared/inbox/responses";
import { answerCancelled, conversationSaved } from "shared/inbox/timeline";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMailQueue } from "#mail/delivery/mail-queue.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { uploadFile } from "#testing/files/upload-file.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";
import { recordPlannedReplies } from "../messages/planned-replies.ts";

const hour = 3_600_000;
const waitOptions = { timeout: 15_000, interval: 10 };

const openScheduling = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  await desk.ask();
  const { _id } = getOnly(await desk.list());
  const inHours = (hours: number) =>
    new Date(desk.clock.now().getTime() + hours * hour).toISOString();
  const answer = (json: object) => desk.call(`POST /api/conversations/${_id}/answers`, json);
  const schedule = async (hours: number, more: object = {}) => {
    const { status, body } = await answer({ text: "Karibu!", sendAt: inHours(hours), ...more });
    expect(status).toBe(201);
    const { timeline } = conversationSaved.parse(body);
    const entry = timeline.findLast(({ kind }) => kind === "answer");
    return entry?.kind === "answer" ? entry._id : "";
  };
  const cancel = (id: string) => desk.call(`DELETE /api/conversations/${_id}/answers/${id}`);
  return { ...desk, _id, inHours, answer, schedule, cancel };
};

const openSending = async () => {
  const server = await startMailServer();
  const desk = await openScheduling({ smtpUrl: server.url });
  const replies = () => server.delivered.filter(({ mail }) => mail.text?.includes("Karibu!"));
  const startWorker = ({ mailWorker } = desk.services) => {
    onTestFinished(mailWorker.stop);
    mailWorker.start();
    return mailWorker;
  };
  const untilOthersSent = () =>
    vi.waitFor(() => expect(server.delivered.length).toBeGreaterThanOrEqual(2), waitOptions);
  return { ...desk, server, replies, startWorker, untilOthersSent };
};

test("the guest waits until a scheduled reply is sent, and its time shows", async () => {
  const { schedule, read, list, _id, inHours, readOutbox } = await openScheduling();
  const before = getOnly(await list());
  const sendAt = inHours(5);
  await schedule(5, { sendAt });
  const { conversation, timeline } = await read(_id);
  const { waitingSince } = before;
  expect(waitingSince).not.toBeNull();
  expect(conversation).toMatchObject({ state: "new", waitingSince, replyPlannedAt: sendAt });
  expect(getOnly(await list({ waiting: "true" }))).toMatchObject({ replyPlannedAt: sendAt });
  expect(timeline[1]).toMatchObject({ kind: "answer", to: guest, mail: { sendAt } });
  expect((await readOutbox()).at(-1)).toMatchObject({ to: guest, sendAt, status: "held" });
});

test("a row shows the next of several scheduled replies", async () => {
  const { schedule, cancel, read, _id, inHours } = await openScheduling();
  const [later, next] = [inHours(9), inHours(5)];
  await schedule(9, { sendAt: later });
  const first = await schedule(5, { sendAt: next });
  expect((await read(_id)).conversation.replyPlannedAt).toBe(next);
  await cancel(first);
  expect((await read(_id)).conversation.replyPlannedAt).toBe(later);
});

test("a cancelled reply gives its text back and leaves the guest waiting", async () => {
  const { schedule, cancel, read, _id, list, readOutbox } = await openScheduling();
  const before = getOnly(await list());
  const mailsBefore = await readOutbox();
  const { status, body } = await cancel(await schedule(5));
  expect(status).toBe(200);
  expect(answerCancelled.parse(body).cancelled).toEqual({ text: "Karibu!", files: [] });
  const { conversation, timeline } = await read(_id);
  expect(timeline.map(({ kind }) => kind)).toEqual(["inquiry"]);
  const { latestAt: _, ...unchanged } = before;
  expect(conversation).toMatchObject(unchanged);
  expect(await readOutbox()).toEqual(mailsBefore);
});

test("a repeat of a cancelled reply is refused", async () => {
  const { send, token, _id, inHours, cancel, clock, read } = await openScheduling();
  const key = "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e";
  const json = { text: "Karibu!", sendAt: inHours(0.5) };
  const answer = () =>
    send(`POST /api/conversations/${_id}/answers`, {
      ...{ token, json, headers: { "Idempotency-Key": key } },
    });
  expect((await answer()).status).toBe(201);
  expect((await cancel(key)).status).toBe(200);
  clock.advance(0.75 * hour);
  expect(await answer()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("This reply was cancelled.") },
  });
  expect((await read(_id)).timeline.map(({ kind }) => kind)).toEqual(["inquiry"]);
});

test("a guest whom a later reply answered does not wait again", async () => {
  const { schedule, cancel, answer, read, _id } = await openScheduling();
  const first = await schedule(5);
  await answer({ text: "Sent at once.", channel: "phone" });
  await cancel(first);
  const { conversation, timeline } = await read(_id);
  expect(conversation).toMatchObject({ state: "answered", waitingSince: null });
  expect(timeline.map(({ kind }) => kind)).toEqual(["inquiry", "answer"]);
});

test("a guest whom an earlier reply answered does not wait again", async () => {
  const { schedule, cancel, answer, read, clock, _id } = await openScheduling();
  await answer({ text: "Sent at once.", channel: "phone" });
  clock.advance(1_000);
  await cancel(await schedule(5));
  expect((await read(_id)).conversation).toMatchObject({ state: "answered", waitingSince: null });
});

test("sends a reply at once whose time passed while the phone was offline, and says so", async () => {
  const { answer, read, _id, inHours, readOutbox } = await openScheduling();
  const { status, body } = await answer({ text: "Karibu!", sendAt: inHours(-3) });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { message: "Reply sent at once, because its time had passed." },
  });
  const { conversation, timeline } = await read(_id);
  expect(conversation).toMatchObject({ state: "answered", waitingSince: null });
  expect(conversation.replyPlannedAt).toBeNull();
  expect(timeline[1]).toMatchObject({ kind: "answer", mail: { sendAt: null } });
  expect((await readOutbox()).at(-1)).toMatchObject({ to: guest, sendAt: null });
});

test("a repeat of a reply that went out at its time does not say that its time had passed", async () => {
  const { send, token, _id, inHours, clock } = await openScheduling();
  const json = { text: "Karibu!", sendAt: inHours(0.5) };
  const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
  const answer = async () =>
    (await send(`POST /api/conversations/${_id}/answers`, { token, json, headers })).body;
  expect(await answer()).toMatchObject({ message: "Reply scheduled." });
  expect(await answer()).toMatchObject({ message: "Reply scheduled." });
  clock.advance(0.75 * hour);
  expect(await answer()).toMatchObject({ message: responseSent });
});

test("a key that was used with another time or other files is refused", async () => {
  const desk = await openScheduling();
  const { send, token, _id, inHours, clock, read } = desk;
  const files = [(await uploadFile(desk, "plan.txt", "a plan"))._id];
  const sendAt = inHours(5);
  const headers = { "Idempotency-Key": "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d6e" };
  const answer = async (more: object) => {
    const json = { text: "Karibu!", ...more };
    return (await send(`POST /api/conversations/${_id}/answers`, { token, json, headers })).status;
  };
  expect(await answer({ files, sendAt })).toBe(201);
  expect(await answer({ files, sendAt: sendAt.replace("Z", "000Z") })).toBe(201);
  expect(await answer({ files, sendAt: inHours(6) })).toBe(409);
  expect(await answer({ files })).toBe(409);
  expect(await answer({ sendAt })).toBe(409);
  expect(await answer({ files: [...files, "other"], sendAt })).toBe(409);
  clock.advance(60_000);
  expect(await answer({ files, sendAt })).toBe(201);
  expect((await read(_id)).timeline).toHaveLength(2);
});

test("rejects times too far ahead, and for other channels than email", async () => {
  const { answer, inHours } = await openScheduling();
  const refused = async (json: object) => {
    const { status, body } = await answer({ text: "Karibu!", ...json });
    expect(status).toBe(400);
    return body;
  };
  const range = { message: "Choose a time in the next 60 days." };
  expect(await refused({ sendAt: inHours(61 * 24) })).toMatchObject(range);
  expect(await refused({ sendAt: inHours(1), channel: "phone" })).toMatchObject({
    message: "Only emails can be sent later.",
  });
  expect(await refused({ sendAt: "tomorrow" })).toMatchObject({ code: "validation_failed" });
});

test("a scheduled reply goes at its time, also after a restart, and then can't be cancelled", async () => {
  const { schedule, cancel, clock, openProcess, replies, startWorker, untilOthersSent, read, _id } =
    await openSending();
  const id = await schedule(5);
  const first = startWorker();
  await untilOthersSent();
  clock.advance(4 * hour);
  first.notify();
  await first.stop();
  expect(replies()).toEqual([]);
  clock.advance(hour);
  startWorker(openProcess().services);
  await vi.waitFor(() => expect(replies()).toHaveLength(1), waitOptions);
  expect(replies()[0]?.mail.date).toBeDefined();
  await vi.waitFor(async () => {
    const { conversation, timeline } = await read(_id);
    expect(timeline[1]).toMatchObject({ mail: { status: "sent", sendAt: null } });
    expect(conversation).toMatchObject({ state: "answered", waitingSince: null });
    expect(conversation.replyPlannedAt).toBeNull();
  }, waitOptions);
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: { message: "This reply can't be cancelled any more: its sending has started." },
  });
});

test("waits for its time after the clock was set back, and still goes once", async () => {
  const { schedule, clock, replies, startWorker, untilOthersSent } = await openSending();
  await schedule(5);
  clock.advance(-30 * 24 * hour);
  const worker = startWorker();
  await untilOthersSent();
  worker.notify();
  clock.advance(30 * 24 * hour + 4 * hour);
  worker.notify();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(replies()).toEqual([]);
  clock.advance(hour);
  worker.notify();
  await vi.waitFor(() => expect(replies()).toHaveLength(1), waitOptions);
});

test("a scheduled reply waits for a mail server, and then for its time", async () => {
  const { schedule, clock, db, services } = await openScheduling();
  await schedule(5);
  const mailServer = { canSend: true, inbox: services.mailServer.inbox };
  const recordPlanned = recordPlannedReplies;
  const queue = createMailQueue({ db, now: clock.now, mailServer, recordPlanned });
  await queue.syncHeldMails();
  const isReply = ({ subject }: { subject: string }) => subject.startsWith("Re: ");
  expect((await queue.lease(10, [])).filter(isReply)).toEqual([]);
  clock.advance(5 * hour);
  expect((await queue.lease(10, [])).filter(isReply)).toHaveLength(1);
});

test("either the worker sends it or a cancel stops it, never both", async () => {
  const { schedule, cancel, clock, replies, startWorker, untilOthersSent, read, _id } =
    await openSending();
  const worker = startWorker();
  await untilOthersSent();
  for (let round = 1; round <= 10; round += 1) {
    const before = replies().length;
    const id = await schedule(1);
    clock.advance(hour);
    worker.notify();
    if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, round));
    const { status } = await cancel(id);
    expect([200, 409]).toContain(status);
    const sent = status === 409 ? before + 1 : before;
    await vi.waitFor(() => expect(replies()).toHaveLength(sent), waitOptions);
    const isThere = (await read(_id)).timeline.some(
      (entry) => entry.kind === "answer" && entry._id === id,
    );
    expect(isThere).toBe(status === 409);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const kept = (await read(_id)).timeline.filter(({ kind }) => kind === "answer");
  expect(replies()).toHaveLength(kept.length);
});
