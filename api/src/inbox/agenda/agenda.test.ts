import type { Agenda } from "shared/inbox/agenda/agenda";
import { expect, test } from "vitest";
import { conversations } from "#tables/conversations.ts";
import { payments } from "#tables/proposals.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { openDesk } from "#testing/app/open-desk.ts";

const december = "?from=2027-12-01&until=2027-12-31";

/** Guests who are named in their e-mails. */
const openAgenda = async () => {
  const desk = await openDesk();
  const askFor = async (name: string, checkinDate: string, checkoutDate: string, more = {}) => {
    await desk.ask({ email: `${name}@example.test`, name, checkinDate, checkoutDate, ...more });
    const all = [...(await desk.list()), ...(await desk.list({ box: "spam" }))];
    return all.find((conversation) => conversation.name === name)!._id;
  };
  const readAgenda = async (span = december) =>
    (await desk.call(`GET /api/agenda${span}`)).body as Agenda;
  const names = async (span?: string) => (await readAgenda(span)).trips.map(({ name }) => name);
  return { ...desk, askFor, readAgenda, names };
};

test("the agenda has trips that overlap its days, also those that began earlier", async () => {
  const { askFor, readAgenda, names } = await openAgenda();
  await askFor("Late", "30 December 2027", "3 January 2028", { paxNumber: 4 });
  await askFor("Early", "28 November 2027", "1 December 2027");
  await askFor("Before", "20 November 2027", "30 November 2027");
  await askFor("After", "1 January 2028", "2 January 2028");
  expect(await names()).toEqual(["Early", "Late"]);
  expect((await readAgenda()).trips[1]).toMatchObject({
    destination: "Napoleon Island",
    paxNumber: 4,
    startsOn: "2027-12-30",
    endsOn: "2028-01-03",
    state: "new",
  });
});

test("the agenda has confirmed trips, but no done, lost, spam or trashed ones", async () => {
  const { askFor, change, names } = await openAgenda();
  const dates = ["10 December 2027", "11 December 2027"] as const;
  await change(await askFor("Done", ...dates), { state: "done" });
  await change(await askFor("Lost", ...dates), { state: "lost" });
  await change(await askFor("Spam", ...dates), { box: "spam" });
  await change(await askFor("Trash", ...dates), { box: "trash" });
  await change(await askFor("Confirmed", ...dates), { state: "confirmed" });
  expect(await names()).toEqual(["Confirmed"]);
});

test("a trip with an implausible end is in the agenda on its first day only", async () => {
  const { askFor, names } = await openAgenda();
  await askFor("Backwards", "5 December 2027", "1 December 2020");
  await askFor("Endless", "1 November 2027", "1 November 2029");
  expect(await names()).toEqual(["Backwards"]);
  expect(await names("?from=2027-11-01&until=2027-11-01")).toEqual(["Endless"]);
});

test("requests without a day are counted and listed, as long as they are open; mere messages are none", async () => {
  const { askFor, change, write, readAgenda } = await openAgenda();
  const first = await askFor("Some", "some day", "later");
  await change(await askFor("Gone", "some day", "later"), { state: "lost" });
  await askFor("Known", "5 December 2027", "6 December 2027");
  await write({ message: "Hello." });
  const { undated } = await readAgenda();
  expect(undated).toMatchObject({ total: 1, trips: [{ _id: first, checkinDate: "some day" }] });
});

test.each([
  "",
  "?from=2027-12-02&until=2027-12-01",
  "?from=2027-01-01&until=2027-12-31",
  "?from=x",
])("an agenda of no days, or of too many, is refused: '%s'", async (span) => {
  const { call } = await openAgenda();
  expect((await call(`GET /api/agenda${span}`)).status).toBe(400);
});

test("more trips than can be shown say so", async () => {
  const { db, readAgenda, askFor } = await openAgenda();
  const id = await askFor("Many", "5 December 2027", "6 December 2027");
  const [row] = await db.read.select().from(conversations);
  const copies = Array.from({ length: 2_000 }, (_, copy) => ({
    ...row!,
    seq: undefined,
    id: `${id}-${copy}`,
  }));
  for (let from = 0; from < copies.length; from += 100)
    await db.write((tx) => tx.insert(conversations).values(copies.slice(from, from + 100)));
  const { trips, isCut } = await readAgenda();
  expect({ shown: trips.length, isCut }).toEqual({ shown: 2_000, isCut: true });
});

test("a trip names what its guest has paid by currency, and whether a payment is overdue", async () => {
  const desk = await openAgenda();
  const id = await desk.askFor("Payer", "10 December 2027", "11 December 2027");
  await desk.askFor("Other", "10 December 2027", "11 December 2027");
  const lines = [{ label: "Boat", quantity: 1, unitPrice: 50_000 }];
  const inFrancs = { currency: "RWF", options: [{ id: "boat", title: "", lines }] };
  await addProposal(desk, id, { content: inFrancs });
  await addProposal(desk, id, { row: { state: "sent", acceptance: null } });
  await addProposal(desk, id, { row: { state: "declined", acceptance: null } });
  const now = desk.clock.now();
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString();
  const schedule = [{ label: "All", share: null, dueOn: tomorrow.slice(0, 10) }];
  const { id: late } = await addProposal(desk, id, { content: { schedule } });
  await addProposal(desk, id);
  const row = {
    ...{ proposalId: late, receivedOn: "2026-11-01", way: "Cash", currency: "USD", byId: "x" },
    createdAt: now.toISOString(),
  };
  await desk.db.write(async (tx) => {
    await tx.insert(payments).values([
      { ...row, id: "first", receipt: 1, amount: 50.1, settles: 50.1 },
      { ...row, id: "second", receipt: 2, amount: 39.2, settles: 39.2 },
      { ...row, id: "third", receipt: 3, amount: 500, settles: 500, removedAt: now.toISOString() },
    ]);
  });
  desk.clock.advance(2 * 86_400_000);
  const { trips } = await desk.readAgenda();
  const money = new Map(trips.map((trip) => [trip.name, trip.money]));
  expect(money.get("Other")).toEqual([]);
  expect(money.get("Payer")).toHaveLength(2);
  expect(money.get("Payer")).toEqual(
    expect.arrayContaining([
      { currency: "RWF", total: 50_000, paid: 0, overdue: false },
      { currency: "USD", total: 600, paid: 89.3, overdue: true },
    ]),
  );
});
