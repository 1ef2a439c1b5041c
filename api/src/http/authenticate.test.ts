import { backgroundHeader, type OpenSession } from "shared/accounts/sessions";
import type { User } from "shared/accounts/users";
import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp, type TestApp, testPassword } from "#testing/app/create-test-app.ts";
import { nextAddress } from "#testing/app/samples.ts";

const me = "/api/ibirwa-clients/me";

/** A body whose sender waits with it until it is asked for and `release` is called. */
const holdBack = (json: object) => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const body = new ReadableStream(
    {
      pull: async (controller) => {
        asked.resolve();
        await released.promise;
        controller.enqueue(Buffer.from(JSON.stringify(json)));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked: asked.promise, release: released.resolve };
};

const open = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user, token } = await testApp.signInAsAdmin();
  /** Sends the beginning of a request, lets `meanwhile` happen, and sends the rest. */
  const sendAround = async (route: string, json: object, meanwhile: () => Promise<unknown>) => {
    const { body, asked, release } = holdBack(json);
    const headers = { "Content-Type": "application/json" };
    const answer = testApp.send(route, { token, body, headers, address: nextAddress() });
    await asked;
    await meanwhile();
    release();
    return answer;
  };
  return { ...testApp, user, token, sendAround };
};

const changePassword = async ({ send, signIn }: TestApp, user: User) => {
  const json = { currentPassword: testPassword, newPassword: "another long password" };
  const sent = { json, token: await signIn(user), address: nextAddress() };
  expect((await send(`POST ${me}/password`, sent)).status).toBe(200);
};

test("a thief's request that is under way when the owner changes the password does nothing", async () => {
  const testApp = await open();
  const { user, services, sendAround } = testApp;
  const json = { username: "Thief", email: "thief@example.test" };
  const answer = await sendAround(`PUT ${me}`, json, () => changePassword(testApp, user));
  expect(answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(await services.users.get(user._id)).toMatchObject({ email: user.email });
});

test("does not change a role when the admin's session ends during the request", async () => {
  const testApp = await open();
  const { user, services, signInAs, sendAround } = testApp;
  const { user: other } = await signInAs("user");
  const { username, email } = other;
  const route = `PUT /api/ibirwa-clients/user/${other._id}`;
  const json = { username, email, role: "admin" };
  const answer = await sendAround(route, json, () => changePassword(testApp, user));
  expect(answer.status).toBe(401);
  expect(await services.users.get(other._id)).toMatchObject({ role: "user" });
});

test("counts a slow request once, also when its session ends during it", async () => {
  const { user, token, send, services, clock, sendAround } = await open();
  const json = { username: user.username, email: user.email };
  const begun = clock.now().getTime();
  const later = async () => clock.advance(20_000);
  expect((await sendAround(`PUT ${me}`, json, later)).status).toBe(200);
  const list = { token, headers: { [backgroundHeader]: "1" } };
  const { sessions } = (await send(`GET ${me}/sessions`, list)).body as { sessions: OpenSession[] };
  expect(Date.parse(sessions[0]!.lastUsedAt) - begun).toBeLessThan(20_000);
  await sendAround(`PUT ${me}`, json, () => services.sessions.endAll(product, user._id));
  await services.auditEvents.flush();
  const refused = auditListQuery.parse({ action: "access.refused" });
  expect(await services.audit.list(refused)).toMatchObject({ total: 1 });
});
