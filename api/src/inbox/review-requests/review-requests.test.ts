import { proposalBody, proposalSaved } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { sampleGuestReview } from "#testing/app/samples.ts";
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
  const { clock, services, openProcess, listAsked } = await openFinishedTrip({
    asking: "automatic",
  });
  clock.advance(hour);
  const both = [services.reviewRequests, openProcess().services.reviewRequests];
  await Promise.all(both.map(({ writeDue }) => writeDue()));
  expect(await listAsked()).toEqual([asked]);
  clock.advance(7 * day);
  await Promise.all(both.map(({ writeDue }) => writeDue()));
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

test.each([
  ["America/New_York", "2027-03-14"],
  ["America/New_York", "2027-11-07"],
  ["Pacific/Honolulu", "2027-05-01"],
  ["Pacific/Auckland", "2027-04-04"],
])("asks at ten in %s, also on %s, when clocks may change", async (zone, on) => {
  const place = { zone, on };
  const { clock, listAsked } = await openFinishedTrip({ asking: "automatic" }, {}, 2, place);
  clock.advance(29 * 60_000);
  expect(await listAsked()).toEqual([]);
  clock.advance(60_000);
  expect(await listAsked()).toEqual([asked]);
});

test("names the last day on which the link works at the company until midnight", async () => {
  const place = { zone: "Pacific/Honolulu", on: "2027-05-01" };
  const { clock, askFor, send, readOutbox, readMailContent } = await openFinishedTrip(
    {},
    {},
    2,
    place,
  );
  const { token } = await askFor();
  const [mail] = (await readOutbox()).filter(({ subject }) => subject === asked);
  const { text } = await readMailContent(mail?._id ?? "");
  expect(text).toContain("works until Thursday, 29 July 2027.");
  const read = () => send("POST /api/guest-reviews/link", { json: { token } });
  clock.advance(89 * day + 14 * hour);
  expect((await read()).status).toBe(200);
  clock.advance(day);
  expect((await read()).status).toBe(404);
});

test("mails the link that was made for WhatsApp once, and reminds a week later", async () => {
  const { ask, askFor, clock, listAsked, readOutbox, readMailContent } = await openFinishedTrip();
  const { link } = await askFor("whatsapp");
  clock.advance(3 * day + hour);
  expect(await askFor()).toMatchObject({ channel: "mail", link });
  for (const channel of ["mail", "whatsapp"] as const)
    expect(await ask(channel)).toMatchObject({
      status: 409,
      body: { message: "These guests were asked for a review already." },
    });
  clock.advance(6 * day);
  expect(await listAsked()).toEqual([asked]);
  clock.advance(9 * day);
  expect(await listAsked()).toEqual([asked, reminded]);
  const mail = (await readOutbox()).find(({ subject }) => subject === reminded);
  const { text } = await readMailContent(mail?._id ?? "");
  expect(text).toContain("We asked you recently how “Kayaking for two days” was for you.");
});

test("mails no link to guests whose review has come in by WhatsApp", async () => {
  const { ask, askFor, send } = await openFinishedTrip();
  const { token } = await askFor("whatsapp");
  const review = { ...sampleGuestReview, token };
  expect((await send("POST /api/guest-reviews", { json: review })).status).toBe(201);
  expect(await ask()).toMatchObject({ status: 409 });
});

test("refuses to ask a guest who is marked as lost, and closes the link", async () => {
  const { askFor, ask, change, conversation, send } = await openFinishedTrip();
  const { token } = await askFor("whatsapp");
  await change(conversation, { state: "lost", lostReason: "No show" });
  expect(await ask()).toMatchObject({
    status: 409,
    body: { message: "This guest is marked as lost, and isn't asked for a review." },
  });
  const reply = await send("POST /api/guest-reviews/link", { json: { token } });
  expect(reply.status).toBe(404);
});

test("asks by hand once, however often it is pressed", async () => {
  const { ask, listAsked, readOutbox, readMailContent } = await openFinishedTrip({
    google: "https://g.page/lake/review",
    tripadvisor: "https://www.tripadvisor.com/lake",
  });
  const first = proposalSaved.parse((await ask()).body);
  for (const channel of ["mail", "whatsapp"] as const)
    expect((await ask(channel)).status).toBe(409);
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

test.each([
  ["without days", { startsOn: null, endsOn: null }],
  ["that the team moved", {}],
])("refuses to ask about a trip %s before the days of the agenda", async (_, days) => {
  const trip = await openFinishedTrip({}, days);
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
