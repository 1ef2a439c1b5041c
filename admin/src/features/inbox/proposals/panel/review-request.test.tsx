import { screen, within } from "@testing-library/react";
import type { Proposal } from "shared/inbox/proposals/proposals";
import type { ReviewRequest } from "shared/inbox/proposals/review-requests";
import { expect, test } from "vitest";
import {
  aSentProposal,
  aVersion,
  openContent,
  openProposals,
} from "../../../../testing/proposals.ts";

const at = "2026-11-20T06:00:00.000Z";
const route = "POST /api/proposals/proposal/review-request";
const pastDays = { startsOn: "2024-05-01", endsOn: "2024-05-02" };

const booked = (days: object = pastDays, changes: Partial<Proposal> = {}) =>
  aSentProposal({
    state: "accepted",
    versions: [aVersion({ content: openContent(days) })],
    acceptance: { version: 1, option: "tent", extras: [], name: "Aline Uwase", at, by: null },
    ...changes,
  });

const aRequest = (changes: Partial<ReviewRequest> = {}): ReviewRequest => ({
  channel: "mail",
  link: "https://example.test/review#token=abcdefghijklmnopqrstuv",
  ...{ askedAt: at, remindedAt: null, expiresAt: "2999-02-18T06:00:00.000Z", received: 0 },
  ...changes,
});

const guest = { email: "aline@example.test", phone: "+250788123456" };

const open = async (...proposals: Proposal[]) => {
  const opened = await openProposals("/inbox/conversation", proposals, guest);
  await screen.findByRole("article", { name: "Kayaking for two days" });
  return opened;
};

const askByMail = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "By email" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("aline@example.test");
  await user.click(within(dialog).getByRole("button", { name: "Send email" }));
};

test("asks for a review by email once the trip is over", async () => {
  const { api, user } = await open(booked());
  const asked = booked(pastDays, { reviewRequest: aRequest() });
  api.answer(route, { message: "The email is on its way.", proposal: asked }, 201);
  // The notice comes after the list is read again.
  api.answer("GET /api/conversations/conversation/proposals", { proposals: [asked] });
  await askByMail(user);
  await screen.findByText("The email is on its way.");
  await screen.findByText("Asked for a review by email on Fri 20 Nov 2026. No review yet.");
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({ channel: "mail" });
});

test("offers a request for the trip that is over only", async () => {
  await open(booked(), booked({ title: "Bike tour" }, { _id: "future" }));
  expect(await screen.findAllByRole("button", { name: "By email" })).toHaveLength(1);
});

test("asks no guest without an email address and a phone number", async () => {
  await openProposals("/inbox/conversation", [booked()], { email: "", phone: null });
  await screen.findByRole("article", { name: "Kayaking for two days" });
  expect(screen.queryByText("Ask for a review:")).toBeNull();
});

test("sends no email before that is confirmed", async () => {
  const { api, user } = await open(booked());
  await user.click(await screen.findByRole("button", { name: "By email" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(api.requests(route)).toEqual([]);
});

test("offers no request for a trip that the team moved", async () => {
  const dates = { startsOn: "2999-05-01", endsOn: null };
  await openProposals("/inbox/conversation", [booked()], { ...guest, ...dates });
  await screen.findByRole("article", { name: "Kayaking for two days" });
  expect(screen.queryByRole("button", { name: "By email" })).toBeNull();
});

test("makes a link for WhatsApp, which can be mailed instead", async () => {
  const { api, user } = await open(booked());
  const request = aRequest({ channel: "whatsapp" });
  const made = booked(pastDays, { reviewRequest: request });
  api.answer(route, { message: "The link is ready to be sent.", proposal: made }, 201);
  await user.click(await screen.findByRole("button", { name: "By WhatsApp" }));
  await screen.findByText("Link to the review form made on Fri 20 Nov 2026. No review yet.");
  const chat = await screen.findByRole("link", { name: "Open WhatsApp" });
  expect(decodeURIComponent(chat.getAttribute("href")!)).toContain(request.link);
  const asked = booked(pastDays, { reviewRequest: aRequest() });
  api.answer(route, { message: "The email is on its way.", proposal: asked }, 201);
  await askByMail(user);
  await screen.findByText("Asked for a review by email on Fri 20 Nov 2026. No review yet.");
  const channels = api.requests(route).map(({ body }) => JSON.parse(body).channel);
  expect(channels).toEqual(["whatsapp", "mail"]);
});

test("says how many reviews have come in", async () => {
  await open(booked(pastDays, { reviewRequest: aRequest({ received: 2 }) }));
  await screen.findByText(/2 reviews have come in\.$/);
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
});
