import { screen, within } from "@testing-library/react";
import { blankSettings } from "shared/site-settings";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openRoutes, signIn } from "../../testing/open-admin.tsx";
import { PlaceholdersNotice } from "./PlaceholdersNotice.tsx";

const routes = [{ path: "*", element: <PlaceholdersNotice /> }];

test("every screen says in one line that visitors are told what is not true, and leads there", async () => {
  signIn();
  openRoutes(routes, "/tour-services", await startFakeApi(), {
    settings: { contact: { ...blankSettings.contact, email: "hello@tours.example" } },
  });
  const notice = await screen.findByRole("group");
  expect(notice.hasAttribute("open")).toBe(false);
  expect(notice.textContent).toMatch(/Your site is not ready for visitors: \d to fill in/);
  const link = within(notice).getByRole("link", { name: /hello@tours\.example is a placeholder/ });
  expect(link.getAttribute("href")).toBe("/admin-settings/site/contact");
});
