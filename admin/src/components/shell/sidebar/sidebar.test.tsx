import { screen, within } from "@testing-library/react";
import { adminPaths, handbookPath } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { findCurrentLink } from "./navigation.ts";

test("groups links into desk, site, and team and system", async () => {
  signIn();
  const api = await startFakeApi();
  openAdmin(adminPaths.users, api);
  const linksOf = (name: string) =>
    within(screen.getByRole("group", { name }))
      .getAllByRole("link")
      .map((link) => link.textContent);
  await screen.findByRole("group", { name: "Desk" });
  expect(linksOf("Desk")).toEqual([
    "Home",
    "Inbox",
    "Agenda",
    "Numbers",
    "View Bookings",
    "View Messages",
  ]);
  expect(linksOf("Site")).toEqual([
    "Tours",
    "Create Service",
    "Photos",
    "Create Gallery",
    "Pages",
    "Stories",
    "Write a story",
    "Timetable",
    "Team",
    "Review Management",
    "Trash",
    "Site settings",
  ]);
  expect(linksOf("Team and system")).toEqual(["Our Users/Clients", "Settings"]);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Our Users/Clients");
});

test("links to the handbook in a new tab", async () => {
  signIn();
  openAdmin(adminPaths.users, await startFakeApi());
  const link = await screen.findByRole("link", { name: "Handbook" });
  expect(link.getAttribute("href")).toBe(handbookPath);
  expect(link.getAttribute("target")).toBe("_blank");
});

test("shows the version of the product", async () => {
  signIn();
  openAdmin(adminPaths.users, await startFakeApi());
  expect(await screen.findByText("Version 1.2.3")).toBeTruthy();
});

test.each([
  ["/admin-panel", "Home"],
  ["/inbox/one", "Inbox"],
  ["/admin-panel/reviews/new", "Review Management"],
  ["/admin-settings/tours-import", "Tours"],
  ["/update-service/one", "Tours"],
  ["/admin-service-list", "Tours"],
  ["/create-service", "Create Service"],
  ["/gallery/one", "Photos"],
  ["/update-gallery/one", "Photos"],
  ["/create-gallery", "Create Gallery"],
  ["/admin-settings/pages/new", "Pages"],
  ["/admin-settings/site/hours", "Site settings"],
  ["/admin-settings/mail", "Settings"],
  ["/user/update/one", "Our Users/Clients"],
])("%s belongs to “%s” in the menu", (pathname, label) => {
  expect(findCurrentLink(pathname)?.label).toBe(label);
});

test("marks no link as current on an unknown address", () => {
  expect(findCurrentLink("/nowhere")).toBeUndefined();
});
