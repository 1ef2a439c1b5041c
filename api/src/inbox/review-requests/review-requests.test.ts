import { proposalBody, proposalSaved } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { day, openFinishedTrip } from "#testing/proposals/open-finished-trip.ts";

const asked = "How was your trip with Your company?";
const reminded = "Would you tell us how your trip was?";
const hour = 3_600_000;

test("asks by email two days after the trip at ten, once, and reminds once after a week", async () => {
  const { clock, listAsked } = await openFinishedTrip({ asking: "automatic" });
  expect(await listAsked()).toEqual([]);
  clock.advance(hour);
  expect(await listAsked()).toEqual([asked]);
  clock.advance(6 * day);
  expect(await listAsked()).toEqual([asked]);
  clock.advance(day);
  expect(await listAsked()).toEqual([asked, reminded]);
  for (let week = 0; week < 6; week += 1) {
    clock.advance(7 * day);
    expect(await listAsked()).toEqual([asked, reminded]);
  }
});

test("asks a guest with two trips once", async () => {
  const trip = await openFinishedTrip({ asking: "automatic" });
  const days = { startsOn: addDays(trip.today, -5), endsOn: addDays(trip.today, -4) };
  await addProposal(trip, trip.conversation, { content: days, code: "K7M2XQ4Q" });
  trip.clock.advance(hour);
  expect(await trip.listAsked()).toEqual([asked]);
  trip.clock.advance(day);
  expect(await trip.listAsked()).toEqual([asked]);
});

test("asks nobody on its own unless the owner wants that", async () => {
  for (const asking of ["off", "hand"] as const) {
    const { clock, listAsked } = await openFinishedTrip({ asking });
    clock.advance(hour);
    expect(await listAsked()).toEqual([]);
  }
});

test("asks once when two processes look at the same time", async () => {
  const { clock, services, listAsked } = await openFinishedTrip({ asking: "automatic" });
  clock.advance(hour);
  const { writeDue } = services.reviewRequests;
  await Promise.all([writeDue(), writeDue()]);
  expect(await listAsked()).toEqual([asked]);
  clock.advance(7 * day);
  await Promise.all([writeDue(), writeDue()]);
  expect(await listAsked()).toEqual([asked, reminded]);
});

test.each([
  [1, []],
  [2, [asked]],
  [14, [asked]],
  [15, []],
  [200, []],
])("asks about a trip that ended %i days ago by %j", async (daysAgo, mails) => {
  const { clock, listAsked } = await openFinishedTrip({ asking: "automatic" }, {}, daysAgo);
  clock.advance(hour);
  expect(await listAsked()).toEqual(mails);
});

test("asks nobody at night or before the moved end of the trip", async () => {
  const night = await openFinishedTrip({ asking: "automatic" });
  night.clock.advance(10 * hour);
  expect(await night.listAsked()).toEqual([]);
  const moved = await openFinishedTrip({ asking: "automatic" });
  const startsOn = addDays(moved.today, 3);
  await moved.change(moved.conversation, { dates: { startsOn, endsOn: startsOn } });
  moved.clock.advance(hour);
  expect(await moved.listAsked()).toEqual([]);
});

test.each([
  ["lost", { state: "lost", lostReason: "No show" }],
  ["in the trash", { box: "trash" }],
  ["spam", { box: "spam" }],
])("asks nobody on its own in a conversation that is %s", async (_, change) => {
  const trip = await openFinishedTrip({ asking: "automatic" });
  expect((await trip.change(trip.conversation, change)).status).toBe(200);
  trip.clock.advance(hour);
  expect(await trip.listAsked()).toEqual([]);
});

const cancel = async ({ id, get, call }: Awaited<ReturnType<typeof openFinishedTrip>>) => {
  const { proposal } = await get(`/api/proposals/${id}`, proposalBody);
  await call(`POST /api/proposals/${id}/withdraw`, { updatedAt: proposal.updatedAt });
};

test("asks nobody about a cancelled trip, not even by hand", async () => {
  const trip = await openFinishedTrip({ asking: "automatic" });
  await cancel(trip);
  trip.clock.advance(hour);
  expect(await trip.listAsked()).toEqual([]);
  expect(await trip.ask()).toMatchObject({
    status: 409,
    body: { message: "This trip was cancelled, so nobody is asked for a review." },
  });
});

test("reminds nobody whose trip was cancelled or lost after the request", async () => {
  const trip = await openFinishedTrip({ asking: "automatic" });
  await trip.ask();
  await trip.change(trip.conversation, { state: "lost", lostReason: "Refund" });
  trip.clock.advance(8 * day + hour);
  expect(await trip.listAsked()).toEqual([asked]);
  const cancelled = await openFinishedTrip({ asking: "automatic" });
  await cancelled.ask();
  await cancel(cancelled);
  cancelled.clock.advance(8 * day + hour);
  expect(await cancelled.listAsked()).toEqual([asked]);
});

test("asks by hand once, however often it is pressed", async () => {
  const { ask, listAsked, readOutbox, readMailContent } = await openFinishedTrip({
    google: "https://g.page/lake/review",
    tripadvisor: "https://www.tripadvisor.com/lake",
  });
  const first = proposalSaved.parse((await ask()).body);
  const second = proposalSaved.parse((await ask("whatsapp")).body);
  expect(second.proposal.reviewRequest).toEqual(first.proposal.reviewRequest);
  expect(first.proposal.reviewRequest).toMatchObject({ channel: "mail", received: 0 });
  expect(await listAsked()).toEqual([asked]);
  const mail = (await readOutbox()).find(({ subject }) => subject === asked);
  const { text } = await readMailContent(mail?._id ?? "");
  for (const part of [
    first.proposal.reviewRequest?.link ?? "",
    "https://g.page/lake/review",
    "https://www.tripadvisor.com/lake",
  ])
    expect(text).toContain(part);
});

test("refuses to ask about a proposal without days before the days of the agenda", async () => {
  const trip = await openFinishedTrip({}, { startsOn: null, endsOn: null });
  const startsOn = addDays(trip.today, 3);
  await trip.change(trip.conversation, { dates: { startsOn, endsOn: startsOn } });
  expect((await trip.ask()).status).toBe(409);
  trip.clock.advance(4 * day);
  expect((await trip.ask()).status).toBe(201);
});

test("refuses to ask before the trip is over, and while asking is turned off", async () => {
  const days = { startsOn: "2999-05-01", endsOn: "2999-05-02" };
  const before = await openFinishedTrip({}, days);
  expect(await before.ask()).toMatchObject({
    status: 409,
    body: { message: "You can ask for a review once the trip is over." },
  });
  const off = await openFinishedTrip({ asking: "off" });
  expect((await off.ask()).status).toBe(409);
});

test("reminds nobody by email whom the team asked by WhatsApp", async () => {
  const { askFor, clock, listAsked } = await openFinishedTrip({ asking: "automatic" });
  await askFor("whatsapp");
  clock.advance(7 * day + hour);
  expect(await listAsked()).toEqual([]);
});
