import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { recoveryCodes as storedCodes, totpSecrets } from "#tables/accounts.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { newest, nextAddress } from "#testing/app/samples.ts";
import { createAuthenticator } from "#testing/second-factor/authenticator.ts";
import { createCode } from "#testing/second-factor/sample-factors.ts";

const minute = 60_000;
const period = 30_000;
const origin = "https://tours.test";
const mine = "/api/ibirwa-clients/me";
const secondFactor = `${mine}/second-factor`;

type Body = {
  code: string;
  message: string;
  ticket: string;
  token: string;
  secret: string;
  recoveryCodes: string[];
  challenge: string;
  rpId: string;
  rp: { id: string };
};

/** An admin with an authenticator app, signed out: recovery codes and ways to sign in. */
const open = async (options: { smtpUrl?: string } = {}) => {
  const testApp = await createTestApp({ trustedProxies: 1, publicUrl: origin, ...options });
  const { send, clock, signInAsAdmin } = testApp;
  const { user, token: first } = await signInAsAdmin();
  const post = async (path: string, json?: object, token?: string, address = nextAddress()) => {
    const { status, body, headers } = await send(`POST ${path}`, { json, token, address });
    return { status, headers, body: body as Body };
  };
  const { secret } = (await post(`${secondFactor}/totp`, undefined, first)).body;
  const code = () => createCode(secret, clock.now());
  const confirmed = await post(`${secondFactor}/totp/confirm`, { code: code() }, first);
  const { token, recoveryCodes } = confirmed.body;
  clock.advance(period);
  const logIn = (password = testPassword, address?: string, Cookie = "") =>
    send("POST /api/ibirwa-clients/login", {
      json: { email: user.email, password },
      address: address ?? nextAddress(),
      headers: { Cookie },
    });
  const begin = async () => ((await logIn()).body as Body).ticket;
  const finish = (json: object, address?: string) =>
    post("/api/ibirwa-clients/login/second-factor", json, undefined, address);
  return { ...testApp, user, post, secret, code, logIn, begin, finish, token, recoveryCodes };
};

const openWithPasskey = async () => {
  const opened = await open();
  const { post, token } = opened;
  const key = createAuthenticator(origin);
  const options = (await post(`${secondFactor}/passkeys/options`, undefined, token)).body;
  const added = await post(
    `${secondFactor}/passkeys`,
    { name: "Key", passkey: key.create(options) },
    token,
  );
  expect(added.status).toBe(201);
  const ask = async (ticket: string) =>
    (await post("/api/ibirwa-clients/login/second-factor/passkey", { ticket })).body;
  return { ...opened, key, ask, token: added.body.token };
};

const markIn = (headers: Headers) => headers.get("Set-Cookie")?.split(";")[0] ?? "";

test("sign-in asks for the app's code after the password, then answers as usual", async () => {
  const { logIn, finish, code, send, user } = await open();
  const asked = await logIn();
  expect(asked).toMatchObject({
    status: 403,
    body: {
      code: "second_factor_required",
      message: "Please enter the code from your app.",
      methods: ["totp", "recovery"],
    },
  });
  expect(asked.headers.get("Set-Cookie")).toBeNull();
  const { ticket } = asked.body as Body;
  const done = await finish({ ticket, code: `${code().slice(0, 3)} ${code().slice(3)}` });
  expect(done).toMatchObject({
    status: 200,
    body: { message: "Signed in.", user: { email: user.email } },
  });
  expect(markIn(done.headers)).toMatch(/device=/);
  expect((await send(`GET ${mine}`, { token: done.body.token })).status).toBe(200);
});

test("a wrong password does not reveal whether an account has a second factor", async () => {
  const { logIn, signInAs, send } = await open();
  const { user: other } = await signInAs("admin");
  const wrong = await logIn("not the password");
  const json = { email: other.email, password: "not the password" };
  const plain = await send("POST /api/ibirwa-clients/login", { json, address: nextAddress() });
  expect(wrong).toMatchObject({ status: 401, body: plain.body });
});

test("a code works once, and none before it afterwards", async () => {
  const { begin, finish, code, clock } = await open();
  const earlier = code();
  clock.advance(period);
  const used = code();
  expect((await finish({ ticket: await begin(), code: used })).status).toBe(200);
  for (const again of [used, earlier])
    expect(await finish({ ticket: await begin(), code: again })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "code" }] },
    });
  clock.advance(period);
  expect((await finish({ ticket: await begin(), code: code() })).status).toBe(200);
});

test("the code that set the app up does not sign in", async () => {
  const { signInAsAdmin, post, send, clock } = await open();
  const { user, token } = await signInAsAdmin();
  const { secret } = (await post(`${secondFactor}/totp`, undefined, token)).body;
  const code = createCode(secret, clock.now());
  await post(`${secondFactor}/totp/confirm`, { code }, token);
  const json = { email: user.email, password: testPassword };
  const { ticket } = (await send("POST /api/ibirwa-clients/login", { json })).body as Body;
  expect((await post("/api/ibirwa-clients/login/second-factor", { ticket, code })).status).toBe(
    400,
  );
});

test("concurrent sign-ins with one code let exactly one in", async () => {
  const { begin, finish, code } = await open();
  const tickets = await Promise.all(Array.from({ length: 6 }, begin));
  const answers = await Promise.all(tickets.map((ticket) => finish({ ticket, code: code() })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

test("a ticket is good for one sign-in", async () => {
  const { begin, finish, code, clock } = await open();
  const ticket = await begin();
  expect((await finish({ ticket, code: code() })).status).toBe(200);
  clock.advance(period);
  const next = code();
  expect((await finish({ ticket, code: next })).status).toBe(401);
  expect((await finish({ ticket: await begin(), code: next })).status).toBe(200);
});

test("a ticket lasts five minutes", async () => {
  const { begin, finish, code, clock } = await open();
  const ticket = await begin();
  clock.advance(5 * minute + 1_000);
  expect(await finish({ ticket, code: code() })).toMatchObject({
    status: 401,
    body: { message: "That took too long. Please enter your password again." },
  });
});

test("a new password, a block and a forged ticket end a sign-in that has begun", async () => {
  const { begin, finish, code, services, user, token, signInAsAdmin } = await open();
  const blocked = await begin();
  const { user: admin } = await signInAsAdmin();
  await services.users.setBlocked(product, user._id, true, admin._id);
  expect((await finish({ ticket: blocked, code: code() })).status).toBe(403);
  await services.users.setBlocked(product, user._id, false, admin._id);
  const account = await services.users.findById(user._id);
  await services.users.setPrintedPassword(user._id, `${account?.passwordHash}`.replace(/.$/, "x"));
  expect((await finish({ ticket: blocked, code: code() })).status).toBe(401);
  expect((await finish({ ticket: token, code: code() })).status).toBe(401);
  expect((await finish({ ticket: "e30.e30.e30", code: code() })).status).toBe(401);
});

test("the code of another account's app is wrong", async () => {
  const { begin, finish, signInAsAdmin, post, clock } = await open();
  const { token } = await signInAsAdmin();
  const { secret } = (await post(`${secondFactor}/totp`, undefined, token)).body;
  expect(
    (await finish({ ticket: await begin(), code: createCode(secret, clock.now()) })).status,
  ).toBe(400);
});

test("each recovery code works once, in any spelling, for its own account only", async () => {
  const { begin, finish, recoveryCodes, signInAsAdmin, post, send, token, clock } = await open();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [recoveryCode = "", second = ""] = recoveryCodes;
  const written = recoveryCode.replaceAll("-", " ").toUpperCase();
  expect((await finish({ ticket: await begin(), recoveryCode: written })).status).toBe(200);
  expect((await finish({ ticket: await begin(), recoveryCode })).status).toBe(400);
  const other = await signInAsAdmin();
  const { secret } = (await post(`${secondFactor}/totp`, undefined, other.token)).body;
  const code = createCode(secret, clock.now());
  await post(`${secondFactor}/totp/confirm`, { code }, other.token);
  const json = { email: other.user.email, password: testPassword };
  const { ticket } = (await send("POST /api/ibirwa-clients/login", { json })).body as Body;
  expect((await finish({ ticket, recoveryCode: second })).status).toBe(400);
  const { body } = await send(`GET ${secondFactor}`, { token });
  expect(body).toMatchObject({ recoveryCodesLeft: 9 });
});

test("the owner of a used recovery code and the other admins get a mail", async () => {
  const { begin, finish, recoveryCodes, signInAsAdmin, user, services, code, clock } = await open({
    smtpUrl: "smtp://127.0.0.1:9",
  });
  const { user: other } = await signInAsAdmin();
  const [recoveryCode] = recoveryCodes;
  const listRecipients = async () => {
    const { mails } = await services.outbox.list(newest());
    return mails.filter(({ subject }) => subject.startsWith("A recovery code")).map(({ to }) => to);
  };
  expect((await finish({ ticket: await begin(), recoveryCode: "wrong" })).status).toBe(400);
  expect((await finish({ ticket: await begin(), code: code() })).status).toBe(200);
  expect(await listRecipients()).toEqual([]);
  clock.advance(period);
  expect((await finish({ ticket: await begin(), recoveryCode })).status).toBe(200);
  expect((await listRecipients()).sort()).toEqual([user.email, other.email].sort());
});

test("new recovery codes end the old ones, and no code is stored as it is", async () => {
  const { begin, finish, recoveryCodes, post, token, db, secret } = await open();
  const renewed = (await post(`${secondFactor}/recovery-codes`, undefined, token)).body;
  expect((await finish({ ticket: await begin(), recoveryCode: recoveryCodes[0] })).status).toBe(
    400,
  );
  const recoveryCode = renewed.recoveryCodes[0];
  const stored = JSON.stringify([
    await db.read.select().from(storedCodes),
    await db.read.select().from(totpSecrets),
  ]);
  for (const text of [secret, recoveryCode, recoveryCode?.replaceAll("-", "")])
    expect(stored).not.toContain(text);
  expect((await finish({ ticket: await begin(), recoveryCode })).status).toBe(200);
});

test("ten wrong codes make a network wait, over tickets, and longer each time", async () => {
  const { begin, finish, code, clock } = await open();
  const network = "192.0.2.7";
  const guess = async () =>
    (await finish({ ticket: await begin(), code: "000000" }, network)).status;
  for (let index = 0; index < 10; index += 1) expect(await guess()).toBe(400);
  const refused = await finish({ ticket: await begin(), code: code() }, network);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  clock.advance(minute);
  expect(await guess()).toBe(400);
  clock.advance(minute);
  expect(await guess()).toBe(429);
});

test("guessing codes from many networks is blocked, but the owner's device still gets in", async () => {
  const { begin, finish, code, logIn, send, clock } = await open();
  const known = markIn((await finish({ ticket: await begin(), code: code() })).headers);
  clock.advance(period);
  const statuses: number[] = [];
  for (let index = 0; index < 52; index += 1)
    statuses.push(
      (await finish({ ticket: await begin(), code: "000000" }, `10.0.${index}.1`)).status,
    );
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400));
  expect(statuses.slice(50)).toEqual([429, 429]);
  expect((await finish({ ticket: await begin(), code: code() })).status).toBe(429);
  const { ticket } = (await logIn(testPassword, undefined, known)).body as Body;
  const own = await send("POST /api/ibirwa-clients/login/second-factor", {
    json: { ticket, code: code() },
    address: nextAddress(),
    headers: { Cookie: known },
  });
  expect(own.status).toBe(200);
});

test("a passkey signs in, once for each challenge", async () => {
  const { begin, finish, key, ask } = await openWithPasskey();
  const ticket = await begin();
  const passkey = key.get(await ask(ticket));
  const other = await begin();
  expect((await finish({ ticket: other, passkey })).status).toBe(400);
  expect((await finish({ ticket, passkey })).status).toBe(200);
  expect((await finish({ ticket, passkey })).status).toBe(400);
});

test("a passkey is worth nothing with a forged challenge, on another site, or as somebody else's", async () => {
  const { begin, finish, key, ask, post, signInAsAdmin } = await openWithPasskey();
  const ticket = await begin();
  const options = await ask(ticket);
  const forged = { ...options, challenge: Buffer.from("a guess").toString("base64url") };
  const elsewhere = createAuthenticator("https://tours.test.example");
  const { token } = await signInAsAdmin();
  const theirs = createAuthenticator(origin);
  const creation = (await post(`${secondFactor}/passkeys/options`, undefined, token)).body;
  const wrongPlace = await post(
    `${secondFactor}/passkeys`,
    { name: "Key", passkey: elsewhere.create(creation) },
    token,
  );
  expect(wrongPlace.status).toBe(400);
  await post(`${secondFactor}/passkeys`, { name: "Key", passkey: theirs.create(creation) }, token);
  for (const passkey of [
    key.get(forged),
    theirs.get(options),
    { ...key.get(options), id: theirs.get(options).id },
  ])
    expect((await finish({ ticket, passkey })).status).toBe(400);
  expect((await finish({ ticket, passkey: key.getOn("https://evil.test", options) })).status).toBe(
    400,
  );
  expect(
    (await finish({ ticket, passkey: key.get({ ...options, rpId: "evil.test" }) })).status,
  ).toBe(400);
  expect((await finish({ ticket, passkey: key.get(options) })).status).toBe(200);
});

test("the challenge of a sign-in adds no passkey and proves nothing", async () => {
  const { begin, ask, key, post, token } = await openWithPasskey();
  const options = await ask(await begin());
  const creation = { challenge: options.challenge, rp: { id: options.rpId } };
  const added = await post(
    `${secondFactor}/passkeys`,
    { name: "Key", passkey: createAuthenticator(origin).create(creation) },
    token,
  );
  expect(added.status).toBe(400);
  expect((await post(`${mine}/proof`, { passkey: key.get(options) }, token)).status).toBe(400);
});

test("does not accept the password as re-authentication when a second factor exists", async () => {
  const { post, token, clock, code, send } = await openWithPasskey();
  clock.advance(11 * minute);
  const needed = { status: 403, body: { code: "proof_required" } };
  const remove = (by = token) =>
    send(`DELETE ${secondFactor}/totp`, { token: by, address: nextAddress() });
  expect(await post(`${mine}/proof`, { password: testPassword }, token)).toMatchObject({
    status: 400,
    body: { issues: [{ path: "password" }] },
  });
  expect(await remove()).toMatchObject(needed);
  const passwords = { currentPassword: testPassword, newPassword: "another long password" };
  const { token: renewed } = (await post(`${mine}/password`, passwords, token)).body;
  expect(await remove(renewed)).toMatchObject(needed);
  expect((await post(`${mine}/proof`, { code: code() }, renewed)).status).toBe(200);
  expect((await remove(renewed)).status).toBe(200);
});

test("a code or a passkey proves who it is, where a factor is changed long after signing in", async () => {
  const { post, token, clock, code, key } = await openWithPasskey();
  clock.advance(11 * minute);
  const renew = () => post(`${secondFactor}/recovery-codes`, undefined, token);
  expect(await renew()).toMatchObject({ status: 403, body: { code: "proof_required" } });
  expect((await post(`${mine}/proof`, { code: "000000" }, token)).status).toBe(400);
  expect((await post(`${mine}/proof`, { code: code() }, token)).status).toBe(200);
  const { token: renewed } = (await renew()).body;
  clock.advance(11 * minute);
  const options = (await post(`${mine}/proof/passkey`, undefined, renewed)).body;
  expect((await post(`${mine}/proof`, { passkey: key.get(options) }, renewed)).status).toBe(200);
  expect((await post(`${secondFactor}/recovery-codes`, undefined, renewed)).status).toBe(200);
});
