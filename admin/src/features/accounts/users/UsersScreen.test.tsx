import { screen, waitFor } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aUser, page } from "../../../testing/records.ts";

const startApi = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/invitations", { invitations: [] });
  return api;
};

test("blocking a user reloads the list, which then offers to unblock", async () => {
  const grace = aUser({ username: "grace" });
  const blocked = { ...grace, blocked: true };
  const route = `PATCH /api/ibirwa-clients/user/${grace._id}/block`;
  const api = await startApi();
  api.answer("GET /api/ibirwa-clients/users", { users: [grace], ...page(1) });
  api.answer(route, { message: "User blocked.", user: blocked });
  signIn();
  const { user } = openAdmin(adminPaths.users, api);
  const block = await screen.findByRole("button", { name: "Block grace" });
  expect(screen.getByText("Active")).toBeTruthy();
  api.answer("GET /api/ibirwa-clients/users", { users: [blocked], ...page(1) });
  await user.click(block);
  expect(await screen.findByRole("button", { name: "Unblock grace" })).toBeTruthy();
  expect(screen.getByText("Blocked")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({ blocked: true });
});

test("offers no block on the own account", async () => {
  const [own, grace] = [aUser({ username: "ada", role: "admin" }), aUser({ username: "grace" })];
  const api = await startApi();
  api.answer("GET /api/ibirwa-clients/users", { users: [own, grace], ...page(2) });
  signIn(own);
  openAdmin(adminPaths.users, api);
  expect(await screen.findByRole("button", { name: "Block grace" })).toBeTruthy();
  expect(screen.getByText("ada (you)")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit ada" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Block ada" })).toBeNull();
});

test("a column header sorts by its column and reverses the order when pressed again", async () => {
  const api = await startApi();
  const route = "GET /api/ibirwa-clients/users";
  api.answer(route, { users: [aUser({ username: "grace" })], ...page(1) });
  signIn();
  const { user, address } = openAdmin(adminPaths.users, api);
  const header = await screen.findByRole("columnheader", { name: "Username" });
  const since = screen.getByRole("columnheader", { name: "Since" });
  expect(since.getAttribute("aria-sort")).toBe("descending");
  expect(header.getAttribute("aria-sort")).toBe("none");
  await user.click(screen.getByRole("button", { name: "Username" }));
  await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("ascending"));
  await user.click(screen.getByRole("button", { name: "Username" }));
  await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("descending"));
  expect(address()).toBe(`${adminPaths.users}?sort=username`);
  expect(api.requests(route).at(-1)?.search).toBe("?sort=username");
});

test("blocking the last admin shows the server's refusal", async () => {
  const admin = aUser({ username: "boss", role: "admin" });
  const api = await startApi();
  api.answer("GET /api/ibirwa-clients/users", { users: [admin], ...page(1) });
  api.refuse(`PATCH /api/ibirwa-clients/user/${admin._id}/block`, 409, {
    message: "The last admin cannot be blocked.",
    code: "last_admin",
  });
  signIn();
  const { user } = openAdmin(adminPaths.users, api);
  await user.click(await screen.findByRole("button", { name: "Block boss" }));
  expect(await screen.findByText("Failed to update user.")).toBeTruthy();
  expect(screen.getByText("The last admin cannot be blocked.")).toBeTruthy();
});

test("saves a user's name, email and role", async () => {
  const grace = aUser({ username: "grace" });
  const route = `PUT /api/ibirwa-clients/user/${grace._id}`;
  const api = await startApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.answer(route, { message: "User updated.", user: grace });
  signIn();
  const { user } = openAdmin(pathTo.updateUser(grace._id), api);
  await user.type(await screen.findByRole("textbox", { name: "Username" }), " m");
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("User updated.")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({
    username: "grace m",
    email: grace.email,
    role: "user",
    access: "all",
    asRead: { username: "grace", email: grace.email, role: "user", access: "all" },
  });
});

test("a failed update shows the specified text with the server's message below", async () => {
  const grace = aUser({ username: "grace" });
  const api = await startApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.refuse(`PUT /api/ibirwa-clients/user/${grace._id}`, 409, {
    message: "This e-mail is taken.",
    code: "conflict",
  });
  signIn();
  const { user } = openAdmin(pathTo.updateUser(grace._id), api);
  await user.click(await screen.findByRole("button", { name: "Update" }));
  expect(await screen.findByText("Failed to update user.")).toBeTruthy();
  expect(screen.getByText("This e-mail is taken.")).toBeTruthy();
});

test("correcting a name keeps a role that another admin has given since", async () => {
  const grace = aUser({ username: "grace" });
  const promoted = { ...grace, role: "admin" };
  const route = `PUT /api/ibirwa-clients/user/${grace._id}`;
  const api = await startApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: promoted,
  });
  signIn();
  const { user } = openAdmin(pathTo.updateUser(grace._id), api);
  await user.type(await screen.findByRole("textbox", { name: "Username" }), " m");
  const update = screen.getByRole("button", { name: "Update" });
  await user.click(update);
  const choice = await screen.findByRole("group", { name: "Another version was saved" });
  expect(choice.textContent).toContain("admin");
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  api.answer(route, { message: "User updated.", user: promoted });
  await user.click(update);
  expect(await screen.findByText("User updated.")).toBeTruthy();
  expect(JSON.parse(api.requests(route).at(-1)!.body)).toEqual({
    username: "grace m",
    email: grace.email,
    role: "admin",
    access: "all",
    asRead: { username: "grace", email: grace.email, role: "admin", access: "all" },
  });
});
