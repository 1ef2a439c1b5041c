import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { newId } from "#platform/db/new-id.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { guideLinks, tripGuests } from "#tables/trips.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

const day = 24 * 3_600_000;

/** An accepted trip in twenty days, with details of two people. */
const openTrip = async (dates: { startsOn: string | null } | undefined = undefined) => {
  const desk = await openDesk();
  await desk.ask();
  const conversation = getOnly(await desk.list())._id;
  const startsOn = addDays(desk.clock.now().toISOString().slice(0, 10), 20);
  const content = {
    people: 2,
    startsOn,
    endsOn: startsOn,
    ...(dates && { ...dates, endsOn: null }),
  };
  const { id, token } = await addProposal(desk, conversation, { content });
  await desk.db.write((tx) =>
    tx.update(conversations).set({ startsOn: content.startsOn, endsOn: content.endsOn }),
  );
  for (const [number, name] of [
    [1, "Zebulon Pike"],
    [2, "Beatrix Kiddo"],
  ] as const) {
    const body = new URLSearchParams({ name, diet: "Zebulon eats no nuts", version: "0" });
    expect((await desk.send(`POST /p/${token}/guests/${number}`, { body })).status).toBe(303);
  }
  const count = () => desk.db.read.$count(tripGuests);
  const clean = () => desk.services.removeTripDetails();
  return { ...desk, conversation, id, token, count, clean };
};

test("removes details 30 days after the trip", async () => {
  const { clock, count, clean, url } = await openTrip();
  clock.advance(50 * day);
  expect(await clean()).toEqual({ people: 0 });
  expect(await count()).toBe(2);
  clock.advance(day);
  expect(await clean()).toEqual({ people: 2 });
  expect(await findInTables(url, "Zebulon")).toEqual([]);
});

test("keeps details as long as the team has moved the trip to a later day", async () => {
  const { clock, count, clean, db, conversation } = await openTrip();
  const endsOn = addDays(clock.now().toISOString().slice(0, 10), 90);
  await db.write((tx) =>
    tx.update(conversations).set({ endsOn }).where(eq(conversations.id, conversation)),
  );
  clock.advance(60 * day);
  await clean();
  expect(await count()).toBe(2);
});

test("removes details of a cancelled trip", async () => {
  const { call, id, count, clean, services } = await openTrip();
  const { updatedAt } = await services.proposals.read(id);
  expect((await call(`POST /api/proposals/${id}/withdraw`, { updatedAt })).status).toBe(200);
  await clean();
  expect(await count()).toBe(0);
});

test("keeps details of a trip without dates for a year", async () => {
  const { clock, count, clean } = await openTrip({ startsOn: null });
  clock.advance(394 * day);
  await clean();
  expect(await count()).toBe(2);
  clock.advance(3 * day);
  await clean();
  expect(await count()).toBe(0);
});

test("removes the guide's link of a past day", async () => {
  const { call, clock, clean, db } = await openTrip();
  const today = clock.now().toISOString().slice(0, 10);
  expect((await call("POST /api/guide-links", { day: addDays(today, 1) })).status).toBe(201);
  await clean();
  expect(await db.read.$count(guideLinks)).toBe(1);
  clock.advance(33 * day);
  await clean();
  expect(await db.read.$count(guideLinks)).toBe(0);
});

test("erases a person's trip with everybody's details", async () => {
  const { call, count, url, conversation } = await openTrip();
  const place = "Zebulon's house";
  const saved = await call(`PATCH /api/conversations/${conversation}/plan`, { place });
  expect(saved.status).toBe(200);
  await call("POST /api/personal-data/erase", { email: guest, phone: null });
  expect(await count()).toBe(0);
  expect(await findInTables(url, "Zebulon")).toEqual([]);
});

test("erases the details of a person who wrote in another guest's conversation", async () => {
  const { call, count, db, conversation, clock } = await openTrip();
  const written = {
    ...({ id: newId(), conversationId: conversation, kind: "contact", fromGuest: true } as const),
    ...{ email: "bea@example.test", name: "Beatrix Kiddo", text: "Me too" },
    createdAt: clock.now().toISOString(),
  };
  await db.write((tx) => tx.insert(messages).values(written));
  await call("POST /api/personal-data/erase", { email: "bea@example.test", phone: null });
  expect(await count()).toBe(1);
});

test("erases the details of a child for whom the erased person signed", async () => {
  const { call, db, url, conversation, clock } = await openTrip();
  const at = clock.now().toISOString();
  await db.write((tx) =>
    tx
      .update(tripGuests)
      .set({ risks: { name: "Elle Driver", at } })
      .where(eq(tripGuests.number, 2)),
  );
  const written = {
    ...({ id: newId(), conversationId: conversation, kind: "contact", fromGuest: true } as const),
    ...{ email: "elle@example.test", name: "Elle Driver", text: "I sign", createdAt: at },
  };
  await db.write((tx) => tx.insert(messages).values(written));
  await call("POST /api/personal-data/erase", { email: "elle@example.test", phone: null });
  expect(await findInTables(url, "Elle Driver")).toEqual([]);
});

test("exports details with the conversation", async () => {
  const { call, send, services, token, conversation } = await openTrip();
  const { version } = (await services.siteSettings.read()).guestDetails;
  const passport = randomUUID();
  const value = { own: [{ id: passport, label: "Passport number", tourId: null }] };
  await call("PUT /api/settings", { section: "guestDetails", value, version });
  const typed = { name: "Zebulon Pike", diet: "No nuts", swims: "no", [passport]: "X1" };
  await send(`POST /p/${token}/guests/1`, {
    body: new URLSearchParams({ ...typed, version: "1" }),
  });
  const notes = "Zebulon is slow on hills.";
  await call(`PATCH /api/conversations/${conversation}/plan`, { time: "07:30", notes });
  const { text } = await call("GET /api/personal-data/conversations");
  expect(text).toContain("Pick-up time: 07:30\nNotes: Zebulon is slow on hills.");
  expect(text).toContain("Person 1: Zebulon Pike");
  for (const line of ["Diet and allergies: No nuts", "Can swim: no", "Passport number: X1"])
    expect(text).toContain(line);
});
