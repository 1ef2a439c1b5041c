import { eq } from "drizzle-orm";
import type { ApiKey, ApiKeyCreated } from "shared/accounts/api-keys/api-keys";
import type { AuditEntry } from "shared/audit/audit";
import { type ApiScope, apiScopes } from "shared/http/api-scopes";
import { expect, test } from "vitest";
import { endpoints } from "#server/openapi/endpoints.ts";
import { apiKeys, users } from "#tables/accounts.ts";
import { proposalVersions } from "#tables/proposals.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { toRequest } from "#testing/app/request.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { newest, nextAddress, sampleApiKey } from "#testing/app/samples.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const keys = "/api/api-keys";

const open = async (options: { smtpUrl?: string } = {}) => {
  const usual = { trustedProxies: 1, streamMilliseconds: 20_000 };
  const testApp = await createTestApp({ ...usual, ...options });
  const { user, token } = await testApp.signInAsAdmin();
  const create = async (changes: object = {}) => {
    const json = { ...sampleApiKey, ...changes };
    const { status, body } = await testApp.send(`POST ${keys}`, { token, json });
    expect(status).toBe(201);
    return body as ApiKeyCreated;
  };
  const list = async () =>
    ((await testApp.send(`GET ${keys}`, { token })).body as { apiKeys: ApiKey[] }).apiKeys;
  const use = (route: string, { secret }: { secret: string }, json?: object) =>
    testApp.send(route, { token: secret, json, address: nextAddress() });
  const findEntry = async (action: string) => {
    const route = `GET /api/audit?action=${action}`;
    const { body } = await testApp.send(route, { token });
    return (body as { entries: AuditEntry[] }).entries[0];
  };
  return { ...testApp, user, token, create, list, use, findEntry };
};

test("shows a new key once and stores only its hash", async () => {
  const { create, list, db, user } = await open();
  const { secret, apiKey } = await create();
  expect(secret).toMatch(/^ibk_[\w-]{43}$/);
  expect(apiKey).toMatchObject({ name: "Bookkeeping", scopes: sampleApiKey.scopes });
  expect(secret.startsWith(apiKey.start)).toBe(true);
  expect(apiKey.start).toHaveLength(10);
  const listed = await list();
  expect(listed).toEqual([{ ...apiKey, createdBy: { _id: user._id, username: user.username } }]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  expect(JSON.stringify(await db.read.select().from(apiKeys))).not.toContain(secret);
});

test("refuses a key without a name, without a scope or with an unknown one", async () => {
  const { send, token } = await open();
  const json = { name: " ", scopes: ["everything"], expiresInDays: 0 };
  const { status, body } = await send(`POST ${keys}`, { token, json });
  expect(status).toBe(400);
  const { issues } = body as { issues: { path: string }[] };
  expect(issues.map(({ path }) => path)).toEqual(["name", "scopes.0", "expiresInDays"]);
  const none = { ...sampleApiKey, scopes: [] };
  expect(await send(`POST ${keys}`, { token, json: none })).toMatchObject({
    status: 400,
    body: { issues: [{ path: "scopes", message: "Choose at least one scope." }] },
  });
});

test("the contract declares the scopes that the route table lists", () => {
  const declared = Object.values(endpoints).map(({ method, path, scope }) => [
    `${method} ${path}`,
    scope,
  ]);
  const listed = Object.entries(routeTable)
    .filter(([route]) => !/openapi|docs$/.test(route))
    .map(([route, { scope }]) => [route, scope]);
  expect(declared.sort()).toEqual(listed.sort());
  for (const { scope, reauthentication } of Object.values(endpoints))
    if (scope) expect(reauthentication).toBeUndefined();
});

/** `write` includes `read`. */
const isCovered = (needed: ApiScope, scope: ApiScope) =>
  needed === scope ||
  (needed === "content:read" && scope === "content:write") ||
  (needed === "inbox:read" && scope === "inbox:write");

test("a key opens the endpoints of its scope and no others", async () => {
  const testApp = await open();
  const { create, send } = testApp;
  const rows = await addSampleRows(testApp);
  const guarded = Object.entries(routeTable).filter(([, { who }]) => who !== "all");
  for (const scope of apiScopes) {
    const { secret: token } = await create({ scopes: [scope] });
    for (const [route, { scope: needed }] of guarded) {
      if (needed && isCovered(needed, scope)) continue;
      const call = await prepareCall(route, rows, token);
      const { status, body } = await send(call.route, { ...call.sent, address: nextAddress() });
      const refusal = needed
        ? { code: "scope_missing", message: `This API key lacks the scope ${needed}.` }
        : { code: "forbidden", message: "API keys can't use this endpoint." };
      expect({ route, scope, status, body }).toEqual({ route, scope, status: 403, body: refusal });
    }
  }
}, 120_000);

test.each(apiScopes)(
  "a key with the scope %s may call each endpoint that it covers",
  async (scope) => {
    const testApp = await open();
    const rows = await addSampleRows(testApp);
    const { secret: token } = await testApp.create({ scopes: [scope] });
    const refused: string[] = [];
    for (const [route, { scope: needed }] of Object.entries(routeTable)) {
      if (!needed || !isCovered(needed, scope)) continue;
      const call = await prepareCall(route, rows, token);
      const request = toRequest(call.route, { ...call.sent, address: nextAddress() });
      const answer = await testApp.app.fetch(request);
      if (answer.status === 401 || answer.status === 403) refused.push(route);
      await answer.body?.cancel();
    }
    expect(refused).toEqual([]);
  },
  120_000,
);

test("no answer for a key that only reads the inbox has a guest's link", async () => {
  const testApp = await open();
  const { app, create, send, token, db } = testApp;
  const rows = await addSampleRows(testApp);
  const { secret } = await create({ scopes: ["inbox:read"] });
  await send(`POST /api/proposals/${rows.readyProposal}/sent`, { token });
  const versions = await db.read.select().from(proposalVersions);
  const tokens = versions.flatMap((version) => version.token ?? []);
  expect(tokens).not.toEqual([]);
  const readable = Object.entries(routeTable).filter(
    ([route, { scope }]) => scope === "inbox:read" && !route.endsWith("/changes"),
  );
  expect(readable.length).toBeGreaterThan(8);
  for (const [route] of readable) {
    const call = await prepareCall(route, rows, secret);
    const request = toRequest(call.route, { ...call.sent, address: nextAddress() });
    const answer = await app.fetch(request);
    const text = await answer.text();
    const shown = tokens.filter((each) => text.includes(each));
    expect({ route, status: answer.status, shown }).toEqual({ route, status: 200, shown: [] });
  }
});

test("a key with all scopes can't delete an inquiry for good", async () => {
  const testApp = await open();
  const { inquiry } = await addSampleRows(testApp);
  const key = await testApp.create({ scopes: apiScopes });
  expect(await testApp.use(`DELETE /api/inquiries/${inquiry}`, key)).toMatchObject({
    status: 403,
    body: { code: "forbidden" },
  });
});

test("a key reads hidden content only with a scope for content", async () => {
  const testApp = await open();
  const { create, use } = testApp;
  await addSampleRows(testApp);
  const [reader, writer, other] = [
    await create({ scopes: ["content:read"] }),
    await create({ scopes: ["content:write"] }),
    await create({ scopes: ["inbox:write"] }),
  ];
  const asReader = await use("GET /api/services", reader);
  const asWriter = await use("GET /api/services", writer);
  const asOther = await use("GET /api/services", other);
  expect(asReader.headers.get("Cache-Control")).toBe("no-store");
  expect(asWriter.headers.get("Cache-Control")).toBe("no-store");
  expect(asOther.headers.get("Cache-Control")).toBe("no-cache");
  expect([asReader.status, asOther.status]).toEqual([200, 200]);
});

test("an expired, a revoked and an unknown key are refused with a clear message", async () => {
  const { create, use, clock, send, token, signIn, user } = await open();
  const expiring = await create({ expiresInDays: 1 });
  const revoked = await create();
  const route = "GET /api/conversations";
  expect((await use(route, expiring)).status).toBe(200);
  const path = `POST ${keys}/${revoked.apiKey._id}/revoke`;
  expect((await send(path, { token })).body).toEqual({ message: "API key revoked." });
  expect(await use(route, revoked)).toMatchObject({
    status: 401,
    body: { code: "unauthenticated", message: "This API key was revoked." },
  });
  clock.advance(day);
  const expired = await use(route, expiring);
  expect(expired).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect((expired.body as { message: string }).message).toMatch(/^This API key expired on 20/);
  const unknown = await use(route, { secret: `ibk_${"x".repeat(43)}` });
  expect(unknown).toMatchObject({ status: 401, body: { message: "This API key is not valid." } });
  const missing = `POST ${keys}/${user._id}/revoke`;
  expect((await send(missing, { token: await signIn(user) })).status).toBe(404);
});

test("revoked and expired keys leave room for new ones", async () => {
  const { create, send, token, db, clock } = await open();
  const { apiKey } = await create();
  const [row] = await db.read.select().from(apiKeys).where(eq(apiKeys.id, apiKey._id));
  const copies = Array.from({ length: 499 }, (_, index) => ({
    ...row!,
    id: `copy-${index}`,
    hash: `hash-${index}`,
  }));
  await db.write((tx) => tx.insert(apiKeys).values(copies));
  const createAnother = () => send(`POST ${keys}`, { token, json: sampleApiKey });
  expect(await createAnother()).toMatchObject({
    status: 409,
    body: { message: "There are already 500 API keys." },
  });
  const before = new Date(clock.now().getTime() - minute).toISOString();
  const end = (id: string, change: { revokedAt?: string; expiresAt?: string }) =>
    db.write((tx) => tx.update(apiKeys).set(change).where(eq(apiKeys.id, id)));
  await end("copy-0", { revokedAt: before });
  expect((await createAnother()).status).toBe(201);
  expect((await createAnother()).status).toBe(409);
  await end("copy-1", { expiresAt: before });
  expect((await createAnother()).status).toBe(201);
});

test.each([{ blocked: true }, { role: "user" }])(
  "a key stops working when its admin's account becomes %j",
  async (change) => {
    const { create, use, db, user } = await open();
    const key = await create();
    await db.write((tx) => tx.update(users).set(change).where(eq(users.id, user._id)));
    const { status, body } = await use("GET /api/conversations", key);
    expect({ status, body }).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  },
);

test("an admin's keys go with the account", async () => {
  const { create, use, db, user } = await open();
  const key = await create();
  await db.write((tx) => tx.delete(users).where(eq(users.id, user._id)));
  expect((await use("GET /api/conversations", key)).status).toBe(401);
  expect(await db.read.$count(apiKeys)).toBe(0);
});

test("records the last use once a minute at most", async () => {
  const { create, use, list, clock } = await open();
  const key = await create();
  expect((await list())[0]?.lastUsedAt).toBeNull();
  await use("GET /api/conversations", key);
  await expect.poll(async () => (await list())[0]?.lastUsedAt).toBeTruthy();
  const first = (await list())[0]!.lastUsedAt;
  clock.advance(minute / 2);
  await use("GET /api/conversations", key);
  expect((await list())[0]?.lastUsedAt).toBe(first);
  clock.advance(minute);
  await use("GET /api/conversations", key);
  await expect.poll(async () => (await list())[0]?.lastUsedAt).not.toBe(first);
});

test("records the use of a key after the clock was set back", async () => {
  const { create, use, db, clock } = await open();
  const key = await create();
  const readLastUse = async () => (await db.read.select().from(apiKeys))[0]?.lastUsedAt;
  await use("GET /api/conversations", key);
  await expect.poll(readLastUse).toBeTruthy();
  const first = (await readLastUse())!;
  clock.advance(-day);
  await use("GET /api/conversations", key);
  await expect.poll(readLastUse).not.toBe(first);
  expect(Date.parse((await readLastUse())!)).toBeLessThan(Date.parse(first));
});

test("the activity log names keys that were created, revoked or made a change", async () => {
  const testApp = await open();
  const { create, use, findEntry, send, token, user } = testApp;
  const { conversation } = await addSampleRows(testApp);
  const key = await create({ scopes: ["inbox:write"], expiresInDays: null });
  const subject = { kind: "api_key", id: key.apiKey._id, name: "Bookkeeping" };
  const after = { scopes: ["inbox:write"], expiresAt: null };
  expect(await findEntry("api_key.created")).toMatchObject({ subject, after });
  const note = `POST /api/conversations/${conversation}/notes`;
  expect((await use(note, key, { text: "Paid by bank transfer." })).status).toBe(201);
  expect(await findEntry("conversation.noted")).toMatchObject({
    actor: { id: user._id },
    device: `API key “Bookkeeping” (${key.apiKey.start}…)`,
  });
  await send(`POST ${keys}/${key.apiKey._id}/revoke`, { token });
  expect(await findEntry("api_key.revoked")).toMatchObject({ subject, actor: { id: user._id } });
});

test("emails all admins about a new key", async () => {
  const { create, services, signInAsAdmin, user } = await open({ smtpUrl: "smtp://127.0.0.1:9" });
  const other = await signInAsAdmin();
  await create();
  const { mails } = await services.outbox.list(newest(2));
  expect(new Map(mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [user.email, "The API key “Bookkeeping” was created with your account"],
      [
        other.user.email,
        `The API key “Bookkeeping” was created with the account of the admin ${user.email}`,
      ],
    ]),
  );
});

test("a key follows conversations until it is revoked", async () => {
  const { app, create, send, token, services } = await open();
  const { secret, apiKey } = await create({ scopes: ["inbox:read"] });
  const request = toRequest("GET /api/conversations/changes", { token: secret });
  const text = (await app.fetch(request)).text();
  await expect.poll(() => services.conversationChanges.followers()).toBe(1);
  await send(`POST ${keys}/${apiKey._id}/revoke`, { token });
  expect(await text).toContain("event: beat");
  expect(services.conversationChanges.followers()).toBe(0);
});
