import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerWith, openInbox, row, three } from "../../../testing/inbox.ts";
import { aConversation } from "../../../testing/records.ts";

const open = async (path = "") => {
  const opened = await openInbox(three(), path);
  await row("Aline");
  const search = () => screen.getByRole("searchbox", { name: "Search conversations" });
  const asked = () => opened.api.requests("GET /api/conversations").at(-1)?.search;
  const show = () => screen.getByRole("combobox", { name: "Show" });
  const press = (name: string) => opened.user.click(screen.getByRole("button", { name }));
  return { ...opened, search, asked, show, press };
};

test("searches all conversations and returns to the view when cleared", async () => {
  const { user, search, asked, show, address } = await open();
  await user.type(search(), "chantal");
  expect(await screen.findByText("Searched everywhere: inbox, spam and trash.")).toBeTruthy();
  await waitFor(() => expect(asked()).toBe("?box=any&q=chantal"));
  expect(show()).toHaveProperty("value", "everywhere");
  await user.clear(search());
  await waitFor(() => expect(show()).toHaveProperty("value", "waiting"));
  expect(address()).toBe("/inbox");
  expect(screen.queryByText(/^Searched/)).toBeNull();
});

test("narrows a search to the view and widens it again", async () => {
  const { user, show, asked, press, search } = await open("?q=chantal");
  await press("Search in Waiting only");
  expect(await screen.findByText("Searched in Waiting only.")).toBeTruthy();
  await waitFor(() => expect(asked()).toBe("?q=chantal&waiting=true"));
  await press("Search everywhere");
  expect(await screen.findByText("Searched everywhere: inbox, spam and trash.")).toBeTruthy();
  await user.selectOptions(show(), "quoted");
  expect(await screen.findByText("Searched in Quoted only.")).toBeTruthy();
  await waitFor(() => expect(asked()).toBe("?q=chantal&state=quoted"));
  await user.clear(search());
  await waitFor(() => expect(asked()).toBe("?state=quoted"));
  await user.type(search(), "bosco");
  await waitFor(() => expect(asked()).toBe("?box=any&q=bosco"));
});

test("shows waiting times, not reminders, when a search leaves the reminders for everywhere", async () => {
  const { api, user, search, show } = await open();
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  answerWith(api, [aConversation({ waitingSince, remindAt: "2027-02-03T07:00:00.000Z" })]);
  await user.selectOptions(show(), "upcoming");
  expect(await screen.findByText(/3 Feb/)).toBeTruthy();
  await user.type(search(), "aline");
  expect(await screen.findByText("waiting 2 days")).toBeTruthy();
  expect(screen.queryByText(/3 Feb/)).toBeNull();
});

test("hides equal waiting times but never reminders", async () => {
  const { api, user, show } = await open();
  const waitingSince = new Date(Date.now() - 50 * 3_600_000).toISOString();
  const remindAt = "2027-02-03T07:00:00.000Z";
  answerWith(api, [
    aConversation({ name: "Eric", waitingSince, remindAt }),
    aConversation({ waitingSince, remindAt }),
  ]);
  const hidesWaits = () =>
    screen.getByRole("list", { name: "Conversations" }).hasAttribute("data-same-wait");
  await user.selectOptions(show(), "all");
  await row("Eric");
  expect(hidesWaits()).toBe(true);
  await user.selectOptions(show(), "upcoming");
  expect(await screen.findAllByText(/3 Feb/)).toHaveLength(2);
  expect(hidesWaits()).toBe(false);
});

test("names the view of all conversations “the inbox”", async () => {
  const { press } = await open("?show=all&q=chantal");
  await press("Search in the inbox only");
  expect(await screen.findByText("Searched in the inbox only.")).toBeTruthy();
});

test("marks results from spam and trash", async () => {
  const { api, user, search } = await open();
  const found = [aConversation({ name: "Didier", box: "spam" }), aConversation({ box: "trash" })];
  answerWith(api, found);
  await user.type(search(), "didier");
  await row("Didier");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining("Spam"),
    expect.stringContaining("Trash"),
  ]);
});

test("keeps the words of a search without results and names its place", async () => {
  const { api, user, search } = await open();
  answerWith(api, []);
  await user.type(search(), "nobody");
  expect(await screen.findByText("Nothing found for “nobody”.")).toBeTruthy();
  expect(screen.getByText("Searched everywhere: inbox, spam and trash.")).toBeTruthy();
  expect(search()).toHaveProperty("value", "nobody");
});
