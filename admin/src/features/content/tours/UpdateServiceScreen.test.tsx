import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RichText } from "shared/text/rich-text";
import { expect, test, vi } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService } from "../../../testing/records.ts";

const service = aService({ title: "Kayak", updatedAt: "2026-11-20T07:00:00.000Z" });
const route = `PUT /api/services/${service._id}`;

const openUpdate = async (loaded = service) => {
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, loaded);
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  await screen.findByRole("textbox", { name: "Title" });
  return { api, ...opened };
};

const title = () => screen.getByRole("textbox", { name: "Title" });
const submit = () => screen.getByRole("button", { name: "Update Service" });

test("sends a change with the version it was based on and updates the dashboard", async () => {
  const { api, user, address } = await openUpdate();
  api.answer(route, { message: "ok", service });
  await user.type(title(), " at dawn");
  await user.click(submit());
  expect(await screen.findByText("Service updated successfully!")).toBeTruthy();
  const [sent] = api.requests(route);
  expect(sent?.headers["if-unmodified-since-revision"]).toBe(service.updatedAt);
  expect(sent?.body).toContain("Kayak at dawn");
  await waitFor(() => expect(address()).toBe("/admin-panel"), { timeout: 10_000 });
});

const boldText = (words: string): RichText => ({
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "bold" }] }] },
  ],
});

test("sends a formatted description unchanged, with its plain text", async () => {
  const descriptionText = boldText("Out at dawn.");
  const { api, user } = await openUpdate({ ...service, description: "Old", descriptionText });
  api.answer(route, { message: "ok", service });
  const field = await screen.findByLabelText("Description", { selector: "[contenteditable]" });
  expect(field.innerHTML).toBe("<p><strong>Out at dawn.</strong></p>");
  await user.type(title(), "s");
  await user.click(submit());
  await screen.findByText("Service updated successfully!");
  const body = api.requests(route)[0]?.body;
  expect(body).toContain(JSON.stringify(descriptionText));
  expect(body).toMatch(/name="description"\s+Out at dawn\.\s/);
});

test("refuses a description without words at its field", async () => {
  const { api, user } = await openUpdate({ ...service, descriptionText: boldText(" ") });
  await user.click(submit());
  expect(await screen.findByText("Description is required.")).toBeTruthy();
  expect(document.activeElement?.getAttribute("data-path")).toBe("description");
  expect(api.requests(route)).toEqual([]);
});

test("an edit conflict shows formatting with symbols and can take either version", async () => {
  const { api, user } = await openUpdate();
  const field = await screen.findByLabelText("Description", { selector: "[contenteditable]" });
  await user.click(screen.getByRole("button", { name: "Bullet list" }));
  await waitFor(() => expect(field.querySelectorAll("li")).toHaveLength(1));
  const descriptionText = boldText(service.description);
  const current = { ...service, descriptionText, updatedAt: "2026-11-20T08:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.click(submit());
  const versions = await screen.findByRole("region", { name: "Description" });
  expect(versions.textContent).toContain(`– ${service.description}`);
  expect(versions.textContent).toContain(`**${service.description}**`);
  await user.click(screen.getByRole("button", { name: "Use this: Description" }));
  await waitFor(() =>
    expect(field.innerHTML).toBe(`<p><strong>${service.description}</strong></p>`),
  );
});

test("requires highlights and tips", async () => {
  const { api, user } = await openUpdate();
  await user.click(screen.getByRole("button", { name: "Remove highlight 1" }));
  await user.click(submit());
  expect(await screen.findByText("Add at least one highlight.")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("an edit conflict shows both versions, can take either, and overwrites nothing", async () => {
  const { api, user } = await openUpdate();
  const current = { ...service, title: "Theirs", updatedAt: "2026-11-20T08:00:00.000Z" };
  const message = "This service was changed in the meantime.";
  api.refuse(route, 409, { message, code: "edit_conflict", current });
  await user.clear(title());
  await user.type(title(), "Mine");
  await user.click(submit());
  expect(await screen.findByText(`Error: ${message}`)).toBeTruthy();
  const titles = within(screen.getByRole("region", { name: "Title" }));
  expect(titles.getByText("Mine").tagName).toBe("MARK");
  expect(titles.getByText("Theirs").tagName).toBe("MARK");
  expect(screen.queryByRole("region", { name: "Description" })).toBeNull();
  expect(title()).toHaveProperty("value", "Mine");

  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(submit());
  await screen.findByText(`Error: ${message}`);
  expect(api.requests(route)[1]?.headers["if-unmodified-since-revision"]).toBe(current.updatedAt);

  await user.click(screen.getByRole("button", { name: "Load the other version" }));
  expect(title()).toHaveProperty("value", "Theirs");
});

test("each field can be taken from the other version after an edit conflict", async () => {
  const { api, user } = await openUpdate();
  const details = { ...service.details, tips: ["Bring a hat", "Bring water"] };
  const current = { ...service, title: "Theirs", details, updatedAt: "2026-11-20T08:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(title(), " mine");
  await user.type(screen.getByRole("textbox", { name: "Tip 1" }), ", a wide one");
  await user.click(submit());
  await user.click(await screen.findByRole("button", { name: "Use this: Tips" }));
  expect(screen.getByRole("textbox", { name: "Tip 2" })).toHaveProperty("value", "Bring water");
  expect(title()).toHaveProperty("value", "Kayak mine");

  api.answer(route, { message: "ok", service: current });
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(submit());
  await screen.findByText("Service updated successfully!");
  const sent = api.requests(route)[1];
  expect(sent?.headers["if-unmodified-since-revision"]).toBe(current.updatedAt);
  expect(sent?.body).toContain("Kayak mine");
  expect(sent?.body).toContain("Bring water");
});

test("an edit conflict asks only about fields that both changed, and keeps other changes", async () => {
  const { api, user } = await openUpdate();
  const current = { ...service, description: "Theirs", updatedAt: "2026-11-20T08:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(title(), " mine");
  await user.click(submit());
  expect(await screen.findByText(/It changed different fields/)).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
  api.answer(route, { message: "ok", service: current });
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await user.click(submit());
  await screen.findByText("Service updated successfully!");
  expect(api.requests(route)[1]?.body).toContain("Kayak mine");
  expect(api.requests(route)[1]?.body).toContain("Theirs");
});

test("announces and focuses only the message of an edit conflict", async () => {
  const { api, user } = await openUpdate();
  const current = { ...service, title: "Theirs", updatedAt: "2026-11-20T08:00:00.000Z" };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await user.type(title(), " mine");
  await user.click(submit());
  const choice = within(await screen.findByRole("group", { name: "Error: Changed." }));
  expect(choice.getByRole("alert").textContent).toBe("Error: Changed.");
  await waitFor(() => expect(document.activeElement).toBe(choice.getByRole("alert")));
});

test("focuses the refused field after a refused save, or else the message", async () => {
  const { api, user } = await openUpdate();
  const issues = [{ path: "detailPage", message: "That is no address." }];
  api.refuse(route, 400, { message: "Please look.", code: "validation_failed", issues });
  await user.click(submit());
  await screen.findByText("That is no address.");
  const address = screen.getByRole("textbox", { name: "Detail page URL" });
  await waitFor(() => expect(document.activeElement).toBe(address));

  await user.type(address, "x");
  api.refuse(route, 500, { message: "Something broke.", code: "internal" });
  await user.click(submit());
  const failure = await screen.findByText("Error: Something broke.");
  await waitFor(() => expect(document.activeElement?.contains(failure)).toBe(true));
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
});

test("clears the error of an entry when the entries change", async () => {
  const { api, user } = await openUpdate(withHighlights(["Sunrise", "Fruit bats"]));
  const issues = [{ path: "details.highlights.1", message: "No bats, please." }];
  api.refuse(route, 400, { message: "Please look.", code: "validation_failed", issues });
  await user.click(submit());
  await screen.findByText("No bats, please.");
  await user.click(screen.getByRole("button", { name: "Move highlight 2 up" }));
  expect(screen.queryByText("No bats, please.")).toBeNull();

  await user.click(submit());
  await screen.findByText("No bats, please.");
  await user.type(screen.getByRole("textbox", { name: "Highlight 2" }), "!");
  expect(screen.queryByText("No bats, please.")).toBeNull();
});

test("a lost response shows the specified text and keeps all values", async () => {
  const { api, user } = await openUpdate();
  api.stop();
  await user.type(title(), "!");
  await user.click(submit());
  expect(await screen.findByText("Error: Failed to update data")).toBeTruthy();
  expect(title()).toHaveProperty("value", "Kayak!");
});

test("reports a deleted service as not found", async () => {
  const api = await startFakeApi();
  signIn();
  openAdmin(pathTo.updateService("gone"), api);
  expect(await screen.findByText("Service not found")).toBeTruthy();
});

const editAsText = (list: "highlights" | "tips") =>
  screen.getByRole("switch", { name: `Edit ${list} as text` });
const highlights = () => screen.getByRole("textbox", { name: "Highlights as text" });
const withHighlights = (lines: string[]) => ({
  ...service,
  details: { ...service.details, highlights: lines },
});

test("highlights can be edited as one text with commas, and as a list again", async () => {
  const { api, user } = await openUpdate(withHighlights(["Sunrise", "Fruit bats"]));
  api.answer(route, { message: "ok", service });
  await user.click(editAsText("highlights"));
  expect(highlights()).toHaveProperty("value", "Sunrise, Fruit bats");
  await user.type(highlights(), ", Hot springs, ");
  await user.click(editAsText("highlights"));
  expect(screen.getByRole("textbox", { name: "Highlight 3" })).toHaveProperty(
    "value",
    "Hot springs",
  );
  await user.click(editAsText("highlights"));
  await user.click(submit());
  await screen.findByText("Service updated successfully!");
  expect(api.requests(route)[0]?.body).toContain(
    '"highlights":["Sunrise","Fruit bats","Hot springs"]',
  );
});

test("asks before editing an entry with a comma as text, and keeps it whole on display", async () => {
  const { api, user } = await openUpdate(withHighlights(["Idjwi, the big island", "Sunrise"]));
  api.answer(route, { message: "ok", service });
  await user.click(editAsText("highlights"));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("“Idjwi, the big island”");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("textbox", { name: "Highlights as text" })).toBeNull();
  await user.click(editAsText("highlights"));
  await user.click(await screen.findByRole("button", { name: "Edit as text" }));
  expect(highlights()).toHaveProperty("value", "Idjwi, the big island, Sunrise");
  await user.click(submit());
  await screen.findByText("Service updated successfully!");
  expect(api.requests(route)[0]?.body).toContain('["Idjwi, the big island","Sunrise"]');
});

test("shows an entry's error in the text view and focuses it", async () => {
  const { user } = await openUpdate();
  await user.click(editAsText("tips"));
  const tips = screen.getByRole("textbox", { name: "Tips as text" });
  await user.clear(tips);
  await user.click(tips);
  await user.paste("x".repeat(201));
  await user.click(submit());
  expect(await screen.findByText(/must be at most 200 characters/)).toBeTruthy();
  expect(document.activeElement).toBe(tips);
});

test("a double click saves once", async () => {
  const { api, user } = await openUpdate();
  api.answer(route, { message: "ok", service });
  await user.type(title(), "!");
  fireEvent.click(submit());
  fireEvent.click(submit());
  await screen.findByText("Service updated successfully!");
  expect(api.requests(route)).toHaveLength(1);
});

test("an offline save shows an error, keeps the text and can be repeated", async () => {
  const { api, user } = await openUpdate();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.stop();
  await user.type(title(), "!");
  await user.click(submit());
  expect(await screen.findByText("Error: Failed to update data")).toBeTruthy();
  expect(screen.getByText(/^You're offline\. Your text is kept/)).toBeTruthy();
  expect(title()).toHaveProperty("value", "Kayak!");
  expect(submit()).toHaveProperty("disabled", false);
});
