import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { receiveReply } from "#testing/mail/receive-reply.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;

const hour = 3_600_000;

const ways = [
  ["by the form", ({ write }: Desk) => write({ message: "One more thing." })],
  ["by mail", (desk: Desk, id: string) => receiveReply(desk, id, { text: "One more thing." })],
] as const;

const open = async () => {
  const desk = await openDesk();
  await desk.ask();
  const asked = getOnly(await desk.list());
  const only = async () => getOnly(await desk.list());
  const refresh = () => desk.change(asked._id, { assigneeId: null });
  return { desk, asked, only, refresh, change: (fields: object) => desk.change(asked._id, fields) };
};

test.each(ways)(
  "what was settled waits no more when its guest writes again %s",
  async (_, writeAgain) => {
    const { desk, asked, only, refresh, change } = await open();
    await change({ state: "done" });
    desk.clock.advance(6 * hour);
    await writeAgain(desk, asked._id);
    const now = await only();
    expect(now).toMatchObject({ state: "new", preview: "One more thing." });
    expect(Date.parse(now.waitingSince!)).toBeGreaterThan(Date.parse(asked.createdAt) + 6 * hour);
    await refresh();
    expect(await only()).toMatchObject({ waitingSince: now.waitingSince, dueAt: now.dueAt });
  },
);

test.each(ways)(
  "undoing takes back only the last decision, where the guest wrote %s between two",
  async (_, writeAgain) => {
    const { desk, asked, only, change } = await open();
    await change({ state: "lost" });
    await writeAgain(desk, asked._id);
    const { waitingSince } = await only();
    await change({ state: "done" });
    expect(await only()).toMatchObject({ waitingSince: null });
    await change({ state: "new" });
    expect(await only()).toMatchObject({ waitingSince });
  },
);

test("reopening a conversation closed by mistake restores its waiting time", async () => {
  const { asked, only, change } = await open();
  await change({ state: "done" });
  await change({ state: "lost" });
  expect(await only()).toMatchObject({ waitingSince: null });
  await change({ state: "new" });
  const { waitingSince, dueAt } = asked;
  expect(await only()).toMatchObject({ waitingSince, dueAt });
});

test("a message rescued from spam waits although its conversation was closed", async () => {
  const { desk, asked, only, change } = await open();
  await desk.write();
  const { body } = await desk.call("GET /api/contacts");
  const [{ _id, createdAt }] = (body as { contacts: [{ _id: string; createdAt: string }] })
    .contacts;
  const judge = (spam: boolean) => desk.call(`PATCH /api/contacts/${_id}/spam`, { spam });
  await judge(true);
  await change({ state: "done" });
  expect(await only()).toMatchObject({ _id: asked._id, waitingSince: null });
  await judge(false);
  expect(await only()).toMatchObject({ state: "new", waitingSince: createdAt });
});

test.each(["done", "lost"])(
  "an inquiry whose trip is %s counts as unanswered nowhere",
  async (state) => {
    const { ask, list, change, call, services } = await openDesk();
    await ask();
    const { _id } = getOnly(await list());
    const unanswered = async () => (await call("GET /api/inquiries?answered=false")).body;
    expect(await unanswered()).toMatchObject({
      total: 1,
      inquiries: [{ state: "new", waits: true }],
    });
    await change(_id, { state });
    expect(await unanswered()).toMatchObject({ total: 0 });
    expect((await services.stats.read()).unanswered).toEqual({ contacts: 0, inquiries: 0 });
    const { body } = await call("GET /api/inquiries");
    expect(body).toMatchObject({ inquiries: [{ state, waits: false }] });
  },
);

test("an inquiry is listed with the days that the team set for its trip", async () => {
  const { ask, list, change, call } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const dates = { startsOn: "2027-06-04", endsOn: "2027-06-08" };
  await change(_id, { dates });
  const { body } = await call("GET /api/inquiries");
  expect(body).toMatchObject({ inquiries: [{ teamDates: dates }] });
});
