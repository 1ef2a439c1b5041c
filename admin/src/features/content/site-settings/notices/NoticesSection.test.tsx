import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aService } from "../../../../testing/records.ts";
import { NoticesSection } from "./NoticesSection.tsx";

const route = "PUT /api/settings";
const path = "/admin-settings/site/notices";

const open = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [aService({ title: "Kayak" })] });
  api.answer("GET /api/pages", { pages: [] });
  api.answer(route, { message: "Settings saved.", version: "two" });
  const { user } = openRoutes([{ path, Component: NoticesSection }], path, api);
  await user.click(await screen.findByRole("button", { name: "Add notice" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  return { user, type, save, sent: () => api.requests(route).map(({ body }) => JSON.parse(body)) };
};

test("stores a notice by the company's clock and shows what visitors will see", async () => {
  const { type, save, sent } = await open();
  type(/^Text/, "The road is closed.");
  type(/^Link( \*)?$/, "/about");
  type(/^Shows from/, "2026-12-01T08:00");
  type(/^Until/, "2026-12-02T08:00");
  expect(screen.getByText("Find out more", { selector: "u" })).toBeTruthy();
  await save();
  await screen.findByText("Saved. It will be live in a moment.");
  // Kigali is two hours ahead of UTC.
  expect(sent()[0].value.list).toMatchObject([
    {
      text: "The road is closed.",
      link: "/about",
      linkLabel: null,
      place: "site",
      tour: null,
      startsAt: "2026-12-01T06:00:00.000Z",
      endsAt: "2026-12-02T06:00:00.000Z",
    },
  ]);
});

test("refuses a notice that ends before it begins, and one for a tour without the tour", async () => {
  const { user, type, save, sent } = await open();
  type(/^Text/, "The road is closed.");
  type(/^Shows from/, "2026-12-02T08:00");
  type(/^Until/, "2026-12-01T08:00");
  await save();
  expect(await screen.findByText("The end must be after the start.")).toBeTruthy();
  type(/^Until/, "2026-12-03T08:00");
  await user.selectOptions(screen.getByLabelText("Where"), "One tour's page");
  await save();
  expect(await screen.findByText("Choose a tour.")).toBeTruthy();
  expect(sent()).toEqual([]);
});
