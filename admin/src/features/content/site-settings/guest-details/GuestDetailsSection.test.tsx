import { screen, waitFor } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService } from "../../../../testing/records.ts";
import { GuestDetailsSection } from "./GuestDetailsSection.tsx";

test("switches a question off and adds one for a tour", async () => {
  const api = await startFakeApi();
  api.answer("PUT /api/settings", { message: "Settings saved.", version: "two" });
  api.answer("GET /api/services", { services: [aService({ _id: "gorillas", title: "Gorillas" })] });
  const children = [{ path: "/", Component: GuestDetailsSection }];
  const { user } = openRoutes([{ Component: AlertArea, children }], "/", api);
  await user.click(await screen.findByRole("checkbox", { name: "Height in cm" }));
  await user.click(screen.getByRole("button", { name: "Add question" }));
  await user.type(screen.getByRole("textbox", { name: /^Question/ }), "Passport number");
  await user.click(screen.getByRole("combobox", { name: "Tour" }));
  await user.click(await screen.findByRole("option", { name: "Gorillas" }));
  await user.type(screen.getByLabelText(/^Risks/), "The lake is deep.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved\./);
  const [sent] = api.requests("PUT /api/settings");
  const { section, value } = JSON.parse(sent?.body ?? "{}");
  expect({ section, value }).toMatchObject({
    section: "guestDetails",
    value: {
      isAsked: true,
      questions: ["age", "diet", "swims", "pickup", "flight", "emergency"],
      own: [{ label: "Passport number", tourId: "gorillas" }],
      risks: "The lake is deep.",
    },
  });
});

test("shows the id of a deleted tour instead of all tours", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [aService({ _id: "gorillas" })] });
  const own = [
    { id: "2f0ab2c6-6d5c-4a8e-9c29-1f4c6d1c7f10", label: "Size of shoes", tourId: "deleted" },
  ];
  const settings = { guestDetails: { ...blankSettings.guestDetails, own } };
  openRoutes([{ path: "/", Component: GuestDetailsSection }], "/", api, { settings });
  const tour = await screen.findByRole("combobox", { name: "Tour" });
  await waitFor(() => expect(tour).toHaveProperty("value", "deleted"));
});
