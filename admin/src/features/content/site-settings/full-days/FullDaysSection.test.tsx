import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService } from "../../../../testing/records.ts";
import { FullDaysSection } from "./FullDaysSection.tsx";

const route = "PUT /api/settings";
const tour = aService({ title: "Kayak" });

type Period = { from: string; to: string; tour: string | null };

const open = async (periods: Period[] = []) => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [tour] });
  api.answer("GET /api/pages", { pages: [] });
  api.answer(route, { message: "Settings saved.", version: "two" });
  const path = "/admin-settings/site/fullDays";
  const settings = { fullDays: { periods } };
  const { user } = openRoutes([{ path, Component: FullDaysSection }], path, api, { settings });
  await screen.findByText("Add full days");
  const row = (number: number) =>
    within(screen.getByRole("group", { name: `Full days ${number}` }));
  const type = (number: number, label: string, value: string) =>
    fireEvent.change(row(number).getByLabelText(label), { target: { value } });
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  const sent = () => api.requests(route).map(({ body }) => JSON.parse(body).value.periods);
  return { user, row, type, save, sent };
};

test("marks one day of the whole company as full with a date alone", async () => {
  const { user, type, save, sent } = await open();
  await user.click(screen.getByText("Add full days"));
  type(1, "First day", "2099-12-24");
  await save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()).toEqual([[{ from: "2099-12-24", to: "2099-12-24", tour: null }]]);
});

test("marks the days of a tour, keeps past rows, and drops blank ones", async () => {
  const past = { from: "2020-01-01", to: "2020-01-03", tour: null };
  const { user, row, type, save, sent } = await open([past]);
  expect(screen.getByText("Past")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove full days 1" }));
  await user.click(screen.getByText("Undo"));
  await user.click(screen.getByText("Add full days"));
  await user.click(screen.getByText("Add full days"));
  type(2, "First day", "2099-12-24");
  type(2, "Last day", "2099-12-20");
  await save();
  expect(await screen.findByText("The last day must not be before the first.")).toBeTruthy();
  expect(sent()).toEqual([]);
  type(2, "Last day", "2099-12-26");
  await user.click(row(2).getByRole("combobox", { name: "Tour" }));
  await user.click(await screen.findByRole("option", { name: "Kayak" }));
  await save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()).toEqual([[past, { from: "2099-12-24", to: "2099-12-26", tour: tour._id }]]);
});
