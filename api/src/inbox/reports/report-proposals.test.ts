import { report } from "shared/inbox/reports/reports";
import { expect, test } from "vitest";
import { payments } from "#tables/proposals.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const day = 86_400_000;

const openReport = async () => {
  const desk = await openDesk();
  const ask = async (name: string, changes: object = {}) => {
    await desk.ask({ email: `${name}@example.test`, name, ...changes });
    return getOnly((await desk.list()).filter((row) => row.name === name))._id;
  };
  const ago = (days: number) => new Date(desk.clock.now().getTime() - days * day).toISOString();
  const read = async () => desk.get("/api/numbers", report);
  return { ...desk, ask, ago, read };
};

const inFrancs = {
  currency: "RWF",
  options: [{ id: "boat", title: "", lines: [{ label: "Boat", quantity: 1, unitPrice: 50_000 }] }],
};

test("counts proposals by currency, tour and source and sums up what is open", async () => {
  const desk = await openReport();
  const { ago } = desk;
  const kayak = await desk.ask("kayaker", { destination: "Kayak", utm_source: "newsletter" });
  const boat = await desk.ask("boater", { destination: "kayak " });
  const { id } = await addProposal(desk, kayak, {
    row: { sentAt: ago(10), seenAt: ago(9), decidedAt: ago(8) },
  });
  await addProposal(desk, kayak, { row: { sentAt: ago(5), decidedAt: ago(1) } });
  const undecided = { acceptance: null, decidedAt: null };
  const declined = { state: "declined", acceptance: null, declinedReason: "Too dear" } as const;
  await addProposal(desk, boat, { row: { ...declined, sentAt: ago(3) } });
  await addProposal(desk, boat, { row: { ...undecided, state: "sent", sentAt: ago(2) } });
  await addProposal(desk, boat, { row: { ...undecided, state: "draft", sentAt: null } });
  await addProposal(desk, boat, { content: inFrancs, row: { sentAt: ago(400) } });
  const row = { proposalId: id, receivedOn: "2026-11-01", way: "Cash", byId: "x" };
  const paid = { amount: 90, settles: 90, currency: "USD", createdAt: ago(1) };
  await desk.db.write(async (tx) => {
    await tx.insert(payments).values({ ...row, ...paid, id: "one", receipt: 1 });
  });
  const { proposals } = await desk.read();
  const all = { sent: 4, seen: 1, accepted: 2, declined: 1, offered: 1_200, value: 600 };
  expect(proposals.totals).toEqual([{ currency: "USD", ...all }]);
  expect(proposals.months.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
  expect(proposals.tours).toEqual([{ currency: "USD", name: "Kayak", ...all }]);
  expect(proposals.sources.map(({ name, sent }) => [name, sent])).toEqual(
    expect.arrayContaining([
      ["newsletter", 2],
      [null, 2],
    ]),
  );
  expect(proposals.declined).toEqual([{ reason: "Too dear", count: 1 }]);
  expect(proposals.daysToAccept).toBe(2);
  expect(proposals.open).toEqual(
    expect.arrayContaining([
      { currency: "USD", open: 510, overdue: 0 },
      { currency: "RWF", open: 50_000, overdue: 0 },
    ]),
  );
});

test("leaves out proposals of conversations in spam and trash", async () => {
  const desk = await openReport();
  for (const box of ["spam", "trash"]) {
    const id = await desk.ask(box);
    await addProposal(desk, id);
    await desk.change(id, { box });
  }
  const { proposals } = await desk.read();
  expect(proposals).toMatchObject({ totals: [], tours: [], daysToAccept: null, open: [] });
});

test("expects no money of a lost or cancelled trip", async () => {
  const desk = await openReport();
  const lost = await desk.ask("loser");
  await addProposal(desk, lost);
  expect((await desk.read()).proposals.open).toMatchObject([{ open: 300 }]);
  await desk.change(lost, { state: "lost" });
  const cancelled = await desk.ask("canceller");
  const row = { state: "withdrawn", cancelledAt: desk.ago(0) } as const;
  const { id } = await addProposal(desk, cancelled, { row });
  const payment = { proposalId: id, receivedOn: "2026-11-01", way: "Cash", byId: "x" };
  const paid = { amount: 90, settles: 90, currency: "USD", createdAt: desk.ago(1) };
  await desk.db.write((tx) =>
    tx.insert(payments).values({ ...payment, ...paid, id: "one", receipt: 1 }),
  );
  const { proposals } = await desk.read();
  expect(proposals).toMatchObject({ totals: [{ sent: 2, accepted: 1, value: 300 }], open: [] });
  const { text } = await desk.send("GET /api/numbers/proposals", { token: desk.token });
  expect(text).toMatch(/,cancelled,[^\r]*,USD,300,90,\r\n/);
  expect(text).toMatch(/,accepted,[^\r]*,USD,300,0,\r\n/);
});

test("exports a line per proposal, without names", async () => {
  const desk = await openReport();
  const id = await desk.ask("kayaker", { destination: "=Kayak" });
  await addProposal(desk, id);
  const { text, headers } = await desk.send("GET /api/numbers/proposals", { token: desk.token });
  expect(headers.get("Content-Disposition")).toMatch(/filename="proposals-.*\.csv"/);
  const [head, line] = text.split("\r\n");
  expect(head).toContain(
    "Sent,Seen,State,Decided,Days to acceptance,Reason for declining,Tour,Source,Currency,Total,Paid,Open",
  );
  expect(line).toMatch(/^[^,]+,,accepted,[^,]+,0,,'=Kayak,,USD,300,0,300$/);
  expect(text).not.toContain("kayaker");
});
