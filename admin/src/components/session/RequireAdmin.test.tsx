import { screen, waitFor } from "@testing-library/react";
import { sessionKeys } from "shared/accounts/auth";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aReview, aUser } from "../../testing/records.ts";

const open = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [aReview()] });
  return { api, ...openAdmin(adminPaths.reviews, api) };
};

test("sends a visitor without a session to the sign-in page", async () => {
  const { leave } = await open();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/login"));
  expect(screen.queryByText("Logout")).toBeNull();
});

test("sends a user without the admin role home", async () => {
  signIn(aUser({ role: "user" }));
  const { leave } = await open();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
});

test("treats a damaged session as signed out", async () => {
  signIn();
  localStorage.setItem(sessionKeys.user, "{");
  const { leave } = await open();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/login"));
});

test("shows an admin every link of the sidebar", async () => {
  signIn();
  const { leave } = await open();
  await screen.findByRole("heading", { name: "Manage All Reviews" });
  const labels = [
    "Home",
    "Create Service",
    "Create Gallery",
    "View Bookings",
    "View Messages",
    "Review Management",
    "Our Users/Clients",
    "Settings",
  ];
  for (const name of labels) expect(screen.getByRole("link", { name })).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

test("ends the session on the server, clears storage and goes home on sign-out", async () => {
  signIn();
  sessionStorage.setItem("draft:inquiry:1", "half an answer");
  const { api, user, leave } = await open();
  api.answer("POST /api/ibirwa-clients/logout", { message: "Signed out", isStored: true });
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(api.requests("POST /api/ibirwa-clients/logout")).toHaveLength(1);
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test.each([
  ["/admin", "/admin-panel"],
  ["/users", "/user-information"],
  ["/settings/security", "/admin-settings/security"],
  ["/admin-settings", "/admin-settings/profile"],
])("%s leads to %s", async (from, to) => {
  signIn();
  const { address } = openAdmin(from, await startFakeApi());
  await waitFor(() => expect(address()).toBe(to));
});
