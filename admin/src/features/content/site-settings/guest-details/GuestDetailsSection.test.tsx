import { screen } from "@testing-library/react";
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
  await screen.findByRole("option", { name: "Gorillas" });
  await user.selectOptions(screen.getByLabelText("Asked on"), "gorillas");
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
