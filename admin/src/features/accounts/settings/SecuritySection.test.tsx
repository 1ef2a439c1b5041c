import { screen, waitFor, within } from "@testing-library/react";
import { type OpenSession, openSession } from "shared/accounts/sessions";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const path = "/api/ibirwa-clients/me/sessions";
const aSession = (changes: Partial<OpenSession>) =>
  openSession.parse({
    _id: "here",
    device: "Chrome on Linux",
    network: "192.0.2.0/24",
    createdAt: "2026-11-20T06:00:00.000Z",
    lastUsedAt: "2026-11-20T07:00:00.000Z",
    isCurrent: true,
    ...changes,
  });
const here = aSession({});
const phone = aSession({ _id: "phone", device: "Firefox on Android", isCurrent: false });

const open = async () => {
  const api = await startFakeApi();
  api.answer(`GET ${path}`, { sessions: [here, phone] });
  signIn();
  const opened = openAdmin(pathTo.settings("security"), api);
  const list = within(await screen.findByRole("list", { name: "Where you're signed in" }));
  return { api, list, ...opened };
};

test("signs out a lost phone after a confirmation, but never this device", async () => {
  const { api, list, user } = await open();
  expect(list.getAllByRole("listitem")[0]?.textContent).toContain("This device");
  const button = list.getByRole("button", { name: /^Sign out/ });
  expect(button.getAttribute("aria-label")).toContain("Firefox on Android");
  await user.click(button);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(api.requests(`DELETE ${path}/phone`)).toEqual([]);
  expect(document.activeElement).toBe(button);

  api.answer(`DELETE ${path}/phone`, { message: "Session ended." });
  api.answer(`GET ${path}`, { sessions: [here] });
  await user.click(button);
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }),
  );
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
  expect(api.requests(`DELETE ${path}/phone`)).toHaveLength(1);
  expect(await screen.findByText("Session ended.")).toBeTruthy();
});

test("a failed sign-out warns that the session may still be open", async () => {
  const { api, list, user } = await open();
  api.refuse(`DELETE ${path}/phone`, 503, { message: "Not right now.", code: "unavailable" });
  await user.click(list.getByRole("button", { name: /^Sign out/ }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }),
  );
  const alert = await list.findByRole("alert");
  expect(alert.textContent).toContain("It may still be signed in");
  expect(alert.textContent).toContain("Not right now.");
});
