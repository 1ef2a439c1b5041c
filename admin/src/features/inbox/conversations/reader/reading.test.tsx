import { screen, waitFor, within } from "@testing-library/react";
import type { Conversation } from "shared/inbox/conversations";
import { expect, test, vi } from "vitest";
import * as files from "../../../../components/download/download-file.ts";
import { changeRoute, field, inquiryOf, openInbox, row, three } from "../../../../testing/inbox.ts";
import { aConversation, anInquiry } from "../../../../testing/records.ts";

const openAline = async (timeline?: object[], changes: Partial<Conversation> = {}, earlier = 0) => {
  const aline = aConversation({ name: "Aline", ...changes });
  const all = [aline, ...three().slice(1)];
  const opened = await openInbox(all);
  const { api, user } = opened;
  if (timeline)
    api.answer(`GET /api/conversations/${aline._id}`, {
      conversation: aline,
      timeline,
      earlier,
    });
  api.answer(changeRoute, { message: "Changed.", conversations: [aline], before: [] });
  await user.click(await row("Aline"));
  await field("Aline");
  const lastChange = async () => {
    await waitFor(() => expect(api.requests(changeRoute)).not.toEqual([]));
    return JSON.parse(api.requests(changeRoute).at(-1)!.body).changes[0].change;
  };
  return { ...opened, aline, lastChange };
};

const at = "2026-11-20T08:00:00.000Z";
const ada = { _id: "ada", username: "Ada" };

test("lists messages, answers, notes and changes in order", async () => {
  const inquiry = { kind: "inquiry", at, inquiry: anInquiry({ message: "Two of us." }) };
  const entry = { at, by: ada };
  const mail = { _id: "mail", status: "failed", lastError: "550 no such user", sendAt: null };
  const answer = {
    ...{ kind: "answer", _id: "1", ...entry, text: "Yes!", channel: "mail", to: "a@b.c" },
    ...{ files: [], proposal: null },
  };
  await openAline([
    inquiry,
    { ...answer, mail },
    { kind: "note", _id: "2", ...entry, text: "Ask for the boat." },
    { kind: "change", _id: "3", ...entry, change: { state: "quoted" } },
  ]);
  const list = screen.getByRole("list", { name: "Messages and activity" });
  const [asked, answered, noted, changed] = within(list).getAllByRole("listitem");
  expect(asked!.textContent).toContain("Aline sent an inquiry");
  expect(answered!.textContent).toContain("Ada replied by email");
  expect(within(answered!).getByText("Failed: 550 no such user")).toBeTruthy();
  const outbox = within(answered!).getByRole("link", { name: "See all emails" });
  expect(outbox.getAttribute("href")).toBe("/admin-settings/outbox");
  expect(noted!.textContent).toContain("Note by Ada");
  expect(changed!.textContent).toMatch(/^Ada marked this quoted · \d+ \w+ ago$/);
});

const sentReply = {
  ...{ kind: "answer", _id: "1", at, by: ada, text: "Karibu!", channel: "mail", to: "a@b.c" },
  ...{ mail: null, files: [], proposal: null },
};

test("a reply that sent a proposal names it and leads to it", async () => {
  const proposal = { _id: "p1", version: 2, title: "Two islands" };
  await openAline([inquiryOf(aConversation()), { ...sentReply, proposal }]);
  const link = await screen.findByRole("link", { name: "Two islands (version 2)" });
  expect(link.getAttribute("href")).toBe("/proposals/p1");
});

test("says why a scheduled reply was not sent from the trash", async () => {
  const lastError = "The conversation was moved to the trash.";
  const sendAt = "2026-12-24T06:00:00.000Z";
  const mail = { _id: "mail", status: "failed", lastError, sendAt };
  await openAline([inquiryOf(aConversation()), { ...sentReply, mail }]);
  expect(await screen.findByText(`Not sent: ${lastError}`)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take the text back" })).toBeTruthy();
});

const mail = {
  ...{ _id: "m1", kind: "reply", name: null, from: "aline@work.example.test", subject: "Re: Trip" },
  ...{ isFromElsewhere: true, text: "Three of us.", original: "Three of us.\n> How many?" },
  ...{ isFoundByAddress: false, isCheckFailed: false },
  files: [{ _id: "f1", name: "passport.pdf", bytes: 120_000 }],
  leftOut: [{ name: "film.mov", bytes: 90_000_000, reason: "larger than 10 MB" }],
  ...{ spam: false, respondedAt: null },
};

test("a mail shows its sender, its files and its quoted text", async () => {
  const { api, user } = await openAline([inquiryOf(aConversation()), { kind: "mail", at, mail }]);
  expect(await screen.findByText("From another address")).toBeTruthy();
  expect(screen.getByText(/^aline@work\.example\.test\. Replies go there only/)).toBeTruthy();
  expect(screen.getByText(/^film\.mov \(90 MB\) is only in your mailbox: larger/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show full email" }));
  expect(await screen.findByText(/> How many\?$/)).toBeTruthy();
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  api.answer("GET /api/conversation-files/f1", "%PDF");
  await user.click(screen.getByRole("button", { name: "passport.pdf (120 kB)" }));
  await waitFor(() => expect(keep.mock.calls[0]?.[1]).toBe("passport.pdf"));
});

test("the timeline says that mails were left in the mailbox, without naming anybody", async () => {
  const change = { mailsLeftOut: 100 };
  await openAline([{ kind: "change", _id: "1", at, by: null, change }]);
  const list = screen.getByRole("list", { name: "Messages and activity" });
  expect(within(list).getByRole("listitem").textContent).toMatch(
    /^The mailbox received more than 100 emails for this conversation in 24 hours and left the rest on the mail server · /,
  );
});

test("the timeline names a change to the newer request, and its undoing", async () => {
  const change = (used: boolean) => ({
    ...{ kind: "change", _id: `${used}`, at, by: null, change: { request: { id: "1", used } } },
  });
  await openAline([change(true), change(false)]);
  expect(screen.getByText(/changed the trip to the newer request/)).toBeTruthy();
  expect(screen.getByText(/undid the change to the newer request/)).toBeTruthy();
});

test("marks bounces and automatic replies", async () => {
  const machine = { ...mail, isFromElsewhere: false, files: [], leftOut: [], original: null };
  await openAline([
    inquiryOf(aConversation()),
    { kind: "mail", at, mail: { ...machine, kind: "automatic", text: "I am away." } },
    { kind: "mail", at, mail: { ...machine, _id: "m2", kind: "bounce", text: "550" } },
  ]);
  expect(await screen.findByText("Automatic reply")).toBeTruthy();
  expect(screen.getByText("Not delivered")).toBeTruthy();
});

test("marks a mail that only its sender's address assigns to the guest", async () => {
  const doubtful = { ...mail, isFromElsewhere: false, isFoundByAddress: true };
  await openAline([
    inquiryOf(aConversation()),
    { kind: "mail", at, mail },
    { kind: "mail", at, mail: { ...doubtful, _id: "m2" } },
    { kind: "mail", at, mail: { ...doubtful, _id: "m3", isCheckFailed: true } },
  ]);
  expect(await screen.findAllByText(/sender addresses can be faked/)).toHaveLength(2);
  expect(screen.getAllByText(/may not be from aline@work/)).toHaveLength(1);
});

test("shows the source of a message in one line", async () => {
  const asked = inquiryOf(aConversation());
  const source = { page: "/service/kayak", referrer: "google.com", utm_source: "newsletter" };
  await openAline([{ ...asked, inquiry: { ...asked.inquiry, source } }]);
  const line = "From /service/kayak, campaign newsletter, came from google.com";
  expect(await screen.findByText(line)).toBeTruthy();
});

test("links to mail, phone and WhatsApp of the guest", async () => {
  await openAline([inquiryOf(aConversation())], { phone: "+250788123456" });
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("aline@example.com")).toBe("mailto:aline@example.com");
  expect(href("+250 788 123 456")).toBe("tel:+250788123456");
  expect(href("WhatsApp")).toBe("https://wa.me/250788123456?text=");
});

test("sets the state and the assignee", async () => {
  const { user, lastChange, admins } = await openAline();
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Quoted");
  expect(await lastChange()).toEqual({ state: "quoted" });
  expect(await screen.findByText("Marked as quoted.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Assignee" }), "Ada");
  await waitFor(async () => expect(await lastChange()).toEqual({ assigneeId: admins[0]!._id }));
});

test("stores the reason of a lost trip", async () => {
  const { user, lastChange } = await openAline(undefined, { state: "lost" });
  await user.type(screen.getByRole("textbox", { name: "Why it was lost" }), "Too far");
  await user.click(screen.getByRole("button", { name: "Save reason" }));
  expect(await lastChange()).toEqual({ lostReason: "Too far" });
});

test("sets a reminder for a chosen time by the company's clock", async () => {
  const { user, lastChange } = await openAline();
  await user.click(screen.getByRole("button", { name: "Remind me" }));
  await user.click(await screen.findByRole("menuitem", { name: "Date and time…" }));
  const time = await screen.findByLabelText("Date and time of the reminder");
  await waitFor(() => expect(document.activeElement).toBe(time));
  await user.type(time, "2031-05-02T08:30");
  await user.click(screen.getByRole("button", { name: "Set reminder" }));
  expect(await lastChange()).toEqual({ remindAt: "2031-05-02T06:30:00.000Z" });
});

test("opens the next conversation after one is marked as spam", async () => {
  const { user, lastChange } = await openAline();
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Mark as spam" }));
  expect(await lastChange()).toEqual({ box: "spam" });
  expect(await field("Bosco")).toBeTruthy();
  expect(await screen.findByText("Marked as spam.")).toBeTruthy();
});

test("joins another conversation of the same guest after asking", async () => {
  const { api, user, aline } = await openAline();
  const route = `POST /api/conversations/${aline._id}/join`;
  const joined = { conversation: aline, timeline: [inquiryOf(aline)], earlier: 0 };
  api.answer(route, { message: "Conversations merged.", ...joined });
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: /^Merge with/ }));
  const others = await screen.findByRole("list", { name: "Other conversations" });
  expect(within(others).getAllByRole("listitem")).toHaveLength(2);
  await user.click(within(others).getByRole("button", { name: /^Bosco/ }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Messages from Bosco will move/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Conversations merged.")).toBeTruthy();
  expect(api.requests(route)).toHaveLength(1);
});

test("moves a message to a new conversation and opens it", async () => {
  const first = inquiryOf(aConversation({ name: "Aline" }));
  const second = inquiryOf(aConversation({ name: "Aline" }));
  const { api, user, aline, address } = await openAline([first, second]);
  const begun = aConversation({ name: "Aline" });
  const body = { conversation: begun, timeline: [second], earlier: 0 };
  const route = `POST /api/conversations/${aline._id}/split`;
  api.answer(route, { message: "Moved to a new conversation.", ...body });
  api.answer(`GET /api/conversations/${begun._id}`, body);
  const [, split] = screen.getAllByRole("button", { name: "Make this a second trip" });
  await user.click(split!);
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Make a second trip" }));
  await waitFor(() => expect(address()).toBe(`/inbox/${begun._id}`));
  expect(JSON.parse(api.requests(route)[0]!.body)).toEqual({ messages: [second.inquiry._id] });
});

test("reports a conversation that no longer exists", async () => {
  await openInbox(three(), "/gone");
  expect(await screen.findByText("Couldn't load the conversation.")).toBeTruthy();
});

test("loads earlier entries of a long conversation", async () => {
  const note = (text: string) => ({ kind: "note", _id: text, at, by: ada, text });
  const newest = [note("Newest"), inquiryOf(aConversation())];
  const { api, aline, user } = await openAline(newest, {}, 1_001);
  const timeline = [note("Oldest"), ...newest];
  const all = { conversation: aline, timeline, earlier: 0 };
  api.answer(`GET /api/conversations/${aline._id}`, all);
  await user.click(screen.getByRole("button", { name: "Show earlier (1,001)" }));
  expect(await screen.findByText("Oldest")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Show earlier/ })).toBeNull();
});
