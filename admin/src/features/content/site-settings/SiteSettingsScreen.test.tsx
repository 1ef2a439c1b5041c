import { screen, within } from "@testing-library/react";
import type { GalleryItem } from "shared/content/gallery";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openRoutes } from "../../../testing/open-admin.tsx";
import { aBuild, aPhoto } from "../../../testing/records.ts";
import { SiteSettingsScreen } from "./SiteSettingsScreen.tsx";

const route = "PUT /api/settings";
const { contact, hours, home, chat } = blankSettings;

const open = async (
  section: string,
  settings: Partial<SiteSettings> = {},
  gallery: GalleryItem[] = [],
) => {
  const api = await startFakeApi();
  api.answer("GET /api/gallery", { gallery });
  api.answer(route, { message: "Settings saved.", version: "two" });
  const children = [{ path: "/admin-settings/site/:section?", Component: SiteSettingsScreen }];
  const path = `/admin-settings/site/${section}`;
  const opened = openRoutes([{ Component: AlertArea, children }], path, api, { settings });
  await screen.findByRole("button", { name: "Save" });
  const press = (name: string) => opened.user.click(screen.getByRole("button", { name }));
  const sent = () => api.requests(route).map(({ body }) => JSON.parse(body));
  return { api, press, sent, ...opened };
};

/** Labels of required fields end with a star. */
const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}( \\*)?$`), { selector: "input, textarea, select" });

test("shows a phone number as visitors see it and saves its section alone", async () => {
  const { user, press, sent } = await open("contact", {
    contact: { ...contact, phones: ["+250788123456"] },
  });
  expect(field("Phone number 1")).toHaveProperty("value", "+250 788 123 456");
  expect(screen.getByText("No changes")).toBeTruthy();
  await press("Add phone number");
  await user.type(field("Phone number 2"), "+44 7400 123456");
  expect(screen.getByText("Visitors see +44 7400 123456")).toBeTruthy();
  expect(await screen.findByText("Draft on this device only")).toBeTruthy();
  await press("Add social link");
  await press("Save");
  expect(await screen.findByText("Saved. It will be live in a moment.")).toBeTruthy();
  const phones = ["+250 788 123 456", "+44 7400 123456"];
  expect(sent()).toEqual([
    { section: "contact", version: "one", value: { ...contact, phones, social: [] } },
  ]);
});

test("shows the publishing progress of a save until visitors see it", async () => {
  const { api, user, press, refetch } = await open("chat");
  const at = "2026-11-20T06:00:00.000Z";
  const live = { buildId: "build-1", revision: 1, at };
  api.answer("GET /api/builds", { builds: [aBuild({ status: "building" })], live });
  await user.type(field("Greeting"), " there");
  await press("Save");
  expect(await screen.findByText("Saved. It will be live in a moment.")).toBeTruthy();
  api.answer("GET /api/builds", { builds: [aBuild({ _id: "build-1" })], live });
  await refetch();
  expect(await screen.findByText("Saved. Visitors can see it now.")).toBeTruthy();
  expect(screen.queryByText("Saved. It will be live in a moment.")).toBeNull();
});

test("names the place to check after a save that left records unpublished", async () => {
  const { api, user, press, refetch } = await open("chat");
  await user.type(field("Greeting"), " there");
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  const record = { kind: "tour", id: "kayak", name: "Kayak", showsEarlier: false };
  const live = { buildId: "build-1", revision: 1, at: "2026-11-20T06:00:00.000Z" };
  api.answer("GET /api/builds", {
    builds: [aBuild({ _id: "build-1" })],
    live: { ...live, heldBack: [record] },
  });
  await refetch();
  const text = "Saved. Not everything is live; see the top of the page.";
  expect(await screen.findByText(text)).toBeTruthy();
});

test("the site settings link back to all settings", async () => {
  await open("hours");
  const back = screen.getByRole("link", { name: "Settings" });
  expect(back.getAttribute("href")).toBe("/admin-settings");
});

test("shows errors of browser and server beside their fields", async () => {
  const { api, user, press, sent } = await open("contact");
  await user.type(field("Latitude"), "120");
  await user.type(field("Longitude"), "29,35");
  await press("Save");
  expect(
    await screen.findByText("Latitude must be a number of degrees from -90 to 90."),
  ).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(field("Latitude"));
  await user.type(field("Latitude"), "-2.06");
  const map = screen.getByRole("link", { name: "Check it on the map" });
  expect(map.getAttribute("href")).toContain("mlat=-2.06&mlon=29.35");
  await press("Add phone number");
  await user.type(field("Phone number 1"), "call me");
  api.refuse(route, 400, {
    message: "Please check the marked fields.",
    code: "validation_failed",
    issues: [{ path: "value.phones.0", message: "Phone number must be a phone number." }],
  });
  await press("Save");
  expect(await screen.findByText("Phone number must be a phone number.")).toBeTruthy();
  expect(field("Phone number 1")).toHaveProperty("value", "call me");
  expect(sent()[0].value.point).toEqual({ latitude: -2.06, longitude: 29.35 });
});

test("copies Monday's hours to the weekdays and previews them for visitors", async () => {
  const { user, press, sent } = await open("hours");
  expect(screen.getByText("Visitors see no opening hours.")).toBeTruthy();
  await user.click(field("Monday is open"));
  await user.clear(field("Monday closes"));
  await user.type(field("Monday closes"), "17:30");
  await press("Copy Monday to all weekdays");
  await user.click(field("Saturday is open"));
  await user.click(field("Wednesday is open"));
  const words = "Monday to Tuesday, 9 AM - 5:30 PM; Thursday to Saturday, 9 AM - 5:30 PM";
  expect(screen.getByText(`Visitors read: “${words}”`)).toBeTruthy();
  expect(screen.getByText("Visitors read: “We'll get back to you as soon as we can”")).toBeTruthy();
  await user.type(field("Reply within"), "2");
  expect(
    screen.getByText("Visitors read: “We'll get back to you within 2 working days”", {
      exact: false,
    }),
  ).toBeTruthy();
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  const days = [1, 2, 4, 5, 6].map((day) => ({ day, opens: "09:00", closes: "17:30" }));
  const reply = { amount: 2, unit: "days" };
  expect(sent()[0].value).toEqual({ ...hours, days, reply });
});

test("shows beside a day's times that it closes before it opens", async () => {
  const days = [{ day: 5, opens: "09:00", closes: "18:00" }];
  const { user, press, sent } = await open("hours", { hours: { ...hours, days } });
  await user.clear(field("Friday closes"));
  await user.type(field("Friday closes"), "08:00");
  await press("Save");
  const friday = within(screen.getByRole("group", { name: "Friday" }));
  expect(await friday.findByText("Closes must be later than Opens.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("slides come from the gallery in the chosen order, or else from its oldest photos", async () => {
  const photos = [aPhoto({ title: "Boat" }), aPhoto({ title: "Island" })];
  const { user, press, sent } = await open("home", {}, photos);
  expect(
    screen.getByText(/None chosen, so the 20 oldest photos are shown\. Choose photos/),
  ).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Choose from the gallery" }));
  await press("Island");
  await press("Boat");
  expect(screen.getByRole("button", { name: "Boat", pressed: true })).toBeTruthy();
  await press("Move slide 2 up");
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()[0].value).toEqual({ ...home, slides: photos.map(({ _id }) => _id) });
});

test("an owner gives a slide its own line and empties another", async () => {
  const photos = [aPhoto({ title: "Boat" }), aPhoto({ title: "Island" })];
  const [boat, island] = photos.map(({ _id }) => _id);
  const slides = { slides: [boat!, island!], slideTexts: { [island!]: "Old line" } };
  const { user, press, sent } = await open("home", { home: { ...home, ...slides } }, photos);
  const [first, second] = await screen.findAllByLabelText("Line on this slide");
  expect(first!.getAttribute("maxlength")).toBe("80");
  await user.type(first!, "By boat at dawn");
  await user.clear(second!);
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()[0].value.slideTexts).toEqual({ [boat!]: "By boat at dawn" });
});

test("an edit conflict shows the line of each slide beside its photo", async () => {
  const photos = [aPhoto({ title: "Boat" }), aPhoto({ title: "Island" })];
  const slides = photos.map(({ _id }) => _id);
  const { api, user, press } = await open("home", { home: { ...home, slides } }, photos);
  const [first] = await screen.findAllByLabelText("Line on this slide");
  await user.type(first!, "By boat at dawn");
  const slideTexts = { [slides[0]!]: "Rowing home", [slides[1]!]: "Napoleon Island" };
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: { value: { ...home, slides, slideTexts }, version: "theirs" },
  });
  await press("Save");
  const lines = within(await screen.findByRole("region", { name: "Lines of slides" }));
  const items = lines.getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "By boat at dawn",
    "Rowing home",
    "Napoleon Island",
  ]);
  expect(within(items[2]!).getByRole("img", { name: "Island" })).toBeTruthy();
});

test("an edit conflict in a section shows both changes and keeps typed text", async () => {
  const { api, user, press, sent } = await open("chat", { chat: { ...chat, greeting: "Hello" } });
  await user.type(field("Greeting"), " mine");
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: { value: { greeting: "Theirs", whatsapp: "+250788123456" }, version: "theirs" },
  });
  await press("Save");
  const choice = within(await screen.findByRole("group", { name: /save the settings/ }));
  expect(choice.getByRole("region", { name: "Greeting" })).toBeTruthy();
  expect(choice.queryByRole("region", { name: "WhatsApp" })).toBeNull();
  await press("Keep what I typed");
  expect(field("Greeting")).toHaveProperty("value", "Hello mine");
  expect(field("WhatsApp")).toHaveProperty("value", "+250 788 123 456");
  api.answer(route, { message: "Settings saved.", version: "three" });
  await press("Save");
  await screen.findByText("Saved. It will be live in a moment.");
  const value = { greeting: "Hello mine", whatsapp: "+250 788 123 456" };
  expect(sent().at(-1)).toEqual({ section: "chat", version: "theirs", value });
});

test("asks before opening another section while the draft could not be sent", async () => {
  const { user, address } = await open("reviews");
  await user.type(field("Reviews link"), "https://reviews.example");
  await screen.findByText("Draft on this device only");
  await user.click(screen.getByRole("button", { name: /^Company/ }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe("/admin-settings/site/reviews");
  expect(field("Reviews link")).toHaveProperty("value", "https://reviews.example");
  await user.click(screen.getByRole("button", { name: /^Company/ }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Discard" }));
  expect(await screen.findByRole("textbox", { name: "Tagline" })).toBeTruthy();
});

test("a company without a name has an empty field for it", async () => {
  await open("company");
  expect(await screen.findByLabelText("Name *")).toHaveProperty("value", "");
});
