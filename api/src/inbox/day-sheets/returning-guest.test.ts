import { daySheet, guideLinkCreated } from "shared/inbox/trips/day-sheets";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { guideLinks, tripGuests } from "#tables/trips.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const dayMilliseconds = 24 * 3_600_000;

/** A guest whose first trip is in three days, for two people of whom Ada is filled in. */
const openTrip = async () => {
  const desk = await openDesk();
  await desk.ask();
  const conversation = getOnly(await desk.list())._id;
  const day = addDays(desk.clock.now().toISOString().slice(0, 10), 3);
  const dates = { startsOn: day, endsOn: day };
  const { token } = await addProposal(desk, conversation, { content: { people: 2, ...dates } });
  await desk.change(conversation, { dates, state: "confirmed" });
  const fillIn = (at: string, number: number, name: string) =>
    desk.send(`POST /p/${at}/guests/${number}`, {
      body: new URLSearchParams({ name, diet: "No nuts", version: "0" }),
    });
  await fillIn(token, 1, "Ada Old");
  const share = async () => {
    const { body } = await desk.call("POST /api/guide-links", { trip: conversation });
    return new URL(guideLinkCreated.parse(body).link.url).pathname;
  };
  /** Another trip of the guest: accepted, or offered. */
  const addTrip = async (startsOn: string, state: "accepted" | "sent" = "accepted") => {
    const row = state === "sent" ? { state, acceptance: null, decidedAt: null } : {};
    const content = { people: 2, startsOn, endsOn: startsOn };
    const trip = await addProposal(desk, conversation, { code: "K7M2XQ4Q", content, row });
    if (state === "accepted")
      await desk.change(conversation, { dates: { startsOn, endsOn: startsOn } });
    return trip;
  };
  const readSheet = (on: string) => desk.get(`/api/day-sheets?day=${on}`, daySheet);
  const clean = () => desk.services.removeTripDetails();
  return { ...desk, conversation, day, token, fillIn, share, addTrip, readSheet, clean };
};

test("a guide's link that ended doesn't open again for the guest's next trip", async () => {
  const { share, send, clock, clean, addTrip, day, db } = await openTrip();
  const path = await share();
  clock.advance(4 * dayMilliseconds);
  await clean();
  expect(await db.read.$count(guideLinks)).toBe(1);
  clock.advance(dayMilliseconds);
  await clean();
  expect(await db.read.$count(guideLinks)).toBe(0);
  await addTrip(addDays(day, 200));
  expect((await send(`GET ${path}`)).status).toBe(404);
  expect(await share()).not.toBe(path);
});

test("a guide's link ends when the guest accepts a trip on another day", async () => {
  const { share, send, addTrip, day } = await openTrip();
  const path = await share();
  const same = await addTrip(day, "sent");
  const body = new URLSearchParams({ option: "tent", name: "Ada", terms: "yes" });
  expect((await send(`POST /p/${same.token}/accept`, { body })).status).toBe(303);
  expect((await send(`GET ${path}`)).status).toBe(200);
  const next = await addTrip(addDays(day, 200), "sent");
  expect((await send(`POST /p/${next.token}/accept`, { body })).status).toBe(303);
  expect((await send(`GET ${path}`)).status).toBe(404);
});

test("details go 30 days after their trip, also when the guest comes again later", async () => {
  const { clock, clean, addTrip, day, db, send, token } = await openTrip();
  clock.advance(10 * dayMilliseconds);
  await addTrip(addDays(day, 200));
  await clean();
  expect(await db.read.$count(tripGuests)).toBe(1);
  clock.advance(24 * dayMilliseconds);
  await clean();
  expect(await db.read.$count(tripGuests)).toBe(0);
  expect((await send(`GET /p/${token}/guests`)).status).toBe(404);
});

test("the sheet of the next trip leaves out the people of the earlier one", async () => {
  const { clock, addTrip, day, readSheet, fillIn } = await openTrip();
  clock.advance(10 * dayMilliseconds);
  const next = addDays(day, 200);
  const { token } = await addTrip(next);
  await fillIn(token, 1, "Tom New");
  const { html } = await readSheet(next);
  expect(html).toContain("Tom New");
  expect(html).toContain("2 people");
  expect(html).not.toContain("Ada Old");
});

test("two parties of one trip stay together when the team moves it", async () => {
  const { clock, addTrip, change, conversation, day, readSheet, fillIn } = await openTrip();
  clock.advance(dayMilliseconds);
  const { token } = await addTrip(day);
  await fillIn(token, 1, "Tom New");
  const moved = addDays(day, 20);
  await change(conversation, { dates: { startsOn: moved, endsOn: moved } });
  const { html } = await readSheet(moved);
  for (const words of ["Ada Old", "Tom New", "4 people"]) expect(html).toContain(words);
});
