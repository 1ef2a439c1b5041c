import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as files from "../../../components/download/download-file.ts";
import { answerWith, changeRoute, openInbox, reader, row, three } from "../../../testing/inbox.ts";
import { aConversation } from "../../../testing/records.ts";

test("lists waiting guests with trip, state and waiting time", async () => {
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const { api } = await openInbox([
    aConversation({ waitingSince, assignee: { _id: "1", username: "Ada Sample" } }),
  ]);
  const item = within(await screen.findByRole("listitem"));
  expect(item.getByRole("link", { name: "Aline Uwase" })).toBeTruthy();
  expect(item.getByText("Three islands by boat")).toBeTruthy();
  expect(item.getByText(/“12 December – 15 December”/)).toBeTruthy();
  expect(item.getByText(/2 people/)).toBeTruthy();
  expect(item.getByText("waiting 2 days")).toBeTruthy();
  expect(item.getByText("New")).toBeTruthy();
  expect(item.getByText("Assigned to Ada Sample")).toBeTruthy();
  expect(api.requests("GET /api/conversations")[0]?.search).toBe("?waiting=true");
});

test("shows the deadline of an answer, and how long it is overdue", async () => {
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const inHours = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000 + 10 * 60_000).toISOString();
  const { user } = await openInbox([
    aConversation({ name: "Bosco", waitingSince, dueAt: inHours(3) }),
    aConversation({ name: "Chantal", waitingSince, dueAt: inHours(-49) }),
  ]);
  expect(await screen.findByText("due in 3 hours")).toBeTruthy();
  expect(screen.getByText("2 days overdue")).toBeTruthy();
  await user.click(await row("Chantal"));
  const chantal = await reader("Chantal");
  expect(await chantal.findByText(/^Waiting since .*· reply by .*\(2 days overdue\)/)).toBeTruthy();
});

test("lists an upcoming reminder with its time", async () => {
  const { user } = await openInbox([aConversation({ remindAt: "2027-02-03T07:00:00.000Z" })]);
  await row("Aline Uwase");
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "upcoming");
  const item = within(await screen.findByRole("listitem"));
  expect(await item.findByText(/3 Feb/)).toBeTruthy();
});

test("lists a guest without a name by email", async () => {
  await openInbox([aConversation({ name: null })]);
  expect(await row("aline@example.com")).toBeTruthy();
});

test("says that nobody waits", async () => {
  await openInbox([]);
  expect(await screen.findByText("No one is waiting for a reply.")).toBeTruthy();
});

test("reports a failed list and loads it again", async () => {
  const { api, user } = await openInbox([]);
  await screen.findByText("No one is waiting for a reply.");
  api.refuse("GET /api/conversations", 500, { message: "Broken.", code: "internal" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "all");
  expect(await screen.findByText("Couldn't load the conversations.")).toBeTruthy();
  answerWith(api, three());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row("Aline")).toBeTruthy();
});

test.each([
  ["all", ""],
  ["quoted", "?state=quoted"],
  ["mine", "?assignee=me"],
  ["due", "?sort=remindAt&order=asc&due=true"],
  ["upcoming", "?sort=remindAt&order=asc&due=false"],
  ["overdue", "?overdue=true"],
  ["spam", "?box=spam"],
  ["trash", "?box=trash"],
])("'%s' is asked of the server and kept in the address", async (view, asked) => {
  const { api, user, address } = await openInbox(three());
  await row("Aline");
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), view);
  await waitFor(() => expect(api.requests("GET /api/conversations").at(-1)?.search).toBe(asked));
  expect(address()).toMatch(new RegExp(`^/inbox\\?.*\\bshow=${view}\\b`));
});

test("shows counts in the filter and in the menu", async () => {
  await openInbox(three());
  expect(await screen.findByRole("option", { name: "Waiting (3)" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: /Inbox.*3 waiting/ })).toBeTruthy();
});

test("returns from a conversation to its row and the same filter", async () => {
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

test("undoes a conversation marked as done by a key", async () => {
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

test("assigns several conversations at once", async () => {
  const all = three();
  const { api, user, admins } = await openInbox(all);
  await row("Aline");
  api.answer(changeRoute, { message: "Changed.", conversations: all, before: [] });
  await user.click(screen.getByRole("checkbox", { name: "Select Aline" }));
  await user.keyboard("{Shift>}");
  await user.click(screen.getByRole("checkbox", { name: "Select Chantal" }));
  await user.keyboard("{/Shift}");
  expect(screen.getByText("3 selected")).toBeTruthy();
  await screen.findByRole("option", { name: "Ada" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Assign to" }), "Ada");
  await waitFor(() => expect(api.requests(changeRoute)).toHaveLength(1));
  const change = { assigneeId: admins[0]!._id };
  expect(JSON.parse(api.requests(changeRoute)[0]!.body).changes).toEqual(
    all.map(({ _id, latestAt }) => ({ id: _id, change, latestAt })),
  );
});

test("downloads the selected conversations", async () => {
  const keep = vi.spyOn(files, "downloadFile").mockReturnValue();
  const all = three();
  const { api, user } = await openInbox(all);
  await row("Aline");
  api.answer("GET /api/personal-data/conversations", "Conversation,Guest");
  await user.click(screen.getByRole("checkbox", { name: "Select Bosco" }));
  await user.click(screen.getByRole("button", { name: "Download" }));
  expect(await screen.findByText("The file is in your downloads.")).toBeTruthy();
  const [asked] = api.requests("GET /api/personal-data/conversations");
  expect(asked!.search).toBe(`?ids=${all[1]!._id}`);
  expect(keep).toHaveBeenCalledOnce();
});

test("explains the keys and switches them off", async () => {
  const { user } = await openInbox(three());
  await row("Aline");
  await user.keyboard("?");
  await user.click(await screen.findByRole("switch", { name: /^Use keyboard shortcuts/ }));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("jx");
  expect(screen.queryByText("1 selected")).toBeNull();
});
