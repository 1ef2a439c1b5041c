import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService, someFacts } from "../../../../testing/records.ts";
import { newServiceSchema } from "../values/service-schema.ts";
import { serviceFormValues } from "../values/service-values.ts";
import { submitService, useServiceForm } from "../values/use-service-form.ts";
import { DeparturesSection } from "./DeparturesSection.tsx";

const departures = [
  { date: "2020-01-01", places: 2 },
  { date: "2099-05-02", places: 3 },
];
const values = serviceFormValues(aService({ facts: { ...someFacts, departures } }));

const open = async () => {
  const saved: object[] = [];
  const Departures = () => {
    const form = useServiceForm(values, newServiceSchema);
    return (
      <form onSubmit={submitService(form, ({ facts }) => saved.push(facts.departures))}>
        <DeparturesSection form={form} />
        <button type="submit">Save</button>
      </form>
    );
  };
  const { user } = openRoutes([{ path: "/", Component: Departures }], "/", await startFakeApi());
  await screen.findByRole("group", { name: "Departure 1" });
  const type = (row: number, label: string, value: string) =>
    fireEvent.change(
      within(screen.getByRole("group", { name: `Departure ${row}` })).getByLabelText(label),
      { target: { value } },
    );
  return { user, saved, type };
};

test("marks past departures and keeps them, so that a mistyped year is not lost", async () => {
  const { user, saved } = await open();
  const mark = screen.getByText("Past");
  expect(screen.getByRole("group", { name: "Departure 1" }).contains(mark)).toBe(true);
  await user.click(screen.getByText("Save"));
  expect(saved).toEqual([
    [
      { date: "2020-01-01", places: "2" },
      { date: "2099-05-02", places: "3" },
    ],
  ]);
});

test("marks a departure as past from the company's midnight on", async () => {
  // Half past midnight on 3 May in Kigali.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-05-02T22:30:00Z") });
  await open();
  await waitFor(() => expect(screen.getAllByText("Past")).toHaveLength(2));
  vi.useRealTimers();
});

test("refuses a date twice, and places that are missing or too many", async () => {
  const { user, saved, type } = await open();
  await user.click(screen.getByText("Add departure"));
  type(3, "Date", "2099-05-02");
  type(3, "Places left", "1000");
  await user.click(screen.getByText("Save"));
  expect(screen.getByText("This date is already in the list.")).toBeTruthy();
  expect(screen.getByText("Places left must be a whole number from 0 to 99.")).toBeTruthy();
  expect(saved).toEqual([]);
});
