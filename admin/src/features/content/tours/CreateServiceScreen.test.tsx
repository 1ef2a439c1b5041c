import { screen, waitFor, within } from "@testing-library/react";
import type { DraftInput } from "shared/content/records/drafts";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { type FakeApi, startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService, aTourPhoto, someFacts } from "../../../testing/records.ts";

const oldest = aService({ title: "The first tour", createdAt: "2024-01-01T00:00:00.000Z" });

const openCreate = async (settings: Partial<SiteSettings> = {}) => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [aService({ title: "The newest tour" }), oldest] });
  signIn();
  return { api, ...openAdmin(adminPaths.createService, api, { settings }) };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const submit = () => screen.getByRole("button", { name: "Create Service" });
const confirmCopy = () => screen.findByRole("button", { name: "Create anyway" });

test("the form starts with the oldest service's content and says so", async () => {
  const { user } = await openCreate();
  expect(await screen.findByText("Copied from “The first tour”")).toBeTruthy();
  expect(field("Title")).toHaveProperty("value", "Copy of The first tour");
  expect(field("Detail page URL")).toHaveProperty("value", "/service/copy-of-the-first-tour");
  expect(field("Highlight 1")).toHaveProperty("value", "Sunrise over Idjwi");
  await user.click(screen.getByRole("button", { name: "Start blank" }));
  expect(field("Title")).toHaveProperty("value", "");
  expect(screen.queryByRole("textbox", { name: "Highlight 1" })).toBeNull();
});

test("a blank tour has the company's contact details and prices in its currency", async () => {
  const { user } = await openCreate({
    contact: { ...blankSettings.contact, email: "hello@ibirwa.example" },
    chat: { ...blankSettings.chat, whatsapp: "+250788123456" },
    company: { ...blankSettings.company, currency: "KES" },
  });
  await user.click(await screen.findByRole("button", { name: "Start blank" }));
  expect(field("WhatsApp")).toHaveProperty("value", "+250788123456");
  expect(field("Email")).toHaveProperty("value", "hello@ibirwa.example");
  await user.click(screen.getByRole("button", { name: "Add price" }));
  expect(screen.getByRole("combobox", { name: "Currency" })).toHaveProperty("value", "KES");
});

test("the detail page follows the title until another one is typed", async () => {
  const { user } = await openCreate();
  await user.click(await screen.findByRole("button", { name: "Start blank" }));
  await user.type(field("Title"), "Été à Kibuye");
  expect(field("Detail page URL")).toHaveProperty("value", "/service/ete-a-kibuye");
  await user.clear(field("Detail page URL"));
  await user.type(field("Detail page URL"), "/about");
  await user.type(field("Title"), "!");
  expect(field("Detail page URL")).toHaveProperty("value", "/about");
});

test("asks before replacing typed text", async () => {
  const { user } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  await user.type(field("Title"), " again");
  await user.click(screen.getByRole("button", { name: "Start blank" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(field("Title")).toHaveProperty("value", "Copy of The first tour again");
});

test("the WhatsApp field previews the number to be stored", async () => {
  const { user } = await openCreate();
  await user.click(await screen.findByRole("button", { name: "Start blank" }));
  expect(screen.getByText("A phone number or an https://wa.me/… link.")).toBeTruthy();
  await user.type(field("WhatsApp"), "0788 123-456");
  expect(await screen.findByText("Opens a chat with +250 788 123 456")).toBeTruthy();
});

test("shows missing fields beside them and sends nothing", async () => {
  const { api, user } = await openCreate();
  await user.click(await screen.findByRole("button", { name: "Start blank" }));
  await user.type(field("WhatsApp"), "call me");
  await user.click(submit());
  expect(await screen.findByText("Title is required.")).toBeTruthy();
  expect(screen.getByText(/^WhatsApp must be a phone number/)).toBeTruthy();
  expect(document.activeElement).toBe(field("Title"));
  expect(api.requests("POST /api/services")).toEqual([]);
});

test("creates a service, confirms it, and opens the list after two seconds", async () => {
  const { api, user, address } = await openCreate();
  api.answer("POST /api/services", { message: "Service created", service: aService() }, 201);
  await screen.findByText("Copied from “The first tour”");
  await user.click(screen.getByRole("button", { name: "Add highlight" }));
  await user.type(field("Highlight 2"), "Fruit bats");
  await user.click(screen.getByRole("button", { name: "Move highlight 2 up" }));
  await user.click(screen.getByRole("button", { name: "Add tip" }));
  await user.click(submit());
  await user.click(await confirmCopy());
  expect(await screen.findByText("✅ Service created successfully!")).toBeTruthy();
  const [sent] = api.requests("POST /api/services");
  expect(sent?.headers.authorization).toBe("Bearer a-token");
  expect(sent?.body).toContain('"highlights":["Fruit bats","Sunrise over Idjwi"]');
  expect(sent?.body).toContain('"tips":["Bring a hat"]');
  expect(sent?.body).not.toContain("imageFile");
  await waitFor(() => expect(address()).toBe("/tour-services"), { timeout: 10_000 });
});

test("a refusal shows the server's message, its errors beside their fields, and keeps the text", async () => {
  const { api, user } = await openCreate();
  api.refuse("POST /api/services", 400, {
    message: "Please check the marked fields.",
    code: "validation_failed",
    issues: [{ path: "details.email", message: "This address bounces." }],
  });
  await screen.findByText("Copied from “The first tour”");
  await user.type(field("Title"), " II");
  await user.click(submit());
  expect(await screen.findByText("❌ Please check the marked fields.")).toBeTruthy();
  expect(screen.getByText("This address bounces.")).toBeTruthy();
  expect(field("Title")).toHaveProperty("value", "Copy of The first tour II");
});

test("retrying after a lost response reuses the idempotency key, unless the text has changed", async () => {
  const { api, user } = await openCreate();
  const route = "POST /api/services";
  api.refuse(route, 503, { message: "Busy.", code: "unavailable" });
  await screen.findByText("Copied from “The first tour”");
  for (const count of [1, 2]) {
    await user.click(submit());
    await user.click(await confirmCopy());
    await waitFor(() => expect(api.requests(route)).toHaveLength(count));
    await screen.findByText("❌ Busy.");
  }
  await user.type(field("Title"), " II");
  await user.click(submit());
  await waitFor(() => expect(api.requests(route)).toHaveLength(3));
  const keys = api.requests(route).map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a lost response shows the specified text", async () => {
  const { api, user } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  api.stop();
  await user.click(submit());
  await user.click(await confirmCopy());
  expect(await screen.findByText("❌ Failed to submit data.")).toBeTruthy();
});

test("a form that opened blank stays blank when the services load later", async () => {
  const api = await startFakeApi();
  api.refuse("GET /api/services", 503, { message: "Busy.", code: "unavailable" });
  signIn();
  const { user, refetch } = openAdmin(adminPaths.createService, api);
  expect(await screen.findByText(/so the form starts blank/)).toBeTruthy();
  const title = field("Title");
  await user.type(title, "Night paddle");
  api.answer("GET /api/services", { services: [oldest] });
  await refetch();
  expect(field("Title")).toBe(title);
  expect(title).toHaveProperty("value", "Night paddle");
});

const leave = (name: string) =>
  within(screen.getByRole("alertdialog")).getByRole("button", { name });

test("leaving a half-filled form asks while its draft could not be sent", async () => {
  const { user, address } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  await user.type(field("Title"), " again");
  await screen.findByText("Draft on this device only");
  const goAway = () => user.click(screen.getByRole("link", { name: "View Bookings" }));
  await goAway();
  await screen.findByRole("alertdialog");
  await user.click(leave("Cancel"));
  expect(address()).toContain(adminPaths.createService);
  expect(field("Title")).toHaveProperty("value", "Copy of The first tour again");
  await goAway();
  await screen.findByRole("alertdialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await goAway();
  await screen.findByRole("alertdialog");
  await user.click(leave("Discard"));
  await waitFor(() => expect(address()).toBe(adminPaths.inquiries));
});

test("leaving a half-filled form sends its draft without asking", async () => {
  const { user, api, address } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  const id = draftIn(address());
  api.refuse(`PUT /api/drafts/tour/${id}`, 503, { message: "Busy.", code: "unavailable" });
  await user.type(field("Title"), " again");
  await user.click(screen.getByRole("link", { name: "View Bookings" }));
  await waitFor(() => expect(address()).toBe(adminPaths.inquiries));
  await waitFor(() => expect(api.requests(`PUT /api/drafts/tour/${id}`)).not.toHaveLength(0));
  const [sent] = api.requests(`PUT /api/drafts/tour/${id}`);
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    name: "Copy of The first tour again",
    document: { title: "Copy of The first tour again" },
    base: null,
    draftAt: null,
  });
});

const draftIn = (address: string) => new URLSearchParams(address.split("?")[1]).get("draft");

const keepDraft = (api: FakeApi, id: string | null) =>
  api.answerBy(`PUT /api/drafts/tour/${id}`, ({ body }) => {
    const { draftAt: _, ...input } = JSON.parse(body) as DraftInput;
    const updatedAt = "2026-08-12T12:04:00.000Z";
    const draft = { kind: "tour", id, author: "ana", updatedAt, version: null, presented: null };
    return { draft: { ...draft, ...input } };
  });

test("a new tour has tools, and keeps the choice of its start once its draft is saved", async () => {
  const { api, user, address } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  const tools = within(screen.getByRole("group", { name: "Tools for New tour" }));
  expect(tools.queryByRole("link", { name: /^History/ })).toBeNull();
  keepDraft(api, draftIn(address()));
  await user.type(field("Title"), "!");
  await screen.findByText(/^Draft saved/);
  expect(screen.getByText("Copied from “The first tour”")).toBeTruthy();
  for (const name of ["Schedule…", "Preview", "Preview links"])
    expect(tools.getByRole("button", { name })).toBeTruthy();
});

test("the menu starts another tour while one is being written", async () => {
  const { api, user, address } = await openCreate();
  await screen.findByText("Copied from “The first tour”");
  const id = draftIn(address());
  keepDraft(api, id);
  await user.type(field("Title"), "!");
  await screen.findByText(/^Draft saved/);
  await user.click(screen.getByRole("link", { name: "Create Service" }));
  await waitFor(() => expect(field("Title")).toHaveProperty("value", "Copy of The first tour"));
  await waitFor(() => expect(draftIn(address())).toMatch(/^new-/));
  expect(draftIn(address())).not.toBe(id);
});

test("a copy has the tour's texts, facts and photos, and its own title and detail page", async () => {
  const photo = aTourPhoto({ picture: "boat" });
  const copied = aService({ title: "Night boat", facts: someFacts, photos: [photo] });
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [copied, oldest] });
  api.answer("POST /api/services", { message: "ok", service: copied }, 201);
  signIn();
  const { user } = openAdmin(pathTo.copyService(copied._id), api);
  expect(await screen.findByText("Copied from “Night boat”")).toBeTruthy();
  expect(field("Title")).toHaveProperty("value", "Copy of Night boat");
  await user.click(submit());
  expect(api.requests("POST /api/services")).toEqual([]);
  await user.click(await confirmCopy());
  await screen.findByText("✅ Service created successfully!");
  const body = api.requests("POST /api/services")[0]?.body ?? "";
  expect(body).toMatch(/name="detailPage"\r\n\r\n\/service\/copy-of-night-boat\r\n/);
  expect(body).toContain(JSON.stringify(someFacts.itinerary));
  expect(body).toContain('"picture":"boat"');
});

test("asks before saving a title that another tour has", async () => {
  const { api, user } = await openCreate();
  api.answer("POST /api/services", { message: "ok", service: aService() }, 201);
  await screen.findByText("Copied from “The first tour”");
  await user.clear(field("Title"));
  await user.click(field("Title"));
  await user.paste("the first tour ");
  await user.click(submit());
  const question = "You already have a tour with this title. Create another?";
  expect(await screen.findByText(question)).toBeTruthy();
  expect(api.requests("POST /api/services")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Create another" }));
  expect(await screen.findByText("✅ Service created successfully!")).toBeTruthy();
});
