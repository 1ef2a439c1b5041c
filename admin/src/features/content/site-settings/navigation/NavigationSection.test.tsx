import { fireEvent, screen, within } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { aPage } from "../../../../testing/records.ts";
import { NavigationSection } from "./NavigationSection.tsx";

const route = "PUT /api/settings";

const open = async () => {
  const api = await startFakeApi();
  const menu = [{ label: "Gallery", link: "/gallery" }];
  const settings = { navigation: { ...blankSettings.navigation, menu, footer: [] } };
  api.answer("GET /api/pages", { pages: [aPage({ title: "Our boats", slug: "our-boats" })] });
  api.answer(route, { message: "Settings saved.", version: "two" });
  const children = [{ path: "/", Component: NavigationSection }];
  const opened = openRoutes([{ Component: AlertArea, children }], "/", api, { settings });
  await screen.findByText("Menu");
  const [addToMenu] = screen.getAllByText("Add link");
  fireEvent.click(addToMenu!.closest("button")!);
  const link = within(screen.getByLabelText("Link 2"));
  fireEvent.change(link.getByLabelText("Label"), { target: { value: "Boats" } });
  const save = () => fireEvent.click(screen.getByText("Save").closest("button")!);
  const sent = () => api.requests(route).map(({ body }) => JSON.parse(body).value.menu);
  await screen.findAllByText("Our boats");
  return { ...opened, link, menu, save, sent };
};

test("a menu link leads to one of the owner's pages", async () => {
  const { link, menu, save, sent } = await open();
  fireEvent.change(link.getByLabelText("Links to"), { target: { value: "/our-boats" } });
  expect(link.queryByLabelText("Address")).toBeNull();
  save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()).toEqual([[...menu, { label: "Boats", link: "/our-boats" }]]);
});

test("refuses a link that runs a script beside its field", async () => {
  const { link, save, sent } = await open();
  fireEvent.change(link.getByLabelText("Address"), { target: { value: "javascript:alert(1)" } });
  save();
  expect(await link.findByText(/^Link must be a web address/)).toBeTruthy();
  expect(sent()).toEqual([]);
});
