import { expect, test } from "vitest";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

test.each(["spam", "trash"])(
  "a guest whose phone number lies under %s with somebody else's e-mail gets the answers",
  async (box) => {
    const { ask, list, change } = await openDesk();
    const phone = "+250788123456";
    await ask({ email: "mallory@example.test", name: "Mallory", phone, topic: "pills" });
    const { _id } = getOnly(await list({ box: "spam" }));
    await change(_id, { box });
    await ask({ phone });
    expect(getOnly(await list())).toMatchObject({ email: guest, name: "Ada" });
    await change(_id, { state: "quoted" });
    expect(getOnly(await list())).toMatchObject({ email: guest, name: "Ada" });
  },
);

test("a trashed conversation is in no list and returns by undo or the guest's next message", async () => {
  const { ask, write, list, change, send, token } = await openDesk();
  await ask();
  const { _id } = getOnly(await list());
  const listed = async () => (await send("GET /api/inquiries", { token })).body;
  await change(_id, { box: "trash" });
  expect(await list()).toEqual([]);
  expect(getOnly(await list({ box: "trash" })).trashedAt).not.toBeNull();
  expect(await listed()).toMatchObject({ inquiries: [], total: 0 });
  await change(_id, { box: "inbox" });
  expect(await listed()).toMatchObject({ total: 1 });
  await change(_id, { box: "trash" });
  await write();
  expect(getOnly(await list())).toMatchObject({ box: "inbox", trashedAt: null });
  expect(await listed()).toMatchObject({ total: 1 });
});

test("a trashed conversation and its mails are deleted after thirty days", async () => {
  const { ask, list, change, clock, services, call, readOutbox, readMailContent } =
    await openDesk();
  await ask();
  await ask({ email: "bea@example.test" });
  const [, first] = await list({ sort: "createdAt" });
  await call(`POST /api/conversations/${first!._id}/answers`, { text: "Karibu!" });
  const readTexts = async () => {
    const contents = (await readOutbox()).map(({ _id }) => readMailContent(_id));
    return (await Promise.all(contents)).map((mail) => JSON.stringify(mail));
  };
  const countOfGuest = async () =>
    (await readTexts()).filter((text) => text.includes(first!.email)).length;
  await change(first!._id, { box: "trash" });
  expect(await countOfGuest()).toBe(3);
  const remove = () => services.removeTrash(new AbortController().signal);
  clock.advance(29 * 86_400_000);
  expect(await remove()).toEqual({ removed: 0 });
  clock.advance(2 * 86_400_000);
  expect(await remove()).toEqual({ removed: 1 });
  expect(await list({ box: "any" })).toHaveLength(1);
  expect((await call(`GET /api/conversations/${first!._id}`)).status).toBe(404);
  expect(await countOfGuest()).toBe(0);
  expect(await readOutbox()).toHaveLength(2);
});

test("spam is judged for all messages of a conversation, and back, with the receipt that was owed", async () => {
  const { ask, write, list, change, send, token } = await openDesk();
  await ask();
  await write();
  const { _id } = getOnly(await list());
  await change(_id, { box: "spam" });
  expect(await list()).toEqual([]);
  expect((await send("GET /api/inquiries?spam=true", { token })).body).toMatchObject({ total: 1 });
  expect((await send("GET /api/contacts?spam=true", { token })).body).toMatchObject({ total: 1 });
  await change(_id, { box: "inbox" });
  expect((await send("GET /api/contacts", { token })).body).toMatchObject({ total: 1 });
  expect(getOnly(await list()).waitingSince).not.toBeNull();
});

test("possible spam that is none gets the receipt that was owed, once", async () => {
  const { ask, list, change, readOutbox } = await openDesk();
  for (let times = 0; times < 3; times += 1) await ask({ topic: "pills" });
  const receipts = async () => (await readOutbox()).filter(({ to }) => to === guest).length;
  const { _id } = getOnly(await list({ box: "spam" }));
  expect(await receipts()).toBe(0);
  await change(_id, { box: "trash" });
  await change(_id, { box: "spam" });
  expect(await receipts()).toBe(0);
  await change(_id, { box: "inbox" });
  expect(await receipts()).toBe(1);
  expect(getOnly(await list({ waiting: "true" })).state).toBe("new");
});
