import { fireEvent, screen, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../../lib/app/paths.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aPage } from "../../../../testing/records.ts";
import { blankPage } from "../values/page-values.ts";

const story = { date: "2026-11-20", author: "Bea", photo: null, tours: [] };
const mist = aPage({ title: "Mist", slug: "mist", story });
const boats = aPage({ title: "Our boats" });

const open = async (path: string, pages = [mist, boats]) => {
  const api = await startFakeApi();
  api.answer("GET /api/pages", { pages });
  api.answer("GET /api/services", { services: [] });
  signIn();
  return { api, ...openAdmin(path, api) };
};

test("lists stories with day and author, newest first, apart from pages", async () => {
  const newer = aPage({ title: "Coffee", slug: "coffee", story: { ...story, date: "2026-11-25" } });
  await open(pathTo.settings("stories"), [mist, boats, newer]);
  const list = within(await screen.findByRole("list", { name: "Stories" }));
  const titles = list.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual(["Coffee", "Mist"]);
  expect(list.getByText(/Fri 20 Nov 2026 · Bea · \/stories\/mist/)).toBeTruthy();
  expect(list.getByLabelText("View on the site: Mist").getAttribute("href")).toBe("/stories/mist");
});

test("lists no stories among the pages", async () => {
  await open(pathTo.settings("pages"));
  const list = within(await screen.findByRole("list", { name: "Pages" }));
  expect(list.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Our boats"]);
});

test("lists and opens a page that has had the address of the stories since before them", async () => {
  const old = aPage({ title: "Our stories", slug: "stories" });
  await open(pathTo.settings("pages"), [old]);
  const list = within(await screen.findByRole("list", { name: "Pages" }));
  fireEvent.click(list.getByLabelText("Update Our stories"));
  expect(await screen.findByLabelText(/^Address/)).toHaveProperty("value", "stories");
});

test.each(["pages", "stories"] as const)(
  "lists the draft of a new story among the %s and opens it as a story",
  async (list) => {
    const { api } = await open(pathTo.settings(list));
    const started = {
      ...{ kind: "page" as const, id: "new-1", name: "A ride", author: "owner" },
      updatedAt: "2026-11-25T08:00:00.000Z",
    };
    const values = { ...blankPage, title: "A ride", story };
    api.answer("GET /api/drafts", { drafts: [started] });
    api.answer("GET /api/drafts/page/new-1", {
      draft: {
        ...{ ...started, values, from: null, document: null },
        ...{ base: null, version: null, presented: null },
      },
    });
    fireEvent.click(await screen.findByLabelText("Continue with A ride"));
    expect(await screen.findByText("Add story")).toBeTruthy();
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "A ride");
    expect(screen.getByLabelText(/^Author/)).toHaveProperty("value", "Bea");
  },
);

test("proposes the author of the story that was edited last", async () => {
  await open(adminPaths.createStory);
  expect(await screen.findByLabelText(/^Author/)).toHaveProperty("value", "Bea");
});

test("sends a story with its details, and no tour that the page is about", async () => {
  const { api, address } = await open(adminPaths.createStory);
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "A ride" } });
  expect(screen.getByText(/\/stories\/a-ride$/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: "2026-11-21" } });
  expect(screen.queryByLabelText("Tour")).toBeNull();
  const added = aPage({ title: "A ride", slug: "a-ride", story });
  api.answer("POST /api/pages", { message: "Story added.", page: added }, 201);
  api.answer("GET /api/pages", { pages: [added] });
  fireEvent.click(screen.getByText("Add story").closest("button") ?? document.body);
  expect(await screen.findByText("Update story")).toBeTruthy();
  expect(address()).toBe(pathTo.updatePage(added._id));
  const [request] = api.requests("POST /api/pages");
  expect(JSON.parse(request?.body ?? "")).toMatchObject({
    slug: "a-ride",
    topic: null,
    story: { date: "2026-11-21", author: "Bea", photo: null, tours: [] },
  });
});

test("refuses a date more than a year ahead beside its field", async () => {
  const { api } = await open(pathTo.updatePage(mist._id));
  fireEvent.change(await screen.findByLabelText(/^Date/), { target: { value: "2999-01-01" } });
  fireEvent.click(screen.getByText("Publish").closest("button") ?? document.body);
  expect(await screen.findByText("Date can be at most a year ahead.")).toBeTruthy();
  expect(api.requests(`PUT /api/pages/${mist._id}`)).toEqual([]);
});

test("lists what a story lacks", async () => {
  await open(pathTo.updatePage(mist._id), [
    aPage({ ...mist, story: { ...story, tours: ["deleted"] } }),
  ]);
  fireEvent.click(await screen.findByText(/^Before it goes out/));
  expect(screen.getByText("There is no summary.")).toBeTruthy();
  expect(screen.getByText("There is no photo.")).toBeTruthy();
  expect(await screen.findByText("A tour nearby leads to a page that doesn't exist.")).toBeTruthy();
});
