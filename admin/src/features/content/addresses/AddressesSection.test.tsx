import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { MissingPath, Redirect } from "shared/content/addresses/redirects";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPage, aService } from "../../../testing/records.ts";

const createdAt = "2026-11-20T06:00:00.000Z";
const aRedirect = (source: string, target: string): Redirect => ({
  source,
  target,
  origin: "added",
  createdAt,
});

type Lists = { redirects?: Redirect[]; paths?: MissingPath[] };

const open = async ({ redirects = [], paths = [] }: Lists = {}) => {
  const api = await startFakeApi();
  api.answer("GET /api/redirects", { redirects });
  api.answer("GET /api/missing-paths", { paths });
  api.answer("GET /api/pages", { pages: [aPage({ title: "About us", slug: "about" })] });
  const tour = aService({ _id: "kayak", slug: "by-kayak", title: "Kayak" });
  api.answer("GET /api/services", { services: [tour] });
  signIn();
  const opened = openAdmin(pathTo.siteSettings("addresses"), api);
  await screen.findByText("Pages not found");
  return { api, ...opened };
};

const bodies = (requests: { body: string }[]) => requests.map(({ body }) => JSON.parse(body));
const change = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("invites to a first redirect and says when no page was missed", async () => {
  await open();
  expect(await screen.findByText(/^No redirects yet\./)).toBeTruthy();
  expect(screen.getByText("Visitors have found every page they asked for.")).toBeTruthy();
});

test("finds a redirect by either address", async () => {
  await open({ redirects: [aRedirect("/old", "/caf%C3%A9s"), aRedirect("/blog", "/about")] });
  expect(await screen.findByText("2 redirects")).toBeTruthy();
  change("Search redirects", " Cafés ");
  expect(screen.getByText("1 of 2 found")).toBeTruthy();
  expect(screen.getByText("/old")).toBeTruthy();
  expect(screen.queryByText("/blog")).toBeNull();
});

test("shows long lists in steps", async () => {
  const redirects = Array.from({ length: 70 }, (_, index) => aRedirect(`/old/${index}`, "/about"));
  await open({ redirects });
  expect(await screen.findByText("70 redirects")).toBeTruthy();
  expect(screen.queryByText("/old/50")).toBeNull();
  fireEvent.click(screen.getByText("Show 20 more"));
  expect(screen.getByText("/old/69")).toBeTruthy();
  expect(screen.queryByText(/^Show /)).toBeNull();
});

test("adds a redirect to a tour, and shows a refusal beside its field", async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Add redirect" }));
  await screen.findByRole("dialog");
  change(/^Old address/, "/gallery");
  await screen.findByRole("option", { name: "Kayak" });
  change("Leads to", "/service/by-kayak");
  const message = "“/gallery” belongs to the site itself and cannot lead elsewhere.";
  const issues = [{ path: "source", message }];
  api.refuse("PUT /api/redirects", 400, { message, code: "validation_failed", issues });
  await user.click(screen.getByRole("button", { name: "Save redirect" }));
  expect(await screen.findByText(message)).toBeTruthy();
  const redirect = aRedirect("/kayak.html", "/service/by-kayak");
  api.answer("PUT /api/redirects", { message: "Redirect saved.", redirect });
  change(/^Old address/, "/kayak.html");
  await user.click(screen.getByRole("button", { name: "Save redirect" }));
  expect(await screen.findByText("/kayak.html leads to /service/by-kayak.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(bodies(api.requests("PUT /api/redirects")).at(-1)).toEqual({
    source: "/kayak.html",
    target: "/service/by-kayak",
  });
});

test("deletes a redirect and puts it back with Undo", async () => {
  const redirect = aRedirect("/old", "/about");
  const { api, user } = await open({ redirects: [redirect] });
  api.answer("DELETE /api/redirects", { message: "Redirect deleted." });
  await user.click(await screen.findByLabelText("Delete the redirect from /old"));
  const undo = await screen.findByRole("button", { name: "Undo" });
  expect(api.requests("DELETE /api/redirects")[0]?.search).toBe("?source=%2Fold");
  api.answer("PUT /api/redirects", { message: "Redirect saved.", redirect });
  await user.click(undo);
  await waitFor(() =>
    expect(bodies(api.requests("PUT /api/redirects"))).toEqual([
      { source: "/old", target: "/about" },
    ]),
  );
});

test("says when Undo could not put a redirect back", async () => {
  const { api, user } = await open({ redirects: [aRedirect("/old", "/about")] });
  api.answer("DELETE /api/redirects", { message: "Redirect deleted." });
  await screen.findByText("/old");
  api.answer("GET /api/redirects", { redirects: [] });
  await user.click(screen.getByLabelText("Delete the redirect from /old"));
  const undo = await screen.findByRole("button", { name: "Undo" });
  await screen.findByText(/^No redirects yet\./);
  const message = "“/old” is a page of the site now.";
  api.refuse("PUT /api/redirects", 400, { message, code: "validation_failed" });
  await user.click(undo);
  expect(await screen.findByText(message)).toBeTruthy();
});

test("leads a missed page to a page of the site, or ignores it", async () => {
  const paths = [
    { path: "/tours/kayak", count: 12, lastAt: createdAt },
    { path: "/noise", count: 3, lastAt: createdAt },
  ];
  const { api, user } = await open({ paths });
  api.answer("PUT /api/missing-paths", { message: "Path ignored." });
  await user.click(await screen.findByLabelText("Ignore /noise"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(bodies(api.requests("PUT /api/missing-paths"))).toEqual([
      { path: "/noise", isIgnored: true },
      { path: "/noise", isIgnored: false },
    ]),
  );
  await user.click(screen.getByLabelText("Redirect /tours/kayak to another page"));
  await screen.findByRole("dialog");
  expect(screen.getByLabelText(/^Old address/)).toHaveProperty("value", "/tours/kayak");
});

test("shows what an import would do, and imports a file without refused lines", async () => {
  const { api, user } = await open();
  const row = { row: 2, source: "/a", target: "/about", change: "added", problem: null };
  const bad = {
    row: 3,
    source: "/gallery",
    target: "/about",
    change: "refused",
    problem: "This belongs to the site.",
  };
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = within(await screen.findByRole("dialog"));
  const choose = () => {
    const input = document.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error("There is no file field.");
    return user.upload(input, new File(["source,target\n/a,/about"], "old.csv"));
  };
  api.answer("POST /api/redirects/import/preview", { rows: [row, bad] });
  await choose();
  expect(await dialog.findByText(/^1 new, 0 to change, 0 unchanged, 1 refused\./)).toBeTruthy();
  expect(dialog.getByText("This belongs to the site.")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Import 1/ })).toBeNull();
  api.answer("POST /api/redirects/import/preview", { rows: [row] });
  await choose();
  api.answer("POST /api/redirects/import", { message: "1 redirect added, 0 changed." });
  await user.click(await dialog.findByRole("button", { name: "Import 1 redirect" }));
  expect(await dialog.findByText("1 redirect added, 0 changed.")).toBeTruthy();
  expect(api.requests("POST /api/redirects/import")[0]?.headers["content-type"]).toBe("text/csv");
});
