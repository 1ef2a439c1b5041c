import { screen, waitFor, within } from "@testing-library/react";
import type { Conversation } from "shared/inbox/conversations";
import { expect, test } from "vitest";
import { changeRoute, field, openInbox, row } from "../../../../testing/inbox.ts";
import { aConversation, anInquiry } from "../../../../testing/records.ts";

const known = { name: "Bea", email: "bea@example.test", phone: "+250788333444" };
const asked = {
  ...{ name: "Mallory", email: "bea@example.test", phone: "+250799666666" },
  ...{ destination: "Lake Kivu by bike", paxNumber: 1 },
  ...{ checkinDate: "2027-06-01", checkoutDate: "2027-06-02" },
  ...{ startsOn: "2027-06-01", endsOn: "2027-06-02" },
};
const entryOf = (inquiry: ReturnType<typeof anInquiry>) => ({
  ...{ kind: "inquiry", at: inquiry.createdAt, inquiry },
});

/** A confirmed trip beside which somebody asks for another one. */
const openBea = async (changes: Partial<Conversation> = {}) => {
  const own = anInquiry(known);
  const later = anInquiry({ ...asked, aside: true, message: "Write to +250 799 666 666." });
  const bea = aConversation({
    ...{ ...known, state: "confirmed", startsOn: "2027-01-11", endsOn: "2027-01-15" },
    asksFor: { ...asked, _id: later._id, createdAt: later.createdAt },
    ...changes,
  });
  const opened = await openInbox([bea]);
  const { api, user } = opened;
  const body = { conversation: bea, timeline: [entryOf(own), entryOf(later)], earlier: 0 };
  api.answer(`GET /api/conversations/${bea._id}`, body);
  await user.click(await row(bea.name ?? ""));
  await field(bea.name ?? "");
  return { ...opened, bea, later, body };
};

test("shows a newer request beside the trip and applies it", async () => {
  const { api, user, bea, later } = await openBea();
  const asksFor = within(
    await screen.findByRole("alert", { name: /^New request: Lake Kivu by bike/ }),
  );
  expect(asksFor.getByText("Tue 1 – Wed 2 Jun 2027 (1 night)")).toBeTruthy();
  expect(asksFor.getByText("Different name: Mallory")).toBeTruthy();
  expect(asksFor.getByText("New phone number: +250 799 666 666")).toBeTruthy();
  const before = [
    { id: bea._id, change: { request: { id: later._id, used: false } }, undoes: "e" },
  ];
  api.answer(changeRoute, { message: "Changed.", conversations: [bea], before });
  await user.click(asksFor.getByRole("button", { name: "Use these details" }));
  expect(await screen.findByText("Trip changed to the newer request.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(api.requests(changeRoute)).toHaveLength(2));
  const [used, undone] = api.requests(changeRoute).map(({ body }) => JSON.parse(body).changes);
  expect(used).toMatchObject([{ change: { request: { id: later._id, used: true } } }]);
  expect(undone).toEqual(before);
});

test("makes a newer inquiry a second trip", async () => {
  const { api, user, bea, later, body } = await openBea();
  const asksFor = within(await screen.findByRole("alert", { name: /^New request/ }));
  const route = `POST /api/conversations/${bea._id}/split`;
  api.answer(route, { message: "Moved to a new conversation.", ...body });
  await user.click(asksFor.getByRole("button", { name: "Make this a second trip" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Make a second trip" }));
  await waitFor(() => expect(api.requests(route)).toHaveLength(1));
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({ messages: [later._id] });
});

test("marks the number of a newer request and never links it", async () => {
  await openBea({ phone: null });
  expect(screen.queryByRole("link", { name: /799/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /^WhatsApp/ })).toBeNull();
  expect(await screen.findByText("New phone number")).toBeTruthy();
});

test("marks the address of a newer request even without a known one", async () => {
  const { api, refetch, bea } = await openBea({ email: "" });
  const own = anInquiry({ ...known, email: "" });
  const later = anInquiry({ ...asked, aside: true, email: "mallory@example.test" });
  const timeline = [entryOf(own), entryOf(later)];
  api.answer(`GET /api/conversations/${bea._id}`, { conversation: bea, timeline, earlier: 0 });
  await refetch();
  expect(await screen.findByText("New email address")).toBeTruthy();
});

test("never links a number in a mail that may be somebody else's", async () => {
  const { api, refetch, bea } = await openBea({ phone: null, asksFor: null });
  const mail = {
    ...{ _id: "m", kind: "reply", name: null, from: known.email, subject: "Re: Trip" },
    ...{ isFromElsewhere: false, isFoundByAddress: true, isCheckFailed: false, original: null },
    ...{ text: "Call +250 799 666 666", files: [], leftOut: [], spam: false, respondedAt: null },
  };
  const at = "2026-11-20T08:00:00.000Z";
  const timeline = [entryOf(anInquiry({ ...known, phone: null })), { kind: "mail", at, mail }];
  api.answer(`GET /api/conversations/${bea._id}`, { conversation: bea, timeline, earlier: 0 });
  await refetch();
  expect(await screen.findByText("Call +250 799 666 666")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /799/ })).toBeNull();
});
