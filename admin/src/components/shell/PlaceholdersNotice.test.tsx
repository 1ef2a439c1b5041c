import { screen, within } from "@testing-library/react";
import { blankSettings } from "shared/site-settings";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openRoutes, signIn } from "../../testing/open-admin.tsx";
import { PlaceholdersNotice } from "./PlaceholdersNotice.tsx";

const routes = [{ path: "*", element: <PlaceholdersNotice /> }];
const open = async (path: string) => {
  signIn();
  openRoutes(routes, path, await startFakeApi(), {
    settings: { contact: { ...blankSettings.contact, email: "hello@tours.example" } },
  });
  return screen.findByRole("group");
};

test("the dashboard names what visitors are told wrongly, and leads there", async () => {
  const notice = await open("/admin-panel");
  expect(notice.hasAttribute("open")).toBe(true);
  const link = within(notice).getByRole("link", { name: /hello@tours\.example is a placeholder/ });
  expect(link.getAttribute("href")).toBe("/admin-settings/site/contact");
});

test("other screens say it in one line", async () => {
  const notice = await open("/tour-services");
  expect(notice.hasAttribute("open")).toBe(false);
  expect(notice.textContent).toMatch(/Your site is not ready for visitors: \d to fill in/);
});
