import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

const base = "/api/ibirwa-clients";

test("an admin sees and changes an account, its free-text role included", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { user } = await signInAs("user");
  const { token } = await signInAsAdmin();
  const json = { username: " Guide <b>A</b> ", email: "Guide@Example.test", role: "senior guide" };
  const { email, role } = json;
  const changed = { ...user, username: "Guide <b>A</b>", email, emailConfirmed: false, role };
  const saved = await send(`PUT ${base}/user/${user._id}`, { token, json });
  expect(saved.body).toEqual({ message: "User updated successfully!", user: changed });
  const { body } = await send(`GET ${base}/user/${user._id}`, { token });
  expect(body).toEqual({ user: changed });
});

test("an account can change the case of its email, but not take another's", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const [first, second] = [await signInAs("user"), await signInAs("user")];
  const { token } = await signInAsAdmin();
  const taken = { username: "A", email: second.user.email.toUpperCase() };
  const refusal = { status: 409, body: { code: "conflict" } };
  expect(await send(`PUT ${base}/me`, { token: first.token, json: taken })).toMatchObject(refusal);
  const json = { ...taken, role: "user" };
  expect(await send(`PUT ${base}/user/${first.user._id}`, { token, json })).toMatchObject(refusal);

  const own = { username: "A", email: first.user.email.toUpperCase() };
  const saved = await send(`PUT ${base}/me`, { token: first.token, json: own });
  expect(saved).toMatchObject({ status: 200, body: { user: { email: own.email } } });
});

test("people see and change their own profile, never their role", async () => {
  const { send, signInAs } = await createTestApp();
  const { token, user } = await signInAs("user");
  const json = {
    username: "Ada",
    email: "ada@example.test",
    role: "admin",
    blocked: true,
    _id: "x",
  };
  await send(`PUT ${base}/me`, { token, json });
  const { body } = await send(`GET ${base}/me`, { token });
  const { username, email } = json;
  expect(body).toEqual({ user: { ...user, username, email, emailConfirmed: false } });
});

test("changing a name or an e-mail leaves people signed in", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { token, user } = await signInAs("user");
  const admin = await signInAsAdmin();
  const json = { username: "Ada", email: "ada@example.test", role: "user" };
  await send(`PUT ${base}/user/${user._id}`, { token: admin.token, json });
  await send(`PATCH ${base}/user/${user._id}/block`, {
    token: admin.token,
    json: { blocked: false },
  });
  expect((await send(`GET ${base}/me`, { token })).status).toBe(200);
});

test("blocking ends the sessions of a user at once, and unblocking lets in again", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { token, user } = await signInAs("user");
  const admin = await signInAsAdmin();
  const block = (blocked: unknown) =>
    send(`PATCH ${base}/user/${user._id}/block`, { token: admin.token, json: { blocked } });
  expect((await block(true)).body).toMatchObject({ user: { blocked: true } });
  expect((await send(`GET ${base}/me`, { token })).status).toBe(401);
  expect((await block(false)).body).toMatchObject({ user: { blocked: false } });
  for (const bad of ["true", 1, null, undefined]) {
    expect(await block(bad)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "blocked" }] },
    });
  }
});

test("the last admin who can sign in can be neither blocked nor demoted", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { token, user } = await signInAsAdmin();
  const blockedAdmin = await signInAsAdmin();
  await signInAs("Admin");
  const block = (id: string) =>
    send(`PATCH ${base}/user/${id}/block`, { token, json: { blocked: true } });
  expect((await block(blockedAdmin.user._id)).status).toBe(200);

  const refusal = { status: 409, body: { code: "last_admin" } };
  expect(await block(user._id)).toMatchObject(refusal);
  for (const role of ["user", "Admin"]) {
    const json = { username: "Me", email: "new@example.test", role };
    expect(await send(`PUT ${base}/user/${user._id}`, { token, json })).toMatchObject(refusal);
  }
  expect((await send(`GET ${base}/me`, { token })).body).toEqual({ user });
  const json = { username: "Me", email: user.email, role: " admin " };
  expect((await send(`PUT ${base}/user/${user._id}`, { token, json })).status).toBe(200);
});

test("one admin remains when two block each other concurrently", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const [first, second] = [await signInAsAdmin(), await signInAsAdmin()];
  const json = { blocked: true };
  const answers = await Promise.all([
    send(`PATCH ${base}/user/${second.user._id}/block`, { token: first.token, json }),
    send(`PATCH ${base}/user/${first.user._id}/block`, { token: second.token, json }),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // The second admin is the last one (409) or already blocked (401).
  expect([401, 409]).toContain(statuses.find((status) => status !== 200));
});

test.each(["demote", "block"])(
  "of two admins who %s each other at once one stays an admin, though a third is there",
  async (deed) => {
    const { send, signInAsAdmin, services } = await createTestApp();
    const [first, second] = [await signInAsAdmin(), await signInAsAdmin()];
    await signInAsAdmin();
    const attack = ({ token }: { token: string }, { user }: typeof first) =>
      deed === "block"
        ? send(`PATCH ${base}/user/${user._id}/block`, { token, json: { blocked: true } })
        : send(`PUT ${base}/user/${user._id}`, { token, json: { ...user, role: "user" } });
    const answers = await Promise.all([attack(first, second), attack(second, first)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const rows = await Promise.all([first, second].map(({ user }) => services.users.get(user._id)));
    expect(rows.filter(({ role, blocked }) => role === "admin" && !blocked)).toHaveLength(1);
  },
);

test("a demoted admin loses the admin area at once", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const [first, second] = [await signInAsAdmin(), await signInAsAdmin()];
  const json = { username: "Two", email: second.user.email, role: "user" };
  await send(`PUT ${base}/user/${second.user._id}`, { token: first.token, json });
  expect((await send("GET /api/stats", { token: second.token })).status).toBe(401);
});

test("no answer about users holds anything of a password", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { user } = await signInAs("user");
  const { token } = await signInAsAdmin();
  for (const route of [`GET ${base}/users`, `GET ${base}/user/${user._id}`, `GET ${base}/me`]) {
    expect((await send(route, { token })).text).not.toMatch(/argon|hash|version|search/i);
  }
});

test("an admin who saw an earlier version of a user changes nothing, and gets the newer one", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { user } = await signInAs("user");
  const { token } = await signInAsAdmin();
  const { username, email, role } = user;
  const asRead = { username, email, role };
  const put = (json: object) => send(`PUT ${base}/user/${user._id}`, { token, json });
  const promoted = { username, email, role: "admin" };
  expect((await put({ ...promoted, asRead })).status).toBe(200);
  expect((await put({ ...promoted, asRead })).status).toBe(200);
  expect(await put({ username: "Ada", email, role, asRead })).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { ...user, role: "admin" } },
  });
  const { body } = await send(`GET ${base}/user/${user._id}`, { token });
  expect(body).toEqual({ user: { ...user, role: "admin" } });
  const seen = { ...promoted, username: "Ada", asRead: promoted };
  expect(await put(seen)).toMatchObject({ status: 200, body: { user: { role: "admin" } } });
});

test("saving an outdated profile gets a conflict with the newer version", async () => {
  const { send, signInAs, signInAsAdmin } = await createTestApp();
  const { token, user } = await signInAs("user");
  const admin = await signInAsAdmin();
  const { username, email, role } = user;
  const asRead = { username, email };
  const put = (json: object) => send(`PUT ${base}/me`, { token, json });
  const corrected = { username: "Corrected", email };
  const route = `PUT ${base}/user/${user._id}`;
  await send(route, { token: admin.token, json: { ...corrected, role } });
  expect(await put({ username: "Ada", email, asRead })).toMatchObject({
    status: 409,
    body: { code: "edit_conflict", current: { ...user, ...corrected } },
  });
  expect((await send(`GET ${base}/me`, { token })).body).toEqual({
    user: { ...user, ...corrected },
  });
  expect((await put({ ...corrected, asRead })).status).toBe(200);
  expect((await put({ username: "Ada", email, asRead: corrected })).status).toBe(200);
  expect((await put({ username: "Grace", email })).status).toBe(200);
});
