import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { samplePayment } from "#testing/app/samples.ts";
import { choose, getToken, openProposals } from "#testing/proposals/open-proposals.ts";

/** An accepted trip of which US$ 27 was paid. */
const openBooked = async () => {
  const desk = await openProposals();
  const { proposal, token } = await desk.offer();
  await desk.services.guestProposals.accept(token, choose(proposal));
  const pay = () =>
    desk.call(`POST /api/proposals/${proposal._id}/payments`, {
      ...{ ...samplePayment, amount: 27, settles: 27 },
      receivedOn: desk.clock.now().toISOString().slice(0, 10),
    });
  expect((await pay()).status).toBe(201);
  const readBooked = () => desk.readProposal(proposal._id);
  const cancel = async () => desk.withdraw(await readBooked());
  return { ...desk, proposal, token, pay, cancel, readBooked };
};

test("a cancelled trip keeps its acceptance and payments and asks for no money", async () => {
  const { cancel, proposal, token, pay, call, services, conversation } = await openBooked();
  const cancelled = await cancel();
  expect(cancelled).toMatchObject({
    ...{ state: "withdrawn", cancelledAt: expect.any(String), balance: null },
    acceptance: { name: "Ada Lovelace", option: "tent" },
    payments: [{ amount: 27 }],
  });
  const { readPage, readCalendar, accept, decline, verify } = services.guestProposals;
  expect(await readPage(token)).toMatchObject({
    ...{ status: "withdrawn", cancelledAt: cancelled.cancelledAt },
    ...{ acceptance: null, balance: null, payments: [{ amount: 27 }] },
  });
  expect(await readCalendar(token)).toBeNull();
  expect(await accept(token, choose(proposal))).toBe("withdrawn");
  expect(await decline(token, null)).toBe("withdrawn");
  const facts = await verify(proposal.code);
  expect(facts).toMatchObject({ trips: [{ isAccepted: false, due: null }] });
  expect(await pay()).toMatchObject({
    status: 409,
    body: { message: "This trip was cancelled, so no payment can be recorded for it." },
  });
  expect(await call(`POST /api/proposals/${proposal._id}/draft`)).toMatchObject({
    status: 409,
    body: { message: "This trip was cancelled. Create another proposal for a new one." },
  });
  const { _id, updatedAt } = cancelled;
  expect((await call(`POST /api/proposals/${_id}/withdraw`, { updatedAt })).status).toBe(409);
  expect((await services.proposals.list(conversation))[0]?.state).toBe("withdrawn");
});

test("a cancelled trip leaves the agenda, and conversation and activity log say so", async () => {
  const { cancel, proposal, read, conversation, getDay, services } = await openBooked();
  const readAgenda = async () => {
    const [from, until] = [await getDay(), await getDay(60)];
    const { trips } = await services.agenda.read({ from, until });
    return trips.map(({ _id, money }) => ({ _id, money }));
  };
  const money = [{ currency: "USD", total: 90, paid: 27, overdue: false }];
  expect(await readAgenda()).toEqual([{ _id: conversation, money }]);
  await cancel();
  expect(await readAgenda()).toEqual([]);
  const { conversation: lost, timeline } = await read(conversation);
  expect(lost).toMatchObject({
    ...{ state: "lost", lostReason: "The trip was cancelled", datesSetAt: null },
  });
  expect(timeline.at(-1)).toMatchObject({
    kind: "change",
    change: { cancelledProposal: proposal._id, state: "lost", dates: null },
  });
  const asked = auditListQuery.parse({ action: "proposal.cancelled" });
  expect((await services.audit.list(asked)).entries).toMatchObject([
    { subject: { kind: "proposal", id: proposal._id }, after: { version: 1, total: 90 } },
  ]);
});

test("cancelling one of two trips leaves the other one confirmed, with its dates", async () => {
  const desk = await openBooked();
  const { offer, services, getDay, read, conversation, proposal, withdraw, readProposal } = desk;
  const [startsOn, endsOn] = [await getDay(100), await getDay(101)];
  const other = await offer({ title: "Gorillas", startsOn, endsOn });
  await services.guestProposals.accept(other.token, choose(other.proposal));
  await withdraw(await readProposal(other.proposal._id));
  expect((await read(conversation)).conversation).toMatchObject({
    ...{ state: "confirmed", startsOn: await getDay(30), endsOn: await getDay(31) },
  });
  const facts = await services.guestProposals.verify(other.proposal.code);
  expect(facts).toMatchObject({ trips: [{ tour: "Napoleon Island", isAccepted: true }] });
  expect((await readProposal(proposal._id)).balance).toMatchObject({ open: 63 });
});

test("cancelling a trip leaves the number of people of the other one, then of the inquiry", async () => {
  const { offer, services, read, conversation, withdraw, readProposal } = await openProposals();
  const [first, second] = [await offer({ people: 4 }), await offer({ people: 5 })];
  const readPeople = async () => (await read(conversation)).conversation.paxNumber;
  const people = [await readPeople()];
  for (const { proposal, token } of [first, second]) {
    await services.guestProposals.accept(token, choose(proposal));
    people.push(await readPeople());
  }
  for (const { proposal } of [second, first]) {
    await withdraw(await readProposal(proposal._id));
    people.push(await readPeople());
  }
  expect(people).toEqual([2, 4, 5, 4, 2]);
});

test("a version that was taken back before the acceptance doesn't show the cancelled trip", async () => {
  const { offer, change, send, services, withdraw, readProposal } = await openProposals();
  const first = await offer();
  const start = () => change(`POST /api/proposals/${first.proposal._id}/draft`);
  const second = await send(await start(), "link");
  await start();
  await services.guestProposals.accept(first.token, choose(first.proposal));
  await withdraw(await readProposal(first.proposal._id));
  const { readPage } = services.guestProposals;
  expect(await readPage(first.token)).toMatchObject({ cancelledAt: expect.any(String) });
  expect(await readPage(getToken(second))).toMatchObject({
    ...{ status: "withdrawn", cancelledAt: null },
  });
});

test("cancelling a trip while another one is offered sets the conversation back to quoted", async () => {
  const { offer, cancel, read, conversation } = await openBooked();
  await offer({ title: "Gorillas" });
  await cancel();
  expect((await read(conversation)).conversation).toMatchObject({
    ...{ state: "quoted", datesSetAt: null },
  });
});

test("withdrawing an offer that the guest has just accepted doesn't cancel the trip", async () => {
  const { offer, services, call, readProposal } = await openProposals();
  const { proposal, token } = await offer();
  await services.guestProposals.accept(token, choose(proposal));
  const { _id, updatedAt } = proposal;
  expect(await call(`POST /api/proposals/${_id}/withdraw`, { updatedAt })).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { state: "accepted" } },
  });
  expect(await readProposal(_id)).toMatchObject({ state: "accepted", cancelledAt: null });
});
