import { auditListQuery } from "shared/audit/audit";
import { expect, test } from "vitest";
import { sessions } from "#tables/accounts.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleInquiry, sampleSignup } from "#testing/app/samples.ts";

const day = 24 * 3_600_000;
const { email } = sampleSignup;

/** Nothing is sent: no worker is started. */
const open = async (options: { smtpUrl?: string } = { smtpUrl: "smtp://127.0.0.1:9" }) => {
  const testApp = await createTestApp({ ...options, trustedProxies: 1 });
  const { send, services, clock } = testApp;
  const post = (path: string, json: object) =>
    send(`POST ${path}`, { json, address: nextAddress() });
  expect((await post("/api/ibirwa-clients/signup", sampleSignup)).status).toBe(201);
  const removeUnused = (days: number) => {
    clock.advance(days * day);
    return services.removeUnusedAccounts(new AbortController().signal);
  };
  const isThere = async () => (await services.users.findByEmail(email)) !== undefined;
  return { ...testApp, post, removeUnused, isThere };
};

test("an account that is neither confirmed nor used for thirty days is removed and logged", async () => {
  const { removeUnused, isThere, services } = await open();
  expect(await removeUnused(29)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
  expect(await removeUnused(2)).toEqual({ accounts: 1 });
  expect(await isThere()).toBe(false);
  const query = auditListQuery.parse({ action: "account.expired" });
  expect(await services.audit.list(query)).toMatchObject({ total: 1, entries: [{ actor: null }] });
});

test("an account that signed in once is kept after its session ends", async () => {
  const { removeUnused, isThere, post, services, db } = await open();
  const { password } = sampleSignup;
  expect((await post("/api/ibirwa-clients/login", { email, password })).status).toBe(200);
  expect(await removeUnused(40)).toEqual({ accounts: 0 });
  await services.sessions.removeOld();
  expect(await db.read.$count(sessions)).toBe(0);
  expect(await removeUnused(1)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
});

test("an account with an inquiry from its address is kept, in any letter case", async () => {
  const { removeUnused, isThere, post } = await open();
  const inquiry = { ...sampleInquiry, email: email.toUpperCase() };
  expect((await post("/api/inquiries", inquiry)).status).toBe(201);
  expect(await removeUnused(31)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
});

test("confirmed and blocked accounts stay", async () => {
  const { removeUnused, signInAs, signInAsAdmin, send, services } = await open();
  const { user: confirmed } = await signInAs("user");
  const { token } = await signInAsAdmin();
  const blocked = (await services.users.findByEmail(email))!.user;
  const json = { blocked: true };
  await send(`PATCH /api/ibirwa-clients/user/${blocked._id}/block`, { token, json });
  expect(await removeUnused(31)).toEqual({ accounts: 0 });
  expect(await services.users.get(blocked._id)).toMatchObject({ blocked: true });
  expect(await services.users.get(confirmed._id)).toMatchObject({ emailConfirmed: true });
});

test("every account is kept without a mail server for confirmations", async () => {
  const { removeUnused, isThere } = await open({});
  expect(await removeUnused(31)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
});
