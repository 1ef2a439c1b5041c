import { eq } from "drizzle-orm";
import { auditListQuery } from "shared/audit/audit";
import type { PushState } from "shared/inbox/notifications/push";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { users } from "#tables/accounts.ts";
import { pushPreferences, pushSubscriptions } from "#tables/notifications.ts";
import { testPassword } from "#testing/app/create-test-app.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { openPushReceiver } from "#testing/push/push-receiver.ts";

/** Opens an inbox whose admin has notifications on one browser from now on. */
const open = async ({ preferences = {} }: { preferences?: object } = {}) => {
  const receiver = await openPushReceiver();
  const desk = await openDesk({ allowPrivatePush: true });
  const { call, services } = desk;
  const usual = { messages: "all", reminders: true, hidesNames: false };
  await call("PUT /api/push/preferences", { ...usual, ...preferences });
  const subscription = receiver.addBrowser("/phone");
  expect((await call("POST /api/push/subscriptions", subscription)).status).toBe(201);
  const round = services.pushWorker.run;
  await round();
  const readState = async () => (await call("GET /api/push")).body as PushState;
  return { ...desk, receiver, subscription, round, readState };
};

test("the activity log records a new push device", async () => {
  const { services } = await open();
  const asked = auditListQuery.parse({ action: "push_device.added" });
  expect((await services.audit.list(asked)).entries).toMatchObject([
    { subject: { kind: "account" } },
  ]);
});

test("a new inquiry is notified once with guest, tour and a link to the conversation", async () => {
  const { ask, round, list, receiver } = await open();
  await ask({ name: "Ada", destination: "Coffee walk" });
  await round();
  await round();
  const { _id } = getOnly(await list());
  expect(receiver.notifications).toMatchObject([
    { title: "Ada wrote", body: "Coffee walk", url: `/inbox/${_id}`, waiting: 1 },
  ]);
  const { headers } = getOnly(receiver.notifications);
  expect(headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
  expect(headers.topic).toMatch(/^[\w-]{1,32}$/);
  expect(headers.authorization).toMatch(/^vapid t=/);
});

test("two processes send one notification", async () => {
  const { ask, round, openProcess, receiver } = await open();
  const other = openProcess().services.pushWorker;
  await ask();
  await round();
  await other.run();
  expect(receiver.notifications).toHaveLength(1);
});

test("messages from before the subscription are not notified", async () => {
  const receiver = await openPushReceiver();
  const { ask, call, services } = await openDesk({ allowPrivatePush: true });
  await ask();
  await services.pushWorker.run();
  await call("POST /api/push/subscriptions", receiver.addBrowser("/phone"));
  await services.pushWorker.run();
  expect(receiver.asked()).toBe(0);
});

test("names are left out where others see the screen", async () => {
  const { ask, round, receiver } = await open({ preferences: { hidesNames: true } });
  await ask({ name: "Ada", destination: "Coffee walk" });
  await round();
  expect(receiver.notifications).toMatchObject([{ title: "A guest wrote", body: "Coffee walk" }]);
});

test("an account that wants only its own messages is notified of assigned ones", async () => {
  const { ask, change, list, user, round, receiver } = await open({
    preferences: { messages: "mine" },
  });
  await ask({ name: "Ada" });
  await ask({ name: "Bo", email: "bo@example.test" });
  await round();
  expect(receiver.notifications).toEqual([]);
  const ada = (await list()).find(({ name }) => name === "Ada");
  await change(ada?._id ?? "", { assigneeId: user._id });
  await ask({ name: "Ada" });
  await round();
  expect(receiver.notifications).toMatchObject([{ title: "Ada wrote" }]);
});

test("many messages at once are combined into one notification", async () => {
  const { ask, round, receiver } = await open();
  for (const name of ["Ada", "Bo", "Cyd", "Dee"])
    await ask({ name, email: `${name}@example.test` });
  await round();
  expect(receiver.notifications).toMatchObject([
    { title: "4 new messages", url: "/inbox", waiting: 4 },
  ]);
});

test("possible spam is never notified", async () => {
  const { write, round, list, receiver } = await open();
  const links = "https://a.test https://b.test https://c.test https://d.test casino viagra";
  await write({ message: `${links} ${links}` });
  expect(await list({ box: "spam" })).toHaveLength(1);
  await round();
  expect(receiver.notifications).toEqual([]);
});

test("a due reminder is notified once", async () => {
  const { ask, change, list, clock, round, receiver } = await open({
    preferences: { messages: "none" },
  });
  await ask({ name: "Ada" });
  const { _id } = getOnly(await list());
  const remindAt = new Date(clock.now().getTime() + 60_000).toISOString();
  await change(_id, { remindAt });
  await round();
  expect(receiver.notifications).toEqual([]);
  clock.advance(61_000);
  await round();
  await round();
  expect(receiver.notifications).toMatchObject([{ title: "Reminder: Ada", url: `/inbox/${_id}` }]);
});

test.each([404, 410])(
  "a browser that the push service answers %i for is told no more",
  async (status) => {
    const { ask, round, receiver, readState } = await open();
    receiver.answer("/phone", status);
    await ask();
    await round();
    expect((await readState()).devices).toEqual([]);
  },
);

test("a browser stays known where the push service does not believe our clock or key for a while", async () => {
  const { ask, round, receiver, readState, clock } = await open();
  receiver.answer("/phone", 403);
  await ask();
  await round();
  expect((await readState()).devices).toHaveLength(1);
  receiver.answer("/phone", 201);
  clock.advance(61_000);
  await ask();
  await round();
  expect(receiver.notifications).toHaveLength(1);
});

test("a failing push service is paused while others still get notifications", async () => {
  const { ask, send, signIn, user, round, receiver, readState, clock } = await open();
  const json = receiver.addBrowser("/laptop");
  await send("POST /api/push/subscriptions", { token: await signIn(user), json });
  receiver.answer("/phone", 503);
  await ask();
  await round();
  await ask();
  await round();
  expect(receiver.asked()).toBe(3);
  const states = (await readState()).devices.map(({ isReached }) => isReached);
  expect(states).toEqual([false, true]);
  expect(receiver.notifications.map(({ path }) => path)).toEqual(["/laptop", "/laptop"]);
  receiver.answer("/phone", 201);
  clock.advance(61_000);
  await ask();
  await round();
  expect(receiver.notifications.map(({ path }) => path).toSorted()).toEqual([
    ...["/laptop", "/laptop", "/laptop"],
    "/phone",
  ]);
  expect((await readState()).devices).toHaveLength(2);
});

test.each([
  "http://push.example.test/a",
  "https://127.0.0.1/a",
  "https://[::1]/a",
  "https://169.254.169.254/latest",
  "https://localhost/a",
  "https://localhost./a",
  "https://a.localhost./a",
  "https://127.0.0.1./a",
  "https://user:word@push.example.test/a",
  "ftp://push.example.test/a",
  "no address",
])("%s is no address of a push service", async (endpoint) => {
  const { call } = await openDesk();
  const { keys } = (await openPushReceiver()).addBrowser("/phone");
  const { status, body } = await call("POST /api/push/subscriptions", { endpoint, keys });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path: "endpoint" }] });
});

test("a name that leads into a private network is not asked", async () => {
  const { ask, call, db, services, user } = await openDesk();
  const { keys } = (await openPushReceiver()).addBrowser("/phone");
  await call("POST /api/push/subscriptions", { endpoint: "https://push.example.test/a", keys });
  await db.write(async (tx) => {
    await tx.update(pushSubscriptions).set({ endpoint: "https://localhost:1/a" });
  });
  await services.pushWorker.run();
  await ask();
  await services.pushWorker.run();
  expect((await services.push.read(user._id)).devices).toEqual([]);
});

test("signing out, here or from elsewhere, removes the browser; a session that runs out does not", async () => {
  const { services, clock, token, send, user } = await open();
  clock.advance(13 * 60 * 60_000);
  await services.sessions.removeOld();
  expect((await services.push.read(user._id)).devices).toHaveLength(1);
  expect((await send("GET /api/push", { token })).status).toBe(401);
  const account = await services.users.findById(user._id);
  if (!account) throw new Error("The account is there.");
  const client = { userAgent: undefined, address: "192.0.2.1", requestId: null };
  const next = await services.sessions.start({ account, ...client, isBrowser: false });
  await send("POST /api/ibirwa-clients/logout", { token: next.token });
  expect((await services.push.read(user._id)).devices).toEqual([]);
});

test("a sign-in by another account ends the former account's notifications in that browser", async () => {
  const { send, signInAsAdmin, services, subscription, user } = await open();
  const other = await signInAsAdmin();
  const json = { endpoint: subscription.endpoint };
  const { body } = await send("POST /api/push/subscriptions/seen", { token: other.token, json });
  expect(body).toEqual({ deviceId: null });
  expect((await services.push.read(user._id)).devices).toEqual([]);
});

test("the account's other sessions end with their browsers, and its own stays", async () => {
  const { call, send, services, user, signIn, receiver } = await open();
  const other = await signIn(user);
  const json = receiver.addBrowser("/laptop");
  await send("POST /api/push/subscriptions", { token: other, json });
  expect((await services.push.read(user._id)).devices).toHaveLength(2);
  await call("POST /api/ibirwa-clients/me/sign-out-others");
  expect((await services.push.read(user._id)).devices).toHaveLength(1);
});

test("a browser that subscribes again stays one device and gets its id", async () => {
  const { call, readState, receiver } = await open();
  const subscription = receiver.addBrowser("/phone-anew");
  await call("POST /api/push/subscriptions", subscription);
  const { _id: deviceId } = getOnly((await readState()).devices);
  const { endpoint } = subscription;
  const { body } = await call("POST /api/push/subscriptions/seen", { endpoint });
  expect(body).toEqual({ deviceId });
});

test("with a new password all devices go but the one it was set on, also those whose session had run out", async () => {
  const { send, services, clock, user, signIn, receiver } = await open();
  clock.advance(13 * 60 * 60_000);
  await services.sessions.removeOld();
  const token = await signIn(user);
  const json = receiver.addBrowser("/laptop");
  await send("POST /api/push/subscriptions", { token, json });
  expect((await services.push.read(user._id)).devices).toHaveLength(2);
  const password = { currentPassword: testPassword, newPassword: "another long enough" };
  const { status } = await send("POST /api/ibirwa-clients/me/password", { token, json: password });
  expect(status).toBe(200);
  expect((await services.push.read(user._id)).devices).toHaveLength(1);
});

test("nobody can remove the device of another account", async () => {
  const { readState, send, signInAsAdmin } = await open();
  const { _id } = getOnly((await readState()).devices);
  const { token } = await signInAsAdmin();
  expect((await send(`DELETE /api/push/subscriptions/${_id}`, { token })).status).toBe(404);
});

test("with the account its subscriptions go, and with the right to sign in", async () => {
  const { send, signInAsAdmin, services, db, user } = await open();
  const other = await signInAsAdmin();
  const path = `PATCH /api/ibirwa-clients/user/${user._id}/block`;
  const { status } = await send(path, { token: other.token, json: { blocked: true } });
  expect(status).toBe(200);
  expect((await services.push.read(user._id)).devices).toEqual([]);
  await db.write(async (tx) => {
    await tx.delete(users).where(eq(users.id, user._id));
  });
  expect(await db.read.$count(pushPreferences)).toBe(0);
});

test("a guest's decision about a proposal is notified, and what the team accepted for a guest is not", async () => {
  const { ask, list, round, receiver, services, call } = await open();
  await ask({ name: "Ada", destination: "Coffee walk" });
  await round();
  const { _id } = getOnly(await list());
  const { proposals, guestProposals } = services;
  const offer = async () => {
    const { _id: id, draft, updatedAt } = await proposals.create(product, _id, undefined);
    const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
    const content = { ...draft!.content, options: [{ id: "walk", title: "", lines }] };
    const saved = await proposals.save(product, id, { content, updatedAt });
    const sent = { channel: "link", text: "Hello", updatedAt: saved.updatedAt } as const;
    return proposals.send(product, id, sent);
  };
  const { versions } = await offer();
  const token = versions[0]!.link.replace(/^.*\/p\//, "");
  const titles = () => receiver.notifications.map(({ title }) => title);
  await guestProposals.askForChange(token, "Later, please.");
  await round();
  await guestProposals.accept(token, { option: "walk", extras: [], name: "Ada Lovelace" });
  await round();
  const second = await offer();
  const choice = { version: 1, option: "walk", name: "Ada" };
  await call(`POST /api/proposals/${second._id}/acceptance`, choice);
  await round();
  expect(titles()).toEqual(["Ada wrote", "Ada asks for a change", "Ada accepted the proposal"]);
});
