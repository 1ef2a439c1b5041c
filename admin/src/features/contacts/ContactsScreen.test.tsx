// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test, vi } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aContact, page } from "../../testing/records.ts";

const message = aContact();

const openPanel = async () => {
  const api = await startFakeApi();
  api.answer("GET /api/contacts", { contacts: [message], ...page(1) });
  signIn();
  const opened = openAdmin(adminPaths.contacts, api);
  await opened.user.click(await screen.findByRole("button", { name: "Respond to Tom Becker" }));
  const panel = within(await screen.findByRole("dialog"));
  return { api, panel, text: panel.getByRole("textbox", { name: "Your response" }), ...opened };
};

test("an answer is sent, the panel closes, and the message shows it", async () => {
  const { api, panel, text, user } = await openPanel();
  const contact = { ...message, responded: true, responseMessage: "Yes, at 6:30." };
  api.answer("POST /api/respond", { message: "Response sent successfully!", contact });
  api.answer("GET /api/contacts", { contacts: [contact], ...page(1) });
  await user.type(text, "Yes, at 6:30.");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await screen.findByText("Responded")).toBeTruthy();
  expect(screen.getByText("Yes, at 6:30.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(JSON.parse(api.requests("POST /api/respond")[0]!.body)).toEqual({
    contactId: message._id,
    responseMessage: "Yes, at 6:30.",
  });
});

test("the response text is required", async () => {
  const { api, panel, user } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByText("Response message is required.")).toBeTruthy();
  expect(api.requests("POST /api/respond")).toEqual([]);
});

test("a failure is only logged; the panel stays open with its text", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { api, panel, text, user } = await openPanel();
  api.refuse("POST /api/respond", 500, { message: "Something broke.", code: "internal" });
  await user.type(text, "Yes!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(text).toHaveProperty("value", "Yes!");
  await waitFor(() => expect(text).toHaveProperty("disabled", false));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the panel stays open when its message is no longer in the list", async () => {
  const { api, text, user, refetch } = await openPanel();
  await user.type(text, "Yes!");
  api.answer("GET /api/contacts", { contacts: [aContact({ name: "Someone else" })], ...page(1) });
  await refetch();
  await screen.findByText("Someone else");
  expect(text.isConnected).toBe(true);
  expect(text).toHaveProperty("value", "Yes!");
});
