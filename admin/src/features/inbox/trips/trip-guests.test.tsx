import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aSentProposal, openProposals, someTripGuests } from "../../../testing/proposals.ts";

const open = async (guests?: "failing") => {
  const acceptance = { version: 1, option: "tent", extras: [], name: "Ada", by: null };
  const proposal = aSentProposal({
    state: "accepted",
    acceptance: { ...acceptance, at: "2026-11-20T06:00:00.000Z" },
  });
  return { proposal, ...(await openProposals("/inbox/conversation", [proposal], {}, guests)) };
};

test("an accepted trip shows who is filled in, and links to the forms and the day sheet", async () => {
  await open();
  await screen.findByText("Guest details: 1 of 2 filled in");
  const forms = screen.getByRole("link", { name: "Guest details" });
  expect(forms.getAttribute("href")).toBe("https://example.test/p/abcdefghijklmnopqrstuv/guests");
  const sheet = screen.getByRole("link", { name: "Day sheet" });
  expect(sheet.getAttribute("href")).toBe("/agenda/day-sheet?trip=conversation");
});

test("asks for missing details in the reply", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Ask for details" }));
  expect(await screen.findByDisplayValue(/abcdefghijklmnopqrstuv\/guests$/)).toBeTruthy();
});

test("offers only the day sheet when nobody is asked for details", async () => {
  const { api, proposal, refetch } = await open();
  await screen.findByRole("button", { name: "Ask for details" });
  api.answer(`GET /api/proposals/${proposal._id}/guests`, { ...someTripGuests(), link: null });
  await refetch();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ask for details" })).toBeNull());
  expect(screen.queryByText(/^Guest details/)).toBeNull();
  expect(screen.getByRole("link", { name: "Day sheet" })).toBeTruthy();
});

test("says that the details couldn't be loaded, and tries again", async () => {
  const { api, proposal, user } = await open("failing");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Couldn't load the guest details.");
  api.answer(`GET /api/proposals/${proposal._id}/guests`, someTripGuests());
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("Guest details: 1 of 2 filled in");
});
