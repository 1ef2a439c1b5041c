import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { inquiryOf, openInbox, three } from "../../../testing/inbox.ts";
import { aConversation, aService } from "../../../testing/records.ts";

test("adds a guest's request from elsewhere and opens its conversation", async () => {
  const { api, user, address } = await openInbox(three());
  api.answer("GET /api/services", { services: [] });
  await user.click(await screen.findByRole("button", { name: "Log a conversation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log a conversation" }));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Aline");
  await user.type(dialog.getByRole("combobox", { name: "Tour" }), "Kayak");
  await user.type(dialog.getByRole("textbox", { name: "People" }), "2");
  await user.type(dialog.getByLabelText("Phone or WhatsApp"), "1");
  const issues = [{ path: "phone", message: "Phone must be a number." }];
  const refusal = { message: "Phone must be a number.", code: "validation_failed", issues };
  api.answer("POST /api/conversations", refusal, 400);
  await user.click(dialog.getByRole("button", { name: "Log conversation" }));
  expect(await dialog.findAllByText("Phone must be a number.")).not.toEqual([]);
  const conversation = aConversation({ name: "Aline", email: "" });
  const body = { conversation, timeline: [inquiryOf(conversation)], earlier: 0 };
  api.answer("POST /api/conversations", { message: "Conversation added.", ...body }, 201);
  api.answer(`GET /api/conversations/${conversation._id}`, body);
  await user.click(dialog.getByRole("button", { name: "Log conversation" }));
  await waitFor(() => expect(address()).toContain(`/inbox/${conversation._id}`));
  expect(JSON.parse(api.requests("POST /api/conversations").at(-1)!.body)).toMatchObject({
    ...{ channel: "whatsapp", name: "Aline", phone: "1", email: null },
    ...{ destination: "Kayak", paxNumber: 2 },
  });
  expect(await screen.findByText(/^No email address\./)).toBeTruthy();
});

test("adds a price question without tour or people, and lists tours in the owner's order", async () => {
  const { api, user } = await openInbox(three());
  const tours = [aService({ title: "Last" }), aService({ title: "First", position: 1 })];
  api.answer("GET /api/services", { services: tours });
  await user.click(await screen.findByRole("button", { name: "Log a conversation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log a conversation" }));
  await user.click(dialog.getByRole("combobox", { name: "Tour" }));
  const list = within(await screen.findByRole("listbox"));
  const options = await list.findAllByRole("option", { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(["First", "Last"]);
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Cy");
  await user.type(dialog.getByLabelText("Phone or WhatsApp"), "0788123456");
  await user.type(dialog.getByRole("textbox", { name: "Message" }), "How much?");
  const conversation = aConversation({ name: "Cy", email: "", destination: null });
  const body = { conversation, timeline: [inquiryOf(conversation)], earlier: 0 };
  api.answer("POST /api/conversations", { message: "Conversation added.", ...body }, 201);
  api.answer(`GET /api/conversations/${conversation._id}`, body);
  await user.click(dialog.getByRole("button", { name: "Log conversation" }));
  await waitFor(() => expect(api.requests("POST /api/conversations")).toHaveLength(1));
  expect(JSON.parse(api.requests("POST /api/conversations")[0]!.body)).toMatchObject({
    ...{ name: "Cy", destination: null, paxNumber: null, message: "How much?" },
  });
});

test("finds a tour without typing its accents", async () => {
  const { api, user } = await openInbox(three());
  const tours = [aService({ title: "Café by the lake" }), aService({ title: "Kayak" })];
  api.answer("GET /api/services", { services: tours });
  await user.click(await screen.findByRole("button", { name: "Log a conversation" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log a conversation" }));
  await user.type(dialog.getByRole("combobox", { name: "Tour" }), "cafe");
  const list = within(await screen.findByRole("listbox"));
  const options = await list.findAllByRole("option", { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual(["Café by the lake"]);
});

test("returns the focus to the opener of a cancelled dialog", async () => {
  const { api, user } = await openInbox(three());
  api.answer("GET /api/services", { services: [] });
  const button = await screen.findByRole("button", { name: "Log a conversation" });
  await user.click(button);
  await screen.findByRole("dialog", { name: "Log a conversation" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});
