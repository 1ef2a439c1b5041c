import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest } from "#testing/app/samples.ts";
import { createAuthenticator } from "#testing/second-factor/authenticator.ts";
import { createCode } from "#testing/second-factor/sample-factors.ts";

const origin = "https://tours.test";
const me = "/api/ibirwa-clients/me";
const secondFactor = `${me}/second-factor`;

type Body = {
  token: string;
  secret: string;
  uri: string;
  recoveryCodes: string[] | null;
  passkeys: { _id: string }[];
  security: { version: string };
  challenge: string;
  rp: { id: string };
};

const open = async (options: { publicUrl?: string; smtpUrl?: string } = {}) => {
  const testApp = await createTestApp({ trustedProxies: 1, publicUrl: origin, ...options });
  const admin = await testApp.signInAsAdmin();
  const send = async (route: string, token: string, json?: object) => {
    const { status, body } = await testApp.send(route, { token, json });
    return { status, body: body as Body };
  };
  const addApp = async (token: string) => {
    const { secret, uri } = (await send(`POST ${secondFactor}/totp`, token)).body;
    const code = createCode(secret, testApp.clock.now());
    const { status, body } = await send(`POST ${secondFactor}/totp/confirm`, token, { code });
    expect(status).toBe(200);
    return { ...body, uri };
  };
  const addPasskey = async (token: string) => {
    const asked = (await send(`POST ${secondFactor}/passkeys/options`, token)).body;
    const passkey = createAuthenticator(origin).create(asked);
    return (await send(`POST ${secondFactor}/passkeys`, token, { name: "Phone", passkey })).body;
  };
  return { ...testApp, ...admin, send, addApp, addPasskey };
};

const state = async ({ send }: Awaited<ReturnType<typeof open>>, token: string) =>
  (await send(`GET ${secondFactor}`, token)).body;

test("an app becomes a factor with its first code; the first factor creates ten recovery codes", async () => {
  const opened = await open();
  const { send, token, user, addApp } = opened;
  await send(`POST ${secondFactor}/totp`, token);
  expect(await state(opened, token)).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  const wrong = await send(`POST ${secondFactor}/totp/confirm`, token, { code: "000000" });
  expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: "code" }] } });
  const done = await addApp(token);
  expect(done.uri).toContain(encodeURIComponent(user.email));
  expect(done.recoveryCodes).toHaveLength(10);
  for (const code of done.recoveryCodes ?? []) expect(code).toMatch(/^([\da-z]{4}-){5}[\da-z]{4}$/);
  expect(await state(opened, done.token)).toMatchObject({
    totp: { lastUsedAt: null },
    passkeys: [],
    recoveryCodesLeft: 10,
    passkeyObstacle: null,
  });
  expect((await send(`POST ${secondFactor}/totp`, done.token)).status).toBe(409);
});

test("each change ends the other sessions and renews the token", async () => {
  const { send, token, user, signIn, addApp } = await open();
  const elsewhere = await signIn(user);
  const { token: renewed } = await addApp(token);
  for (const old of [token, elsewhere]) expect((await send(`GET ${me}`, old)).status).toBe(401);
  expect((await send(`GET ${me}`, renewed)).status).toBe(200);
});

test("passkeys are named, renamed and removed; with the last factor the recovery codes go", async () => {
  const opened = await open();
  const { send, token, user, services, addPasskey, signInAsAdmin } = opened;
  const first = await addPasskey(token);
  expect(first.recoveryCodes).toHaveLength(10);
  const second = await addPasskey(first.token);
  expect(second.recoveryCodes).toBeNull();
  const keys = (await state(opened, second.token)).passkeys;
  const [firstKey, secondKey] = keys.map(({ _id }) => `${secondFactor}/passkeys/${_id}`);
  const stranger = await signInAsAdmin();
  for (const method of ["PATCH", "DELETE"])
    expect((await send(`${method} ${firstKey}`, stranger.token, { name: "Mine" })).status).toBe(
      404,
    );
  expect((await send(`PATCH ${firstKey}`, second.token, { name: "Laptop" })).status).toBe(200);
  const query = auditListQuery.parse({ action: "second_factor.changed" });
  expect((await services.audit.list(query)).entries[0]).toMatchObject({
    actor: { id: user._id },
    subject: { kind: "account", id: user._id },
    after: { what: "A passkey was renamed in" },
  });
  const { token: third } = (await send(`DELETE ${secondKey}`, second.token)).body;
  expect(await state(opened, third)).toMatchObject({
    passkeys: [{ name: "Laptop", lastUsedAt: null }],
    recoveryCodesLeft: 10,
  });
  const { token: fourth } = (await send(`DELETE ${firstKey}`, third)).body;
  expect(await state(opened, fourth)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await send(`POST ${secondFactor}/recovery-codes`, fourth)).status).toBe(409);
});

test.each(["http://192.0.2.7:3000", "http://[2001:db8::1]"])(
  "at %s there are no passkeys, and it says why",
  async (publicUrl) => {
    const opened = await open({ publicUrl });
    const { send, token } = opened;
    expect(await state(opened, token)).toMatchObject({
      passkeyObstacle: expect.stringContaining("IP address"),
    });
    expect((await send(`POST ${secondFactor}/passkeys/options`, token)).status).toBe(409);
  },
);

test("the account and the other admins read of each change", async () => {
  const { services, token, user, addApp, signInAsAdmin } = await open({
    smtpUrl: "smtp://127.0.0.1:1",
  });
  const { user: other } = await signInAsAdmin();
  await addApp(token);
  const { mails } = await services.outbox.list(newest());
  const notices = mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
  expect(notices).toEqual(
    [
      `${user.email}: An authenticator app was added to your account`,
      `${other.email}: An authenticator app was added to the account of the admin ${user.email}`,
    ].sort(),
  );
});

test("an admin without a required second factor can only set one up", async () => {
  const { send, token, addApp, signInAsAdmin, clock } = await open();
  const require = async (by: string, requireSecondFactor: boolean) => {
    const { version } = (await send("GET /api/settings", by)).body.security;
    const json = { section: "security", version, value: { requireSecondFactor } };
    return send("PUT /api/settings", by, json);
  };
  expect((await require(token, true)).status).toBe(409);
  const { token: mine } = await addApp(token);
  expect((await require(mine, true)).status).toBe(200);
  const other = await signInAsAdmin();
  const missing = { status: 403, body: { code: "second_factor_missing" } };
  expect(await send("GET /api/inquiries", other.token)).toMatchObject(missing);
  expect(await send("PUT /api/settings", other.token, {})).toMatchObject(missing);
  expect((await send("GET /api/inquiries", mine)).status).toBe(200);
  expect((await send(`GET ${me}`, other.token)).status).toBe(200);
  const { token: theirs } = await addApp(other.token);
  expect((await send("GET /api/inquiries", theirs)).status).toBe(200);
  clock.advance(11 * 60_000);
  expect(await require(mine, false)).toMatchObject({
    status: 403,
    body: { code: "proof_required" },
  });
});

test("all admins get a mail when a second factor becomes required or optional", async () => {
  const { send, token, addApp, services } = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  const { token: mine } = await addApp(token);
  const require = async (requireSecondFactor: boolean) => {
    const { version } = (await send("GET /api/settings", mine)).body.security;
    const json = { section: "security", version, value: { requireSecondFactor } };
    expect((await send("PUT /api/settings", mine, json)).status).toBe(200);
  };
  for (const isRequired of [true, true, false]) await require(isRequired);
  const { mails } = await services.outbox.list(newest());
  const subjects = mails.map(({ subject }) => subject).filter((text) => text.includes("required"));
  expect(subjects.sort()).toEqual([
    "A second factor is no longer required of admins",
    "A second factor is required of all admins now",
  ]);
});

test("the public content hides whether admins need a second factor", async () => {
  const { app } = await open();
  const content = await (await app.request("/api/content")).text();
  expect(content).not.toContain("requireSecondFactor");
});
