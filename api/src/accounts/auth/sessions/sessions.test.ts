import { sql } from "drizzle-orm";
import { backgroundHeader, endedUntilRestart, openSessions } from "shared/accounts/sessions";
import { adminRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { sessions } from "#tables/accounts.ts";
import { createTestApp, type TestApp, testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { lockDatabase } from "#testing/lock-database.ts";
import { hashPassword } from "../passwords.ts";

const me = "GET /api/ibirwa-clients/me";
const list = "GET /api/ibirwa-clients/me/sessions";
const logOut = "POST /api/ibirwa-clients/logout";
const signOutOthers = "POST /api/ibirwa-clients/me/sign-out-others";
const end = (id: string) => `DELETE /api/ibirwa-clients/me/sessions/${id}`;
const minute = 60_000;

const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";

const tokenIn = (body: unknown) => (body as { token: string }).token;

const logIn = async (testApp: TestApp, email: string, userAgent = "curl/8.0") =>
  tokenIn(
    (
      await testApp.send("POST /api/ibirwa-clients/login", {
        json: { email, password: testPassword },
        headers: { "User-Agent": userAgent },
        address: "203.0.113.7",
      })
    ).body,
  );

const read = async ({ send }: TestApp, token: string) =>
  openSessions.parse((await send(list, { token })).body).sessions;

const open = async (role = "user", options: Parameters<typeof createTestApp>[0] = {}) => {
  const testApp = await createTestApp({ trustedProxies: 1, ...options });
  const { user, token } = await testApp.signInAs(role);
  const getStatus = async (held = token, headers = {}) =>
    (await testApp.send(me, { token: held, headers })).status;
  return { ...testApp, testApp, user, token, getStatus };
};

test("lists a user's own sessions only", async () => {
  const { testApp, user, token } = await open();
  await logIn(testApp, user.email, firefox);
  await testApp.signInAs("user");
  const [newest, first, ...furtherSessions] = await read(testApp, token);
  expect(newest).toMatchObject({
    device: "Firefox on Android",
    network: "203.0.113.0/24",
    isCurrent: false,
  });
  expect(first).toMatchObject({ device: "A program", isCurrent: true });
  expect(furtherSessions).toEqual([]);
});

test("ends one session and keeps the others; another user's session is a 404", async () => {
  const { testApp, send, user, token, getStatus } = await open();
  const second = await logIn(testApp, user.email);
  const stranger = await testApp.signInAs(adminRole);
  const [newest] = await read(testApp, token);
  const path = end(newest!._id);
  expect((await send(path, { token: stranger.token })).status).toBe(404);
  expect(await getStatus(second)).toBe(200);
  expect(await send(path, { token })).toMatchObject({
    status: 200,
    body: { message: "Session ended." },
  });
  expect(await getStatus(second)).toBe(401);
  expect(await getStatus()).toBe(200);
  expect((await send(path, { token })).status).toBe(404);
});

test("an admin is signed out with a reason after an idle hour; a client is not", async () => {
  const { send, clock, token, getStatus, signInAs } = await open(adminRole);
  const client = await signInAs("user");
  clock.advance(59 * minute);
  expect(await getStatus()).toBe(200);
  clock.advance(59 * minute);
  expect(await getStatus()).toBe(200);
  clock.advance(60 * minute);
  expect(await send(me, { token })).toMatchObject({
    status: 401,
    body: { message: "You were signed out after an hour without activity." },
  });
  expect(await getStatus(client.token)).toBe(200);
});

test("background requests do not extend a session", async () => {
  const { clock, token, getStatus } = await open(adminRole);
  clock.advance(40 * minute);
  expect(await getStatus(token, { [backgroundHeader]: "1" })).toBe(200);
  clock.advance(20 * minute);
  expect(await getStatus()).toBe(401);
});

test("after twelve hours even a busy session ends, and says so", async () => {
  const { clock, send, token, getStatus } = await open(adminRole);
  for (let half = 1; half < 24; half += 1) {
    clock.advance(30 * minute);
    expect(await getStatus()).toBe(200);
  }
  clock.advance(30 * minute);
  expect(await send(me, { token })).toMatchObject({
    status: 401,
    body: { message: "You were signed out: sessions last at most 12 hours." },
  });
});

test("signing out the others makes no session last longer", async () => {
  const { clock, send, token, getStatus } = await open();
  clock.advance(11 * 60 * minute);
  const proof = { token, json: { password: testPassword } };
  expect((await send("POST /api/ibirwa-clients/me/proof", proof)).status).toBe(200);
  const renewed = tokenIn((await send(signOutOthers, { token })).body);
  expect(await getStatus(renewed)).toBe(200);
  clock.advance(61 * minute);
  expect(await getStatus(renewed)).toBe(401);
});

test("the last use is stored once a minute at most", async () => {
  const { db, clock, getStatus } = await open();
  const stored = async () => (await db.read.select().from(sessions))[0]?.lastUsedAt;
  const first = await stored();
  clock.advance(59_000);
  await getStatus();
  await db.write(async () => undefined);
  expect(await stored()).toBe(first);
  clock.advance(1_000);
  await Promise.all([getStatus(), getStatus()]);
  await expect.poll(stored).not.toBe(first);
});

test("a session stays valid without delay when its last use cannot be stored", async () => {
  const { url, clock, getStatus } = await open(adminRole, { database: "file" });
  const unlock = await lockDatabase(url);
  for (let half = 0; half < 4; half += 1) {
    clock.advance(30 * minute);
    expect(await getStatus()).toBe(200);
  }
  await unlock();
});

/** From now on no row of a session can be removed: there is no room for what that writes. */
const makeRemovalsGrow = ({ db }: TestApp) =>
  db.write(async (tx) => {
    await tx.run("CREATE TABLE ballast (bytes BLOB)");
    await tx.run(
      "CREATE TRIGGER grow AFTER DELETE ON sessions BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END",
    );
  });

/** The limit lasts until the first refusal, after which the write connection is reopened. */
const fillDisk = ({ db }: TestApp) =>
  db.write(async (tx) => {
    const [row] = await tx.select({ pages: sql<number>`page_count` }).from(sql`pragma_page_count`);
    await tx.run(`PRAGMA max_page_count = ${row!.pages}`);
  });

test("signing out works on a full disk: the token opens nothing, the row follows", async () => {
  const { testApp, db, send, services, token, getStatus } = await open("user", {
    database: "file",
  });
  await makeRemovalsGrow(testApp);
  await fillDisk(testApp);
  expect(await send(logOut, { token })).toMatchObject({
    status: 200,
    body: { message: endedUntilRestart, isStored: false },
  });
  expect(await getStatus()).toBe(401);
  expect(await db.read.$count(sessions)).toBe(1);
  expect(await services.sessions.removeOld()).toEqual({ sessions: 1 });
  expect(await db.read.$count(sessions)).toBe(0);
  expect(await getStatus()).toBe(401);
});

test("on a full disk the other sessions end and the current one continues", async () => {
  const { testApp, send, user, token, getStatus } = await open("user", { database: "file" });
  const [second, third] = [await logIn(testApp, user.email), await logIn(testApp, user.email)];
  const [newest] = await read(testApp, token);
  await makeRemovalsGrow(testApp);
  await fillDisk(testApp);
  const untilRestart = expect.stringContaining("until this server restarts");
  expect(await send(end(newest!._id), { token })).toMatchObject({
    status: 200,
    body: { message: untilRestart },
  });
  expect(await getStatus(third)).toBe(401);
  await fillDisk(testApp);
  const { status, body } = await send(signOutOthers, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: untilRestart });
  expect(body).toMatchObject({
    message: expect.stringContaining("This session keeps its old token"),
  });
  expect(await getStatus(second)).toBe(401);
  expect(await getStatus(tokenIn(body))).toBe(200);
  expect(await read(testApp, tokenIn(body))).toHaveLength(1);
});

test("signing out works while another process holds the database", async () => {
  const { url, send, token, getStatus } = await open("user", { database: "file" });
  const unlock = await lockDatabase(url);
  expect((await send(logOut, { token })).status).toBe(200);
  expect(await getStatus()).toBe(401);
  await unlock();
});

test("erasing a person removes their sessions, and cleanup removes expired ones", async () => {
  const { db, clock, services, user, signInAs } = await open();
  await services.personalData.erase({ ...product, email: "boss@example.test" }, user.email);
  expect(await db.read.$count(sessions)).toBe(0);
  await signInAs("user");
  expect(await services.sessions.removeOld()).toEqual({ sessions: 0 });
  clock.advance(12 * 60 * minute);
  expect(await services.sessions.removeOld()).toEqual({ sessions: 1 });
});

test("changing the password ends a stolen session", async () => {
  const { testApp, send, user, token, getStatus } = await open();
  const stolen = await logIn(testApp, user.email);
  const json = { currentPassword: testPassword, newPassword: "another long password" };
  const answer = await send("POST /api/ibirwa-clients/me/password", {
    token,
    json,
    address: nextAddress(),
  });
  expect(await getStatus(stolen)).toBe(401);
  expect(await getStatus(tokenIn(answer.body))).toBe(200);
  expect(await read(testApp, tokenIn(answer.body))).toHaveLength(1);
});

test("rejects a sign-in that checked the password before it changed", async () => {
  const { services, user } = await open();
  const account = (await services.users.findByEmail(user.email))!;
  const client = { userAgent: undefined, address: "192.0.2.1", requestId: null };
  const asked = { account, ...client, isBrowser: false };
  await services.sessions.start(asked);
  await services.users.setPrintedPassword(user._id, await hashPassword("another long password"));
  await expect(services.sessions.start(asked)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("rejects a sign-in when the account is blocked during it", async () => {
  const { services, user, signInAsAdmin } = await open();
  const account = (await services.users.findByEmail(user.email))!;
  const client = { userAgent: undefined, address: "192.0.2.1", requestId: null };
  const asked = { account, ...client, isBrowser: false };
  await services.sessions.start(asked);
  const { user: admin } = await signInAsAdmin();
  await services.users.setBlocked(product, user._id, true, admin._id);
  await expect(services.sessions.start(asked)).rejects.toMatchObject({ code: "unauthenticated" });
});
