import { screen, waitFor, within } from "@testing-library/react";
import type { Proposal } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import {
  acceptDrafts,
  aSentProposal,
  aStoredProposal,
  aVersion,
  openContent,
  openProposals,
} from "../../../../testing/proposals.ts";

const inbox = "/inbox/conversation";
const listRoute = "GET /api/conversations/conversation/proposals";
const at = "2026-11-20T06:00:00.000Z";

const open = async (proposals: Proposal[] | "failing", guest = {}) => {
  const opened = await openProposals(inbox, proposals, guest);
  const reader = within(await screen.findByRole("region", { name: "Aline" }));
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole("button", { name }));
  const choose = async (name: string) => {
    await press(/^More for /);
    await opened.user.click(await screen.findByRole("menuitem", { name }));
  };
  return { ...opened, reader, press, choose };
};

const due = { label: "Deposit", amount: 90, paid: 0, dueOn: null, isOverdue: false };
const rest = { label: "Rest", amount: 210, paid: 0, dueOn: "2999-12-10", isOverdue: false };
const instalments = [
  { ...due, reference: "K7M2-XQ4P-1" },
  { ...rest, reference: "K7M2-XQ4P-2" },
];
const balance = { currency: "USD", total: 300, paid: 0, open: 300, due: 90, instalments };

const acceptedBy = (changes: Partial<Proposal> = {}) =>
  aSentProposal({
    state: "accepted",
    acceptance: { version: 1, option: "tent", extras: [], name: "Aline Uwase", at, by: null },
    balance,
    ...changes,
  });

const aPayment = (changes = {}) => ({
  ...{ _id: "payment", receipt: "K7M2-XQ4P-1", createdAt: at, by: null },
  ...{ receivedOn: "2026-12-03", way: "Bank transfer", amount: 90, currency: "USD", settles: 90 },
  ...{ note: null, fiscalNumber: null },
  ...changes,
});

test("drafts the first proposal of a conversation and opens it", async () => {
  const { api, press, address } = await open([]);
  const proposal = aStoredProposal();
  api.answer("POST /api/conversations/conversation/proposals", { message: "Drafted.", proposal });
  api.answer("GET /api/proposals/proposal", { proposal });
  acceptDrafts(api, proposal);
  await press("Proposal");
  expect(await screen.findByDisplayValue("Kayaking for two days")).toBeTruthy();
  expect(address()).toBe("/proposals/proposal");
  const [created] = api.requests("POST /api/conversations/conversation/proposals");
  expect(created!.headers["idempotency-key"]).toMatch(/^[\da-f-]{36}$/);
});

test("opens the draft instead of making another one", async () => {
  const { api, press, address } = await open([aStoredProposal()]);
  await screen.findByText(/^Not sent yet\. Last changed on/);
  await press("Proposal");
  await waitFor(() => expect(address()).toBe("/proposals/proposal"));
  expect(api.requests("POST /api/conversations/conversation/proposals")).toEqual([]);
});

test("looks for a draft that somebody else has made meanwhile", async () => {
  const { api, press, address } = await open([]);
  await waitFor(() => expect(api.requests(listRoute)).not.toEqual([]));
  const proposal = aStoredProposal();
  api.answer(listRoute, { proposals: [proposal] });
  api.answer("GET /api/proposals/proposal", { proposal });
  await press("Proposal");
  await waitFor(() => expect(address()).toBe("/proposals/proposal"));
  expect(api.requests("POST /api/conversations/conversation/proposals")).toEqual([]);
});

test("moves the focus to the proposals that were sent", async () => {
  const { press } = await open([aSentProposal()]);
  const heading = await screen.findByRole("heading", { name: "Proposal" });
  await press("Proposal");
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("says how it was sent, whether it was seen, until when it is valid, and its total", async () => {
  const seen = aVersion({ sentAt: "2026-12-03T08:00:00.000Z", seenAt: "2026-12-04T08:00:00.000Z" });
  await open([aSentProposal({ versions: [seen] })]);
  const card = within(await screen.findByRole("article", { name: "Kayaking for two days" }));
  expect(card.getByText("Seen")).toBeTruthy();
  expect(card.getByText("US$ 300")).toBeTruthy();
  expect(
    card.getByText(
      "Sent by email on Thu 3 Dec 2026, seen on Fri 4 Dec 2026. Valid until Sat 14 Dec 2999.",
    ),
  ).toBeTruthy();
});

test.each([
  [
    aSentProposal({ versions: [aVersion({ content: openContent({ validUntil: "2026-11-01" }) })] }),
    "Expired",
    /Was valid until Sun 1 Nov 2026\.$/,
  ],
  [
    aSentProposal({ state: "declined", declined: { reason: "Too far.", at } }),
    "Declined",
    "Declined on Fri 20 Nov 2026: “Too far.”",
  ],
  [aSentProposal({ state: "withdrawn" }), "Withdrawn", "Withdrawn. The guest can't accept it."],
  [
    acceptedBy({
      acceptance: {
        ...{ version: 1, option: "tent", extras: [], name: "Aline", at },
        by: { _id: "ada", username: "Ada" },
      },
    }),
    "Accepted",
    "Accepted by Ada for Aline on Fri 20 Nov 2026.",
  ],
  [
    acceptedBy({
      ...{ state: "withdrawn", cancelledAt: "2026-12-04T08:00:00.000Z", balance: null },
      payments: [aPayment()],
    }),
    "Cancelled",
    "Accepted by Aline Uwase on Fri 20 Nov 2026, cancelled on Fri 4 Dec 2026. US$ 90 was paid.",
  ],
])("says in words what happened to a proposal: %#", async (proposal, label, text) => {
  await open([proposal]);
  const card = within(await screen.findByRole("article"));
  expect(card.getByText(label)).toBeTruthy();
  expect(card.getByText(text)).toBeTruthy();
});

test("shows the newest five of many proposals first", async () => {
  const many = Array.from({ length: 7 }, (_, index) => aSentProposal({ _id: `proposal-${index}` }));
  const { press } = await open(many);
  await screen.findByRole("heading", { name: "Proposals (7)" });
  expect(screen.getAllByRole("article")).toHaveLength(5);
  await press("Show all 7");
  expect(screen.getAllByRole("article")).toHaveLength(7);
});

test("offers to load the proposals again after a failure", async () => {
  const { api, press } = await open("failing");
  await screen.findByText("Couldn't load the proposals.");
  api.answer(listRoute, { proposals: [aSentProposal()] });
  await press("Try again");
  expect(await screen.findByRole("article")).toBeTruthy();
});

test("starts a new version of a proposal that was sent", async () => {
  const { api, press, address } = await open([aSentProposal()]);
  const proposal = aStoredProposal({ state: "sent", versions: [aVersion()] });
  api.answer("POST /api/proposals/proposal/draft", { message: "Started.", proposal });
  api.answer("GET /api/proposals/proposal", { proposal });
  await press("New version");
  await waitFor(() => expect(address()).toBe("/proposals/proposal"));
});

test("marks a link as sent, and leads to the chat again", async () => {
  const version = aVersion({ channel: "whatsapp", sentAt: null });
  const ready = aSentProposal({ state: "ready", versions: [version] });
  const { api, press, user } = await open([ready], { phone: "+250788123456" });
  const sent = aSentProposal({ versions: [aVersion({ channel: "whatsapp" })] });
  api.answer("POST /api/proposals/proposal/sent", { message: "Marked as sent.", proposal: sent });
  api.answer(listRoute, { proposals: [sent] });
  await press(/^More for /);
  const chat = await screen.findByRole("menuitem", { name: "Open WhatsApp" });
  expect(chat.getAttribute("href")).toContain(encodeURIComponent(version.link));
  expect(screen.getByRole("menuitem", { name: "Open as the guest" }).getAttribute("href")).toBe(
    version.link,
  );
  await user.keyboard("{Escape}");
  await press("Mark as sent");
  expect(await screen.findByText("Marked as sent.")).toBeTruthy();
  expect(await screen.findByText(/^Sent by WhatsApp on/)).toBeTruthy();
});

test.each([
  ["that the guest got", at, /Here is our new proposal .* It replaces the earlier one/],
  ["that was taken back unseen", null, /Here is our proposal /],
])("writes to the chat about a version %s before", async (_, sentAt, words) => {
  const earlier = aVersion({ channel: "whatsapp", sentAt });
  const newest = aVersion({ number: 2, channel: "whatsapp", sentAt: null });
  const ready = aSentProposal({ state: "ready", versions: [newest, earlier] });
  const { press } = await open([ready], { phone: "+250788123456" });
  await press(/^More for /);
  const chat = await screen.findByRole("menuitem", { name: "Open WhatsApp" });
  const text = new URL(chat.getAttribute("href")!).searchParams.get("text");
  expect(text).toMatch(words);
});

test("accepts for a guest with the chosen option and extras", async () => {
  const content = openContent({
    options: [
      { id: "tent", title: "Tent", lines: [{ label: "Each", quantity: 2, unitPrice: 150 }] },
      { id: "cabin", title: "Cabin", lines: [{ label: "Each", quantity: 2, unitPrice: 200 }] },
    ],
    extras: [{ id: "bike", label: "Bicycle", quantity: 2, unitPrice: 10 }],
  });
  const { api, user, choose } = await open([aSentProposal({ versions: [aVersion({ content })] })]);
  const proposal = acceptedBy();
  api.answer("POST /api/proposals/proposal/acceptance", { message: "Accepted.", proposal });
  await choose("Accept for the guest");
  const dialog = within(await screen.findByRole("dialog", { name: "Accept for the guest" }));
  for (const radio of dialog.getAllByRole("radio")) expect(radio).toHaveProperty("checked", false);
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  expect(await dialog.findByText("Choose an option.")).toBeTruthy();
  expect(api.requests("POST /api/proposals/proposal/acceptance")).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: /^Cabin, US\$.400$/ }));
  await user.click(dialog.getByRole("checkbox", { name: /^Bicycle, 2 × US\$.10$/ }));
  expect(dialog.getByText("Total US$ 420")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent] = api.requests("POST /api/proposals/proposal/acceptance");
  expect(JSON.parse(sent!.body)).toEqual({
    ...{ version: 1, option: "cabin", extras: ["bike"], name: "Aline" },
  });
});

test("cancels an accepted trip after saying what was paid", async () => {
  const { api, press, choose } = await open([acceptedBy({ payments: [aPayment()] })]);
  const route = "POST /api/proposals/proposal/withdraw";
  const changes = { state: "withdrawn", cancelledAt: at, balance: null } as const;
  const proposal = acceptedBy({ ...changes, payments: [aPayment()] });
  api.answer(route, { message: "Trip cancelled.", proposal });
  api.answer(listRoute, { proposals: [proposal] });
  await choose("Cancel the trip");
  expect(
    await screen.findByText(
      /^US\$ 90 was paid\. Payments stay recorded; the details of the guests are deleted/,
    ),
  ).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
  await press("Cancel the trip");
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  const [sent] = api.requests(route);
  expect(JSON.parse(sent!.body)).toEqual({ updatedAt: at });
  expect(screen.queryByRole("button", { name: "Record payment" })).toBeNull();
  expect(screen.queryByRole("button", { name: "New version" })).toBeNull();
});

test("accepts for a guest who declined first, and does not offer the declined version again", async () => {
  const declined = aSentProposal({ state: "declined", declined: { reason: null, at } });
  const { api, user, choose, press } = await open([declined], { phone: "+250788123456" });
  await press(/^More for /);
  expect(screen.queryByRole("menuitem", { name: /WhatsApp/ })).toBeNull();
  await user.keyboard("{Escape}");
  api.answer("POST /api/proposals/proposal/acceptance", {
    ...{ message: "Accepted.", proposal: acceptedBy() },
  });
  await choose("Accept for the guest");
  await press("Accept");
  await waitFor(() =>
    expect(api.requests("POST /api/proposals/proposal/acceptance")).toHaveLength(1),
  );
});

test("offers no draft of an accepted proposal", async () => {
  const { press } = await open([acceptedBy()], { phone: "+250788123456" });
  await screen.findByRole("article");
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  await press(/^More for /);
  expect(await screen.findByRole("menuitem", { name: "Copy link" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: /WhatsApp|Accept/ })).toBeNull();
});

test("asks before withdrawing a proposal", async () => {
  const { api, press, choose } = await open([aSentProposal()]);
  const proposal = aSentProposal({ state: "withdrawn" });
  api.answer("POST /api/proposals/proposal/withdraw", { message: "Withdrawn.", proposal });
  await choose("Withdraw");
  expect(api.requests("POST /api/proposals/proposal/withdraw")).toEqual([]);
  await press("Withdraw");
  await waitFor(() =>
    expect(api.requests("POST /api/proposals/proposal/withdraw")).toHaveLength(1),
  );
});

test.each([
  [aStoredProposal(), "It was never sent."],
  [aStoredProposal({ state: "sent", versions: [aVersion()] }), "The guest's version is unchanged."],
  [aStoredProposal({ versions: [aVersion()] }), "The guest's link stays withdrawn."],
])("discards a draft as it was read and says what the guest has: %#", async (proposal, outcome) => {
  const { api, press, choose } = await open([proposal]);
  const route = "DELETE /api/proposals/proposal/draft";
  api.answer(route, { message: "Draft discarded." });
  await choose("Discard the draft");
  await press("Discard");
  expect(await screen.findByText(outcome)).toBeTruthy();
  const [sent] = api.requests(route);
  expect(new URLSearchParams(sent!.search).get("updatedAt")).toBe(proposal.updatedAt);
});

test("shows the draft that somebody else has changed instead of discarding it", async () => {
  const { api, press, choose } = await open([aStoredProposal()]);
  const current = aSentProposal();
  const message = "Someone else changed this in the meantime.";
  const route = "DELETE /api/proposals/proposal/draft";
  api.refuse(route, 409, { message, code: "edit_conflict", current });
  api.answer(listRoute, { proposals: [current] });
  await choose("Discard the draft");
  await press("Discard");
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText(/^Sent by email on/)).toBeTruthy();
});

test("records the amount that is due, with its receipt by email", async () => {
  const { api, user, press } = await open([acceptedBy()]);
  api.answer("GET /api/ways-to-pay", {
    ways: [{ kind: "cash", name: "Cash on arrival", instructions: null }],
    changedAt: null,
  });
  const proposal = acceptedBy({ payments: [aPayment()] });
  const message = "Payment recorded. The receipt is on its way to the guest.";
  api.answer("POST /api/proposals/proposal/payments", { message, proposal });
  expect(await screen.findByText("US$ 0 of US$ 300 paid")).toBeTruthy();
  expect(screen.getByText("Deposit of US$ 90: due now")).toBeTruthy();
  await press("Record payment");
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }));
  expect(dialog.getByText("US$ 300 is open, US$ 90 is due now.")).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveProperty("value", "90");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(await dialog.findByText("Paid by is required.")).toBeTruthy();
  await user.type(dialog.getByRole("combobox", { name: "Paid by" }), "Mobile money");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(await screen.findByText(message)).toBeTruthy();
  const [sent] = api.requests("POST /api/proposals/proposal/payments");
  expect(JSON.parse(sent!.body)).toMatchObject({
    ...{ amount: 90, settles: 90, currency: "USD", way: "Mobile money" },
  });
});

test("asks what a payment in another currency counts as", async () => {
  const { api, user, press } = await open([acceptedBy()]);
  const proposal = acceptedBy();
  api.answer("POST /api/proposals/proposal/payments", { message: "Payment recorded.", proposal });
  await press("Record payment");
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Currency" }), "RWF");
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  await user.clear(amount);
  await user.type(amount, "130 000");
  await user.type(dialog.getByRole("textbox", { name: "Counts as (USD)" }), "90");
  await user.type(dialog.getByRole("combobox", { name: "Paid by" }), "Cash");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [sent] = api.requests("POST /api/proposals/proposal/payments");
  expect(JSON.parse(sent!.body)).toMatchObject({ amount: 130_000, currency: "RWF", settles: 90 });
});

test("offers the receipt of a proposal by email whose guest has no address any more", async () => {
  const proposal = acceptedBy({ payments: [aPayment()] });
  const { api, user, press } = await open([proposal], { email: "" });
  const message = "Payment recorded. No receipt was emailed.";
  api.answer("POST /api/proposals/proposal/payments", { message, proposal });
  await press("Record payment");
  const dialog = within(await screen.findByRole("dialog", { name: "Record a payment" }));
  await user.type(dialog.getByRole("combobox", { name: "Paid by" }), "Cash");
  await user.click(dialog.getByRole("button", { name: "Record" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText("Send the receipt from the list of payments.")).toBeTruthy();
  await press("Send receipt K7M2-XQ4P-1");
  const reply = await screen.findByRole("textbox", { name: /^Your reply/ });
  expect(reply).toHaveProperty("value", expect.stringContaining("Receipt K7M2-XQ4P-1"));
});

test("removes a payment after asking", async () => {
  const { api, press } = await open([acceptedBy({ payments: [aPayment()] })]);
  const proposal = acceptedBy();
  api.answer("DELETE /api/payments/payment", { message: "Payment removed.", proposal });
  api.answer(listRoute, { proposals: [proposal] });
  await press("Remove payment K7M2-XQ4P-1");
  expect(await screen.findByText(/^US\$ 90 of Thu 3 Dec 2026\./)).toBeTruthy();
  await press("Remove");
  expect(await screen.findByText("Payment removed.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("list", { name: "Payments received" })).toBeNull());
});

const overdue = acceptedBy({
  balance: {
    ...balance,
    instalments: [{ ...instalments[0]!, dueOn: "2020-01-01", isOverdue: true }, instalments[1]!],
  },
});

test("writes a reminder of an overdue payment into the reply", async () => {
  const { press } = await open([overdue]);
  expect(
    await screen.findByText(/^Deposit of US\$ 90: due Wed 1 Jan 2020, \d+ days overdue$/),
  ).toBeTruthy();
  await press("Write reminder");
  const reply = await screen.findByRole("textbox", { name: "Your reply to Aline" });
  expect(reply).toHaveProperty(
    "value",
    expect.stringMatching(/^Hello Aline,.*US\$.90.*was due on Wed 1 Jan 2020.*K7M2-XQ4P-1/s),
  );
  expect(document.activeElement).toBe(reply);
});

test("says that a payment without a day is overdue, and reminds of it", async () => {
  const late = [{ ...instalments[0]!, isOverdue: true }, instalments[1]!];
  const { press } = await open([acceptedBy({ balance: { ...balance, instalments: late } })]);
  expect(await screen.findByText("Deposit of US$ 90: overdue")).toBeTruthy();
  await press("Write reminder");
  const reply = await screen.findByRole("textbox", { name: "Your reply to Aline" });
  expect(reply).toHaveProperty("value", expect.stringContaining("is overdue. Please use"));
});

test("a reminder names every overdue payment and their sum", async () => {
  const late = [
    { ...instalments[0]!, paid: 30, dueOn: "2020-01-01", isOverdue: true },
    { ...instalments[1]!, dueOn: "2020-02-01", isOverdue: true },
  ];
  const { press } = await open([acceptedBy({ balance: { ...balance, instalments: late } })]);
  await press("Write reminder");
  const reply = await screen.findByRole("textbox", { name: "Your reply to Aline" });
  const text = reply instanceof HTMLTextAreaElement ? reply.value.replaceAll("\u00a0", " ") : "";
  expect(text).toContain("- Deposit: US$ 60 was due on Wed 1 Jan 2020, reference K7M2-XQ4P-1");
  expect(text).toContain("- Rest: US$ 210 was due on Sat 1 Feb 2020, reference K7M2-XQ4P-2");
  expect(text).toContain("Together they are US$ 270.");
});

test("opens the chat for reminders and receipts of a proposal that was sent by WhatsApp", async () => {
  const versions = [aVersion({ channel: "whatsapp" })];
  const proposal = { ...overdue, versions, payments: [aPayment()] };
  await open([proposal], { phone: "+250788123456" });
  const reminder = await screen.findByRole("link", { name: "Write reminder" });
  expect(reminder.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/250788123456\?text=/);
  const receipt = screen.getByRole("link", { name: "Send receipt K7M2-XQ4P-1" });
  expect(new URL(receipt.getAttribute("href")!).searchParams.get("text")).toMatch(
    /We received US\$.90 on Thu 3 Dec 2026.*not a tax invoice/s,
  );
});
