import { expect, test } from "vitest";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const phone = "+250788123456";

/** A guest without an email address. */
const openPhoneGuest = async () => {
  const desk = await openDesk();
  const add = (changes: object = {}) =>
    desk.call("POST /api/conversations", {
      ...{ channel: "whatsapp", name: "Cy", phone, destination: "Night boat", paxNumber: 2 },
      ...{ checkinDate: "2027-12-05", checkoutDate: "2027-12-06", ...changes },
    });
  await add();
  const { _id } = getOnly(await desk.list());
  const answer = (json: object) => desk.call(`POST /api/conversations/${_id}/answers`, json);
  return { ...desk, _id, add, answer };
};

test.each(["whatsapp", "phone", "elsewhere"])(
  "an answer by %s to a guest without an email address is recorded",
  async (channel) => {
    const { answer, list } = await openPhoneGuest();
    const text = "See you at six.";
    expect((await answer({ text, channel })).status).toBe(201);
    expect((await answer({ text: "Again.", channel, to: "" })).status).toBe(201);
    expect(getOnly(await list())).toMatchObject({ state: "answered", waitingSince: null });
  },
);

test("a mail to a guest without an email address is refused with what to do instead", async () => {
  const { answer } = await openPhoneGuest();
  expect(await answer({ text: "Hello" })).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^No email address\./) },
  });
});

test("an inquiry without an email address is answered from the list of inquiries", async () => {
  const { call, list, read, _id } = await openPhoneGuest();
  const { body } = await call("GET /api/inquiries");
  const [{ _id: id }] = (body as { inquiries: [{ _id: string }] }).inquiries;
  const respond = (json: object) => call(`POST /api/inquiries/respond/${id}`, json);
  expect(await respond({ responseMessage: "Hi" })).toMatchObject({ status: 400 });
  const sent = await respond({ responseMessage: "At six.", channel: "whatsapp" });
  expect(sent).toMatchObject({
    status: 200,
    body: { inquiry: { responseMessage: "At six.", responseMail: null, waits: false } },
  });
  expect(getOnly(await list())).toMatchObject({ state: "answered", waitingSince: null });
  const { timeline } = await read(_id);
  expect(timeline.at(-1)).toMatchObject({
    ...{ kind: "answer", channel: "whatsapp", text: "At six.", to: null, mail: null },
  });
  // Pressed twice, it is recorded once.
  expect(await respond({ responseMessage: "At six.", channel: "whatsapp" })).toMatchObject({
    status: 200,
  });
  expect((await read(_id)).timeline).toHaveLength(timeline.length);
});

test("a guest who asks for prices is noted without a tour or people", async () => {
  const { add, list, call } = await openPhoneGuest();
  const noted = { ...{ name: "Di", phone: "+250788000001", message: "What does it cost?" } };
  const none = { destination: undefined, paxNumber: undefined };
  expect((await add({ ...noted, ...none, checkinDate: "", checkoutDate: "" })).status).toBe(201);
  const di = (await list()).find(({ name }) => name === "Di");
  expect(di).toMatchObject({ destination: null, paxNumber: null, askedAt: null, state: "new" });
  const { body } = await call("GET /api/inquiries");
  expect(body).toMatchObject({ inquiries: [{ name: "Di", destination: "", paxNumber: 0 }, {}] });
});

test("a later request of a guest noted without a tour becomes the trip", async () => {
  const { add, list } = await openPhoneGuest();
  const noted = { name: "Di", phone: "+250788000001" };
  await add({ ...noted, destination: "", paxNumber: "", checkinDate: "", checkoutDate: "" });
  await add({ ...noted, paxNumber: "" });
  const di = (await list()).find(({ name }) => name === "Di");
  expect(di).toMatchObject({ destination: "Night boat", paxNumber: null, startsOn: "2027-12-05" });
});

test("a calendar has the phone number alone of a guest without an email address", async () => {
  const { call, send } = await openPhoneGuest();
  const feed = "POST /api/ibirwa-clients/me/agenda-feed";
  const { body } = await call(feed, { names: true, contacts: true });
  const { pathname } = new URL((body as { address: string }).address);
  const { text } = await send(`GET ${pathname}`);
  expect(text).toContain(`DESCRIPTION:${phone}\r\n`);
});

test("a guest without an email address is found and erased by the phone number", async () => {
  const { call, list, add } = await openPhoneGuest();
  await add({ name: "Di", phone: "+250788000001" });
  const person = { phone: "0788 123 456" };
  const counts = { inquiries: 1, contacts: 0, mails: 0, accounts: 0 };
  expect(await call("POST /api/personal-data/find", person)).toMatchObject({
    body: { found: counts },
  });
  expect(await call("POST /api/personal-data/erase", person)).toMatchObject({
    body: { message: "The inquiries with this phone number have been erased.", erased: counts },
  });
  expect((await list()).map(({ name }) => name)).toEqual(["Di"]);
  expect((await call("POST /api/personal-data/find", {})).status).toBe(400);
});

test("a form that borrowed the phone number of a confirmed guest gives answers no address to go to", async () => {
  const { answer, change, ask, list, _id } = await openPhoneGuest();
  await answer({ text: "See you at six.", channel: "whatsapp" });
  await change(_id, { state: "confirmed" });
  await ask({ email: "mallory@example.test", name: "Mallory", phone });
  await change(_id, { assigneeId: null });
  expect(getOnly(await list())).toMatchObject({ name: "Cy", email: "", phone, paxNumber: 2 });
  expect((await answer({ text: "To whom?" })).status).toBe(400);
});
