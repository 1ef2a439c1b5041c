import { eq } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { oneTimeLinks, sessions } from "#tables/accounts.ts";
import { nextAddress, sampleSignup } from "#testing/app/samples.ts";
import { endedLink, openAccounts } from "#testing/mail/open-accounts.ts";
import { createSampleFactors } from "#testing/second-factor/sample-factors.ts";

const { email } = sampleSignup;
const strangersPassword = "umbrella under the bridge";
const ownPassword = "eleven quiet herons";
const newPassword = "a kettle full of maps";

/** A stranger has signed up with a colleague's address, is signed in and has an authenticator app. */
const openHijacked = async () => {
  const accounts = await openAccounts();
  const { signUp, linkTo, send, find } = accounts;
  await signUp({ username: "Stranger", password: strangersPassword });
  const link = await linkTo(email);
  const logIn = (password: string) =>
    send("POST /api/ibirwa-clients/login", { json: { email, password }, address: nextAddress() });
  const { body } = await logIn(strangersPassword);
  const { token } = body as { token: string };
  const stranger = (await find(email))!;
  await createSampleFactors(accounts).giveFactors(stranger._id);
  const promote = async () => {
    const account = (await find(email))!;
    const { token: admin } = await accounts.signInAsAdmin();
    const json = { username: account.username, email, role: adminRole };
    return send(`PUT /api/ibirwa-clients/user/${account._id}`, { token: admin, json });
  };
  const isSignedIn = async () =>
    (await send("GET /api/ibirwa-clients/me", { token })).status === 200;
  return { ...accounts, link, token, logIn, promote, isSignedIn, stranger };
};

test("confirming an address takes the account's password, and nothing less", async () => {
  const { confirm, find, link } = await openHijacked();
  for (const json of [{}, { password: "" }, { password: ownPassword }])
    expect(await confirm(link, json)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "password" }] },
    });
  const both = { password: strangersPassword, newPassword };
  expect((await confirm(link, both)).status).toBe(400);
  expect(await find(email)).toMatchObject({ emailConfirmed: false });
  expect((await confirm(link, { password: strangersPassword })).status).toBe(200);
  expect(await find(email)).toMatchObject({ emailConfirmed: true });
});

test("the first confirmation ends older sessions and removes factors", async () => {
  const { confirm, find, link, isSignedIn, db, stranger } = await openHijacked();
  expect(await isSignedIn()).toBe(true);
  expect(await confirm(link, { password: strangersPassword })).toMatchObject({
    status: 200,
    body: { message: "Your email address is confirmed. Please sign in." },
  });
  expect(await isSignedIn()).toBe(false);
  expect(await db.read.$count(sessions, eq(sessions.userId, stranger._id))).toBe(0);
  expect(await find(email)).toMatchObject({ hasSecondFactor: false });
});

test("a password reset gives a stranger's account to the owner of the address", async () => {
  const { confirm, link, isSignedIn, logIn, promote } = await openHijacked();
  expect(await confirm(link, { newPassword: "password123" })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "newPassword" }] },
  });
  expect((await confirm(link, { newPassword })).status).toBe(200);
  expect(await isSignedIn()).toBe(false);
  expect((await promote()).status).toBe(200);
  expect((await logIn(strangersPassword)).status).toBe(401);
  expect(await logIn(newPassword)).toMatchObject({ body: { user: { role: adminRole } } });
});

test("the confirmation of a sign-up ends an email change that a stranger asked for", async () => {
  const { signUp, send, token, linkTo, confirm, find } = await openHijacked();
  const elsewhere = "elsewhere@example.test";
  const json = { username: "Stranger", email: elsewhere };
  expect((await send("PUT /api/ibirwa-clients/me", { token, json })).status).toBe(200);
  const change = await linkTo(elsewhere);
  await signUp({ password: ownPassword });
  expect((await confirm(await linkTo(email), { password: ownPassword })).status).toBe(200);
  expect(await confirm(change, { newPassword })).toMatchObject(endedLink);
  expect(await find(email)).toMatchObject({ pendingEmail: null });
});

test("the newer sign-up wins once it is confirmed", async () => {
  const opened = await openHijacked();
  const { signUp, linkTo, mailsTo, confirm, find, logIn, promote, isSignedIn, db } = opened;
  const again = await signUp({ username: "Colleague", password: ownPassword });
  expect(again).toMatchObject({ status: 201, body: { message: "Signup successful" } });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(Array(2).fill(expect.stringContaining("Confirm your email address")));
  expect(await find(email)).toMatchObject({ username: "Stranger", emailConfirmed: false });
  expect(await isSignedIn()).toBe(true);

  const own = await linkTo(email);
  expect((await confirm(own, { password: strangersPassword })).status).toBe(400);
  expect((await confirm(own, { password: ownPassword })).status).toBe(200);
  expect(await find(email)).toMatchObject({
    ...{ username: "Colleague", role: "user", emailConfirmed: true, hasSecondFactor: false },
  });
  expect(await isSignedIn()).toBe(false);
  expect((await promote()).status).toBe(200);
  expect((await logIn(strangersPassword)).status).toBe(401);
  expect((await logIn(ownPassword)).status).toBe(200);
  expect(await confirm(opened.link, { newPassword })).toMatchObject(endedLink);
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});

test("a stranger's changes do not end the link of a newer sign-up", async () => {
  const { signUp, linkTo, confirm, logIn, send, token } = await openHijacked();
  await signUp({ password: ownPassword });
  const own = await linkTo(email);
  const json = { currentPassword: strangersPassword, newPassword };
  const change = { token, json, address: nextAddress() };
  expect((await send("POST /api/ibirwa-clients/me/password", change)).status).toBe(200);
  expect((await confirm(own, { password: ownPassword })).status).toBe(200);
  expect((await logIn(newPassword)).status).toBe(401);
  expect((await logIn(ownPassword)).status).toBe(200);
});

test("a sign-up's link takes over no account that has an owner or is blocked", async () => {
  const { signUp, linkTo, confirm, find, link, services, stranger, signInAsAdmin } =
    await openHijacked();
  await signUp({ password: ownPassword });
  const own = await linkTo(email);
  const { user: admin } = await signInAsAdmin();
  await services.users.setBlocked(product, stranger._id, true, admin._id);
  expect(await confirm(own, { password: ownPassword })).toMatchObject(endedLink);
  await services.users.setBlocked(product, stranger._id, false, admin._id);
  expect(await confirm(link, { newPassword })).toMatchObject(endedLink);
  expect((await confirm(own, { password: ownPassword })).status).toBe(200);
  expect(await confirm(own, { password: ownPassword })).toMatchObject(endedLink);
  expect(await find(email)).toMatchObject({ emailConfirmed: true });
});

test("an erased person leaves no sign-up", async () => {
  const { signUp, services, db } = await openHijacked();
  await signUp({ password: ownPassword });
  await services.personalData.erase({ ...product, email: "owner@example.test" }, email);
  expect(await db.read.$count(oneTimeLinks)).toBe(0);
});
