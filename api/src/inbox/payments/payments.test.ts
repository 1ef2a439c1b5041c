import { localDay } from "shared/content/site-settings/local-day";
import { proposalSaved } from "shared/inbox/proposals/proposals";
import { expect, onTestFinished, test, vi } from "vitest";
import { auditEntries } from "#tables/audit.ts";
import { payments } from "#tables/proposals.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";
import { startMailServer } from "#testing/mail/mail-server.ts";

const key = "0b3b5a3e-4f1c-4c55-9a53-1f6f6a3a9f10";

/** A desk with a guest's accepted proposal of US$ 300. */
const openTill = async (
  changes: Parameters<typeof addProposal>[2] = {},
  options?: Parameters<typeof openDesk>[0],
) => {
  const desk = await openDesk(options);
  await desk.ask();
  const conversation = getOnly(await desk.list())._id;
  const { id, token: secret } = await addProposal(desk, conversation, changes);
  const today = desk.clock.now().toISOString().slice(0, 10);
  const payment = {
    ...{ receivedOn: today, way: "Bank transfer", amount: 90, currency: "USD", settles: 90 },
    ...{ note: null, fiscalNumber: null },
  };
  const send = (
    changed: object = {},
    headers: Record<string, string> = {},
    proposal: string = id,
  ) =>
    desk.send(`POST /api/proposals/${proposal}/payments`, {
      ...{ token: desk.token, json: { ...payment, ...changed }, headers },
    });
  const record = async (changed: object = {}, headers: Record<string, string> = {}) => {
    const { status, body } = await send(changed, headers);
    expect({ status, body }).toMatchObject({ status: 201 });
    return proposalSaved.parse(body);
  };
  const remove = (paymentId: string) => desk.call(`DELETE /api/payments/${paymentId}`);
  const readReceipts = async () =>
    (await desk.readOutbox()).filter(({ subject }) => subject.startsWith("Receipt"));
  return { ...desk, id, secret, conversation, payment, send, record, remove, readReceipts };
};

test("records a payment and emails its receipt with what is paid and open", async () => {
  const { record, readReceipts, readMailContent, secret } = await openTill();
  const { message, proposal } = await record({ fiscalNumber: "F-17", note: "By her husband" });
  expect(message).toBe("Payment recorded. The receipt is on its way to the guest.");
  expect(proposal.balance).toMatchObject({ total: 300, paid: 90, open: 210, due: 0 });
  const { _id: _, ...stored } = getOnly(proposal.payments);
  expect(stored).toMatchObject({
    ...{ receipt: "K7M2-XQ4P-R1", amount: 90, settles: 90, note: "By her husband" },
    by: { username: expect.any(String) },
  });
  const mail = getOnly(await readReceipts());
  expect(mail).toMatchObject({ to: guest, subject: "Receipt K7M2-XQ4P-R1 from Your company" });
  const { text } = await readMailContent(mail._id);
  for (const part of [
    "Amount: US$90",
    "Paid by: Bank transfer",
    "Trip total: US$300",
    "Paid so far: US$90",
    "Open: US$210",
    "Next payment: US$210 by Tuesday, 10 December 2999 (reference K7M2-XQ4P-2)",
    "Fiscal receipt: F-17",
    `/p/${secret}`,
    "enter K7M2-XQ4P at",
    "This receipt is not a tax invoice.",
  ])
    expect(text.replace(/US\$\u00a0?/g, "US$")).toContain(part);
  expect(text).not.toContain("husband");
});

test("a receipt arrives with its amounts as text and as a table", async () => {
  const server = await startMailServer();
  const { record, services } = await openTill({}, { smtpUrl: server.url });
  await record({ way: "<b>Cash</b>" });
  services.mailWorker.start();
  onTestFinished(services.mailWorker.stop);
  const find = () => server.delivered.find(({ mail }) => mail.subject?.startsWith("Receipt"));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 15_000 });
  const { to, mail } = find()!;
  expect(to).toEqual([guest]);
  expect(mail.text).toContain("Paid by: <b>Cash</b>");
  expect(mail.html).toContain("&lt;b&gt;Cash&lt;/b&gt;");
  expect(mail.html).toMatch(/Open<\/th>\s*<td[^>]*>US\$\s?210/);
});

test("emails no receipt to a guest who got the link by chat", async () => {
  const { record, readReceipts } = await openTill({ channel: "whatsapp" });
  expect((await record()).message).toBe("Payment recorded. No receipt was emailed.");
  expect(await readReceipts()).toEqual([]);
});

test("records a payment once per key, also when it is sent many times at once", async () => {
  const { send, record, db, readReceipts } = await openTill();
  const again = { "Idempotency-Key": key };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send({}, again)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect((await record({}, again)).proposal.payments).toHaveLength(1);
  expect(await db.read.$count(payments)).toBe(1);
  expect(await readReceipts()).toHaveLength(1);
  expect((await send({ amount: 10, settles: 10 }, again)).status).toBe(409);
});

test("a key of one proposal does not count for another", async () => {
  const till = await openTill();
  const other = await addProposal(till, till.conversation, { code: "Z2Z2Z2Z2" });
  const headers = { "Idempotency-Key": key };
  await till.record({}, headers);
  const { body } = await till.send({}, headers, other.id);
  const { proposal } = proposalSaved.parse(body);
  expect(proposal._id).toBe(other.id);
  expect(getOnly(proposal.payments).receipt).toBe("Z2Z2-Z2Z2-R1");
});

test("removes a payment, keeps its receipt's number and logs both", async () => {
  const { record, remove, db } = await openTill();
  const first = getOnly((await record()).proposal.payments);
  const { status, body } = await remove(first._id);
  expect(status).toBe(200);
  const { message, proposal } = proposalSaved.parse(body);
  expect(message).toBe("Payment removed. Receipt K7M2-XQ4P-R1 no longer counts.");
  expect(proposal).toMatchObject({ payments: [], balance: { paid: 0, open: 300 } });
  expect((await remove(first._id)).status).toBe(404);
  expect(getOnly((await record()).proposal.payments).receipt).toBe("K7M2-XQ4P-R2");
  const entries = await db.read.select().from(auditEntries);
  const logged = entries.filter(({ action }) => action.startsWith("payment."));
  expect(logged.map(({ action, before, after }) => [action, before, after])).toEqual([
    ["payment.recorded", null, expect.stringContaining('"receipt":"K7M2-XQ4P-R1"')],
    ["payment.removed", expect.stringContaining('"amount":90'), null],
    ["payment.recorded", null, expect.stringContaining('"receipt":"K7M2-XQ4P-R2"')],
  ]);
});

test("accepts more than what is open and says so", async () => {
  const { record } = await openTill();
  const { message, proposal } = await record({ amount: 320.5, settles: 320.5 });
  expect(message).toMatch(/The guest has paid US\$\s?20\.50 more than the total\.$/);
  expect(proposal.balance).toMatchObject({ paid: 320.5, open: 0, due: 0 });
});

test("takes a payment in another currency with what it counts as", async () => {
  const { record, readReceipts, readMailContent } = await openTill();
  const paid = { amount: 131_000, currency: "RWF", settles: 90 };
  const { proposal } = await record(paid);
  expect(proposal.balance).toMatchObject({ currency: "USD", paid: 90, open: 210 });
  const { text } = await readMailContent(getOnly(await readReceipts())._id);
  expect(text).toMatch(/Amount: RWF\s131,000 \(counts as US\$\s?90\)/);
});

test("accepts no payment before the guest has accepted", async () => {
  const { send } = await openTill({ row: { state: "sent", acceptance: null, decidedAt: null } });
  const { status, body } = await send();
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { message: "Payments can be recorded once the guest has accepted the proposal." },
  });
  expect((await send({}, {}, "unknown")).status).toBe(404);
});

test.each([
  [{ amount: 0, settles: 0 }, "amount"],
  [{ amount: -5, settles: -5 }, "amount"],
  [{ amount: 10.005, settles: 10.005 }, "amount"],
  [{ amount: 1_000_000_001, settles: 1 }, "amount"],
  [{ amount: 1e308, settles: 1e308 }, "amount"],
  [{ amount: "90", settles: 90 }, "amount"],
  [{ amount: 90, settles: 80 }, "settles"],
  [{ amount: 1_000.5, currency: "RWF", settles: 1 }, "amount"],
  [{ amount: 99.5, currency: "JPY", settles: 1 }, "amount"],
  [{ amount: 1_000, currency: "RWF", settles: 0 }, "settles"],
  [{ currency: "XYZ" }, "currency"],
  [{ receivedOn: "2999-01-01" }, "receivedOn"],
  [{ receivedOn: "2026-02-30" }, "receivedOn"],
  [{ way: " " }, "way"],
  [{ way: "x".repeat(10_000) }, "way"],
])("refuses %j", async (changes, path) => {
  const { send, db } = await openTill();
  const { status, body } = await send(changes);
  const issues = expect.arrayContaining([expect.objectContaining({ path })]);
  expect({ status, body }).toMatchObject({ status: 400, body: { issues } });
  expect(await db.read.$count(payments)).toBe(0);
});

test("a payment was received today or in the last year, by the company's clock", async () => {
  const till = await openTill();
  const { clock, call, services } = till;
  const { hours } = await services.content.readSettings();
  const today = () => Temporal.PlainDate.from(localDay(clock.now(), hours.timeZone));
  const midnight = today().add({ days: 1 }).toZonedDateTime(hours.timeZone).epochMilliseconds;
  clock.advance(midnight - clock.now().getTime() + 60_000);
  // It is still the day before in UTC.
  expect(clock.now().toISOString().slice(0, 10)).not.toBe(today().toString());
  const receiveOn = (days: number) => {
    const receivedOn = today().add({ days }).toString();
    return call(`POST /api/proposals/${till.id}/payments`, { ...till.payment, receivedOn });
  };
  for (const days of [0, -365]) expect((await receiveOn(days)).status).toBe(201);
  for (const [days, message] of [
    [1, "This day is in the future."],
    [-366, "This day is more than a year ago."],
  ] as const)
    expect(await receiveOn(days)).toMatchObject({
      ...{ status: 400, body: { issues: [{ path: "receivedOn", message }] } },
    });
});

test("a payment for a proposal in francs counts in whole francs", async () => {
  const lines = [{ label: "Per person", quantity: 2, unitPrice: 150_000 }];
  const content = { currency: "RWF", options: [{ id: "tent", title: "", lines }] };
  const { send, record } = await openTill({ content });
  const { body } = await send({ amount: 90, currency: "USD", settles: 131_000.5 });
  expect(body).toMatchObject({ issues: [{ path: "settles", message: "RWF has no cents." }] });
  const { proposal } = await record({ amount: 90, currency: "USD", settles: 131_000 });
  expect(proposal.balance).toMatchObject({ currency: "RWF", open: 169_000 });
});
