import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expectConsoleError } from "shared/testing/console-output";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aContact, aMail, page } from "../../../../testing/records.ts";

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

test("sends a reply, closes the panel and shows the reply in the list", async () => {
  const { api, panel, text, user } = await openPanel();
  const responseMail = { _id: "mail", status: "held", lastError: null } as const;
  const answered = { responded: true, waits: false, responseMessage: "Yes, at 6:30." };
  const contact = { ...message, ...answered, responseMail };
  api.answerBy("POST /api/respond", () => {
    api.answer("GET /api/contacts", { contacts: [contact], ...page(1) });
    return { message: "Response sent successfully!", contact };
  });
  await user.type(text, "Yes, at 6:30.");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await screen.findByText("Not sent: set up your mail server")).toBeTruthy();
  expect(screen.queryByText("Unanswered", { selector: ".mantine-Badge-label" })).toBeNull();
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  expect(screen.getByText("Saved, not sent: set up your mail server.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(JSON.parse(api.requests("POST /api/respond")[0]!.body)).toEqual({
    contactId: message._id,
    responseMessage: "Yes, at 6:30.",
    respondedAt: null,
  });
});

test("requires a text", async () => {
  const { api, panel, user } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByText("Response message is required.")).toBeTruthy();
  expect(api.requests("POST /api/respond")).toEqual([]);
});

test("only logs a failed reply; the panel stays open with its text", async () => {
  expectConsoleError(/^Responding to a contact failed/);
  const { api, panel, text, user } = await openPanel();
  api.refuse("POST /api/respond", 500, { message: "Something broke.", code: "internal" });
  await user.type(text, "Yes!");
  const send = panel.getByRole("button", { name: "Send response" });
  await user.click(send);
  await waitFor(() => expect(api.requests("POST /api/respond")).toHaveLength(1));
  await waitFor(() => expect(send).toHaveProperty("disabled", false));
  expect(text).toHaveProperty("value", "Yes!");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("keeps the panel open when its message leaves the list", async () => {
  const { api, text, user, refetch } = await openPanel();
  await user.type(text, "Yes!");
  api.answer("GET /api/contacts", { contacts: [aContact({ name: "Someone else" })], ...page(1) });
  await refetch();
  await screen.findByText("Someone else");
  expect(text.isConnected).toBe(true);
  expect(text).toHaveProperty("value", "Yes!");
});

test("shows another admin's newer reply before replacing it", async () => {
  const { api, panel, text, user } = await openPanel();
  const respondedAt = "2026-11-20T10:00:00.000Z";
  const theirs = { ...message, responded: true, responseMessage: "We are full.", respondedAt };
  await user.type(text, "Yes!");
  api.refuse("POST /api/respond", 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: theirs,
  });
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByText("Already answered")).toBeTruthy();
  expect(panel.getByText("We are full.")).toBeTruthy();
  expect(text).toHaveProperty("value", "Yes!");
  api.answer("POST /api/respond", { message: "Response sent successfully!", contact: theirs });
  await user.click(panel.getByRole("button", { name: "Send response" }));
  await waitFor(() => expect(api.requests("POST /api/respond")).toHaveLength(2));
  const bodies = api.requests("POST /api/respond").map(({ body }) => JSON.parse(body));
  expect(bodies.map((body) => body.respondedAt)).toEqual([null, respondedAt]);
});

test("offers the owner's mail program, and no WhatsApp without a number", async () => {
  const { panel, text, user } = await openPanel();
  expect(await screen.findByText("Your company")).toBeTruthy();
  await user.type(text, "Yes, at 6:30.");
  const mail = panel.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(mail).toMatch(
    /^mailto:tom@example\.com\?subject=Re%3A%20Your%20message%20to%20Your%20company&/,
  );
  expect(mail).toContain("body=Yes%2C%20at%206%3A30.");
  expect(panel.queryByRole("link", { name: /WhatsApp/ })).toBeNull();
});

test("shows why a mail failed and tries it again", async () => {
  const responseMail = { _id: "mail-7", status: "failed", lastError: "550 no such box" } as const;
  const api = await startFakeApi();
  const answered = aContact({ responded: true, responseMessage: "Yes.", responseMail });
  api.answer("GET /api/contacts", { contacts: [answered], ...page(1) });
  signIn();
  const { user } = openAdmin(adminPaths.contacts, api);
  expect(await screen.findByText("Failed: 550 no such box")).toBeTruthy();
  const queued = { ...responseMail, status: "queued", lastError: null } as const;
  api.answer("POST /api/outbox/mail-7/retry", { mail: aMail({ status: "queued" }) }, 202);
  api.answer("GET /api/contacts", {
    contacts: [{ ...answered, responseMail: queued }],
    ...page(1),
  });
  await user.click(screen.getByRole("button", { name: "Try again: the email to tom@example.com" }));
  expect(await screen.findByText("Waiting to be sent")).toBeTruthy();
});
