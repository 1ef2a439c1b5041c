import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aSentProposal, openProposals, someTripGuests } from "../../../testing/proposals.ts";

const open = (guests?: object | "failing") => {
  const acceptance = { version: 1, option: "tent", extras: [], name: "Ada", by: null };
  const proposal = aSentProposal({
    state: "accepted",
    acceptance: { ...acceptance, at: "2026-11-20T06:00:00.000Z" },
  });
  return openProposals("/inbox/conversation", [proposal], {}, guests);
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
  await open({ ...someTripGuests(), link: null });
  expect(await screen.findByRole("link", { name: "Day sheet" })).toBeTruthy();
  expect(screen.queryByText(/^Guest details/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Ask for details" })).toBeNull();
});

test("says that the details couldn't be loaded", async () => {
  await open("failing");
  expect(await screen.findByText("Couldn't load the guest details.")).toBeTruthy();
});
