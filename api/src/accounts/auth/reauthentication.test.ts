import { expect, test } from "vitest";
import { endpoints } from "#server/openapi/endpoints.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { sampleCode } from "#testing/second-factor/sample-factors.ts";

const confirmRoute = "POST /api/ibirwa-clients/me/proof";
const me = "PUT /api/ibirwa-clients/me";
const minute = 60_000;
const needed = { status: 403, body: { code: "proof_required", message: expect.any(String) } };

const open = async (role: string) => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user, token } = await testApp.signInAs(role);
  const send = (route: string, json?: object | undefined) =>
    testApp.send(route, { token, json, address: nextAddress() });
  return { ...testApp, testApp, user, token, send };
};

const protectedRoutes = Object.values(endpoints)
  .filter((endpoint) => endpoint.reauthentication === "always")
  .map(({ method, path }) => `${method} ${path}`);

test("sensitive actions require re-authentication", () => {
  expect(protectedRoutes.sort()).toEqual([
    "DELETE /api/ibirwa-clients/me",
    "DELETE /api/ibirwa-clients/me/second-factor/passkeys/:id",
    "DELETE /api/ibirwa-clients/me/second-factor/totp",
    "DELETE /api/ibirwa-clients/me/sessions/:id",
    "DELETE /api/mailbox-settings",
    "DELETE /api/webhooks/:id",
    "GET /api/audit/export",
    "GET /api/backups/:id/file",
    "GET /api/personal-data/contacts",
    "GET /api/personal-data/conversations",
    "GET /api/personal-data/inquiries",
    "PATCH /api/ibirwa-clients/user/:id/block",
    "POST /api/api-keys",
    "POST /api/api-keys/:id/revoke",
    "POST /api/first-start/clear-demo",
    "POST /api/first-start/keep-demo",
    "POST /api/ibirwa-clients/me/agenda-feed",
    "POST /api/ibirwa-clients/me/second-factor/passkeys",
    "POST /api/ibirwa-clients/me/second-factor/passkeys/options",
    "POST /api/ibirwa-clients/me/second-factor/recovery-codes",
    "POST /api/ibirwa-clients/me/second-factor/totp",
    "POST /api/ibirwa-clients/me/second-factor/totp/confirm",
    "POST /api/ibirwa-clients/me/sign-out-others",
    "POST /api/invitations",
    "POST /api/personal-data/erase",
    "POST /api/push/subscriptions",
    "POST /api/webhooks",
    "POST /api/webhooks/:id/rotate",
    "PUT /api/ibirwa-clients/me/agenda-feed",
    "PUT /api/mail-settings",
    "PUT /api/mailbox-settings",
    "PUT /api/ways-to-pay",
    "PUT /api/webhooks/:id",
  ]);
});

test("sensitive routes ask for re-authentication ten minutes after signing in", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { clock, services, send, signInAs } = testApp;
  const rows = await addSampleRows(testApp);
  // In the order of the table, no call takes away what a later one needs.
  for (const route of Object.keys(routeTable).filter((candidate) =>
    protectedRoutes.includes(candidate),
  )) {
    const { user, token } = await signInAs("admin");
    clock.advance(10 * minute);
    const call = await prepareCall(route, rows, token);
    expect(await send(call.route, call.sent), route).toMatchObject(needed);
    const { hasSecondFactor } = await services.users.get(user._id);
    const json = hasSecondFactor ? { code: sampleCode(clock.now()) } : { password: testPassword };
    const confirmed = await send(confirmRoute, { token, json, address: nextAddress() });
    expect(confirmed.status, route).toBe(200);
    const { status } = await send(call.route, call.sent);
    expect(status, route).toBe(routeTable[route]!.status);
  }
});

test("changing one's email needs re-authentication, changing one's name does not", async () => {
  const { send, user, clock } = await open("user");
  clock.advance(10 * minute);
  expect((await send(me, { username: "Renamed", email: user.email })).status).toBe(200);
  const moved = { username: "Renamed", email: "moved@example.test" };
  expect(await send(me, moved)).toMatchObject(needed);
  await send(confirmRoute, { password: testPassword });
  expect((await send(me, moved)).status).toBe(200);
});

test.each([{ role: "admin" }, { email: "moved@example.test" }])(
  "an admin needs re-authentication to give another user %j",
  async (change) => {
    const { send, signInAs, clock } = await open("admin");
    const { user } = await signInAs("user");
    const route = `PUT /api/ibirwa-clients/user/${user._id}`;
    const { username, email, role } = user;
    clock.advance(10 * minute);
    expect((await send(route, { username: "Renamed", email, role })).status).toBe(200);
    const changed = { username, email, role, ...change };
    expect(await send(route, changed)).toMatchObject(needed);
    await send(confirmRoute, { password: testPassword });
    expect((await send(route, changed)).status).toBe(200);
  },
);

test("re-authentication is valid for its own session only", async () => {
  const { send, signIn, testApp, user, clock } = await open("admin");
  clock.advance(10 * minute);
  const other = await signIn(user);
  clock.advance(10 * minute);
  await send(confirmRoute, { password: testPassword });
  const route = "GET /api/personal-data/inquiries";
  expect((await send(route)).status).toBe(200);
  expect(await testApp.send(route, { token: other })).toMatchObject(needed);
});

test("a wrong password is refused and counts as a guess for password changes too", async () => {
  const { send, clock } = await open("admin");
  clock.advance(10 * minute);
  for (let index = 0; index < 5; index += 1) {
    expect(await send(confirmRoute, { password: "not the password" })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "password", message: "That password isn't right." }] },
    });
    const json = { currentPassword: "not the password", newPassword: "another long password" };
    expect((await send("POST /api/ibirwa-clients/me/password", json)).status).toBe(400);
  }
  expect((await send(confirmRoute, { password: testPassword })).status).toBe(429);
  expect(await send("GET /api/personal-data/inquiries")).toMatchObject(needed);
});

test("guesses in a stolen session block neither the owner's re-authentication nor a password change", async () => {
  const { send, signIn, user, testApp } = await open("admin");
  for (let count = 0; count < 11; count += 1)
    await send(confirmRoute, { password: "not the password" });
  expect((await send(confirmRoute, { password: testPassword })).status).toBe(429);
  const own = { token: await signIn(user), address: nextAddress() };
  const right = { ...own, json: { password: testPassword } };
  expect((await testApp.send(confirmRoute, right)).status).toBe(200);
  const json = { currentPassword: testPassword, newPassword: "another long password" };
  const change = "POST /api/ibirwa-clients/me/password";
  expect((await testApp.send(change, { ...own, json })).status).toBe(200);
});

test("a renewed session keeps its count of wrong guesses", async () => {
  const { send, testApp } = await open("user");
  for (let count = 0; count < 10; count += 1)
    await send(confirmRoute, { password: "not the password" });
  const { status, body } = await send("POST /api/ibirwa-clients/me/sign-out-others");
  expect(status).toBe(200);
  const { token } = body as { token: string };
  const right = { token, json: { password: testPassword }, address: nextAddress() };
  expect((await testApp.send(confirmRoute, right)).status).toBe(429);
});

test("limits guesses across all sessions of one account", async () => {
  const { signIn, user, testApp } = await open("user");
  for (let count = 0; count < 50; count += 1) {
    const token = await signIn(user);
    const guess = { token, json: { password: "not the password" }, address: nextAddress() };
    expect((await testApp.send(confirmRoute, guess)).status).toBe(400);
  }
  const token = await signIn(user);
  const right = { token, json: { password: testPassword }, address: nextAddress() };
  expect((await testApp.send(confirmRoute, right)).status).toBe(429);
});
