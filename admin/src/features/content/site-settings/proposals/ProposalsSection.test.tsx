import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { ProposalsSection } from "./ProposalsSection.tsx";

test("saves what new proposals begin with, and refuses more than the whole as a deposit", async () => {
  const api = await startFakeApi();
  api.answer("PUT /api/settings", { message: "Settings saved.", version: "two" });
  const children = [{ path: "/", Component: ProposalsSection }];
  const { user } = openRoutes([{ Component: AlertArea, children }], "/", api);
  const deposit = await screen.findByLabelText(/^Deposit \(percent\)/);
  await user.clear(deposit);
  await user.type(deposit, "120");
  await user.type(screen.getByLabelText(/^Terms/), "Free until a week before.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Deposit must be a whole number from 0 to 100.")).toBeTruthy();
  await user.clear(deposit);
  await user.type(deposit, "50");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved\./);
  const [sent] = api.requests("PUT /api/settings");
  expect(JSON.parse(sent!.body)).toMatchObject({
    section: "proposals",
    value: { validDays: 14, depositPercent: 50, restDays: 0, terms: "Free until a week before." },
  });
});
