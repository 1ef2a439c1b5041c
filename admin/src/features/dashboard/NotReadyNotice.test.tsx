import { screen } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openRoutes, signIn } from "../../testing/open-admin.tsx";
import { aStep } from "../../testing/records.ts";
import { NotReadyNotice } from "./NotReadyNotice.tsx";

const open = async (path: string, isOpen: boolean) => {
  const api = await startFakeApi();
  const missing = [{ text: "Add a phone number.", path: "/", isOnSite: false }];
  const steps = [aStep({ isRequired: true, isDone: false, missing })];
  api.answer("GET /api/first-start", { isOpen, steps, demo: null });
  signIn();
  const screenBelow = <p>The screen</p>;
  const element = (
    <>
      <NotReadyNotice />
      {screenBelow}
    </>
  );
  openRoutes([{ path: "*", element }], path, api);
  await screen.findByText("The screen");
  return api;
};

test("every screen links to the missing steps of an open site", async () => {
  await open("/tour-services", true);
  const link = await screen.findByRole("link", { name: "See what's missing" });
  expect(link.getAttribute("href")).toBe(adminPaths.dashboard);
});

test("every screen links back to the checklist while the site is closed", async () => {
  await open("/admin-settings/account", false);
  const link = await screen.findByRole("link", { name: "Back to the checklist" });
  expect(link.getAttribute("href")).toBe(adminPaths.dashboard);
  expect(screen.getByText(/^Open your site: 0 of 1 done\./)).toBeTruthy();
});
