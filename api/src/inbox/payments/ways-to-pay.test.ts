import { waysToPayBody, waysToPaySaved } from "shared/inbox/ways-to-pay/ways-to-pay";
import { expect, onTestFinished, test, vi } from "vitest";
import { auditEntries } from "#tables/audit.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";

const bank = {
  ...{ kind: "bank", name: "Bank transfer", holder: "Kivu Tours Ltd", bank: "BK", account: null },
  ...{ iban: "GB82 WEST 1234 5698 7654 32", swift: "BKIGRWRW" },
  instructions: "From abroad use account 0001 2345 6789.",
};
const mobile = {
  ...{ kind: "mobile", name: "MoMo", holder: null, code: "*182*8*1*123456#" },
  instructions: null,
};

const openWays = async () => {
  const server = await startMailServer();
  const testApp = await createTestApp({ smtpUrl: server.url });
  const { send, signInAsAdmin } = testApp;
  const { token, user } = await signInAsAdmin();
  const change = (json: object, session = token) =>
    send("PUT /api/ways-to-pay", { token: session, json });
  const read = async () =>
    waysToPayBody.parse((await send("GET /api/ways-to-pay", { token })).body);
  return { ...testApp, server, token, user, change, read };
};

test("keeps the ways to pay, emails all admins and logs masked numbers", async () => {
  const { change, read, db, user, signInAs } = await openWays();
  const { user: other } = await signInAs("admin");
  expect(await read()).toEqual({ ways: [], changedAt: null });
  const { status, body } = await change({ ways: [bank, mobile], changedAt: null });
  expect({ status, body }).toMatchObject({ status: 200 });
  const saved = waysToPaySaved.parse(body);
  expect(saved.ways[0]).toMatchObject({ iban: "GB82WEST12345698765432" });
  expect(await read()).toEqual({ ways: saved.ways, changedAt: saved.changedAt });
  const written = await db.read.select().from(mails);
  const notices = written.filter(({ subject }) => subject.includes("guests can pay"));
  expect(notices.map(({ to }) => to).sort()).toEqual([user.email, other.email].sort());
  expect(JSON.stringify(notices)).not.toMatch(/5432|3456/);
  const entries = await db.read.select().from(auditEntries);
  const entry = entries.find(({ action }) => action === "ways_to_pay.changed");
  expect(entry?.after).toContain("iban: ••••••••••••••••••5432");
  expect(entry?.after).toContain("account •••• •••• 6789");
  expect(entry?.after).toContain("3456#");
  expect(entry?.after).not.toMatch(/\d{5}/);
});

test("logs a change of masked digits only", async () => {
  const { change, read, db } = await openWays();
  const using = (account: string) => ({ ...bank, account });
  await change({ ways: [using("1111 2222 6789")], changedAt: null });
  const { changedAt } = await read();
  await change({ ways: [using("9999 8888 6789")], changedAt });
  const entries = await db.read.select().from(auditEntries);
  const all = entries.filter(({ action }) => action === "ways_to_pay.changed");
  expect(all.map(({ after }) => after).join()).toContain("hidden digits changed");
});

test("the email of a change reaches the admin's mail server", async () => {
  const { change, services, server, user } = await openWays();
  services.mailWorker.start();
  onTestFinished(services.mailWorker.stop);
  await change({ ways: [mobile], changedAt: null });
  await vi.waitFor(() => expect(server.delivered).toHaveLength(1), { timeout: 15_000 });
  const { to, mail } = server.delivered[0]!;
  expect({ to, subject: mail.subject }).toEqual({
    ...{ to: [user.email], subject: "The ways in which guests can pay were changed" },
  });
});

test("refuses a change of ways that somebody else has changed since", async () => {
  const { change, read } = await openWays();
  await change({ ways: [mobile], changedAt: null });
  const { changedAt, ways } = await read();
  const { status, body } = await change({ ways: [bank], changedAt: null });
  expect({ status, body }).toMatchObject({
    ...{ status: 409, body: { code: "edit_conflict", current: { ways, changedAt } } },
  });
  expect((await change({ ways: [bank], changedAt })).status).toBe(200);
});

test("saving the same ways again emails nobody and keeps the time of the change", async () => {
  const { change, read, db } = await openWays();
  await change({ ways: [mobile], changedAt: null });
  const { changedAt } = await read();
  const count = await db.read.$count(mails);
  expect((await change({ ways: [mobile], changedAt })).status).toBe(200);
  expect((await read()).changedAt).toBe(changedAt);
  expect(await db.read.$count(mails)).toBe(count);
});

test("asks for a recent proof of who is signed in", async () => {
  const { change, clock } = await openWays();
  clock.advance(11 * 60_000);
  const { status, body } = await change({ ways: [], changedAt: null });
  expect({ status, body }).toMatchObject({ status: 403, body: { code: "proof_required" } });
});

test.each([
  [{ ...bank, iban: "GB82 WEST 1234 5698 7654 33" }, "ways.0.iban"],
  [{ ...bank, iban: "GB" }, "ways.0.iban"],
  [{ ...bank, swift: "BK" }, "ways.0.swift"],
  [{ ...mobile, code: "" }, "ways.0.code"],
  [{ kind: "link", name: "Card", url: "javascript:alert(1)", instructions: null }, "ways.0.url"],
  [{ kind: "crypto", name: "Coins" }, "ways.0.kind"],
])("refuses %j", async (way, path) => {
  const { change } = await openWays();
  const { status, body } = await change({ ways: [way], changedAt: null });
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});

test("visitors can't read ways to pay from the API", async () => {
  const { send } = await openWays();
  expect((await send("GET /api/ways-to-pay")).status).toBe(401);
});
