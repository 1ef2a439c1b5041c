import { eq } from "drizzle-orm";
import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { guest } from "#testing/app/open-desk.ts";
import { choose, openProposals } from "#testing/proposals/open-proposals.ts";

type Inbox = Awaited<ReturnType<typeof openProposals>>;

const countAcceptances = async ({ db }: Inbox) =>
  db.read.$count(messages, eq(messages.kind, "proposal"));

test("an acceptance confirms the trip with its days and people and mails both sides the frozen text", async () => {
  const inbox = await openProposals();
  const { offer, services, read, conversation, readOutbox, readMailContent, db, getDay } = inbox;
  const { proposal, token } = await offer({ people: 3, terms: "No smoking." });
  const before = (await readOutbox()).length;
  const { accept, readPage, readCalendar } = services.guestProposals;
  expect(await accept(token, choose(proposal))).toBe("accepted");

  const accepted = await inbox.readProposal(proposal._id);
  expect(accepted).toMatchObject({
    state: "accepted",
    acceptance: { version: 1, option: "tent", extras: [], name: "Ada Lovelace", by: null },
    balance: { currency: "USD", total: 90, paid: 0, open: 90, due: 27 },
  });
  const { conversation: confirmed, timeline } = await read(conversation);
  expect(confirmed).toMatchObject({
    ...{ state: "confirmed", paxNumber: 3, waitingSince: null, name: "Ada" },
    ...{ startsOn: await getDay(30), endsOn: await getDay(31), datesSetAt: expect.any(String) },
  });
  expect(timeline.at(-1)).toMatchObject({
    ...{ kind: "proposal", event: "accepted", by: null, version: 1 },
  });

  const [toTeam, toGuest] = (await readOutbox()).slice(before);
  expect([toTeam?.to, toGuest?.to]).toEqual(["operator@example.test", guest]);
  for (const { _id } of [toTeam!, toGuest!]) {
    const { text } = await readMailContent(_id);
    for (const part of [accepted.versions[0]!.hash, "Person: 2 × US$ 45 = US$ 90", "No smoking."])
      expect(text.replaceAll("\u00a0", " ")).toContain(part);
  }
  const rows = await db.read.select({ files: mails.files }).from(mails).where(eq(mails.to, guest));
  const [fileId] = rows.at(-1)!.files!;
  const [file] = await db.read
    .select({ name: conversationFiles.name, bytes: conversationFileSlices.bytes })
    .from(conversationFiles)
    .innerJoin(conversationFileSlices, eq(conversationFileSlices.fileId, conversationFiles.id))
    .where(eq(conversationFiles.id, fileId!));
  expect(file?.name).toBe("trip.ics");
  const calendar = await readCalendar(token);
  expect(file?.bytes.toString()).toBe(calendar);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${(await getDay(30)).replaceAll("-", "")}`);
  expect(calendar).toContain(`DTEND;VALUE=DATE:${(await getDay(32)).replaceAll("-", "")}`);

  expect(await readPage(token)).toMatchObject({
    ...{ status: "accepted", acceptance: { name: "Ada Lovelace", total: 90 } },
    balance: { due: 27 },
  });
  const asked = auditListQuery.parse({ action: "proposal.accepted" });
  expect((await services.audit.list(asked)).entries).toMatchObject([
    { subject: { kind: "proposal", id: proposal._id }, after: { version: 1, total: 90 } },
  ]);
});

test("the second of two acceptances finds the first, also on an older link", async () => {
  const inbox = await openProposals();
  const first = await inbox.offer();
  const second = await inbox.offerAgain(first.proposal);
  const { accept } = inbox.services.guestProposals;
  expect(await accept(second.token, choose(second.proposal))).toBe("accepted");
  expect(await accept(second.token, choose(second.proposal, "Somebody else"))).toBe("already");
  expect(await accept(first.token, choose(first.proposal))).toBe("already");
  expect(await countAcceptances(inbox)).toBe(1);
});

test("200 simultaneous acceptances are one", async () => {
  const inbox = await openProposals();
  const { proposal, token } = await inbox.offer();
  const sent = (await inbox.readOutbox()).length;
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      inbox.services.guestProposals.accept(token, choose(proposal, `Guest ${index}`)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "already")).toHaveLength(199);
  expect(await countAcceptances(inbox)).toBe(1);
  expect(await inbox.readOutbox()).toHaveLength(sent + 2);
});

test("prices a choice of options and extras, and refuses unknown ones and long names", async () => {
  const inbox = await openProposals();
  const { getDay } = inbox;
  const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
  const { proposal, token } = await inbox.offer({
    options: [
      { id: "tent", title: "Tent", lines },
      { id: "lodge", title: "Lodge", lines: [{ label: "Room", quantity: 1, unitPrice: 200 }] },
    ],
    extras: [{ id: "boat", label: "Boat", quantity: 1, unitPrice: 30.5 }],
    discount: { label: "Friends", amount: 20 },
    validUntil: await getDay(5),
  });
  const { accept } = inbox.services.guestProposals;
  const choice = { option: "lodge", extras: ["boat"], name: "Ada" };
  const refusal = (start: string) => ({ refused: expect.stringContaining(start) });
  expect(await accept(token, { ...choice, option: "cave" })).toEqual(
    refusal("The option that you chose is no longer part"),
  );
  expect(await accept(token, { ...choice, extras: ["plane"] })).toEqual(
    refusal("An extra that you chose is no longer part"),
  );
  const long = "x".repeat(10_000);
  expect(await accept(token, { ...choice, name: long })).toEqual(
    refusal("Your name must be at most 200"),
  );
  expect(await accept(token, { ...choice, name: " " })).toEqual(refusal("Your name is required"));
  expect(await accept(token, choice)).toBe("accepted");
  expect(await inbox.readProposal(proposal._id)).toMatchObject({
    acceptance: { option: "lodge", extras: ["boat"] },
    balance: { total: 210.5 },
  });
});

test("a proposal can be accepted until midnight of its last day in the company's time zone", async () => {
  const inbox = await openProposals();
  const { clock, services, getDay } = inbox;
  const { company: _company, hours } = await services.content.readSettings();
  const today = await getDay();
  const { proposal, token } = await inbox.offer({ validUntil: today });
  const midnight = Temporal.PlainDate.from(today)
    .add({ days: 1 })
    .toZonedDateTime(hours.timeZone).epochMilliseconds;
  const { readPage, accept, askForChange } = services.guestProposals;
  clock.advance(midnight - clock.now().getTime() - 5_000);
  expect(await readPage(token)).toMatchObject({ status: "open" });
  clock.advance(10_000);
  expect(await readPage(token)).toMatchObject({ status: "expired" });
  expect(await accept(token, choose(proposal))).toBe("expired");
  expect(await askForChange(token, "May we still come?")).toBe("sent");
  expect(await countAcceptances(inbox)).toBe(1);
});

test("a request for a change waits for a reply, is mailed to the team and arrives once", async () => {
  const { offer, services, read, conversation, readOutbox, readMailContent, call } =
    await openProposals();
  const { proposal, token } = await offer({}, "link");
  const { askForChange } = services.guestProposals;
  expect(await askForChange(token, "Can we stay\na day longer?")).toBe("sent");
  expect(await askForChange(token, "Can we stay\na day longer?")).toBe("sent");
  expect(await askForChange(token, "  ")).toEqual({ refused: expect.any(String) });
  const { conversation: waiting, timeline } = await read(conversation);
  expect(waiting).toMatchObject({
    ...{ state: "quoted", waitingSince: expect.any(String), preview: "Can we stay\na day longer?" },
  });
  // A guest who acts on a version has its link.
  expect(timeline.slice(-2)).toMatchObject([
    { kind: "answer", channel: "elsewhere", proposal: { _id: proposal._id } },
    { kind: "proposal", event: "change_asked", text: "Can we stay\na day longer?" },
  ]);
  const mail = (await readOutbox()).at(-1)!;
  expect(mail.to).toBe("operator@example.test");
  expect((await readMailContent(mail._id)).text).toContain("Can we stay\na day longer?");

  await call(`POST /api/conversations/${conversation}/answers`, { text: "Yes." });
  expect((await read(conversation)).conversation.waitingSince).toBeNull();
  const reply = (await readOutbox()).at(-1)!;
  expect(reply.subject).toBe("Re: Your inquiry about Napoleon Island for 2 people");

  expect(await askForChange(token, "Can we stay\na day longer?")).toBe("sent");
  expect((await read(conversation)).conversation.waitingSince).toEqual(expect.any(String));
});

test.each([
  ["lost trips", { state: "lost" }],
  ["the trash", { box: "trash" }],
  ["spam", { box: "spam" }],
])(
  "a request arrives again after the team moved its conversation to %s without a reply",
  async (_, closing) => {
    const { offer, services, list, conversation, call } = await openProposals();
    const { token } = await offer();
    const { askForChange } = services.guestProposals;
    await askForChange(token, "Other dates?");
    await call("PATCH /api/conversations", { changes: [{ id: conversation, change: closing }] });
    expect(await list({ waiting: "true" })).toEqual([]);
    for (const _ of [1, 2]) expect(await askForChange(token, "Other dates?")).toBe("sent");
    expect(await list({ waiting: "true" })).toMatchObject([{ _id: conversation, box: "inbox" }]);
  },
);

test("a guest who declines closes the trip with the reason", async () => {
  const { offer, services, read, conversation, readOutbox, readProposal } = await openProposals();
  const { proposal, token } = await offer();
  const mailCount = (await readOutbox()).length;
  const { decline, accept, readPage } = services.guestProposals;
  expect(await decline(token, "Too far.\nSorry!")).toBe("declined");
  expect(await decline(token, null)).toBe("declined");
  expect(await accept(token, choose(proposal))).toBe("declined");
  expect((await read(conversation)).conversation).toMatchObject({
    ...{ state: "lost", lostReason: "Too far. Sorry!", waitingSince: null },
  });
  expect(await readProposal(proposal._id)).toMatchObject({
    ...{ state: "declined", declined: { reason: "Too far.\nSorry!" } },
  });
  expect(await readPage(token)).toMatchObject({ status: "declined" });
  expect(await readOutbox()).toHaveLength(mailCount + 1);
});

test("the team accepts for a guest who agreed by phone, also after the last day", async () => {
  const { offer, change, call, clock, user, read, conversation, getDay, readOutbox } =
    await openProposals();
  const { proposal } = await offer({ validUntil: await getDay(1) }, "whatsapp");
  clock.advance(3 * 24 * 3_600_000);
  const mailCount = (await readOutbox()).length;
  const path = `POST /api/proposals/${proposal._id}/acceptance`;
  const choice = { version: 1, option: "tent", name: "Ada Lovelace" };
  expect((await call(path, { ...choice, option: "cave" })).status).toBe(400);
  expect((await call(path, { ...choice, version: 2 })).status).toBe(409);
  const accepted = await change(path, choice);
  expect(accepted).toMatchObject({
    state: "accepted",
    acceptance: { by: { _id: user._id, username: user.username } },
    versions: [{ sentAt: expect.any(String) }],
  });
  expect((await read(conversation)).timeline.at(-1)).toMatchObject({
    ...{ kind: "proposal", by: { _id: user._id } },
  });
  // The guest uses a chat, so only the team gets an email.
  expect(await readOutbox()).toHaveLength(mailCount + 1);
  expect(await call(path, choice)).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { state: "accepted" } },
  });
  expect((await call(`POST /api/proposals/${proposal._id}/draft`)).status).toBe(409);
});

test("a payment on acceptance is overdue on the fourth day after the company's day of acceptance", async () => {
  const { offer, services, clock, getDay, readProposal } = await openProposals();
  const { hours } = await services.content.readSettings();
  const midnight = Temporal.PlainDate.from(await getDay(1)).toZonedDateTime(hours.timeZone);
  // Half an hour after the company's midnight it is still the day before in UTC.
  clock.advance(midnight.epochMilliseconds - clock.now().getTime() + 1_800_000);
  const { proposal, token } = await offer();
  await services.guestProposals.accept(token, choose(proposal));
  const isOverdue = async () =>
    (await readProposal(proposal._id)).balance?.instalments[0]?.isOverdue;
  clock.advance(3 * 24 * 3_600_000);
  expect(await isOverdue()).toBe(false);
  clock.advance(24 * 3_600_000);
  expect(await isOverdue()).toBe(true);
});

test("the team accepts for a guest who first declined", async () => {
  const { offer, change, services, read, conversation } = await openProposals();
  const { proposal, token } = await offer();
  await services.guestProposals.decline(token, "Too far.");
  const choice = { version: 1, option: "tent", name: "Ada Lovelace" };
  expect(await change(`POST /api/proposals/${proposal._id}/acceptance`, choice)).toMatchObject({
    ...{ state: "accepted", declined: null, balance: { total: 90 } },
  });
  expect((await read(conversation)).conversation).toMatchObject({
    ...{ state: "confirmed", lostReason: null },
  });
});

test("a version is seen once", async () => {
  const { offer, services, readProposal, clock } = await openProposals();
  const { proposal, token } = await offer();
  await services.guestProposals.markSeen(token);
  const first = (await readProposal(proposal._id)).versions[0]!.seenAt;
  clock.advance(60_000);
  await services.guestProposals.markSeen(token);
  await services.guestProposals.markSeen("unknown");
  expect(first).toEqual(expect.any(String));
  expect((await readProposal(proposal._id)).versions[0]!.seenAt).toBe(first);
});
