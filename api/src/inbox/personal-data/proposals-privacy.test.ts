import { eq, lt, sql } from "drizzle-orm";
import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { newId } from "#platform/db/new-id.ts";
import { auditEntries } from "#tables/audit.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { payments, proposals, proposalVersions, verificationCodes } from "#tables/proposals.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { samplePayment } from "#testing/app/samples.ts";

const day = 24 * 3_600_000;
const daysAgo = (clock: { now: () => Date }, days: number) =>
  new Date(clock.now().getTime() - days * day).toISOString();
const secret = "Her brother Zebulon pays";

/** A guest's proposal with a file and a payment, for a trip that begins and ends in some days. */
const openBooked = async (options?: Parameters<typeof openDesk>[0], inDays = 20) => {
  const desk = await openDesk(options);
  const { db, clock, call } = desk;
  await desk.ask();
  const conversation = getOnly(await desk.list())._id;
  const startsOn = addDays(clock.now().toISOString().slice(0, 10), inDays);
  const content = { note: secret, startsOn, endsOn: addDays(startsOn, 1) };
  const { id } = await addProposal(desk, conversation, { content });
  const file = newId();
  const stored = { id: file, proposalId: id, name: "Zebulon.pdf", bytes: 4 };
  const decision = {
    ...({ id: newId(), conversationId: conversation, kind: "proposal", fromGuest: true } as const),
    ...{ email: guest, name: "Zebulon", respondedAt: clock.now().toISOString() },
    details: { event: "accepted", proposalId: id, version: 1 } as const,
    paxNumber: 2,
    createdAt: clock.now().toISOString(),
  };
  await db.write(async (tx) => {
    await tx.insert(conversationFiles).values(stored);
    await tx
      .insert(conversationFileSlices)
      .values({ fileId: file, position: 0, bytes: Buffer.from("Zebu") });
    await tx.insert(messages).values(decision);
    const dates = { startsOn, endsOn: content.endsOn, datesSetAt: decision.createdAt };
    await tx.update(conversations).set(dates);
  });
  const { status } = await call(`POST /api/proposals/${id}/payments`, {
    ...{ ...samplePayment, note: secret },
    receivedOn: clock.now().toISOString().slice(0, 10),
  });
  expect(status).toBe(201);
  const count = async () => ({
    proposals: await db.read.$count(proposals),
    versions: await db.read.$count(proposalVersions),
    payments: await db.read.$count(payments),
    files: await db.read.$count(conversationFiles),
    slices: await db.read.$count(conversationFileSlices),
  });
  const retire = () => desk.services.removeOld(new AbortController().signal);
  return { ...desk, conversation, id, count, retire };
};

const one = { proposals: 1, versions: 1, payments: 1, files: 1, slices: 1 };
const none = { proposals: 0, versions: 0, payments: 0, files: 0, slices: 0 };

test("erases a person's proposals, payments, files and codes", async () => {
  const { call, count, db, url } = await openBooked();
  expect(await count()).toEqual(one);
  const { status } = await call("POST /api/personal-data/erase", { email: guest, phone: null });
  expect(status).toBe(200);
  expect(await count()).toEqual(none);
  const logged = await db.read
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "person.erased"));
  expect(getOnly(logged).after).toContain('"proposals":1');
  expect(await db.read.$count(verificationCodes)).toBe(0);
  expect(await db.read.$count(conversations)).toBe(0);
  expect(await findInTables(url, "Zebulon")).toEqual([]);
});

test("erases the name of a person whose messages came into another guest's conversation", async () => {
  const { call, count, db, url, id, conversation, clock } = await openBooked();
  const stranger = {
    ...({ id: newId(), conversationId: conversation, kind: "contact", fromGuest: true } as const),
    ...{ email: "bea@example.test", name: "Beatrix Kiddo", text: "Me too" },
    createdAt: clock.now().toISOString(),
  };
  await db.write(async (tx) => {
    await tx.insert(messages).values(stranger);
    const guestName = stranger.name;
    await tx.update(proposalVersions).set({ guestName }).where(eq(proposalVersions.proposalId, id));
    await tx
      .update(proposals)
      .set({ acceptance: sql`json_set(${proposals.acceptance}, '$.name', ${guestName})` });
    await tx.update(messages).set({ name: guestName }).where(eq(messages.kind, "proposal"));
  });
  const erase = (email: string) => call("POST /api/personal-data/erase", { email, phone: null });
  expect((await erase("bea@example.test")).status).toBe(200);
  expect(await count()).toEqual(one);
  expect(await findInTables(url, "Beatrix")).toEqual([]);
  const { acceptance } = getOnly(await db.read.select().from(proposals));
  expect(acceptance).toMatchObject({ version: 1, name: "a guest" });
});

test("erases a person's proposals also where another guest's messages stay", async () => {
  const { call, count, db, url, conversation, clock } = await openBooked();
  const other = {
    ...({ id: newId(), conversationId: conversation, kind: "contact", fromGuest: true } as const),
    ...{ email: "bea@example.test", text: "Me too", createdAt: clock.now().toISOString() },
  };
  await db.write((tx) => tx.insert(messages).values(other));
  await call("POST /api/personal-data/erase", { email: guest, phone: null });
  expect(await count()).toEqual(none);
  expect(await db.read.$count(messages)).toBe(1);
  expect(await findInTables(url, "Zebulon")).toEqual([]);
});

test.each(["confirmed", "done"])(
  "retention keeps a trip that is %s with its money until it is past for long enough",
  async (state) => {
    // The trip ends on day 91.
    const booked = await openBooked({ retentionDays: 30 }, 90);
    const { change, conversation, count, retire, clock, db, call } = booked;
    await change(conversation, { state });
    for (const days of [60, 30, 30]) {
      clock.advance(days * day);
      const counted = await call("POST /api/personal-data/count-old", { days: 30 });
      expect(counted).toMatchObject({ status: 200, body: { count: 0 } });
      expect(await retire()).toMatchObject({ inquiries: 0, entries: 0, proposals: 0 });
      expect(await count()).toEqual(one);
    }
    clock.advance(3 * day);
    expect(await retire()).toMatchObject({ inquiries: 1, proposals: 1 });
    expect(await count()).toEqual(none);
    expect(await db.read.$count(conversations)).toBe(0);
  },
);

test("retention keeps the payments of a past trip that is confirmed as long as its conversation", async () => {
  const { change, conversation, ask, count, retire, clock, db } = await openBooked(
    { retentionDays: 30 },
    -40,
  );
  await change(conversation, { state: "confirmed" });
  clock.advance(29 * day);
  await ask({ message: "What shall I bring?" });
  clock.advance(2 * day);
  expect(await retire()).toMatchObject({ inquiries: 1, proposals: 0 });
  expect(await count()).toEqual(one);
  clock.advance(30 * day);
  expect(await retire()).toMatchObject({ inquiries: 1, proposals: 1 });
  expect(await count()).toEqual(none);
  expect(await db.read.$count(conversations)).toBe(0);
});

test.each([
  ["that is cancelled", { state: "withdrawn", cancelledAt: "2026-11-20T06:00:00.000Z" }],
  ["that nobody accepted", { state: "sent", acceptance: null, decidedAt: null }],
] as const)("retention removes an old proposal of a future trip %s", async (_, row) => {
  const { db, count, retire, clock } = await openBooked({ retentionDays: 30 }, 90);
  await db.write((tx) => tx.update(proposals).set(row));
  clock.advance(31 * day);
  expect(await retire()).toMatchObject({ inquiries: 1, proposals: 1 });
  expect(await count()).toEqual(none);
});

test("retention removes old proposals of a trip that is done while the guest still writes, and logs it", async () => {
  const { change, conversation, ask, count, retire, clock, list, db, services } = await openBooked(
    { retentionDays: 30 },
    -40,
  );
  await change(conversation, { state: "done" });
  clock.advance(29 * day);
  await ask({ message: "Another trip?" });
  // Only the proposals are left to be removed.
  await db.write((tx) => tx.delete(messages).where(lt(messages.createdAt, daysAgo(clock, 1))));
  clock.advance(2 * day);
  expect(await retire()).toMatchObject({ inquiries: 0, proposals: 1 });
  await services.auditEvents.flush();
  const asked = auditListQuery.parse({ action: "messages.expired" });
  const { entries } = await services.audit.list(asked);
  expect(entries).toMatchObject([{ after: { inquiries: 0, proposals: 1 } }]);
  expect(await count()).toEqual(none);
  expect(getOnly(await list())._id).toBe(conversation);
});

test("the trash takes proposals and receipts along", async () => {
  const { change, conversation, count, clock, services, db } = await openBooked();
  await change(conversation, { box: "trash" });
  clock.advance(31 * day);
  await services.removeTrash(new AbortController().signal);
  expect(await count()).toEqual(none);
  expect(await db.read.$count(mails)).toBe(0);
});

test("the export of conversations has their proposals, payments and names of files", async () => {
  const { send, token, clock } = await openBooked();
  const { text } = await send("GET /api/personal-data/conversations", { token });
  const version = text.slice(text.indexOf("Proposal, version 1: accepted"));
  for (const part of [secret, "Kayaking for two days", "Files: Zebulon.pdf"])
    expect(version).toContain(part);
  const receivedOn = clock.now().toISOString().slice(0, 10);
  const payment = `90 by Bank transfer, received on ${receivedOn}\nHer brother`;
  expect(text).toMatch(new RegExp(`K7M2-XQ4P-R1: US\\$\\s?${payment}`));
});
