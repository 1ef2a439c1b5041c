import { screen, waitFor, within } from "@testing-library/react";
import type { Invitation } from "shared/accounts/invitations";
import { expect, test } from "vitest";
import { AlertArea } from "../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openRoutes } from "../../../testing/open-admin.tsx";
import { InvitationsSection } from "./InvitationsSection.tsx";

const list = "GET /api/invitations";

const invitation: Invitation = {
  _id: "one",
  email: "ada@example.com",
  access: "content",
  invitedBy: "grace",
  sentAt: "2026-11-20T06:00:00.000Z",
  expiresAt: "2099-01-01T00:00:00.000Z",
};

const open = async (...invitations: Invitation[]) => {
  const api = await startFakeApi();
  api.answer(list, { invitations });
  const children = [{ path: "/", Component: InvitationsSection }];
  return { api, ...openRoutes([{ Component: AlertArea, children }], "/", api) };
};

test("invites a colleague with access to content and says that the email is on its way", async () => {
  const { api, user } = await open();
  const message = "We've emailed a link to ada@example.com.";
  api.answer("POST /api/invitations", { message, invitation, link: null });
  await user.click(await screen.findByRole("button", { name: "Invite a colleague" }));
  const email = await screen.findByLabelText(/^Email/);
  expect(document.activeElement).toBe(email);
  await user.type(email, "ada@example.com");
  await user.click(screen.getByRole("radio", { name: /^Content only/ }));
  api.answer(list, { invitations: [invitation] });
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(JSON.parse(api.requests("POST /api/invitations")[0]!.body)).toEqual({
    email: "ada@example.com",
    access: "content",
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Invite a colleague"));
  const rows = within(await screen.findByRole("list", { name: "Invited" }));
  expect(rows.getByText("ada@example.com")).toBeTruthy();
});

test("keeps what was typed and shows why somebody can't be invited", async () => {
  const { api, user } = await open();
  const message = "The account with this email is already an admin.";
  api.refuse("POST /api/invitations", 409, { message, code: "conflict" });
  await user.click(await screen.findByRole("button", { name: "Invite a colleague" }));
  await user.type(await screen.findByLabelText(/^Email/), "ada@example.com");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "ada@example.com");
});

test("shows the link where no email can be sent", async () => {
  const { api, user } = await open(invitation);
  const link = "https://tours.example/accept-invitation#token=abc";
  const message = "This site can't send emails yet. Send your colleague the link yourself.";
  api.answer("POST /api/invitations", { message, invitation, link });
  await user.click(await screen.findByRole("button", { name: "Send again to ada@example.com" }));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(JSON.parse(api.requests("POST /api/invitations")[0]!.body)).toEqual({
    email: "ada@example.com",
    access: "content",
  });
  await user.click(screen.getByRole("button", { name: "I stored it" }));
  expect(screen.queryByText(link)).toBeNull();
});

test("withdraws an invitation once that is confirmed, and marks an expired one", async () => {
  const { api, user } = await open({ ...invitation, expiresAt: "2026-11-01T00:00:00.000Z" });
  expect(await screen.findByText("Expired")).toBeTruthy();
  api.answer("DELETE /api/invitations/one", { message: "Invitation withdrawn." });
  api.answer(list, { invitations: [] });
  const name = "Withdraw the invitation to ada@example.com";
  await user.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(api.requests("DELETE /api/invitations/one")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Invitation withdrawn.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("list", { name: "Invited" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Invite a colleague"));
});
