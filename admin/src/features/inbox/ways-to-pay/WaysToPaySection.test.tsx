import { screen, waitFor } from "@testing-library/react";
import type { WayToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const path = "/api/ways-to-pay";
const changedAt = "2026-11-20T06:00:00.000Z";
const cash: WayToPay = { kind: "cash", name: "Cash on arrival", instructions: null };

const open = async (ways: WayToPay[] = [], storedAt: string | null = null) => {
  const api = await startFakeApi();
  api.answer(`GET ${path}`, { ways, changedAt: storedAt });
  signIn();
  const { user } = openAdmin(pathTo.settings("ways-to-pay"), api);
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await screen.findByRole("button", { name: "Save ways to pay" });
  const sent = () => api.requests(`PUT ${path}`).map(({ body }) => JSON.parse(body));
  return { api, user, press, sent };
};

test("invites to add the first way to pay, and saves a bank account", async () => {
  const { api, user, press, sent } = await open();
  expect(screen.getByText(/^No ways to pay yet/)).toBeTruthy();
  await press("Add bank account");
  const name = await screen.findByRole("textbox", { name: "Name" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name).toHaveProperty("value", "Bank transfer");
  await user.type(screen.getByRole("textbox", { name: "Account holder" }), "Kivu Tours Ltd");
  await user.type(screen.getByRole("textbox", { name: "IBAN" }), "DE00 1234");
  await press("Save ways to pay");
  expect(await screen.findByText(/^This isn't a valid IBAN/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(screen.getByRole("textbox", { name: "IBAN" }));
  await user.type(screen.getByRole("textbox", { name: "IBAN" }), "DE89 3704 0044 0532 0130 00");
  const bank = {
    ...{ kind: "bank", name: "Bank transfer", holder: "Kivu Tours Ltd", bank: null, account: null },
    ...{ iban: "DE89370400440532013000", swift: null, instructions: null },
  };
  api.answer(`PUT ${path}`, { message: "Ways to pay saved.", ways: [bank], changedAt });
  await press("Save ways to pay");
  expect(await screen.findByText("Ways to pay saved.")).toBeTruthy();
  expect(sent()).toEqual([{ ways: [bank], changedAt: null }]);
});

test("asks who it is before it saves, and keeps what was typed when nobody confirms", async () => {
  const { api, press } = await open([cash], changedAt);
  api.answer("GET /api/ibirwa-clients/me/second-factor", {
    ...{ totp: null, passkeys: [], recoveryCodes: 0, isRequired: false },
  });
  const refusal = { message: "Confirm it's you.", code: "proof_required" } as const;
  api.refuse(`PUT ${path}`, 403, refusal);
  await press("Add mobile money");
  const code = await screen.findByRole("textbox", { name: "Number or code" });
  expect(code).toBeTruthy();
  await press("Add cash");
  expect(screen.getAllByRole("textbox", { name: "Name" })).toHaveLength(3);
  await press("Remove way to pay 2");
  await press("Save ways to pay");
  expect(await screen.findByRole("dialog", { name: "Confirm it's you" })).toBeTruthy();
  await press("Cancel");
  expect(await screen.findByText("Not done: you didn't confirm it's you.")).toBeTruthy();
  expect(screen.getAllByRole("textbox", { name: "Name" })).toHaveLength(2);
});

test("shows both versions when another admin has changed the ways to pay", async () => {
  const { api, user, press, sent } = await open([cash], changedAt);
  const later = "2026-11-20T07:00:00.000Z";
  const other = { ways: [{ ...cash, name: "Cash at the pier" }], changedAt: later };
  api.refuse(`PUT ${path}`, 409, { message: "Changed.", code: "edit_conflict", current: other });
  await user.type(screen.getByRole("textbox", { name: "Instructions" }), "In dollars.");
  await press("Save ways to pay");
  await press("Keep what I typed");
  api.answer(`PUT ${path}`, { message: "Ways to pay saved.", ways: [cash], changedAt: later });
  await press("Save ways to pay");
  await screen.findByText("Ways to pay saved.");
  expect(sent().map((each) => each.changedAt)).toEqual([changedAt, later]);
});
