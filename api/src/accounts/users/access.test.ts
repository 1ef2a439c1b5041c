import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { toRequest } from "#testing/app/request.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleApiKey, samplePushSubscription } from "#testing/app/samples.ts";

const base = "/api/ibirwa-clients";

/** The owner, a second admin and a way to change that admin's access. */
const open = async () => {
  const app = await createTestApp({ streamMilliseconds: 20_000 });
  const owner = await app.signInAsAdmin();
  const colleague = await app.signInAsAdmin();
  const { username, email, role, _id } = colleague.user;
  const changeAccess = (access: unknown, token = owner.token, id = _id) =>
    app.send(`PUT ${base}/user/${id}`, { token, json: { username, email, role, access } });
  return { ...app, owner, colleague, changeAccess };
};

test("less access applies at once and leaves the colleague signed in", async () => {
  const { send, colleague, changeAccess } = await open();
  const { token, user } = colleague;
  expect((await send("GET /api/conversations", { token })).status).toBe(200);
  expect(await changeAccess("content")).toMatchObject({
    status: 200,
    body: { user: { access: "content", role: "admin" } },
  });
  expect(await send("GET /api/conversations", { token })).toMatchObject({
    status: 403,
    body: {
      code: "access_missing",
      message: "Your account can't open this. Ask an admin.",
    },
  });
  expect((await send("GET /api/pages", { token })).status).toBe(200);
  expect((await send(`GET ${base}/me`, { token })).body).toEqual({
    user: { ...user, access: "content" },
  });
  await changeAccess("all");
  expect((await send("GET /api/conversations", { token })).status).toBe(200);
});

test("refuses an access that does not exist, and keeps the access that a change leaves out", async () => {
  const { changeAccess } = await open();
  for (const bad of ["everything", "", null, 1])
    expect(await changeAccess(bad)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "access" }] },
    });
  await changeAccess("content");
  expect((await changeAccess(undefined)).body).toMatchObject({ user: { access: "content" } });
});

test("asks for the password again before access changes", async () => {
  const { changeAccess, clock } = await open();
  clock.advance(11 * 60_000);
  expect((await changeAccess("content")).body).toMatchObject({ code: "proof_required" });
});

test("the last admin with access to everything keeps it", async () => {
  const { send, owner, changeAccess, colleague } = await open();
  await changeAccess("content");
  const refusal = { status: 409, body: { code: "last_admin" } };
  const { token, user } = owner;
  const json = { username: "Me", email: user.email, role: "admin", access: "content" };
  expect(await send(`PUT ${base}/user/${user._id}`, { token, json })).toMatchObject(refusal);
  expect(await send(`DELETE ${base}/me`, { token })).toMatchObject(refusal);
  const block = { token, json: { blocked: true } };
  expect(await send(`PATCH ${base}/user/${user._id}/block`, block)).toMatchObject(refusal);
  // An admin with access to content is no reason to refuse.
  expect((await send(`DELETE ${base}/me`, { token: colleague.token })).status).toBe(200);
});

test.each<[string, string, object?]>([
  ["less access", "PUT /user/:id", { access: "content" }],
  ["a block", "PATCH /user/:id/block", { blocked: true }],
  ["a closed account", "DELETE /me"],
])("unassigns a colleague's conversations after %s", async (_, route, changes) => {
  const { ask, list, change, send, token, signInAsAdmin } = await openDesk();
  const colleague = await signInAsAdmin();
  const { username, email, role, _id } = colleague.user;
  await ask();
  const conversation = getOnly(await list());
  await change(conversation._id, { assigneeId: _id });
  expect(await list({ assignee: _id })).toHaveLength(1);
  const path = route.replace("/", `${base}/`).replace(":id", _id);
  const json = { username, email, role, ...changes };
  const answer = changes
    ? await send(path, { token, json })
    : await send(path, { token: colleague.token });
  expect(answer.status).toBe(200);
  expect(getOnly(await list({ assignee: "nobody" })).assignee).toBeNull();
});

test("ends the event stream of an admin who loses the inbox", async () => {
  const { app, colleague, changeAccess, services } = await open();
  const request = toRequest("GET /api/conversations/changes", { token: colleague.token });
  const answer = await app.fetch(request);
  await changeAccess("content");
  const started = performance.now();
  await answer.text();
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(services.conversationChanges.followers()).toBe(0);
  expect((await app.fetch(request)).status).toBe(403);
});

test("closes the calendar feed of an admin who loses the inbox", async () => {
  const { send, colleague, changeAccess, services } = await open();
  const { address } = await services.agendaFeed.make(product, colleague.user, {
    names: true,
    contacts: false,
  });
  const path = new URL(address).pathname;
  expect((await send(`GET ${path}`)).status).toBe(200);
  await changeAccess("content");
  expect((await send(`GET ${path}`)).status).toBe(404);
});

test("keeps inbox notifications and API keys from an admin with access to content", async () => {
  const { send, colleague, changeAccess, services } = await open();
  const { token, user } = colleague;
  const { secret } = await services.apiKeys.create(product, user, {
    ...sampleApiKey,
    scopes: ["inbox:read", "content:read"],
  });
  await changeAccess("content");
  const refused = { status: 403, body: { code: "access_missing" } };
  expect(await send("POST /api/api-keys", { token, json: sampleApiKey })).toMatchObject(refused);
  const json = samplePushSubscription;
  expect(await send("POST /api/push/subscriptions", { token, json })).toMatchObject(refused);
  expect(await send("GET /api/conversations", { token: secret })).toMatchObject(refused);
  expect((await send("GET /api/pages", { token: secret })).status).toBe(200);
});

test("shows an admin with access to content the public settings and the defaults of the others", async () => {
  const { send, owner, colleague, changeAccess, services } = await open();
  const { messages, home } = await services.siteSettings.read();
  await services.siteSettings.save(product, {
    section: "messages",
    value: { blockedWords: ["kivucoin"] },
    version: messages.version,
  });
  await services.siteSettings.save(product, {
    section: "home",
    value: { headline: "Kayak at dawn" },
    version: home.version,
  });
  await changeAccess("content");
  const read = async (token: string) => (await send("GET /api/settings", { token })).text;
  expect(await read(owner.token)).toContain("kivucoin");
  const shown = await read(colleague.token);
  expect(shown).not.toContain("kivucoin");
  expect(shown).toContain("Kayak at dawn");
});

test("closing an account signs out everywhere and leaves what its user wrote without a name", async () => {
  const { send, colleague, services, owner } = await open();
  const { token, user } = colleague;
  const json = { slug: "terms", title: "Terms", description: null, topic: null, blocks: [] };
  const page = await services.pages.create(
    { ...product, id: user._id },
    { ...json, isShown: true },
    undefined,
  );
  expect((await send(`DELETE ${base}/me`, { token })).body).toEqual({
    message: "Your account is closed.",
  });
  expect((await send(`GET ${base}/me`, { token })).status).toBe(401);
  const versions = await send(`GET /api/records/page/${page._id}/versions`, { token: owner.token });
  expect(versions.body).toMatchObject({ versions: [{ author: "A former admin" }] });
  const entries = (await send("GET /api/audit?action=account.closed", { token: owner.token })).body;
  expect(entries).toMatchObject({ entries: [{ actor: { id: user._id, email: null } }] });
});

test("an account with planned changes is closed only after a colleague has planned them again", async () => {
  const app = await open();
  const { send, owner, colleague } = app;
  const { review, inAMonth } = await addSampleRows(app);
  const { token } = colleague;
  const records = [{ kind: "review", id: review, action: "hide" }];
  const planned = await send("POST /api/timetable", { token, json: { records, ...inAMonth } });
  const close = () => send(`DELETE ${base}/me`, { token });
  expect(await close()).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("planned changes") },
  });
  const { entry } = planned.body as { entry: { _id: string } };
  const move = { token: owner.token, json: inAMonth };
  expect((await send(`PUT /api/timetable/${entry._id}`, move)).status).toBe(200);
  expect((await close()).status).toBe(200);
});

test("asks for the password again before an account is closed", async () => {
  const { send, colleague, clock } = await open();
  clock.advance(11 * 60_000);
  const { token } = colleague;
  expect((await send(`DELETE ${base}/me`, { token })).body).toMatchObject({
    code: "proof_required",
  });
  expect((await send(`GET ${base}/me`, { token })).status).toBe(200);
});
