import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aUser } from "../../../testing/records.ts";

const open = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/ibirwa-clients/me", { user: aUser({ role: "admin" }) });
  api.answer("GET /api/digest", { isWanted: false });
  signIn();
  return { api, ...openAdmin(pathTo.settings("profile"), api) };
};

const morningMail = () => screen.findByRole("switch", { name: /^Email me every working morning/ });

test("an admin turns on the daily summary email", async () => {
  const { api, user } = await open();
  api.answer("PUT /api/digest", { isWanted: true });
  await user.click(await morningMail());
  await waitFor(async () => expect(await morningMail()).toHaveProperty("checked", true));
  expect(api.requests("PUT /api/digest").map(({ body }) => JSON.parse(body))).toEqual([
    { isWanted: true },
  ]);
});

test("the switch keeps its state after a failed change and shows the error", async () => {
  const { api, user } = await open();
  api.refuse("PUT /api/digest", 503, { message: "Please try again.", code: "unavailable" });
  await user.click(await morningMail());
  expect(await screen.findByText("Your change wasn't saved. Please try again.")).toBeTruthy();
  expect(await morningMail()).toHaveProperty("checked", false);
});
