import { screen, waitFor, within } from "@testing-library/react";
import type { Conversation } from "shared/conversations";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aConversation, anInquiry, aUser, page, someCounts } from "../../testing/records.ts";

const inquiryOf = ({ name, email, waitingSince }: Conversation) => {
  const respondedAt = waitingSince ? null : "2026-11-20T07:00:00.000Z";
  const inquiry = anInquiry({ name, email, respondedAt, message: `${name} wants to paddle.` });
  return { kind: "inquiry" as const, at: inquiry.createdAt, inquiry };
};

const answerWith = (api: FakeApi, conversations: Conversation[]) => {
  api.answer("GET /api/conversations", { conversations, ...page(conversations.length) });
  for (const conversation of conversations)
    api.answer(`GET /api/conversations/${conversation._id}`, {
      conversation,
      timeline: [inquiryOf(conversation)],
    });
};

const openInbox = async (conversations: Conversation[], path = "") => {
  const api = await startFakeApi();
  answerWith(api, conversations);
  api.answer("GET /api/conversations/counts", someCounts({ waiting: conversations.length }));
  const admins = [aUser({ username: "Ada", role: "admin" })];
  api.answer("GET /api/ibirwa-clients/users", { users: admins, ...page(1) });
  signIn();
  return { api, admins, ...openAdmin(adminPaths.inbox + path, api) };
};

const names = ["Aline", "Bosco", "Chantal"];
const three = () => names.map((name) => aConversation({ name }));
const row = (name: string) => screen.findByRole("link", { name });
const reader = async (name: string) => within(await screen.findByRole("region", { name }));
const field = async (name: string) =>
  (await reader(name)).findByRole("textbox", { name: `Your answer to ${name}` });
const answerRoute = ({ _id }: Conversation) => `POST /api/conversations/${_id}/answers`;

/** Answers an answer as the server does, and takes the guest from those who wait. */
const acceptAnswer = (api: FakeApi, all: Conversation[], answered: Conversation) =>
  api.answerBy(answerRoute(answered), ({ body }) => {
    const { text, channel = "mail" } = JSON.parse(body);
    const at = "2026-11-20T08:00:00.000Z";
    const conversation = {
      ...answered,
      state: "answered" as const,
      waitingSince: null,
      latestAt: at,
    };
    answerWith(
      api,
      all.filter((one) => one !== answered),
    );
    const answer = { kind: "answer", _id: "answer", at, by: null, text, channel, to: null };
    const timeline = [inquiryOf(conversation), { ...answer, mail: null }];
    api.answer(`GET /api/conversations/${answered._id}`, { conversation, timeline });
    return { message: "Response sent successfully!", conversation, timeline };
  });

test("who waits is listed on a line, with trip, state and how long already", async () => {
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const { api } = await openInbox([
    aConversation({ waitingSince, assignee: { _id: "1", username: "Ada Sample" } }),
  ]);
  const item = within(await screen.findByRole("listitem"));
  expect(item.getByRole("link", { name: "Aline Uwase" })).toBeTruthy();
  expect(
    item.getByText("Three islands by boat · 2 people · 12 December – 15 December"),
  ).toBeTruthy();
  expect(item.getByText("waits 2 days")).toBeTruthy();
  expect(item.getByText("New")).toBeTruthy();
  expect(item.getByText("Assigned to Ada Sample")).toBeTruthy();
  expect(api.requests("GET /api/conversations")[0]?.search).toBe("?waiting=true");
});

test("somebody without a name is listed by e-mail", async () => {
  await openInbox([aConversation({ name: null })]);
  expect(await row("aline@example.com")).toBeTruthy();
});

test("where nobody waits, it says so", async () => {
  await openInbox([]);
  expect(await screen.findByText("Nobody waits for an answer.")).toBeTruthy();
});

test("a list that cannot be loaded says so and is asked for again", async () => {
  const { api, user } = await openInbox([]);
  await screen.findByText("Nobody waits for an answer.");
  api.refuse("GET /api/conversations", 500, { message: "Broken.", code: "internal" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "all");
  expect(await screen.findByText("The conversations could not be loaded.")).toBeTruthy();
  answerWith(api, three());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row("Aline")).toBeTruthy();
});

test.each([
  ["all", ""],
  ["quoted", "?state=quoted"],
  ["mine", "?assignee=me"],
  ["due", "?due=true"],
  ["spam", "?box=spam"],
  ["trash", "?box=trash"],
])("'%s' is asked of the server and kept in the address", async (view, asked) => {
  const { api, user, address } = await openInbox(three());
  await row("Aline");
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), view);
  await waitFor(() => expect(api.requests("GET /api/conversations").at(-1)?.search).toBe(asked));
  expect(address()).toBe(`/inbox?show=${view}`);
});

test("the filters and the menu say how many there are", async () => {
  await openInbox(three());
  expect(await screen.findByRole("option", { name: "Waiting (3)" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Inbox.*3 waiting/ })).toBeTruthy();
});

test("a conversation is read; going back leads to its row, with the filter as it was", async () => {
  const { user, address, goBack } = await openInbox(three(), "?show=all");
  await user.click(await row("Bosco"));
  expect(address()).toMatch(/^\/inbox\/conversation-\d+\?show=all$/);
  const bosco = await reader("Bosco");
  expect(await bosco.findByText("Bosco wants to paddle.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Bosco"));
  await user.click(bosco.getByRole("button", { name: "Next conversation" }));
  await reader("Chantal");
  await goBack();
  expect(address()).toBe("/inbox?show=all");
  expect(screen.queryByRole("region", { name: "Chantal" })).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await row("Chantal")));
});

test("an answer is sent, told, and no longer waits; the text is gone", async () => {
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
    latestAt: all[0]!.latestAt,
  });
  expect(api.requests(answerRoute(all[0]!))[0]!.headers["idempotency-key"]).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Aline" })).toBeNull());
  expect(await field("Aline")).toHaveProperty("value", "");
});

test("three guests are answered by keyboard alone", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  await row("Aline");
  await user.keyboard("j{Enter}");
  for (const [at, name] of names.entries()) {
    acceptAnswer(api, all.slice(at), all[at]!);
    expect(await field(name)).toBeTruthy();
    await user.keyboard("r");
    await user.keyboard(`Welcome, ${name}!{Control>}{Enter}{/Control}`);
    await waitFor(() => expect(api.requests(answerRoute(all[at]!))).toHaveLength(1));
  }
  expect(await screen.findByText("Nobody waits for an answer.")).toBeTruthy();
});

test("what came in meanwhile is shown, the text stays, and it can be sent then", async () => {
  const all = three();
  const [aline] = all;
  const { api, user } = await openInbox(all);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Yes, come!");
  const latestAt = "2026-11-20T09:00:00.000Z";
  const conversation = { ...aline!, latestAt };
  const inquiry = anInquiry({ name: "Aline", message: "We are three now." });
  const timeline = [inquiryOf(aline!), { kind: "inquiry", at: latestAt, inquiry }];
  const error = { message: "Somebody else changed this.", code: "edit_conflict" } as const;
  api.refuse(answerRoute(aline!), 409, { ...error, current: { conversation, timeline } });
  api.answer(`GET /api/conversations/${aline!._id}`, { conversation, timeline });
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Written meanwhile")).toBeTruthy();
  expect(await screen.findByText("We are three now.")).toBeTruthy();
  expect(await field("Aline")).toHaveProperty("value", "Yes, come!");
  acceptAnswer(api, all, aline!);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  expect(JSON.parse(api.requests(answerRoute(aline!))[1]!.body)).toMatchObject({ latestAt });
});

test("without an answer from the server the text stays, and is sent again under the same key", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  await user.click(await row("Aline"));
  await user.type(await field("Aline"), "Yes, come!");
  api.answer(answerRoute(all[0]!), "no JSON", 502);
  api.answerBy(answerRoute(all[0]!), () => "broken off");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/What you typed is kept/)).toBeTruthy();
  acceptAnswer(api, all, all[0]!);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Response sent successfully!")).toBeTruthy();
  const [first, second] = api.requests(answerRoute(all[0]!));
  expect(second!.headers["idempotency-key"]).toBe(first!.headers["idempotency-key"]);
  expect(second!.body).toBe(first!.body);
});

test("an answer that was not sent is there again, marked in the list and found among the drafts", async () => {
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

test("an answer by phone is noted and not mailed, also without words", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  acceptAnswer(api, all, all[0]!);
  await user.click(await row("Aline"));
  await field("Aline");
  await user.click(screen.getByRole("button", { name: "Answered in another way" }));
  await user.click(await screen.findByRole("menuitem", { name: "Answered by phone" }));
  await waitFor(() => expect(api.requests(answerRoute(all[0]!))).toHaveLength(1));
  expect(JSON.parse(api.requests(answerRoute(all[0]!))[0]!.body)).toMatchObject({
    text: "Answered by phone.",
    channel: "phone",
  });
});

const changeRoute = "PATCH /api/conversations";

test("what is marked as done by a key comes back with Undo", async () => {
  const all = three();
  const { api, user } = await openInbox(all);
  await row("Aline");
  const [aline] = all;
  const before = [{ id: aline!._id, change: { state: "new", lostReason: null } }];
  const done = { ...aline!, state: "done", waitingSince: null };
  api.answer(changeRoute, { message: "Conversation changed.", conversations: [done], before });
  answerWith(api, all);
  await user.keyboard("je");
  expect(await screen.findByText("Marked as done.")).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await row("Bosco")));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(api.requests(changeRoute)).toHaveLength(2));
  expect(JSON.parse(api.requests(changeRoute)[1]!.body)).toEqual({ changes: before });
});

test("several are chosen and assigned at once", async () => {
  const all = three();
  const { api, user, admins } = await openInbox(all);
  await row("Aline");
  api.answer(changeRoute, { message: "Changed.", conversations: all, before: [] });
  await user.click(screen.getByRole("checkbox", { name: "Choose Aline" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Choose Chantal" }));
  await user.keyboard("{/Shift}");
  expect(screen.getByText("3 conversations")).toBeTruthy();
  await screen.findByRole("option", { name: "Ada" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Assign to" }), "Ada");
  await waitFor(() => expect(api.requests(changeRoute)).toHaveLength(1));
  const change = { assigneeId: admins[0]!._id };
  expect(JSON.parse(api.requests(changeRoute)[0]!.body).changes).toEqual(
    all.map(({ _id }) => ({ id: _id, change })),
  );
});

test("the keys are explained, and can be switched off", async () => {
  const { user } = await openInbox(three());
  await row("Aline");
  await user.keyboard("?");
  await user.click(await screen.findByRole("switch", { name: /^Single keys act/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("jx");
  expect(screen.queryByText("1 conversation")).toBeNull();
});
