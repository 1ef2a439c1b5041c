import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const route = "/api/ibirwa-clients/me/agenda-feed";
const feed = { names: true, contacts: false, createdAt: "2026-11-20T06:00:00.000Z" };

test("creates an agenda link, shows its address once, leaves out names and deletes it", async () => {
  const api = await startFakeApi();
  api.answer(`GET ${route}`, { feed: null });
  signIn();
  const { user } = openAdmin(pathTo.settings("calendar"), api);
  const address = "https://tours.example/api/agenda/secret.ics";
  api.answer(`POST ${route}`, { message: "Made.", feed, address });
  await user.click(await screen.findByRole("button", { name: "Create link" }));
  expect(await screen.findByText(address)).toBeTruthy();
  expect(JSON.parse(api.requests(`POST ${route}`)[0]!.body)).toEqual({
    names: true,
    contacts: false,
  });
  api.answer(`PUT ${route}`, { message: "Saved.", feed: { ...feed, names: false } });
  await user.click(screen.getByRole("switch", { name: "Include guests' names" }));
  await screen.findByText("Saved");
  expect(JSON.parse(api.requests(`PUT ${route}`)[0]!.body)).toEqual({
    names: false,
    contacts: false,
  });
  api.answer(`DELETE ${route}`, { message: "The link no longer works.", feed: null });
  await user.click(screen.getByRole("button", { name: "Delete link" }));
  expect(await screen.findByRole("button", { name: "Create link" })).toBeTruthy();
  expect(screen.queryByText(address)).toBeNull();
});
