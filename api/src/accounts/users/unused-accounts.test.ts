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
  /** After so many days. */
  const removeUnused = (days: number) => {
    clock.advance(days * day);
    return services.removeUnusedAccounts(new AbortController().signal);
  };
  const isThere = async () => (await services.users.findByEmail(email)) !== undefined;
  return { ...testApp, post, removeUnused, isThere };
};

test("who neither confirms nor signs in for thirty days has no account any more, and the log says so", async () => {
  const { removeUnused, isThere, services } = await open();
  expect(await removeUnused(29)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
  expect(await removeUnused(2)).toEqual({ accounts: 1 });
  expect(await isThere()).toBe(false);
  const query = auditListQuery.parse({ action: "account.expired" });
  expect(await services.audit.list(query)).toMatchObject({ total: 1, entries: [{ actor: null }] });
});

test("who has signed in once keeps the account, also when the session is long over", async () => {
  const { removeUnused, isThere, post, services, db } = await open();
  const { password } = sampleSignup;
  expect((await post("/api/ibirwa-clients/login", { email, password })).status).toBe(200);
  expect(await removeUnused(40)).toEqual({ accounts: 0 });
  await services.sessions.removeOld();
  expect(await db.read.$count(sessions)).toBe(0);
  expect(await removeUnused(1)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
});

test("who has sent an inquiry from that address keeps the account, whatever the case", async () => {
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

test("without a mail server, by which nobody could confirm, every account stays", async () => {
  const { removeUnused, isThere } = await open({});
  expect(await removeUnused(31)).toEqual({ accounts: 0 });
  expect(await isThere()).toBe(true);
});
