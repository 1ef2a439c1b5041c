import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aContact, page } from "../../testing/records.ts";

/* All lists of the admin behave the same; these tests use the messages. */

const route = "GET /api/contacts";
const none = { contacts: [], ...page(0) };
const open = (api: FakeApi, search = "") => {
  signIn();
  return openAdmin(adminPaths.contacts + search, api);
};
const lastAsked = (api: FakeApi) => api.requests(route).at(-1)?.search;

/** A server with 100,000 numbered messages. */
const manyMessages = async () => {
  const api = await startFakeApi();
  api.answerBy(route, ({ search }) => {
    const number = Number(new URLSearchParams(search).get("page") ?? 1);
    const contacts = number > 2_000 ? [] : [aContact({ name: `First of page ${number}` })];
    return { contacts, ...page(100_000, number) };
  });
  return api;
};

test("says that an empty list has no rows", async () => {
  const api = await startFakeApi();
  api.answer(route, none);
  open(api);
  expect(await screen.findByText("No messages yet. Share your site's link.")).toBeTruthy();
});

test("shows all rows of a page", async () => {
  const api = await startFakeApi();
  const contacts = Array.from({ length: 50 }, (_, at) =>
    aContact({ _id: `${at}`, name: `Guest ${at}` }),
  );
  api.answer(route, { contacts, ...page(50) });
  open(api);
  expect(await screen.findByRole("heading", { name: "Guest 49" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { name: /^Guest/ })).toHaveLength(50);
});

test("shows 'You're all caught up.' when nothing is unanswered", async () => {
  const api = await startFakeApi();
  api.answer(route, none);
  open(api, "?answered=false");
  expect(await screen.findByText("You're all caught up.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Unanswered" })).toHaveProperty("checked", true);
  expect(lastAsked(api)).toBe("?answered=false");
});

test("clears all filters with one press when nothing matches", async () => {
  const api = await startFakeApi();
  api.answerBy(route, ({ search }) => (search ? none : { contacts: [aContact()], ...page(1) }));
  const { user, address } = open(api, "?q=zebra&answered=true");
  expect(await screen.findByText("Nothing found for “zebra”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show all messages" }));
  expect(await screen.findByRole("heading", { name: "Tom Becker" })).toBeTruthy();
  expect(address()).toBe(adminPaths.contacts);
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
});

test("keeps filter, order and search in the address, and back restores them", async () => {
  const api = await manyMessages();
  const { user, address, goBack } = open(api, "?page=3");
  await screen.findByText("First of page 3");
  await user.click(screen.getByRole("radio", { name: "Unanswered" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name A–Z");
  const sorted = "?sort=name&order=asc&answered=false";
  await waitFor(() => expect(lastAsked(api)).toBe(sorted));
  await user.type(screen.getByRole("searchbox", { name: "Search messages" }), "kayak ");
  await waitFor(() => expect(lastAsked(api)).toContain("q=kayak"));
  expect(address()).toContain("q=kayak");
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "kayak ");
  await goBack();
  expect(address()).toBe(adminPaths.contacts + sorted);
  await waitFor(() => expect(screen.getByRole("searchbox")).toHaveProperty("value", ""));
  await goBack();
  await goBack();
  expect(address()).toBe(`${adminPaths.contacts}?page=3`);
  expect(screen.getByRole("radio", { name: "All" })).toHaveProperty("checked", true);
});

test("ignores invalid address parameters", async () => {
  const api = await manyMessages();
  open(api, "?page=zero&sort=password&order=up&answered=perhaps");
  expect(await screen.findByText("First of page 1")).toBeTruthy();
  expect(lastAsked(api)).toBe("");
});

test("ignores an address parameter named like an object property", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/contacts", { contacts: [aContact({})], ...page(1) });
  signIn();
  openAdmin(`${adminPaths.contacts}?constructor=1&__proto__=1`, api);
  expect(await screen.findByText("Tom Becker")).toBeTruthy();
});

test("reaches any of 2,000 pages", async () => {
  const api = await manyMessages();
  const { user, address } = open(api);
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
  expect(pages.getByText("1–50 of 100,000")).toBeTruthy();
  await user.click(pages.getByRole("button", { name: "Page 2000" }));
  expect(await screen.findByText("First of page 2000")).toBeTruthy();
  expect(pages.getByText("99,951–100,000 of 100,000")).toBeTruthy();
  const field = screen.getByRole("textbox", { name: "Page, 1 to 2000" });
  await user.clear(field);
  await user.type(field, "1234{Enter}");
  expect(await screen.findByText("First of page 1234")).toBeTruthy();
  expect(address()).toBe(`${adminPaths.contacts}?page=1234`);
  await user.click(screen.getByRole("button", { name: "next page" }));
  expect(await screen.findByText("First of page 1235")).toBeTruthy();
});

test("redirects a page beyond the last to the last", async () => {
  const api = await manyMessages();
  const { address } = open(api, "?page=9999");
  expect(await screen.findByText("First of page 2000")).toBeTruthy();
  expect(address()).toBe(`${adminPaths.contacts}?page=2000`);
});

test("keeps the old rows and marks them as busy while a page loads", async () => {
  const api = await manyMessages();
  const { user } = open(api);
  await screen.findByText("First of page 1");
  const later = Promise.withResolvers<unknown>();
  api.answerBy(route, () => later.promise);
  await user.click(screen.getByRole("button", { name: "Page 2" }));
  const rows = () => screen.getByText("First of page 1").closest("[aria-busy]");
  await waitFor(() => expect(rows()?.getAttribute("aria-busy")).toBe("true"));
  later.resolve({ contacts: [aContact({ name: "First of page 2" })], ...page(100_000, 2) });
  expect(await screen.findByText("First of page 2")).toBeTruthy();
});

test("shows a skeleton until the first answer and offers a retry after a failure", async () => {
  const api = await startFakeApi();
  const later = Promise.withResolvers<unknown>();
  api.answerBy(route, () => later.promise);
  const { user } = open(api);
  expect(await screen.findByText("Loading")).toBeTruthy();
  api.refuse(route, 500, { message: "Something broke on our side.", code: "internal" });
  later.resolve("no list");
  expect(await screen.findByText("Failed to load messages.")).toBeTruthy();
  expect(screen.getByText("Something broke on our side.")).toBeTruthy();
  api.answer(route, { contacts: [aContact()], ...page(1) });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Tom Becker" })).toBeTruthy();
});

test("reports a missing connection and loads the list after reconnecting", async () => {
  const api = await startFakeApi();
  api.refuse(route, 503, { message: "The database is busy.", code: "unavailable" });
  open(api);
  await screen.findByText("Failed to load messages.");
  window.dispatchEvent(new Event("offline"));
  expect(await screen.findByText("You're offline")).toBeTruthy();
  api.answer(route, { contacts: [aContact()], ...page(1) });
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("heading", { name: "Tom Becker" })).toBeTruthy();
  expect(screen.queryByText("You're offline")).toBeNull();
});

test("focuses the search field on Ctrl+K", async () => {
  const api = await manyMessages();
  const { user } = open(api);
  await screen.findByText("First of page 1");
  await user.keyboard("{Control>}k{/Control}");
  expect(document.activeElement).toBe(screen.getByRole("searchbox", { name: "Search messages" }));
});

test("says that there are more results when a search stops counting", async () => {
  const api = await startFakeApi();
  const more = { ...page(10_000), totalIsAtLeast: true };
  api.answer(route, { contacts: [aContact()], ...more });
  open(api, "?q=example");
  expect(await screen.findByText("1–50 of more than 10,000")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Page 200" })).toBeTruthy();
});

test("says that there may be more results when a search skips rows", async () => {
  const api = await startFakeApi();
  api.answer(route, { contacts: [aContact()], ...page(1), totalIsAtLeast: true });
  open(api, "?q=qx");
  expect(await screen.findByText("at least 1 in total")).toBeTruthy();
});
