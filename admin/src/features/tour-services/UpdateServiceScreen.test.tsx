// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aService } from "../../testing/records.ts";

const service = aService({ title: "Kayak", updatedAt: "2026-11-20T07:00:00.000Z" });
const route = `PUT /api/services/${service._id}`;

const openUpdate = async () => {
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, service);
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  await screen.findByRole("textbox", { name: "Title" });
  return { api, ...opened };
};

const title = () => screen.getByRole("textbox", { name: "Title" });
const submit = () => screen.getByRole("button", { name: "Update Service" });

test("a change is sent with the version it was read from; the dashboard follows", async () => {
  const { api, user, address } = await openUpdate();
  api.answer(route, { message: "ok", service });
  await user.type(title(), " at dawn");
  await user.click(submit());
  expect(await screen.findByText("Service updated successfully!")).toBeTruthy();
  const [sent] = api.requests(route);
  expect(sent?.headers["if-unmodified-since-revision"]).toBe(service.updatedAt);
  expect(sent?.body).toContain("Kayak at dawn");
  await waitFor(() => expect(address()).toBe("/admin-panel"), { timeout: 3_000 });
});

test("highlights and tips are required", async () => {
  const { api, user } = await openUpdate();
  await user.click(screen.getByRole("button", { name: "Remove highlight 1" }));
  await user.click(submit());
  expect(await screen.findByText("Add at least one highlight.")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("somebody else's change is not overwritten: what was typed stays, both can be had", async () => {
  const { api, user } = await openUpdate();
  const current = { ...service, title: "Theirs", updatedAt: "2026-11-20T08:00:00.000Z" };
  const message = "This service was changed in the meantime.";
  api.refuse(route, 409, { message, code: "edit_conflict", current });
  await user.clear(title());
  await user.type(title(), "Mine");
  await user.click(submit());
  expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
  expect(screen.getByText(/differ in: Title\./)).toBeTruthy();
  expect(title()).toHaveProperty("value", "Mine");

  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(submit());
  await screen.findByText(`Error: ${message}`);
  expect(api.requests(route)[1]?.headers["if-unmodified-since-revision"]).toBe(current.updatedAt);

  await user.click(screen.getByRole("button", { name: "Load the other version" }));
  expect(title()).toHaveProperty("value", "Theirs");
});

test("without an answer the fixed text is shown and nothing is lost", async () => {
  const { api, user } = await openUpdate();
  api.stop();
  await user.type(title(), "!");
  await user.click(submit());
  expect(await screen.findByText("Error: Failed to update data")).toBeTruthy();
  expect(title()).toHaveProperty("value", "Kayak!");
});

test("a service that is gone is called not found", async () => {
  const api = await startFakeApi();
  signIn();
  openAdmin(pathTo.updateService("gone"), api);
  expect(await screen.findByText("Service not found")).toBeTruthy();
});
