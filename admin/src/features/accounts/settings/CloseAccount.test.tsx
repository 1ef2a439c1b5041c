import { screen, waitFor, within } from "@testing-library/react";
import { homeAfterSignOut } from "shared/accounts/sign-out";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openRoutes, signIn } from "../../../testing/open-admin.tsx";
import { CloseAccount } from "./CloseAccount.tsx";

const route = "DELETE /api/ibirwa-clients/me";

const open = async () => {
  const api = await startFakeApi();
  signIn();
  const opened = openRoutes([{ path: "/", Component: CloseAccount }], "/", api);
  const close = async () => {
    await opened.user.click(screen.getByRole("button", { name: "Close account" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await opened.user.click(dialog.getByRole("button", { name: "Close account" }));
  };
  return { api, close, leave: opened.leave };
};

test("closes the account, clears the browser and opens the home page", async () => {
  const { api, close, leave } = await open();
  api.answer(route, { message: "Your account is closed." });
  await close();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(homeAfterSignOut.forGood));
  expect(localStorage.length).toBe(0);
});

test("shows why planned changes keep the account open, with a link to the timetable", async () => {
  const { api, close, leave } = await open();
  const message = "You've planned changes that haven't gone out yet.";
  api.refuse(route, 409, { message, code: "conflict" });
  await close();
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  const link = screen.getByRole("link", { name: "Open the timetable" });
  expect(link.getAttribute("href")).toBe(adminPaths.timetable);
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(2);
});

test("offers no timetable to the last admin", async () => {
  const { api, close } = await open();
  const message = "The last admin cannot close their account.";
  api.refuse(route, 409, { message, code: "last_admin" });
  await close();
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.queryByRole("link")).toBeNull();
});
