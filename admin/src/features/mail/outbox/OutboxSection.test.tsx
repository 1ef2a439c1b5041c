import { screen, waitFor } from "@testing-library/react";
import type { Mail } from "shared/mail/outbox";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aMail, page } from "../../../testing/records.ts";

const openOutbox = async (mails: Mail[], search = "") => {
  const api = await startFakeApi();
  api.answer("GET /api/outbox", { mails, ...page(mails.length) });
  signIn();
  return { api, ...openAdmin(pathTo.settings("outbox") + search, api) };
};

test("lists held mails with the reason", async () => {
  await openOutbox([aMail({ subject: "New inquiry: Idjwi", to: "owner@example.com" })]);
  expect(await screen.findByRole("heading", { name: "New inquiry: Idjwi" })).toBeTruthy();
  expect(screen.getByText("To owner@example.com")).toBeTruthy();
  expect(screen.getByText("Not sent: set up your mail server")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Set up mail server" });
  expect(link.getAttribute("href")).toBe("/admin-settings/mail");
});

test("mentions no missing mail server when mails are sent", async () => {
  await openOutbox([aMail({ status: "sent", attempts: 1 })]);
  expect(await screen.findByText("1 attempt", { exact: false })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Set up mail server" })).toBeNull();
});

test("a retried mail shows its last error and can be retried at once", async () => {
  const mail = aMail({ status: "queued", attempts: 3, lastError: "421 try later" });
  const { api, user } = await openOutbox([mail]);
  expect(await screen.findByText("Waiting to retry. Last error: 421 try later")).toBeTruthy();
  expect(screen.getByText("3 attempts", { exact: false })).toBeTruthy();
  const sent = { ...mail, status: "sent", lastError: null } as const;
  api.answer(`POST /api/outbox/${mail._id}/retry`, { mail }, 202);
  api.answer("GET /api/outbox", { mails: [sent], ...page(1) });
  await user.click(screen.getByRole("button", { name: /^Try again: the email/ }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Try again: the email/ })).toBeNull(),
  );
});

test("a mail before its first attempt needs no retry", async () => {
  await openOutbox([aMail({ status: "queued" })]);
  expect(await screen.findByText("Waiting to be sent")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Try again: the email/ })).toBeNull();
});

test("a failed mail shows the reason, and a failed retry shows its own", async () => {
  const mail = aMail({ status: "failed", attempts: 8, lastError: "550 no such box" });
  const { api, user } = await openOutbox([mail]);
  expect(await screen.findByText("Failed: 550 no such box")).toBeTruthy();
  const route = `POST /api/outbox/${mail._id}/retry`;
  api.refuse(route, 503, { message: "The database is busy.", code: "unavailable" });
  await user.click(screen.getByRole("button", { name: /^Try again: the email/ }));
  expect((await screen.findByRole("alert")).textContent).toBe("The database is busy.");
  api.answer(route, { mail: { ...mail, status: "queued" } }, 202);
  api.answer("GET /api/outbox", { mails: [{ ...mail, status: "queued" }], ...page(1) });
  await user.click(screen.getByRole("button", { name: /^Try again: the email/ }));
  expect(await screen.findByText(/^Waiting to retry/)).toBeTruthy();
});

test("filters the mails by state", async () => {
  const { api, user, address } = await openOutbox([]);
  expect(
    await screen.findByText("No emails yet. They appear here once guests write to you."),
  ).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Failed" }));
  expect(await screen.findByText("No failed emails.")).toBeTruthy();
  expect(address()).toBe("/admin-settings/outbox?status=failed");
  await waitFor(() =>
    expect(api.requests("GET /api/outbox").at(-1)?.search).toBe("?status=failed"),
  );
});

test("an opened mail shows its content, and its HTML is inert", async () => {
  const mail = aMail({ subject: "Answer", to: "tom@example.com" });
  const { api, user } = await openOutbox([mail]);
  const content = { replyTo: "owner@example.com", text: "Yes,\nat four.", html: "<p>Yes</p>" };
  api.answer(`GET /api/outbox/${mail._id}`, { mail: { ...mail, ...content } });
  await user.click(
    await screen.findByRole("button", { name: "Open the email “Answer” to tom@example.com" }),
  );
  expect((await screen.findByText(/^Yes,/)).textContent).toBe(content.text);
  expect(screen.getByText("owner@example.com")).toBeTruthy();
  expect(screen.queryByTitle("“Answer” as email apps show it")).toBeNull();
  await user.click(screen.getByRole("switch"));
  const page = screen.getByTitle("“Answer” as email apps show it");
  expect(page.getAttribute("sandbox")).toBe("");
  expect(page.getAttribute("srcdoc")).toBe(content.html);
});
