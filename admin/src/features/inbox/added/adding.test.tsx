import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { inquiryOf, openInbox, three } from "../../../testing/inbox.ts";
import { aConversation } from "../../../testing/records.ts";

const tap = {
  reference: "4F2Q",
  channel: "whatsapp",
  source: { page: "/service/kayak", tour: "Kayak", utm_source: "newsletter" },
  at: "2026-11-20T06:00:00.000Z",
  conversation: null,
};

const openSearch = async (taps: object[]) => {
  const opened = await openInbox(three(), "?q=ik-4f2q");
  opened.api.answer("GET /api/contact-taps", { taps });
  opened.api.answer("GET /api/services", { services: [] });
  return opened;
};

test("a reference that a guest tells leads to the link that was followed, and to adding what they say", async () => {
  const { api, user, address } = await openSearch([tap]);
  const notice = await screen.findByRole("alert", { name: "Reference IK-4F2Q" });
  expect(notice.textContent).toContain("a link to WhatsApp about Kayak");
  expect(notice.textContent).toContain("From /service/kayak, campaign newsletter.");
  await user.click(within(notice).getByRole("button", { name: "Add a conversation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a conversation" }));
  expect(dialog.getByRole("combobox", { name: "Tour" })).toHaveProperty("value", "Kayak");
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Aline");
  await user.type(dialog.getByRole("textbox", { name: "People" }), "2");
  await user.type(dialog.getByLabelText("Phone or WhatsApp"), "1");
  const issues = [{ path: "phone", message: "Phone must be a number." }];
  const refusal = { message: "Phone must be a number.", code: "validation_failed", issues };
  api.answer("POST /api/conversations", refusal, 400);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findAllByText("Phone must be a number.")).not.toEqual([]);
  const conversation = aConversation({ name: "Aline", email: "" });
  const body = { conversation, timeline: [inquiryOf(conversation)], earlier: 0 };
  api.answer("POST /api/conversations", { message: "Conversation added.", ...body }, 201);
  api.answer(`GET /api/conversations/${conversation._id}`, body);
  await user.click(dialog.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(address()).toContain(`/inbox/${conversation._id}`));
  expect(JSON.parse(api.requests("POST /api/conversations").at(-1)!.body)).toMatchObject({
    ...{ channel: "whatsapp", name: "Aline", phone: "1", email: null },
    ...{ destination: "Kayak", paxNumber: 2, reference: "4F2Q" },
  });
  expect(await screen.findByText(/No e-mail address is known/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
});

test("a reference that nobody knows leads to the dialog all the same", async () => {
  await openSearch([]);
  expect(await screen.findByText("No link with this reference is known.")).toBeTruthy();
});

test("a dialog that is left without adding gives the focus back to what opened it", async () => {
  const { api, user } = await openInbox(three());
  api.answer("GET /api/services", { services: [] });
  const button = await screen.findByRole("button", { name: "Add a conversation" });
  await user.click(button);
  await screen.findByRole("dialog", { name: "Add a conversation" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
