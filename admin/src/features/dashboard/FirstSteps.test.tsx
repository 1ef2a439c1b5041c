import { screen, waitFor, within } from "@testing-library/react";
import { type FirstStart, firstStart } from "shared/content/first-start";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aBuild, aPhoto, aService, aStep, someSettings, someStats } from "../../testing/records.ts";

const ids = [
  "company",
  "password",
  "mail",
  "tour",
  "photos",
  "privacy",
  "pages",
  "address",
  "inquiry",
] as const;

const missing = (id: string) => ({
  text: `Missing: ${id}.`,
  path: id === "address" ? null : `/path-of-${id}`,
  isOnSite: id === "inquiry",
});

const stepsUntil = (done: number): FirstStart["steps"] =>
  ids.map((id, index) =>
    aStep({
      id,
      title: `Step ${id}`,
      isRequired: id === "company" || id === "password",
      isDone: index < done,
      missing: index < done ? [] : [missing(id)],
    }),
  );

const openWith = async (changes: Partial<FirstStart> = {}) => {
  localStorage.clear();
  const api = await startFakeApi();
  const answer = (more: Partial<FirstStart>) =>
    api.answer(
      "GET /api/first-start",
      firstStart.parse({ isOpen: false, steps: stepsUntil(3), demo: null, ...more }),
    );
  answer(changes);
  api.answer("GET /api/stats", someStats());
  api.answer("GET /api/services", { services: [] });
  api.answer("GET /api/gallery", { gallery: [] });
  api.answer("GET /api/settings", someSettings());
  api.answer("PUT /api/settings", { message: "Settings saved.", version: "2" });
  api.answer("POST /api/first-start/clear-demo", { message: "The demo is gone." });
  signIn();
  return { api, answer, ...openAdmin(adminPaths.dashboard, api) };
};

test("a new owner sees the remaining steps and links to them", async () => {
  await openWith();
  expect(await screen.findByText("Open your site: 3 of 9 done")).toBeTruthy();
  const tour = await screen.findByRole("link", { name: "Missing: tour." });
  expect(tour.getAttribute("href")).toBe("/path-of-tour");
  const inquiry = screen.getByRole("link", { name: "Missing: inquiry." });
  expect(inquiry.getAttribute("target")).toBe("_blank");
  expect(screen.getByText("Missing: address.").tagName).toBe("LI");
  expect(screen.getByText("Step company")).toBeTruthy();
  expect(screen.getAllByRole("img", { name: "Done" })).toHaveLength(3);
  const preview = await screen.findByRole("link", { name: "Preview the site" });
  expect(preview.getAttribute("href")).toBe("/?preview");
});

test("a step of an open site links back to the checklist", async () => {
  const missing = [{ text: "No tour yet.", path: adminPaths.reviews, isOnSite: false }];
  const { user, address } = await openWith({
    isOpen: true,
    steps: [aStep({ id: "tour", isDone: false, missing })],
  });
  await user.click(await screen.findByText("Complete your site: 0 of 1 done"));
  await user.click(await screen.findByRole("link", { name: "No tour yet." }));
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  await user.click(await screen.findByRole("link", { name: "Back to the checklist" }));
  await waitFor(() => expect(address()).toBe(adminPaths.dashboard));
});

test("opening the site shows what visitors see with a link; the panel disappears once all is done", async () => {
  const { api, answer, user, refetch } = await openWith();
  const services = [aService(), aService({ isShown: false })];
  api.answer("GET /api/services", { services });
  api.answer("GET /api/gallery", { gallery: [aPhoto(), aPhoto()] });
  api.answer("GET /api/pages", { pages: [] });
  await refetch();
  await user.click(await screen.findByRole("button", { name: "Open the site" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Missing: inquiry.")).toBeTruthy();
  expect(within(dialog).queryByText("Missing: company.")).toBeNull();
  expect(within(dialog).queryByText("Still required:")).toBeNull();
  answer({ isOpen: true, steps: stepsUntil(9) });
  await user.click(within(dialog).getByRole("button", { name: "Open the site" }));
  const opened = within(await screen.findByRole("dialog", { name: "Your site is open" }));
  expect(opened.getByText(/The pages are going live/)).toBeTruthy();
  expect(await opened.findByText("1 tour")).toBeTruthy();
  expect(opened.getByText("2 photos")).toBeTruthy();
  const link = opened.getByRole("link", { name: "View your site" });
  expect(link.getAttribute("href")).toBe("/");
  const live = { buildId: "build", revision: 1, at: "2026-11-20T06:00:00.000Z" };
  api.answer("GET /api/builds", { builds: [aBuild({ _id: "build" })], live });
  await refetch();
  expect(await opened.findByText("Visitors can now see every published page.")).toBeTruthy();
  await user.click(opened.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText(/your site/i)).toBeNull());
  const [sent] = api.requests("PUT /api/settings");
  expect(JSON.parse(sent!.body)).toMatchObject({ section: "opening", value: { isOpen: true } });
});

test("names how many records are not live after opening, and links to the site updates", async () => {
  const { api, answer, user, refetch } = await openWith();
  await user.click(await screen.findByRole("button", { name: "Open the site" }));
  const dialog = within(await screen.findByRole("dialog"));
  answer({ isOpen: true, steps: stepsUntil(9) });
  await user.click(dialog.getByRole("button", { name: "Open the site" }));
  const opened = within(await screen.findByRole("dialog", { name: "Your site is open" }));
  const live = { buildId: "build", revision: 1, at: "2026-11-20T06:00:00.000Z" };
  const heldBack = ["Kayak", "Hike"].map((name) => ({
    ...{ kind: "tour", id: name, name, showsEarlier: false },
  }));
  api.answer("GET /api/builds", {
    builds: [aBuild({ _id: "build" })],
    live: { ...live, heldBack },
  });
  await refetch();
  expect(await opened.findByText(/Your site is live, except for\s+2 records\./)).toBeTruthy();
  expect(opened.queryByText(/The pages are going live/)).toBeNull();
  const link = opened.getByRole("link", { name: "See site updates" });
  expect(link.getAttribute("href")).toBe("/admin-settings/publishing");
});

test("opening too early shows the required steps and links to them", async () => {
  const { api, user, address } = await openWith({ steps: stepsUntil(1) });
  await user.click(await screen.findByRole("button", { name: "Open the site" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Still required:")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Open the site" })).toBeNull();
  await user.click(dialog.getByRole("link", { name: "Missing: password." }));
  expect(address()).toBe("/path-of-password");
  expect(api.requests("PUT /api/settings")).toEqual([]);
});

test("does not count the demo's content as progress", async () => {
  const demo = { revision: 7, ownContent: nothing };
  const { user } = await openWith({ isOpen: true, demo });
  await user.click(await screen.findByText("Complete your site: 3 of 9 done"));
  expect(await screen.findByText("Demo content doesn't count.")).toBeTruthy();
});

const nothing = { tours: 0, photos: 0, reviews: 0, team: 0, questions: 0, pages: 0, settings: 0 };

const openDemoDialog = async (demo: NonNullable<FirstStart["demo"]>) => {
  const opened = await openWith({ isOpen: true, demo });
  const { user } = opened;
  await user.click(await screen.findByRole("button", { name: "Start with my own content" }));
  const dialog = within(await screen.findByRole("dialog"));
  const losses = () => dialog.queryAllByRole("listitem").map((item) => item.textContent);
  const remove = dialog.getByRole<HTMLButtonElement>("button", { name: "Delete the demo" });
  const confirm = async () => {
    await user.type(dialog.getByRole("textbox"), "start");
    await user.click(remove);
  };
  return { ...opened, dialog, losses, remove, confirm };
};

test("starting with own content requires a typed word and lists the losses", async () => {
  const { api, answer, remove, losses, confirm } = await openDemoDialog({
    revision: 7,
    ownContent: { ...nothing, tours: 2, questions: 1, settings: 3 },
  });
  expect(losses()).toEqual(["2 tours", "1 question", "3 settings sections"]);
  expect(remove.disabled).toBe(true);
  answer({ demo: null });
  await confirm();
  expect(await screen.findByText("Open your site: 3 of 9 done")).toBeTruthy();
  expect(screen.queryByText(/This is demo content/)).toBeNull();
  const [sent, ...more] = api.requests("POST /api/first-start/clear-demo");
  expect(JSON.parse(sent!.body)).toEqual({ revision: 7 });
  expect(more).toEqual([]);
});

test("asks again with the full list after a removal would delete more than shown", async () => {
  const { api, answer, dialog, remove, losses, confirm } = await openDemoDialog({
    revision: 7,
    ownContent: nothing,
  });
  const message = "The content has changed.";
  api.refuse("POST /api/first-start/clear-demo", 409, { message, code: "conflict" });
  answer({ isOpen: true, demo: { revision: 8, ownContent: { ...nothing, photos: 1 } } });
  expect(losses()).toEqual([]);
  await confirm();
  expect(await dialog.findByText(message)).toBeTruthy();
  await waitFor(() => expect(losses()).toEqual(["1 photo"]));
  expect(remove.disabled).toBe(true);
  await confirm();
  const sent = () =>
    api.requests("POST /api/first-start/clear-demo").map(({ body }) => JSON.parse(body));
  await waitFor(() => expect(sent()).toEqual([{ revision: 7 }, { revision: 8 }]));
});

test("keeping the demo's content removes the demo notice", async () => {
  const { api, answer, dialog, user } = await openDemoDialog({
    revision: 7,
    ownContent: { ...nothing, tours: 20 },
  });
  api.answer("POST /api/first-start/keep-demo", { message: "The content is now your own." });
  answer({ isOpen: true });
  await user.click(dialog.getByRole("button", { name: "Keep as my content" }));
  await waitFor(() => expect(screen.queryByText(/This is demo content/)).toBeNull());
  expect(api.requests("POST /api/first-start/keep-demo")).toHaveLength(1);
  expect(api.requests("POST /api/first-start/clear-demo")).toEqual([]);
});
