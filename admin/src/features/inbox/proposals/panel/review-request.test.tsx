import { screen } from "@testing-library/react";
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

const open = async (...proposals: Proposal[]) => {
  const guest = { email: "aline@example.test", phone: "+250788123456" };
  const opened = await openProposals("/inbox/conversation", proposals, guest);
  await screen.findByRole("article", { name: "Kayaking for two days" });
  return opened;
};

test("asks for a review by email once the trip is over", async () => {
  const { api, user } = await open(booked());
  const asked = booked(pastDays, { reviewRequest: aRequest() });
  api.answer(route, { message: "The email is on its way.", proposal: asked }, 201);
  await user.click(await screen.findByRole("button", { name: "By email" }));
  await screen.findByText("Asked for a review by email on Fri 20 Nov 2026. No review yet.");
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({ channel: "mail" });
});

test("offers a request for the trip that is over only", async () => {
  await open(booked(), booked({ title: "Bike tour" }, { _id: "future" }));
  expect(await screen.findAllByRole("button", { name: "By email" })).toHaveLength(1);
});

test("opens WhatsApp with the link", async () => {
  const request = aRequest({ channel: "whatsapp" });
  await open(booked(pastDays, { reviewRequest: request }));
  const chat = await screen.findByRole("link", { name: "Open WhatsApp" });
  expect(decodeURIComponent(chat.getAttribute("href")!)).toContain(request.link);
});

test("says how many reviews have come in", async () => {
  await open(booked(pastDays, { reviewRequest: aRequest({ received: 2 }) }));
  await screen.findByText(/2 reviews have come in\.$/);
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
});
