import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

/** A guest who asked for days that were read. */
const openDated = async () => {
  const desk = await openDesk();
  const { ask, list, change, clock } = desk;
  const year = clock.now().getUTCFullYear() + 1;
  const asked = { checkinDate: `3 June ${year}`, checkoutDate: `5 June ${year}` };
  await ask(asked);
  const { _id } = getOnly(await list());
  const read = { startsOn: `${year}-06-03`, endsOn: `${year}-06-05` };
  const corrected = { startsOn: `${year}-06-04`, endsOn: `${year}-06-08` };
  const correct = (dates: object | null = corrected) => change(_id, { dates });
  const now = async () => getOnly(await list());
  return { ...desk, _id, year, asked, read, readBody: desk.read, corrected, correct, now };
};

test("correcting the dates of a trip keeps the guest's text and records the change", async () => {
  const { correct, corrected, now, readBody, _id, user, asked } = await openDated();
  expect((await correct()).body).toMatchObject({ before: [{ id: _id, change: { dates: null } }] });
  expect(await now()).toMatchObject({ ...corrected, ...asked, datesSetAt: expect.any(String) });
  const { timeline } = await readBody(_id);
  expect(timeline.at(-1)).toMatchObject({
    kind: "change",
    by: { _id: user._id },
    change: { dates: corrected },
  });
});

test("corrected dates survive a message, an answer and another state", async () => {
  const { correct, corrected, now, write, change, call, _id } = await openDated();
  await correct();
  await write();
  await call(`POST /api/conversations/${_id}/answers`, { text: "See you then." });
  await change(_id, { state: "confirmed" });
  await change(_id, { box: "trash" });
  await change(_id, { box: "inbox" });
  expect(await now()).toMatchObject(corrected);
});

test("corrected dates survive a genuine message in a spam conversation", async () => {
  const { correct, corrected, now, ask, change, _id, year } = await openDated();
  await correct();
  await change(_id, { box: "spam" });
  await ask({ checkinDate: `1 July ${year}`, checkoutDate: `2 July ${year}` });
  expect(await now()).toMatchObject({ ...corrected, box: "inbox" });
});

test("undoing a correction brings back what was read, and a correction of one before brings that back", async () => {
  const { correct, corrected, read, now, call } = await openDated();
  const first = await correct();
  const again = await correct({ startsOn: null, endsOn: null });
  expect(await now()).toMatchObject({ startsOn: null, endsOn: null });
  await call("PATCH /api/conversations", { changes: (again.body as { before: object[] }).before });
  expect(await now()).toMatchObject(corrected);
  await call("PATCH /api/conversations", { changes: (first.body as { before: object[] }).before });
  expect(await now()).toMatchObject({ ...read, datesSetAt: null });
});

test("a guest's new days do not replace corrected ones until an admin uses them", async () => {
  const { correct, corrected, now, ask, change, _id, year } = await openDated();
  await correct();
  await ask({ checkinDate: `1 July ${year}`, checkoutDate: `2 July ${year}` });
  const renewed = { startsOn: `${year}-07-01`, endsOn: `${year}-07-02` };
  const { asksFor, ...conversation } = await now();
  expect(conversation).toMatchObject(corrected);
  expect(asksFor).toMatchObject(renewed);
  await change(_id, { request: { id: asksFor?._id, used: true } });
  expect(await now()).toMatchObject({ ...renewed, datesSetAt: null, asksFor: null });
});

test("possible spam in a guest's name does not change corrected dates", async () => {
  const { correct, corrected, now, ask } = await openDated();
  await correct();
  await ask({ topic: "pills", checkinDate: "1 July", checkoutDate: "2 July" });
  expect(await now()).toMatchObject(corrected);
});

test("a corrected trip keeps its dates when another conversation is joined to it, and brings them along", async () => {
  const { correct, corrected, ask, list, call, _id } = await openDated();
  await ask({ email: "bea@example.test", checkinDate: "some day", checkoutDate: "later" });
  await correct();
  const [bea] = (await list()).filter(({ email }) => email === "bea@example.test");
  await call(`POST /api/conversations/${bea!._id}/join`, { ids: [_id] });
  expect(getOnly(await list())).toMatchObject(corrected);
});

test("a trip of somebody who only wrote a message gets dates as well", async () => {
  const { write, list, change } = await openDesk();
  await write({ message: "We come on the 5th." });
  const { _id } = getOnly(await list());
  await change(_id, { dates: { startsOn: "2027-01-05", endsOn: null } });
  await write({ message: "All four of us." });
  expect(getOnly(await list())).toMatchObject({ startsOn: "2027-01-05", askedAt: null });
});

test.each([
  { startsOn: "2027-01-05", endsOn: "2027-01-04" },
  { startsOn: null, endsOn: "2027-01-04" },
  { startsOn: "5 January", endsOn: null },
])("dates that are none are refused: %j", async (dates) => {
  const { correct, now, read } = await openDated();
  expect((await correct(dates)).status).toBe(400);
  expect(await now()).toMatchObject(read);
});

test("sorts trips by date with undated ones last, and filters to undated ones", async () => {
  const { ask, list, year } = await openDated();
  await ask({ email: "bea@example.test", checkinDate: "some day", checkoutDate: "later" });
  await ask({ email: "cleo@example.test", checkinDate: `1 May ${year}`, checkoutDate: "3 May" });
  const names = async (query: Record<string, string>) =>
    (await list(query)).map(({ email }) => email.slice(0, 3));
  expect(await names({ sort: "startsOn", order: "asc" })).toEqual(["cle", "ada", "bea"]);
  expect(await names({ sort: "startsOn", order: "desc" })).toEqual(["ada", "cle", "bea"]);
  expect(await names({ undated: "true" })).toEqual(["bea"]);
});

test("counts respect the searched trips", async () => {
  const { ask, call, year } = await openDated();
  await ask({ email: "bea@example.test", checkinDate: "some day", checkoutDate: "later" });
  const count = async (query: string) =>
    (await call(`GET /api/conversations/counts${query}`)).body as { waiting: number };
  expect(await count("")).toMatchObject({ waiting: 2 });
  expect(await count("?undated=true")).toMatchObject({ waiting: 1 });
  expect(await count(`?from=${year}-06-01&until=${year}-06-30`)).toMatchObject({ waiting: 1 });
  expect(await count("?destination=Elsewhere")).toMatchObject({ waiting: 0 });
});
