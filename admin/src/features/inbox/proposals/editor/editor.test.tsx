import { screen, waitFor, within } from "@testing-library/react";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { expect, test, vi } from "vitest";
import {
  acceptDrafts,
  aSentProposal,
  aStoredProposal,
  aVersion,
  openContent,
  openProposals,
} from "../../../../testing/proposals.ts";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const editor = "/proposals/proposal";
const draftRoute = "PUT /api/proposals/proposal/draft";

const open = async (stored = aStoredProposal(), guest = {}) => {
  const opened = await openProposals(editor, [stored], guest);
  const sent = acceptDrafts(opened.api, stored);
  await screen.findByRole("form", { name: "Proposal" });
  const field = (name: string) => screen.getByRole("textbox", { name });
  const press = async (name: string) =>
    opened.user.click(await screen.findByRole("button", { name }));
  return { ...opened, sent, field, press };
};

test("saves what is typed after a pause, each time with the newest revision", async () => {
  const { user, sent, field } = await open();
  await user.type(field("Title"), " and nights");
  expect(screen.getByText("Saving…")).toBeTruthy();
  await screen.findByText("Saved");
  await user.type(field("Title"), "!");
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ content, updatedAt }) => [content.title, updatedAt])).toEqual([
    ["Kayaking for two days and nights", "2026-11-20T06:00:00.000Z"],
    ["Kayaking for two days and nights!", "2026-11-20T06:00:01.000Z"],
  ]);
});

test("saves at once when the screen is left before the pause has passed", async () => {
  const { user, sent, field } = await open();
  await user.type(field("Title"), "!");
  await user.click(screen.getByRole("link", { name: "Back to Aline" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0].content.title).toBe("Kayaking for two days!");
  await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain("proposal"));
});

test("keeps the text on this device while the server does not answer", async () => {
  const { api, user, field } = await open();
  api.answerBy(draftRoute, () => Promise.reject(new Error("Out of reach")));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.type(field("Title"), "!");
  await screen.findByText(/kept on this device/);
  const kept = Object.entries(sessionStorage).filter(([key]) => key.includes("proposal:proposal"));
  expect(JSON.parse(kept[0]![1]).values.title).toBe("Kayaking for two days!");
  online.mockRestore();
  const sent = acceptDrafts(api, aStoredProposal());
  window.dispatchEvent(new Event("online"));
  await screen.findByText("Saved");
  expect(sent().at(-1).content.title).toBe("Kayaking for two days!");
});

test("does not save an amount that can't be read, and says where it is", async () => {
  const { user, sent, field } = await open();
  await user.clear(field("Price each"));
  await user.type(field("Price each"), "a lot");
  await screen.findByText("Not saved. Please correct the marked fields.");
  expect(field("Price each").getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toEqual([]);
  await user.clear(field("Price each"));
  await user.type(field("Price each"), "1,200");
  await screen.findByText("Saved");
  expect(sent()[0].content.options[0].lines[0].unitPrice).toBe(1_200);
});

test("shows both versions when somebody else has changed the draft", async () => {
  const { api, user, field } = await open();
  const content = openContent({ title: "Kayak and bats", note: "See you soon" });
  const updatedAt = "2026-11-20T07:00:00.000Z";
  const current = aStoredProposal({
    draft: { number: 1, content, files: [], updatedAt, by: null },
    updatedAt,
  });
  api.refuse(draftRoute, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(field("Title"), "!");
  await screen.findByText("Somebody else changed this proposal.");
  expect(field("Personal note")).toHaveProperty("value", "See you soon");
  const sent = acceptDrafts(api, current);
  await user.click(screen.getByRole("button", { name: "Use this: Title" }));
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await screen.findByText("Saved");
  expect(field("Title")).toHaveProperty("value", "Kayak and bats");
  expect(sent().every((each) => each.updatedAt >= "2026-11-20T06:00:00.000Z")).toBe(true);
});

test("shows what was sent when somebody else sends the draft meanwhile", async () => {
  const { api, user, field } = await open();
  const current = aSentProposal();
  api.refuse(draftRoute, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(field("Title"), "!");
  expect(await screen.findByText(/^Sent by email on/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start a new version" })).toBeTruthy();
});

test("lists what is to correct, and leads to each field", async () => {
  const content = openContent({ title: "", days: [{ title: "", text: "We paddle." }] });
  const draft = { number: 1, content, files: [], updatedAt: "2026-11-20T06:00:00.000Z", by: null };
  const { user, field, press } = await open(aStoredProposal({ draft }));
  await press("Send");
  const problems = within(await screen.findByRole("alert"));
  expect(problems.getByText("2 things to correct")).toBeTruthy();
  await user.click(problems.getByRole("button", { name: "Day 1: Give each day a title." }));
  expect(document.activeElement).toBe(field("Heading"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("updates the total and the payments while prices change", async () => {
  const { user, field } = await open();
  expect(screen.getAllByText("US$ 300").length).toBeGreaterThan(0);
  await user.clear(field("Price each"));
  await user.type(field("Price each"), "200");
  expect((await screen.findAllByText("US$ 400")).length).toBeGreaterThan(0);
  expect(screen.getByText("US$ 120")).toBeTruthy();
  expect(screen.getByText("US$ 280")).toBeTruthy();
});

const withContent = (
  changes: Parameters<typeof openContent>[0],
  files: ConversationFile[] = [],
) => {
  const content = openContent(changes);
  const updatedAt = "2026-11-20T06:00:00.000Z";
  return aStoredProposal({ draft: { number: 1, content, files, updatedAt, by: null } });
};

const forOne = { quantity: 1, unitPrice: 150 };
const lines = [
  { label: "Each", ...forOne, perPerson: true },
  { label: "Private boat", ...forOne },
];

test("prices per person follow the number of people, and a price for the group stays", async () => {
  const extras = [{ id: "lunch", label: "Lunch", quantity: 1, unitPrice: 12, perPerson: true }];
  const options = [{ id: "tent", title: "Tent", lines }];
  const { user, field, sent } = await open(withContent({ people: 1, options, extras }));
  await user.clear(field("People"));
  await user.type(field("People"), "3");
  await user.tab();
  await screen.findByText("Prices per person are now for 3.");
  await waitFor(() => expect(sent().at(-1)?.content.people).toBe(3));
  const { content } = sent().at(-1);
  expect(content.options[0].lines).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  expect(content.extras).toMatchObject([{ quantity: 3 }]);
});

test("another quantity is no longer one per person until somebody says so", async () => {
  const { user, field } = await open();
  const box = screen.getByRole("checkbox", { name: "One per person" });
  expect(box).toHaveProperty("checked", true);
  await user.clear(field("Quantity"));
  await user.type(field("Quantity"), "5");
  expect(box).toHaveProperty("checked", false);
  await user.click(box);
  expect(box).toHaveProperty("checked", true);
  expect(field("Quantity")).toHaveProperty("value", "2");
});

test("adds a second option with the prices of the first, and undoes its removal", async () => {
  const { user, press, sent } = await open();
  await press("Add another option");
  const second = within(screen.getByRole("group", { name: "Option 2" }));
  await user.type(second.getByRole("textbox", { name: "Option 2" }), "Cabin");
  await press("Remove option 2");
  expect(screen.queryByRole("group", { name: "Option 2" })).toBeNull();
  await press("Undo");
  await waitFor(() => expect(sent().at(-1)?.content.options).toHaveLength(2));
  const [first, added] = sent().at(-1).content.options;
  expect(added).toEqual({ id: expect.stringMatching(uuid), title: "Cabin", lines: first.lines });
});

test("gives every option an id of its own, also when a removal is undone after an addition", async () => {
  const { user, press, sent } = await open();
  await press("Add another option");
  await press("Remove option 2");
  await press("Add another option");
  await press("Undo");
  await waitFor(() => expect(sent().at(-1)?.content.options).toHaveLength(3));
  const ids = sent()
    .at(-1)
    .content.options.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
  await press("Add extra");
  await user.type(screen.getAllByRole("textbox", { name: "For" }).at(-1)!, "Lunch");
  await waitFor(() => expect(sent().at(-1)?.content.extras[0]?.id).toMatch(uuid));
});

test("says for which option the payments are, and names the option of an amount", async () => {
  const options = ["Tent", "Cabin"].map((title) => ({ id: title, title, lines: [lines[0]!] }));
  const { user, press } = await open(withContent({ options }));
  expect(screen.getByText("The amounts are for “Tent”.")).toBeTruthy();
  const cabin = within(screen.getByRole("group", { name: "Option 2" }));
  await user.type(cabin.getByRole("textbox", { name: "Price each" }), "x");
  await press("Send");
  const problems = within(await screen.findByRole("alert"));
  expect(problems.getByRole("button", { name: /^Price 1: .*\(“Cabin”\)$/ })).toBeTruthy();
});

const uploadRoute = "POST /api/conversation-files";
const plan = { _id: "plan", name: "plan.pdf", type: "application/pdf", bytes: 20_000 };
const pdf = () => new File(["%PDF-"], "plan.pdf", { type: "application/pdf" });
const chooseFile = (user: Awaited<ReturnType<typeof open>>["user"], file = pdf()) =>
  user.upload(document.querySelector<HTMLInputElement>("form input[type=file]")!, file);
const savedFiles = (sent: () => { content: { files: string[] } }[]) => sent().at(-1)?.content.files;

test("attaches a file, removes it and undoes the removal", async () => {
  const { api, user, press, sent } = await open();
  api.answer(uploadRoute, { message: "File uploaded.", file: plan }, 201);
  await chooseFile(user);
  const list = await screen.findByRole("list", { name: "Attached files" });
  expect(list.textContent).toContain("plan.pdf");
  await waitFor(() => expect(savedFiles(sent)).toEqual(["plan"]));
  await press("Remove plan.pdf");
  await waitFor(() => expect(savedFiles(sent)).toEqual([]));
  await press("Undo");
  await waitFor(() => expect(savedFiles(sent)).toEqual(["plan"]));
  expect(api.requests("DELETE /api/conversation-files/plan")).toEqual([]);
});

test("shows the names of a draft's files, and why the server refuses one", async () => {
  const { api, user, sent } = await open(withContent({ files: ["plan"] }, [plan]));
  expect(screen.getByRole("list", { name: "Attached files" }).textContent).toContain("plan.pdf");
  const message = "A file is no longer stored. Attach it again.";
  api.refuse(draftRoute, 400, {
    ...{ message, code: "validation_failed", issues: [{ path: "files", message }] },
  });
  await user.type(screen.getByRole("textbox", { name: "Title" }), "!");
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", message);
  expect(screen.getByText(`Not saved. ${message}`)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test("does not send while a file was refused, and leads to it", async () => {
  const { api, user, press } = await open();
  const message = "“setup.exe” is a program or script, which mail services reject.";
  api.refuse(uploadRoute, 400, { message, code: "validation_failed" });
  await chooseFile(user, new File(["MZ"], "setup.exe"));
  await screen.findByText(message);
  await press("Send");
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("A file wasn't uploaded. Try it again, or remove it.");
  expect(document.activeElement).toBe(document.querySelector('[data-path="files"]'));
  await press("Remove setup.exe");
  await press("Send");
  expect(await screen.findByRole("dialog", { name: "Send the proposal" })).toBeTruthy();
});

test("sends by email and returns to the conversation", async () => {
  const { api, user, field, press, address, conversation } = await open();
  const proposal = aSentProposal();
  api.answer("POST /api/proposals/proposal/send", { message: "Proposal sent.", proposal });
  await user.type(field("Title"), "!");
  await press("Send");
  const dialog = within(await screen.findByRole("dialog", { name: "Send the proposal" }));
  const text = await dialog.findByRole("textbox", { name: "Your message" });
  expect(text).toHaveProperty(
    "value",
    "Hello Aline,\n\nHere is our proposal for Kayaking for two days. You can read and accept it on this page:",
  );
  expect(dialog.queryByRole("button", { name: "WhatsApp" })).toBeNull();
  expect(dialog.getByText(`The email goes to ${conversation.email}.`)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send email" }));
  await waitFor(() => expect(address()).toBe("/inbox/conversation"));
  const [sent] = api.requests("POST /api/proposals/proposal/send");
  expect(JSON.parse(sent!.body)).toMatchObject({
    channel: "mail",
    updatedAt: "2026-11-20T06:00:01.000Z",
  });
});

test.each([
  ["got", "2026-11-19T06:00:00.000Z", /Here is our new proposal .* It replaces the earlier one/],
  ["never saw", null, /Here is our proposal /],
])("writes about a version before that the guest %s", async (_, sentAt, words) => {
  const { press } = await open(aStoredProposal({ versions: [aVersion({ sentAt })] }));
  await press("Send");
  const text = await screen.findByRole("textbox", { name: "Your message" });
  expect(text).toHaveProperty("value", expect.stringMatching(words));
});

test("opens WhatsApp with the sentence and the link, then marks the proposal as sent", async () => {
  const guest = { email: "", phone: "+250788123456" };
  const { api, user, press, address } = await open(aStoredProposal(), guest);
  const version = aVersion({ channel: "whatsapp", sentAt: null });
  const ready = aSentProposal({ state: "ready", versions: [version] });
  api.answer("POST /api/proposals/proposal/send", { message: "Ready.", proposal: ready });
  api.answer("POST /api/proposals/proposal/sent", { message: "Sent.", proposal: aSentProposal() });
  await press("Send");
  const dialog = within(await screen.findByRole("dialog", { name: "Send the proposal" }));
  const chatButton = await dialog.findByRole("button", { name: "WhatsApp" });
  expect(dialog.getByText(/WhatsApp opens the chat with \+250 788 123 456\.$/)).toBeTruthy();
  await user.click(chatButton);
  const chat = await screen.findByRole("link", { name: "Open WhatsApp" });
  const url = new URL(chat.getAttribute("href")!);
  expect(url.origin + url.pathname).toBe("https://wa.me/250788123456");
  expect(url.searchParams.get("text")).toMatch(/^Hello Aline,.+:\nhttps:\/\/example\.test\/p\//s);
  await press("Mark as sent");
  await waitFor(() => expect(address()).toBe("/inbox/conversation"));
  expect(api.requests("POST /api/proposals/proposal/sent")).toHaveLength(1);
});

test("offers only a link for a guest without email or phone", async () => {
  const { press } = await open(aStoredProposal(), { email: "" });
  await press("Send");
  const dialog = within(await screen.findByRole("dialog", { name: "Send the proposal" }));
  await dialog.findByRole("button", { name: "Get a link" });
  expect(dialog.queryByRole("button", { name: "Send email" })).toBeNull();
  expect(dialog.queryByRole("button", { name: "WhatsApp" })).toBeNull();
});

test("stays in the dialog with the text when sending fails", async () => {
  const { api, user, press } = await open();
  api.refuse("POST /api/proposals/proposal/send", 500, { message: "No.", code: "internal" });
  await press("Send");
  const dialog = within(await screen.findByRole("dialog", { name: "Send the proposal" }));
  const text = await dialog.findByRole("textbox", { name: "Your message" });
  await user.clear(text);
  await user.type(text, "Dear Aline");
  await user.click(dialog.getByRole("button", { name: "Send email" }));
  expect(await screen.findByText("Couldn't save. Please try again.")).toBeTruthy();
  expect(text).toHaveProperty("value", "Dear Aline");
});

test("chooses photos of the tour, at most as many as fit", async () => {
  const { user, press, sent } = await open();
  await press("Choose photos");
  const dialog = within(await screen.findByRole("dialog", { name: "Choose photos" }));
  const [photo] = await dialog.findAllByRole("checkbox");
  await user.click(photo!);
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(sent().at(-1)?.content.photos).toHaveLength(1));
  expect(screen.getByRole("button", { name: "Remove photo 1" })).toBeTruthy();
});

test("offers the photos of the gallery after those of the tours", async () => {
  const { user, press, sent } = await open();
  await press("Choose photos");
  const dialog = within(await screen.findByRole("dialog", { name: "Choose photos" }));
  const gallery = within(await dialog.findByRole("group", { name: "Gallery" }));
  expect(dialog.getAllByRole("group").at(-1)).toBe(dialog.getByRole("group", { name: "Gallery" }));
  await user.click(gallery.getByRole("checkbox", { name: "Fishermen singing" }));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(sent().at(-1)?.content.photos).toEqual(["fishermen"]));
  const chosen = within(screen.getByRole("list", { name: "Chosen photos" }));
  expect(chosen.getByRole("img", { name: "Fishermen singing" })).toBeTruthy();
});

test("shows what was accepted, without a form", async () => {
  const at = "2026-11-20T06:00:00.000Z";
  const acceptance = { version: 1, option: "tent", extras: [], name: "Aline", at, by: null };
  const accepted = aSentProposal({ state: "accepted", acceptance });
  await openProposals(editor, [accepted]);
  expect(await screen.findByText("Accepted by Aline on Fri 20 Nov 2026.")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "Proposal" })).toBeNull();
  expect(screen.queryByRole("button", { name: /version|Send/ })).toBeNull();
});

test("shows the guest's page without scripts", async () => {
  const { press } = await open();
  await press("Preview");
  const page = await screen.findByTitle("The guest's page");
  expect(page.getAttribute("sandbox")).toBe("allow-same-origin");
  expect(page.getAttribute("srcdoc")).toBe("<p>The guest's page</p>");
});
