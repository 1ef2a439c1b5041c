import { screen, waitFor } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aReview, aUser } from "../../../testing/records.ts";

const printed = aUser({ role: "admin", mustChangePassword: true, email: "boss.lady@example.com" });
const passwordRoute = "POST /api/ibirwa-clients/me/password";

test("requires a new password after signing in with a printed one", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [aReview()] });
  api.answer(passwordRoute, { message: "Your password is changed.", token: "new-token" });
  signIn(printed);
  const { user } = openAdmin(adminPaths.reviews, api);
  await screen.findByRole("heading", { name: "Choose your own password" });
  expect(screen.queryByRole("link")).toBeNull();
  expect(api.requests("GET /api/reviews")).toHaveLength(0);

  await user.type(screen.getByLabelText(/^Current password/), "printed");
  await user.type(screen.getByLabelText(/^New password/), "Boss.Lady");
  const button = screen.getByRole("button", { name: "Change password" });
  await user.click(button);
  expect(await screen.findByText(/^Your email address is too easy/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^New password/), " of the lake");
  await user.click(button);
  await screen.findByRole("heading", { name: "Manage All Reviews" });
  expect(api.requests(passwordRoute)).toHaveLength(1);
});

test("offers sign-out as the only alternative to choosing a password", async () => {
  const api = await startFakeApi();
  api.answer("POST /api/ibirwa-clients/logout", { message: "Signed out.", isStored: true });
  signIn(printed);
  sessionStorage.setItem("message:contact", JSON.stringify("half a message on the public site"));
  const { user, leave } = openAdmin(pathTo.settings("profile"), api);
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(localStorage.length).toBe(0);
});
