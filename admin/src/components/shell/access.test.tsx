import { screen, waitFor, within } from "@testing-library/react";
import { sessionKeys } from "shared/accounts/auth";
import { adminRole } from "shared/accounts/users";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aReview, aUser, page, someCounts } from "../../testing/records.ts";

const refusal = "Your account can't open this. Ask an admin.";
const me = "GET /api/ibirwa-clients/me";

const open = async (path: string, colleague = aUser({ role: adminRole, access: "content" })) => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [aReview()] });
  api.answer("GET /api/drafts", { drafts: [] });
  api.answer("GET /api/timetable", { planned: [], past: [], notices: [] });
  api.answer(me, { user: colleague });
  signIn(colleague);
  return { api, ...openAdmin(path, api) };
};

test("the menu of a colleague with access to content lists content alone", async () => {
  const { api } = await open(adminPaths.reviews);
  await screen.findByRole("heading", { name: "Manage All Reviews" });
  const menu = within(screen.getByRole("navigation", { name: "Admin" }));
  expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Home",
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
    "Settings",
    "Handbook",
  ]);
  expect(api.requests("GET /api/conversations/counts")).toEqual([]);
});

test.each([
  adminPaths.inbox,
  adminPaths.users,
  adminPaths.reports,
  pathTo.siteSettings("company"),
  pathTo.siteSettings("addresses"),
  pathTo.settings("backup"),
  pathTo.settings("api-keys"),
])("a direct address of %s says that the account can't open it", async (path) => {
  await open(path);
  expect(await screen.findByText(refusal)).toBeTruthy();
});

test("opens the screen once another admin has given access to everything", async () => {
  const colleague = aUser({ role: adminRole, access: "content" });
  const api = await startFakeApi();
  api.answer(me, { user: { ...colleague, access: "all" } });
  api.answer("GET /api/ibirwa-clients/users", { users: [], ...page(0) });
  api.answer("GET /api/invitations", { invitations: [] });
  signIn(colleague);
  openAdmin(adminPaths.users, api);
  expect(await screen.findByRole("heading", { name: "Our Users/Clients" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Inbox" })).toBeTruthy();
});

test("an access that was taken away closes the screen and forgets the inbox", async () => {
  const admin = aUser({ role: adminRole });
  const api = await startFakeApi();
  api.answer("GET /api/conversations/counts", someCounts({ waiting: 12 }));
  api.answer("GET /api/ibirwa-clients/users", { users: [], ...page(0) });
  api.answer("GET /api/invitations", { invitations: [] });
  signIn(admin);
  const { user, storedQueries } = openAdmin(adminPaths.users, api);
  await screen.findByRole("heading", { name: "Our Users/Clients" });
  await waitFor(() => expect(storedQueries()).toContain("conversations"));
  api.answer(me, { user: { ...admin, access: "content" } });
  api.refuse("POST /api/invitations", 403, { message: refusal, code: "access_missing" });
  await user.click(await screen.findByRole("button", { name: "Invite a colleague" }));
  await user.type(await screen.findByLabelText(/^Email/), "ada@example.com{Enter}");
  expect(await screen.findByRole("heading", { name: "No access" })).toBeTruthy();
  expect(localStorage.getItem(sessionKeys.user)).toContain('"content"');
  expect(screen.queryByRole("link", { name: "Inbox" })).toBeNull();
  await waitFor(() => expect(storedQueries()).not.toContain("conversations"));
  expect(storedQueries()).not.toContain("users");
  expect(storedQueries()).toContain("settings");
});
