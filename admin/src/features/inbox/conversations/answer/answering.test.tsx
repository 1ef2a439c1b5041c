import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import {
  acceptAnswer,
  answerRoute,
  answerWith,
  field,
  inquiryOf,
  openInbox,
  row,
  three,
} from "../../../../testing/inbox.ts";
import { aConversation, anInquiry } from "../../../../testing/records.ts";
import { templateValues } from "./TemplateChoice.tsx";

test("sends an answer, clears its text and ends the wait", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Yes, come!");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  expect(JSON.parse(api.requests(answerRoute(all[0]!))[0]!.body)).toEqual({
    text: "Yes, come!",
    channel: "mail",
    to: all[0]!.email,
    latestAt: all[0]!.latestAt,
  });
  expect(api.requests(answerRoute(all[0]!))[0]!.headers["idempotency-key"]).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Aline" })).toBeNull());
  expect(await field("Aline")).toHaveProperty("value", "");
});

test("shows a message that arrived while writing, keeps the text and sends it afterwards", async () => {
  const all = three();
  const [aline] = all;
  const { api, user } = await openInbox(all);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Yes, come!");
  const latestAt = "2026-11-20T09:00:00.000Z";
  const conversation = { ...aline!, latestAt };
  const inquiry = anInquiry({ name: "Aline", message: "We are three now." });
  const timeline = [inquiryOf(aline!), { kind: "inquiry", at: latestAt, inquiry }];
  const error = { message: "Someone else changed this.", code: "edit_conflict" } as const;
  api.refuse(answerRoute(aline!), 409, {
    ...error,
    current: { conversation, timeline, earlier: 0 },
  });
  api.answer(`GET /api/conversations/${aline!._id}`, { conversation, timeline, earlier: 0 });
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("New message")).toBeTruthy();
  expect(await screen.findByText("We are three now.")).toBeTruthy();
  expect(await field("Aline")).toHaveProperty("value", "Yes, come!");
  acceptAnswer(api, all, aline!);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  expect(JSON.parse(api.requests(answerRoute(aline!))[1]!.body)).toMatchObject({ latestAt });
});

test("keeps the text after a lost connection and sends it again under the same key", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Yes, come!");
  api.answer(answerRoute(all[0]!), "no JSON", 502);
  api.answerBy(answerRoute(all[0]!), () => "broken off");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/Your text is kept/)).toBeTruthy();
  acceptAnswer(api, all, all[0]!);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  const [first, second] = api.requests(answerRoute(all[0]!));
  expect(second!.headers["idempotency-key"]).toBe(first!.headers["idempotency-key"]);
  expect(second!.body).toBe(first!.body);
});

test("restores a draft, marks it in the list and lists it among the drafts", async () => {
  const { user, goBack } = await openInbox(three());
  await user.click(await row("Bosco"));
  await user.type(await field("Bosco"), "At six");
  await goBack();
  expect(await screen.findByRole("img", { name: "Unsent draft" })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "drafts");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  await user.click(await row("Bosco"));
  expect(await field("Bosco")).toHaveProperty("value", "At six");
});

test("records an answer by phone without mailing it, even without a text", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Aline"));
  await field("Aline");
  await user.click(screen.getByRole("button", { name: "More ways to reply" }));
  await user.click(await screen.findByRole("menuitem", { name: "Mark as answered by phone" }));
  await waitFor(() => expect(api.requests(answerRoute(all[0]!))).toHaveLength(1));
  expect(JSON.parse(api.requests(answerRoute(all[0]!))[0]!.body)).toMatchObject({
    text: "Answered by phone.",
    channel: "phone",
  });
});

test("opens WhatsApp with the answer and records it", async () => {
  const all = [aConversation({ name: "Aline", phone: "+250788123456" })];
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "At six");
  const link = screen.getByRole("link", { name: "WhatsApp (+250 788 123 456)" });
  expect(link.getAttribute("href")).toBe("https://wa.me/250788123456?text=At%20six");
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await user.click(await screen.findByRole("button", { name: "Mark as answered by WhatsApp" }));
  await waitFor(() => expect(api.requests(answerRoute(all[0]!))).toHaveLength(1));
  expect(JSON.parse(api.requests(answerRoute(all[0]!))[0]!.body)).toMatchObject({
    text: "At six",
    channel: "whatsapp",
  });
});

test("makes WhatsApp the main button for a guest without an email address", async () => {
  const all = [aConversation({ name: "Cy", email: "", phone: "+250788123456" })];
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Cy"));
  await user.type(await field("Cy"), "At six");
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  const link = screen.getByRole("link", { name: "WhatsApp (+250 788 123 456)" });
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await user.click(await screen.findByRole("button", { name: "Mark as answered by WhatsApp" }));
  await waitFor(() => expect(api.requests(answerRoute(all[0]!))).toHaveLength(1));
  expect(JSON.parse(api.requests(answerRoute(all[0]!))[0]!.body)).toEqual({
    ...{ text: "At six", channel: "whatsapp", latestAt: all[0]!.latestAt },
  });
});

test("offers email as soon as a phone-only guest writes a mail, without reopening", async () => {
  const cy = aConversation({ name: "Cy", email: "", phone: "+250788123456" });
  const { api, user, refetch } = await openInbox([cy]);
  await user.click(await row("Cy"));
  await user.type(await field("Cy"), "At six");
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  answerWith(api, [{ ...cy, email: "cy@example.test" }]);
  await refetch();
  expect(await screen.findByRole("button", { name: "Send & next" })).toBeTruthy();
  expect(screen.queryByText(/^No email address\./)).toBeNull();
});

test("brings the mail button back after WhatsApp was opened by mistake", async () => {
  const { user } = await openInbox([aConversation({ name: "Aline", phone: "+250788123456" })]);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "At six");
  const link = screen.getByRole("link", { name: "WhatsApp (+250 788 123 456)" });
  link.addEventListener("click", (event) => event.preventDefault());
  const isMarking = () => screen.queryByRole("button", { name: /^Mark as answered by/ }) !== null;
  const canSend = () => screen.queryByRole("button", { name: "Send & next" }) !== null;
  await user.click(link);
  expect([isMarking(), canSend()]).toEqual([true, false]);
  await user.click(screen.getByRole("button", { name: "More ways to reply" }));
  await user.click(await screen.findByRole("menuitem", { name: "I didn't send it" }));
  expect([isMarking(), canSend()]).toEqual([false, true]);
  await user.click(link);
  expect(canSend()).toBe(false);
  await user.type(await field("Aline"), ", please");
  expect([isMarking(), canSend()]).toEqual([false, true]);
});

test("offers neither WhatsApp nor mail without a number and an address", async () => {
  const { user } = await openInbox([aConversation({ name: "Cy", email: "" })]);
  await user.click(await row("Cy"));
  const box = within((await field("Cy")).closest("section")!);
  expect(box.queryByRole("link", { name: /^WhatsApp/ })).toBeNull();
  expect(box.queryByRole("button", { name: /^Send/ })).toBeNull();
  await user.click(box.getByRole("button", { name: "More ways to reply" }));
  expect(await screen.findByRole("menuitem", { name: "Mark as answered by phone" })).toBeTruthy();
});

test("refuses a blank answer before sending it", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "  ");
  await user.click(screen.getByRole("button", { name: "Send & next" }));
  expect(await screen.findByText("Response message is required.")).toBeTruthy();
  expect(api.requests(answerRoute(all[0]!))).toEqual([]);
  await user.type(await field("Aline"), "Yes");
  expect(screen.queryByText("Response message is required.")).toBeNull();
});

test("stores a note for the team and clears its field", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  const [conversation] = all;
  const note = { kind: "note", _id: "note", at: conversation!.latestAt, by: null };
  const timeline = [
    inquiryOf(conversation!),
    { ...note, text: "Wants a guide who speaks French." },
  ];
  const route = `POST /api/conversations/${conversation!._id}/notes`;
  api.answer(route, { message: "Note added.", conversation, timeline, earlier: 0 });
  await user.click(await row("Aline"));
  await field("Aline");
  await user.click(screen.getByRole("tab", { name: "Note for the team" }));
  const box = screen.getByRole("textbox", { name: "Note for the team" });
  await user.type(box, "Wants a guide who speaks French.");
  await user.click(screen.getByRole("button", { name: "Add note" }));
  expect(await screen.findByText("Note by the team", { exact: false })).toBeTruthy();
  expect(box).toHaveProperty("value", "");
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({
    text: "Wants a guide who speaks French.",
  });
});

test("offers templates filled in for the guest, in a menu once something is written", async () => {
  const all = three();
  const { user } = await openInbox(all);
  await user.click(await row("Aline"));
  const box = await field("Aline");
  await user.click(await screen.findByRole("button", { name: "Other dates" }));
  expect(box).toHaveProperty(
    "value",
    expect.stringContaining(`Thank you for your interest in ${all[0]!.destination}.`),
  );
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole("button", { name: "Other dates" })).toBeNull();
  expect(screen.getByRole("button", { name: "Templates" })).toBeTruthy();
});

test.each([
  [{ startsOn: "2027-01-20", endsOn: "2027-01-21" }, "20 to 21 January 2027"],
  [{ startsOn: "2026-12-30", endsOn: "2027-01-02" }, "30 December 2026 to 2 January 2027"],
  [{ startsOn: "2027-01-30", endsOn: "2027-02-02" }, "30 January to 2 February 2027"],
  [{ startsOn: "2027-01-20", endsOn: "2027-01-20" }, "20 January 2027"],
  [{ checkinDate: "mi-janvier", checkoutDate: "mi-janvier" }, "mi-janvier"],
  [{ checkinDate: "soon", checkoutDate: "" }, "soon"],
])("a template writes the dates %j as “%s”", (dates, words) => {
  const conversation = aConversation({ checkinDate: "mi-janvier", checkoutDate: "fin", ...dates });
  const { company, contact } = blankSettings;
  expect(templateValues({ conversation, tour: undefined, company, contact }).dates).toBe(words);
});

test("asks before sending an answer with unfilled variables", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Aline"));
  await user.click(await screen.findByRole("button", { name: "Yes, we have room" }));
  const box = (await field("Aline")) as HTMLTextAreaElement;
  const selected = () => box.value.slice(box.selectionStart, box.selectionEnd);
  expect(selected()).toBe("{price}");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("Your text still has {price}.")).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect(api.requests(answerRoute(all[0]!))).toEqual([]);
  const value = box.value.replace("{price}", "120 dollars");
  fireEvent.change(box, { target: { value } });
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
});
