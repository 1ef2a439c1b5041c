import { adminRole } from "shared/accounts/users";
import { expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleSignup } from "#testing/app/samples.ts";
import { endedLink, openAccounts } from "#testing/mail/open-accounts.ts";

const hour = 3_600_000;
const newEmail = "moved@example.test";

test("a sign-up response hides whether the email is registered, and its owner gets a mail", async () => {
  const { signUp, mailsTo, services, confirm, linkTo } = await openAccounts();
  const first = await signUp();
  await confirm(await linkTo(sampleSignup.email));
  const again = await signUp({ username: "Buy pills", password: "another long password" });
  expect(first.body).toMatchObject({ sendsMail: true });
  expect(again).toMatchObject({ status: 201, text: first.text });
  const received = await mailsTo(sampleSignup.email);
  expect(received).toHaveLength(2);
  expect(received[1]?.subject).toContain("You already have an account");
  expect(received[1]?.text).not.toContain("Buy pills");
  expect((await services.users.list(newest())).total).toBe(1);
});

test("repeated sign-ups from one network send three mails an hour to an address", async () => {
  const { signUp, mailsTo } = await openAccounts();
  const address = nextAddress();
  for (let times = 0; times < 6; times += 1) expect((await signUp({}, address)).status).toBe(201);
  expect(await mailsTo(sampleSignup.email)).toHaveLength(3);
});

test("an e-mail counts as confirmed once the link was used, once and within 48 hours", async () => {
  const { signUp, linkTo, mailsTo, confirm, find, clock, services } = await openAccounts();
  await signUp();
  expect(await find(sampleSignup.email)).toMatchObject({ emailConfirmed: false });
  const token = await linkTo(sampleSignup.email);
  const [asked] = await mailsTo(sampleSignup.email);
  const { company } = await services.content.readSettings();
  expect(asked?.text).toContain(`your account with ${company.name} (http://public.test)`);
  expect(asked?.text).toContain("we remove it after 30 days if nobody has signed in");
  expect((await confirm(token)).status).toBe(200);
  expect(await find(sampleSignup.email)).toMatchObject({ emailConfirmed: true });
  expect(await confirm(token)).toMatchObject(endedLink);

  await signUp({ email: "late@example.test" });
  const late = await linkTo("late@example.test");
  clock.advance(48 * hour);
  expect(await confirm(late)).toMatchObject(endedLink);
});

test("a client whose e-mail is not confirmed signs in, and cannot be made an admin", async () => {
  const { signUp, linkTo, confirm, find, send, signInAsAdmin } = await openAccounts();
  await signUp();
  const json = { email: sampleSignup.email, password: sampleSignup.password };
  const options = { json, address: nextAddress() };
  expect((await send("POST /api/ibirwa-clients/login", options)).status).toBe(200);

  const token = await linkTo(sampleSignup.email);
  const { token: admin } = await signInAsAdmin();
  const client = await find(sampleSignup.email);
  const promote = () =>
    send(`PUT /api/ibirwa-clients/user/${client!._id}`, {
      token: admin,
      json: { username: client!.username, email: client!.email, role: adminRole },
    });
  expect(await promote()).toMatchObject({ status: 409, body: { code: "conflict" } });
  await confirm(token);
  expect((await promote()).status).toBe(200);
});

test("a new email counts after confirmation, and the old address gets a mail", async () => {
  const { signInAs, send, mailsTo, linkTo, confirm, find } = await openAccounts();
  const { user, token } = await signInAs("user");
  const change = { token, json: { username: "Renamed", email: newEmail } };
  expect(await send("PUT /api/ibirwa-clients/me", change)).toMatchObject({
    status: 200,
    body: { user: { username: "Renamed", email: user.email, pendingEmail: newEmail } },
  });
  const [notice] = await mailsTo(user.email);
  expect(notice?.text).toContain(newEmail);
  expect(await confirm(await linkTo(newEmail))).toMatchObject({ status: 200 });
  expect(await find(newEmail)).toMatchObject({ _id: user._id, pendingEmail: null });
  const [, changed] = await mailsTo(user.email);
  expect(changed?.subject).toBe(`Your email address is now ${newEmail}`);
});

test("an e-mail that waits is sent again or cancelled, and its link ends with it", async () => {
  const { signInAs, signInAsAdmin, send, linkTo, confirm, find } = await openAccounts();
  const { user } = await signInAs("user");
  const { token } = await signInAsAdmin();
  const path = `/api/ibirwa-clients/user/${user._id}`;
  const json = { username: user.username, email: newEmail, role: user.role };
  await send(`PUT ${path}`, { token, json });
  const first = await linkTo(newEmail);
  expect((await send(`POST ${path}/pending-email`, { token })).status).toBe(200);
  const second = await linkTo(newEmail);
  expect(await confirm(first)).toMatchObject(endedLink);
  expect(await send(`DELETE ${path}/pending-email`, { token })).toMatchObject({
    status: 200,
    body: { user: { email: user.email, pendingEmail: null } },
  });
  expect(await confirm(second)).toMatchObject(endedLink);
  expect(await find(newEmail)).toBeUndefined();
});

test("a client cannot find out whether an email is taken; an admin can", async () => {
  const { signInAs, signInAsAdmin, send, mailsTo } = await openAccounts();
  const { user: owner } = await signInAs("user");
  const { user, token } = await signInAs("user");
  const json = { username: user.username, email: owner.email };
  expect(await send("PUT /api/ibirwa-clients/me", { token, json })).toMatchObject({
    status: 200,
    body: { user: { email: user.email, pendingEmail: owner.email } },
  });
  const [received] = await mailsTo(owner.email);
  expect(received?.text).not.toContain("#token=");
  const { user: another } = await signInAs("user");
  const { token: admin } = await signInAsAdmin();
  const edit = { token: admin, json: { ...json, role: another.role } };
  expect((await send(`PUT /api/ibirwa-clients/user/${another._id}`, edit)).status).toBe(409);
});

test("a link cannot take over an email that another account has confirmed", async () => {
  const { signInAs, send, linkTo, confirm, signUp, find } = await openAccounts();
  const { user, token } = await signInAs("user");
  const json = { username: user.username, email: newEmail };
  await send("PUT /api/ibirwa-clients/me", { token, json });
  const link = await linkTo(newEmail);
  await signUp({ email: newEmail });
  expect(await confirm(await linkTo(newEmail))).toMatchObject({ status: 200 });
  expect(await confirm(link)).toMatchObject({ status: 409 });
  expect(await find(user.email)).toBeDefined();
});

test("without a mail server a new email counts at once and a client can become an admin", async () => {
  const { send, services, signInAsAdmin } = await createTestApp({ trustedProxies: 1 });
  const { token } = await signInAsAdmin();
  await send("POST /api/ibirwa-clients/signup", { json: sampleSignup });
  const client = (await services.users.findByEmail(sampleSignup.email))!.user;
  const json = { username: client.username, email: newEmail, role: adminRole };
  expect(await send(`PUT /api/ibirwa-clients/user/${client._id}`, { token, json })).toMatchObject({
    status: 200,
    body: { user: { email: newEmail, pendingEmail: null } },
  });
  const login = { json: { email: newEmail, password: testPassword } };
  expect((await send("POST /api/ibirwa-clients/login", login)).status).toBe(200);
});
