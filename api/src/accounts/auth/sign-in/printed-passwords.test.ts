import { adminRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { allSent, createMailing } from "#testing/mail/create-mailing.ts";
import { hashPassword } from "../passwords.ts";

const day = 24 * 3_600_000;
const email = "owner@example.test";

const openPrinted = async () => {
  const testApp = await createMailing();
  const passwordHash = await hashPassword("a printed password");
  const { _id } = await testApp.services.users.create({
    username: "Owner",
    email,
    role: adminRole,
    passwordHash,
    isPasswordPrinted: true,
  });
  const logIn = (password = "a printed password") =>
    testApp.send("POST /api/ibirwa-clients/login", { json: { email, password } });
  const getToken = async () => ((await logIn()).body as { token: string }).token;
  return { ...testApp, id: _id, passwordHash, logIn, getToken };
};

test("a sign-in with a printed password asks for a new one until it is set", async () => {
  const { send, logIn, getToken } = await openPrinted();
  expect((await logIn()).body).toMatchObject({ user: { mustChangePassword: true } });
  const token = await getToken();
  const me = "GET /api/ibirwa-clients/me";
  expect((await send(me, { token })).body).toMatchObject({ user: { mustChangePassword: true } });
  expect((await send("GET /api/stats", { token })).status).toBe(200);

  const json = { currentPassword: "a printed password", newPassword: "one of my own" };
  const changed = await send("POST /api/ibirwa-clients/me/password", { token, json });
  expect(changed.status).toBe(200);
  expect((await logIn("one of my own")).body).toMatchObject({
    user: { mustChangePassword: false },
  });
});

test("a printed password is not changed into itself, in the admin or by a mailed link", async () => {
  const { send, logIn, getToken, services, server, startWorker, until } = await openPrinted();
  const worker = startWorker();
  const same = "a printed password";
  const options = { token: await getToken(), json: { currentPassword: same, newPassword: same } };
  expect(await send("POST /api/ibirwa-clients/me/password", options)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "newPassword" }] },
  });
  await send("POST /api/ibirwa-clients/password-reset", { json: { email } });
  await services.passwordReset.settled();
  await until(allSent, worker);
  const text = server.delivered.at(-1)?.mail.text ?? "";
  const token = /reset-password#token=([\w-]+)/.exec(text)?.[1];
  const confirm = "POST /api/ibirwa-clients/password-reset/confirm";
  expect(await send(confirm, { json: { token, password: same } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "password" }] },
  });
  expect((await logIn()).body).toMatchObject({ user: { mustChangePassword: true } });
});

test("a printed password works for seven days, until another one is printed", async () => {
  const { logIn, clock, services, id, passwordHash } = await openPrinted();
  clock.advance(7 * day - 60_000);
  expect((await logIn()).status).toBe(200);
  clock.advance(60_000);
  expect(await logIn()).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("pnpm admin:password") },
  });
  expect((await logIn("not the password")).status).toBe(401);
  await services.users.setPrintedPassword(id, passwordHash);
  expect((await logIn()).status).toBe(200);
});
