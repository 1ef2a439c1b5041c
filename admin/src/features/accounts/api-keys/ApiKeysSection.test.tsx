import { screen, waitFor, within } from "@testing-library/react";
import { type ApiKey, apiKey } from "shared/accounts/api-keys/api-keys";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const list = "GET /api/api-keys";
const create = "POST /api/api-keys";
const secret = "ibk_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE";

const aKey = (changes: Partial<ApiKey> = {}) =>
  apiKey.parse({
    _id: "books",
    name: "Bookkeeping",
    start: "ibk_Zm9vYm",
    scopes: ["inbox:read"],
    createdBy: { _id: "u1", username: "Ada" },
    createdAt: "2026-11-20T06:00:00.000Z",
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    ...changes,
  });

const open = async (apiKeys: ApiKey[]) => {
  const api = await startFakeApi();
  api.answer(list, { apiKeys });
  signIn();
  return { api, ...openAdmin(pathTo.settings("api-keys"), api) };
};

test("explains API keys with an example while there are none", async () => {
  await open([]);
  expect(await screen.findByText("No API keys yet.")).toBeTruthy();
  expect(screen.getByText(/^curl -H "Authorization: Bearer ibk_…"/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "API reference" });
  expect(link.getAttribute("href")).toBe("/api/docs");
});

test("creates a key, shows it once and hides it on request", async () => {
  const { api, user } = await open([]);
  const created = aKey({ scopes: ["content:read", "inbox:read"] });
  api.answer(create, { message: "API key created.", apiKey: created, secret }, 201);
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Bookkeeping");
  await user.click(screen.getByRole("checkbox", { name: /^Read the inbox/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Read content/ }));
  await user.selectOptions(screen.getByLabelText("Expires"), "Never");
  api.answer(list, { apiKeys: [created] });
  await user.click(screen.getByRole("button", { name: "Create key" }));
  const shown = await screen.findByRole("alert");
  expect(within(shown).getByText(secret)).toBeTruthy();
  expect(document.activeElement).toBe(shown);
  expect(within(shown).getByRole("button", { name: "Copy the key" })).toBeTruthy();
  const body = JSON.parse(api.requests(create)[0]!.body);
  expect(body).toEqual({
    name: "Bookkeeping",
    scopes: ["inbox:read", "content:read"],
    expiresInDays: null,
  });
  expect(await screen.findByText("Read content, Read the inbox", { exact: false })).toBeTruthy();
  await user.click(within(shown).getByRole("button", { name: "I stored it" }));
  expect(screen.queryByText(secret)).toBeNull();
});

test("shows the server's complaint at its field", async () => {
  const { api, user } = await open([]);
  const issues = [{ path: "scopes", message: "Choose at least one scope." }];
  const message = "Choose at least one scope.";
  api.refuse(create, 400, { message, code: "validation_failed", issues });
  await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Bookkeeping");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Bookkeeping");
});

test("revokes a key after a confirmation", async () => {
  const { api, user } = await open([aKey()]);
  const revoke = "POST /api/api-keys/books/revoke";
  const button = await screen.findByRole("button", { name: "Revoke Bookkeeping" });
  await user.click(button);
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(api.requests(revoke)).toEqual([]);
  api.answer(revoke, { message: "API key revoked." });
  api.answer(list, { apiKeys: [aKey({ revokedAt: "2026-11-21T06:00:00.000Z" })] });
  await user.click(button);
  const again = within(await screen.findByRole("alertdialog"));
  await user.click(again.getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("“Bookkeeping” was revoked.")).toBeTruthy();
  expect(await screen.findByText("Revoked")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Revoke/ })).toBeNull());
});

test("a failed revocation warns that the key may still work", async () => {
  const { api, user } = await open([aKey({ expiresAt: "2099-01-01T00:00:00.000Z" })]);
  const message = "Not right now.";
  api.refuse("POST /api/api-keys/books/revoke", 503, { message, code: "unavailable" });
  await user.click(await screen.findByRole("button", { name: "Revoke Bookkeeping" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  expect((await screen.findByRole("alert")).textContent).toContain("It may still work");
});

test("distinguishes expired keys from valid ones", async () => {
  await open([aKey({ expiresAt: "2026-01-01T00:00:00.000Z" }), aKey({ _id: "b", name: "Chat" })]);
  const rows = within(await screen.findByRole("list", { name: "API keys" }));
  const [expired, valid] = rows.getAllByRole("listitem");
  expect(expired?.textContent).toContain("Expired");
  expect(valid?.textContent).toContain("Not used yet · never expires");
});
