import { adminRole } from "shared/accounts/users";
import { type AuditEntry, auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { auditEntries } from "#tables/audit.ts";
import { createTestApp, testPassword } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress, sampleContact, sampleReview } from "#testing/app/samples.ts";

const logIn = "POST /api/ibirwa-clients/login";
const browser = { "User-Agent": "Mozilla/5.0 (Android 15) Firefox/140.0" };
const minute = 60_000;

const open = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { token, user } = await testApp.signInAsAdmin();
  const read = async (query = "") => {
    await testApp.services.auditEvents.flush();
    const { body } = await testApp.send(`GET /api/audit?pageSize=100${query}`, { token });
    return body as { entries: AuditEntry[]; total: number; last: { seq: number; hash: string } };
  };
  const findEntry = async (action: string) => (await read(`&action=${action}`)).entries[0];
  return { ...testApp, token, user, read, findEntry };
};

test("sign-ins and their failures are logged with account, address, device and request", async () => {
  const { send, signInAs, findEntry } = await open();
  const { user } = await signInAs("user");
  const address = "192.0.2.7";
  const tryPassword = (email: string, password: string) =>
    send(logIn, { json: { email, password }, address, headers: browser });
  const good = await tryPassword(user.email, testPassword);
  expect(await findEntry("sign_in.succeeded")).toMatchObject({
    actor: { id: user._id, email: user.email },
    address,
    device: "Firefox on Android",
    requestId: good.headers.get("X-Request-Id"),
  });
  await tryPassword(user.email, "not the password");
  expect(await findEntry("sign_in.failed")).toMatchObject({
    actor: null,
    address,
    subject: { kind: "account", id: user._id, name: user.email },
    after: { because: "Invalid email or password" },
  });
});

test("a failed sign-in without an account is logged with a keyed hash of its email", async () => {
  const { send, read } = await open();
  const tryAs = (email: string) =>
    send(logIn, { json: { email, password: "-" }, address: nextAddress() });
  for (const email of ["nobody@example.test", "Nobody@example.test", "other@example.test"])
    await tryAs(email);
  const { entries } = await read("&action=sign_in.failed");
  const [other, ...same] = entries.map(({ subject }) => subject?.id);
  expect(same[0]).toBe(same[1]);
  expect(other).not.toBe(same[0]);
  expect(JSON.stringify(entries)).not.toContain("nobody");
});

test("refusals and reached limits are logged with the request", async () => {
  const { send, signInAs, findEntry, read } = await open();
  const { token, user } = await signInAs("user");
  await send("GET /api/stats", { token });
  expect(await findEntry("access.refused")).toMatchObject({
    actor: { id: user._id },
    after: { method: "GET", path: "/api/stats" },
  });
  await send("GET /api/stats", { token: "e30.e30.e30", address: "192.0.2.9" });
  expect((await read("&action=access.refused")).entries[0]).toMatchObject({
    actor: null,
    address: "192.0.2.9",
  });
  for (let count = 0; count < 21; count += 1)
    await send("POST /api/contact", { json: sampleContact, address: "192.0.2.8" });
  expect(await findEntry("limit.reached")).toMatchObject({
    address: "192.0.2.8",
    after: { path: "/api/contact" },
  });
});

test("refused requests from one address leave at most sixty entries in ten minutes, with short paths", async () => {
  const { send, read, clock } = await open();
  const path = `/api/backups/${"x".repeat(500)}/file`;
  const ask = (address: string) => send(`GET ${path}`, { token: "e30.e30.e30", address });
  for (let count = 0; count < 70; count += 1) await ask("192.0.2.7");
  const { entries, total } = await read("&action=access.refused");
  expect(total).toBe(60);
  expect(entries[0]).toMatchObject({ after: { path: `${path.slice(0, 100)}…` } });
  await ask("192.0.2.8");
  expect((await read("&action=access.refused")).total).toBe(61);
  clock.advance(10 * minute);
  await ask("192.0.2.7");
  expect((await read("&action=access.refused")).total).toBe(62);
});

test("refusals never keep a failed sign-in or an export of the same address out", async () => {
  const { send, signInAsAdmin, read } = await open();
  const { token } = await signInAsAdmin();
  const address = "192.0.2.7";
  for (let count = 0; count < 70; count += 1)
    await send("GET /api/stats", { token: "e30.e30.e30", address });
  const json = { email: "nobody@example.test", password: "a wrong password" };
  await send("POST /api/ibirwa-clients/login", { json, address });
  await send("GET /api/tours/export/csv", { token, address });
  expect((await read("&action=sign_in.failed")).total).toBe(1);
  expect((await read("&action=tours.exported")).total).toBe(1);
});

test("changes are logged with values before and after, secrets only as changed", async () => {
  const { send, services, token, findEntry } = await open();
  const { security } = await services.siteSettings.read();
  const json = { section: "security", version: security.version, value: { auditDays: 90 } };
  expect((await send("PUT /api/settings", { token, json })).status).toBe(200);
  expect(await findEntry("settings.changed")).toMatchObject({
    subject: { kind: "settings", id: "security" },
    before: { auditDays: 365 },
    after: { auditDays: 90 },
  });
  const password = "a secret of the mail server";
  const mail = { host: "127.0.0.1", port: 1, user: "sample", password, version: "" };
  const names = { fromName: null, fromAddress: "a@example.test", inbox: "b@example.test" };
  await send("PUT /api/mail-settings", { token, json: { ...mail, ...names } });
  const entry = await findEntry("mail_settings.changed");
  expect(entry).toMatchObject({ after: { password: "changed" } });
  expect(JSON.stringify(entry)).not.toContain(password);
});

test("changes of accounts name the account, and no entry stores an email address", async () => {
  const { send, signInAs, token, read, db } = await open();
  const { user } = await signInAs("user");
  const route = `PUT /api/ibirwa-clients/user/${user._id}`;
  const json = { username: user.username, email: "moved@example.org", role: adminRole };
  expect((await send(route, { token, json })).status).toBe(200);
  const block = `PATCH /api/ibirwa-clients/user/${user._id}/block`;
  await send(block, { token, json: { blocked: true } });
  const { entries } = await read();
  const subject = { kind: "account", id: user._id, name: "moved@example.org" };
  expect(entries.slice(0, 3)).toMatchObject([
    { action: "account.blocked", subject },
    { action: "account.role_changed", before: { role: "user" }, after: { role: adminRole } },
    {
      action: "email.changed",
      before: { email: "…@example.test" },
      after: { email: "…@example.org" },
    },
  ]);
  expect(JSON.stringify(await db.read.select().from(auditEntries))).not.toMatch(/moved|person\d/);
});

test("a refused change leaves no entry", async () => {
  const testApp = await open();
  const { send, token, read } = testApp;
  const { review } = await addSampleRows(testApp);
  const { total } = await read();
  const json = { ...sampleReview, readAt: "2020-01-01T00:00:00.000Z" };
  expect((await send(`PUT /api/reviews/${review}`, { token, json })).status).toBe(409);
  expect((await read()).total).toBe(total);
});

test("an erased account leaves its id behind, but no name", async () => {
  const { send, signInAs, token, read } = await open();
  const { user } = await signInAs("user");
  const json = { email: user.email };
  expect((await send("POST /api/personal-data/erase", { token, json })).status).toBe(200);
  const { entries } = await read(`&actor=${user._id}`);
  expect(entries).toMatchObject([{ actor: { id: user._id, email: null } }]);
  const [erased] = (await read("&action=person.erased")).entries;
  expect(erased).toMatchObject({ subject: null, after: { accounts: 1, inquiries: 0 } });
});

test("entries are found by account, action, time and subject", async () => {
  const testApp = await open();
  const { read, clock, user, send, token } = testApp;
  const { service } = await addSampleRows(testApp);
  clock.advance(5 * minute);
  const from = clock.now().toISOString();
  await send(`DELETE /api/services/${service}`, { token });
  expect(await read(`&from=${from}`)).toMatchObject({ total: 1 });
  expect((await read(`&to=${from}`)).entries[0]).not.toMatchObject({ action: "tour.deleted" });
  expect((await read(`&actor=${user.email}&action=tour.deleted`)).total).toBe(1);
  const { entries, last } = await read("&q=Lake ");
  expect(entries[0]).toMatchObject({ action: "tour.deleted", subject: { kind: "tour" } });
  expect(last).toMatchObject({
    seq: entries[0]?.seq,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("the export holds the entries and is logged itself", async () => {
  const { send, token, findEntry } = await open();
  const { status, text } = await send("GET /api/audit/export?action=sign_in.succeeded", { token });
  expect(status).toBe(200);
  const [head, ...lines] = text.trim().split("\r\n");
  expect(head).toContain("Number,Time,Account,Email");
  expect(lines).toHaveLength(1);
  expect(await findEntry("audit.exported")).toMatchObject({
    after: { action: "sign_in.succeeded" },
  });
});

test("an entry that cannot be written is logged, and written once it can be", async () => {
  const { send, signInAs, services, db, read } = await open();
  const { token } = await signInAs("user");
  await db.write((tx) => tx.run("ALTER TABLE audit_entries RENAME TO audit_lost"));
  await send("GET /api/stats", { token });
  await services.auditEvents.flush();
  await db.write((tx) => tx.run("ALTER TABLE audit_lost RENAME TO audit_entries"));
  expect((await read("&action=access.refused")).total).toBe(1);
});

test("a wrong current password is logged, a weak new one is not", async () => {
  const { send, token, user, read } = await open();
  const change = (currentPassword: string, newPassword: string) => {
    const json = { currentPassword, newPassword };
    return send("POST /api/ibirwa-clients/me/password", { token, json, address: nextAddress() });
  };
  expect((await change(testPassword, "password123")).status).toBe(400);
  expect((await read("&action=proof.failed")).total).toBe(0);
  expect((await change("not the password", "another long password")).status).toBe(400);
  const { entries } = await read("&action=proof.failed");
  expect(entries).toMatchObject([{ actor: { id: user._id } }]);
});

test("a failed re-authentication and expired messages are logged", async () => {
  const { send, token, user, services, findEntry, clock } = await open();
  const json = { password: "not the password" };
  await send("POST /api/ibirwa-clients/me/proof", { token, json });
  expect(await findEntry("proof.failed")).toMatchObject({ actor: { id: user._id } });
  const { messages } = await services.siteSettings.read();
  const value = { keepDays: 1 };
  await services.siteSettings.save(product, { section: "messages", ...messages, value });
  await services.contacts.submit(sampleContact, undefined);
  const { signal } = new AbortController();
  clock.advance(25 * 60 * minute);
  await services.removeOld(signal);
  await services.auditEvents.flush();
  const entries = await services.audit.list(auditListQuery.parse({ action: "messages.expired" }));
  expect(entries).toMatchObject({ total: 1, entries: [{ actor: null, after: { contacts: 1 } }] });
});
