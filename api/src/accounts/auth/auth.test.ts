import { createHmac } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { product } from "#platform/actor.ts";
import {
  cheapCost,
  createTestApp,
  type TestApp,
  testPassword,
  testSecrets,
} from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleSignup } from "#testing/app/samples.ts";
import { productCost, setPasswordCost } from "./passwords.ts";

const me = "GET /api/ibirwa-clients/me";
const signUp = (testApp: TestApp, changes: object = {}) =>
  testApp.send("POST /api/ibirwa-clients/signup", {
    json: { ...sampleSignup, ...changes },
    address: nextAddress(),
  });
const logIn = (testApp: TestApp, email: string, password = testPassword) =>
  testApp.send("POST /api/ibirwa-clients/login", {
    json: { email, password },
    address: nextAddress(),
  });
const tokenIn = (body: unknown) => (body as { token: string }).token;

test("a visitor who signs up can sign in with the client role only", async () => {
  const testApp = await createTestApp();
  const forged = { role: "admin", blocked: true, _id: "mine", passwordHash: "x", tokenVersion: 9 };
  expect(await signUp(testApp, forged)).toMatchObject({
    status: 201,
    body: { message: "Signup successful", sendsMail: false },
  });
  const { status, body, text } = await logIn(testApp, sampleSignup.email);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: expect.any(String),
    user: { email: sampleSignup.email, username: "New person", role: "user", blocked: false },
  });
  expect(text).not.toMatch(/argon|hash|mine/i);
  expect(await testApp.send(me, { token: tokenIn(body) })).toMatchObject({ status: 200 });
});

test("the password is stored as a slow hash only", async () => {
  const testApp = await createTestApp();
  setPasswordCost(productCost);
  onTestFinished(() => setPasswordCost(cheapCost));
  await signUp(testApp);
  const row = await testApp.services.users.findByEmail(sampleSignup.email);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(sampleSignup.password);
});

test("an e-mail has one account, whatever its case or the spaces around it", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  await signUp(testApp, { email: "Ada.Lovelace@Example.TEST" });
  for (const email of [
    "ada.lovelace@example.test",
    "ADA.LOVELACE@EXAMPLE.TEST",
    "  Ada.Lovelace@Example.TEST ",
  ]) {
    const taken = await signUp(testApp, { email, password: "another long password" });
    expect(taken).toMatchObject({ status: 201, body: { message: "Signup successful" } });
  }
  expect((await testApp.services.users.list(newest())).total).toBe(1);
  const { body } = await logIn(testApp, "ADA.lovelace@example.test");
  expect(body).toMatchObject({ user: { email: "Ada.Lovelace@Example.TEST" } });
});

test("concurrent sign-ups with one email create exactly one account", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(testApp)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await testApp.services.users.list(newest())).total).toBe(1);
});

test("an unknown email and a wrong password get the same response", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user } = await testApp.signInAs("user");
  const wrong = await logIn(testApp, user.email, "not the password");
  const unknown = await logIn(testApp, "nobody@example.test", "not the password");
  expect(wrong).toMatchObject({ status: 401, body: { message: "Invalid email or password" } });
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect(names(unknown.headers)).toEqual(names(wrong.headers));
});

test("a blocked user learns it only with the right password", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user } = await testApp.signInAs("user");
  const { user: admin } = await testApp.signInAsAdmin();
  await testApp.services.users.setBlocked(product, user._id, true, admin._id);
  expect(await logIn(testApp, user.email, "not the password")).toMatchObject({
    status: 401,
    body: { message: "Invalid email or password" },
  });
  expect(await logIn(testApp, user.email)).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
  await testApp.services.users.setBlocked(product, user._id, false, admin._id);
  expect((await logIn(testApp, user.email)).status).toBe(200);
});

test("passwords are taken exactly as typed", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const password = "  Pässwörd 🛶 with spaces  ";
  expect((await signUp(testApp, { password })).status).toBe(201);
  expect((await logIn(testApp, sampleSignup.email, password)).status).toBe(200);
  expect((await logIn(testApp, sampleSignup.email, password.trim())).status).toBe(401);
  expect((await logIn(testApp, sampleSignup.email, password.toLowerCase())).status).toBe(401);
});

test.each([
  "",
  "   ",
  "short7!",
  "x".repeat(129),
  "nul\u0000nul\u0000",
  "lone\ud800lone",
  12345678,
  null,
])("the password %j is refused at sign-up", async (password) => {
  const testApp = await createTestApp();
  const answer = await signUp(testApp, { password });
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "password" }] } });
});

test.each(["Xk9#mQ2p", "kayak at dawn ".repeat(10).slice(0, 128), "🛶⛵🚤🏝️🦜".repeat(9)])(
  "the password %s is taken",
  async (password) => {
    const testApp = await createTestApp();
    expect((await signUp(testApp, { password })).status).toBe(201);
    expect((await logIn(testApp, sampleSignup.email, password)).status).toBe(200);
  },
);

test("a token names its user and expiry and is signed with the secret", async () => {
  const { signInAs } = await createTestApp();
  const { token, user } = await signInAs("user");
  const [header, payload, signature] = token.split(".");
  const read = (part: string | undefined) =>
    JSON.parse(Buffer.from(part!, "base64url").toString()) as Record<string, number>;
  expect(read(header)).toEqual({ alg: "HS256", typ: "JWT", kid: expect.any(String) });
  const claims = read(payload);
  expect(claims).toMatchObject({ sub: user._id, iss: expect.any(String), aud: expect.any(String) });
  expect(claims.exp! - claims.iat!).toBe(12 * 3_600);
  const hmac = createHmac("sha256", testSecrets.jwt).update(`${header}.${payload}`);
  expect(signature).toBe(hmac.digest("base64url"));
});

const forge = (claims: object, header: object = {}) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256", typ: "JWT", ...header })}.${part(claims)}`;
  const hmac = createHmac("sha256", testSecrets.jwt).update(signed);
  return `${signed}.${hmac.digest("base64url")}`;
};

test("refuses a token of another type, without a time of issue, or issued more than 12 hours ago", async () => {
  const { send, signInAs, clock } = await createTestApp();
  const { token } = await signInAs("user");
  const { iat, ...claims } = JSON.parse(
    Buffer.from(token.split(".")[1]!, "base64url").toString(),
  ) as Record<string, number>;
  const exp = iat! + 24 * 3_600;
  const getStatus = async (forged: string) => (await send(me, { token: forged })).status;
  expect(await getStatus(forge({ ...claims, iat, exp }))).toBe(200);
  for (const typ of ["at+jwt", "dpop+jwt", "", undefined])
    expect(await getStatus(forge({ ...claims, iat, exp }, { typ }))).toBe(401);
  expect(await getStatus(forge({ ...claims, exp }))).toBe(401);
  const now = Math.floor(clock.now().getTime() / 1_000);
  expect(await getStatus(forge({ ...claims, iat: now - 12 * 3_600 + 60, exp }))).toBe(200);
  expect(await getStatus(forge({ ...claims, iat: now - 12 * 3_600 - 1, exp }))).toBe(401);
});

test("a session lasts 12 hours and not longer", async () => {
  const { send, signInAs, clock } = await createTestApp();
  const { token } = await signInAs("user");
  clock.advance(12 * 3_600_000 - 10_000);
  expect((await send(me, { token })).status).toBe(200);
  clock.advance(11_000);
  expect((await send(me, { token })).status).toBe(401);
});

test("signing out ends every session of this user only", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user, token } = await testApp.signInAs("user");
  const second = tokenIn((await logIn(testApp, user.email)).body);
  const other = await testApp.signInAs("user");
  expect((await testApp.send("POST /api/ibirwa-clients/logout", { token })).status).toBe(200);
  expect((await testApp.send(me, { token })).status).toBe(401);
  expect((await testApp.send(me, { token: second })).status).toBe(401);
  expect((await testApp.send(me, { token: other.token })).status).toBe(200);
  expect((await logIn(testApp, user.email)).status).toBe(200);
});

test("signing out the others keeps this session by a new token", async () => {
  const testApp = await createTestApp();
  const { user, token } = await testApp.signInAs("user");
  const second = tokenIn((await logIn(testApp, user.email)).body);
  const { body } = await testApp.send("POST /api/ibirwa-clients/me/sign-out-others", { token });
  expect((await testApp.send(me, { token: tokenIn(body) })).status).toBe(200);
  expect((await testApp.send(me, { token })).status).toBe(401);
  expect((await testApp.send(me, { token: second })).status).toBe(401);
});

test("a new password replaces the old one and ends the other sessions", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { user, token } = await testApp.signInAs("user");
  const route = "POST /api/ibirwa-clients/me/password";
  const newPassword = "another long password";
  const wrong = { currentPassword: "not the password", newPassword };
  expect(await testApp.send(route, { token, json: wrong })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "currentPassword" }] },
  });
  expect((await testApp.send(me, { token })).status).toBe(200);

  const right = { currentPassword: testPassword, newPassword };
  const { status, body } = await testApp.send(route, { token, json: right });
  expect(status).toBe(200);
  expect((await testApp.send(me, { token: tokenIn(body) })).status).toBe(200);
  expect((await testApp.send(me, { token })).status).toBe(401);
  expect((await logIn(testApp, user.email)).status).toBe(401);
  expect((await logIn(testApp, user.email, newPassword)).status).toBe(200);
});

test.each(["short7!", "x".repeat(129), "        ", "nul\u0000nul\u0000"])(
  "the new password %j is refused and the old one stays",
  async (newPassword) => {
    const testApp = await createTestApp();
    const { user, token } = await testApp.signInAs("user");
    const json = { currentPassword: testPassword, newPassword };
    const answer = await testApp.send("POST /api/ibirwa-clients/me/password", { token, json });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "newPassword" }] } });
    expect((await logIn(testApp, user.email)).status).toBe(200);
  },
);
