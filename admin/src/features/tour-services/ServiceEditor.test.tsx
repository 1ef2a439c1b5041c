import { screen, within } from "@testing-library/react";
import { noFacts } from "shared/tour-facts";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aService, someFacts } from "../../testing/records.ts";

const service = aService({ title: "Kayak", updatedAt: "2026-11-20T07:00:00.000Z" });
const other = aService({
  title: "Night boat",
  facts: { ...noFacts, activities: ["Fishing"], languages: ["German"] },
});
const route = `PUT /api/services/${service._id}`;

const openEditor = async (loaded = service) => {
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, loaded);
  api.answer("GET /api/services", { services: [loaded, other] });
  api.answer(route, { message: "ok", service });
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  await screen.findByRole("textbox", { name: "Title" });
  const paste = async (field: HTMLElement, text: string) => {
    await opened.user.clear(field);
    await opened.user.click(field);
    await opened.user.paste(text);
  };
  return {
    api,
    ...opened,
    paste,
    pasteInto: (name: string, text: string) => paste(field(name), text),
    save: () => opened.user.click(submit()),
    /** The facts as they were sent. */
    sentFacts: async () => {
      await opened.user.click(submit());
      await screen.findByText("Service updated successfully!");
      return partOf(api.requests(route).at(-1)?.body, "facts");
    },
  };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const row = (name: string) => within(screen.getByRole("group", { name }));
const submit = () => screen.getByRole("button", { name: "Update Service" });
const partOf = (body: string | undefined, name: string) =>
  JSON.parse(body?.match(new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`))?.[1] ?? "null");

test("all facts of a tour go back to the server as they came", async () => {
  const { user, sentFacts } = await openEditor({ ...service, facts: someFacts });
  await user.type(field("Title"), "!");
  expect(await sentFacts()).toEqual(someFacts);
});

test("facts are filled in: activities of other tours, duration, months, languages", async () => {
  const { user, pasteInto, sentFacts } = await openEditor();
  await user.click(screen.getByRole("combobox", { name: "Activities" }));
  await user.click(await screen.findByRole("option", { name: "Fishing" }));
  await pasteInto("Duration from", "2");
  await user.selectOptions(screen.getByRole("combobox", { name: "Unit of the duration" }), "days");
  await user.selectOptions(screen.getByRole("combobox", { name: "Level" }), "Easy");
  await pasteInto("Group size from", "1");
  await pasteInto("Minimum age", "8");
  await user.click(screen.getByRole("checkbox", { name: "July" }));
  await user.click(screen.getByRole("checkbox", { name: "January" }));
  await pasteInto("Start place", "The pier");
  await pasteInto("Point on the map", "https://www.openstreetmap.org/#map=17/-2.0604/29.3482");
  expect(field("Latitude")).toHaveProperty("value", "-2.0604");
  const sent = await sentFacts();
  expect(sent).toEqual({
    ...noFacts,
    activities: ["Fishing"],
    duration: { unit: "days", min: 2, max: null },
    level: { grade: "easy", note: null },
    groupSize: { min: 1, max: null },
    minimumAge: 8,
    months: expect.arrayContaining([1, 7]),
    start: { place: "The pier", time: null, point: { latitude: -2.0604, longitude: 29.3482 } },
  });
});

test("a text without a point says what to paste", async () => {
  const { user, pasteInto } = await openEditor();
  await pasteInto("Point on the map", "https://maps.app.goo.gl/abc");
  await user.tab();
  expect(screen.getByText(/^No point found\./)).toBeTruthy();
});

test("prices are rows, the lowest per person is shown as the site will show it, and a removed one comes back", async () => {
  const { user, paste, sentFacts } = await openEditor();
  const add = screen.getByRole("button", { name: "Add price" });
  await user.click(add);
  await paste(row("Price 1").getByRole("textbox", { name: "Amount" }), "25,000");
  await user.click(add);
  await paste(row("Price 2").getByRole("textbox", { name: "Amount" }), "20000");
  await paste(row("Price 2").getByRole("textbox", { name: "People from" }), "4");
  expect(screen.getByText("Shown on the site: from RWF 20,000 per person")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove price 2" }));
  expect(screen.getByText("Shown on the site: from RWF 25,000 per person")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const price = { currency: "RWF", per: "person", note: null };
  expect((await sentFacts()).prices).toEqual([
    { ...price, amount: 25_000, people: null },
    { ...price, amount: 20_000, people: { min: 4, max: null } },
  ]);
});

test("stages are put into another order, and empty ones are left out", async () => {
  const stage = { ...someFacts.itinerary[0]!, when: null };
  const itinerary = ["Morning", "Noon"].map((title) => ({ ...stage, title }));
  const { user, sentFacts } = await openEditor({ ...service, facts: { ...noFacts, itinerary } });
  await user.click(screen.getByRole("button", { name: "Move stage 2 up" }));
  await user.click(screen.getByRole("button", { name: "Add stage" }));
  await user.click(screen.getByRole("button", { name: "Add question" }));
  const sent = await sentFacts();
  expect(sent.itinerary.map(({ title }: { title: string }) => title)).toEqual(["Noon", "Morning"]);
  expect(sent.questions).toEqual([]);
});

test("what is wrong is named at its field, its section is marked, and the first field has the focus", async () => {
  const { api, user, paste, pasteInto, save } = await openEditor();
  await user.click(screen.getByRole("button", { name: "Add price" }));
  await paste(row("Price 1").getByRole("textbox", { name: "Amount" }), "ten");
  await pasteInto("Group size from", "many");
  await save();
  expect(await screen.findByText(/^Amount must be a number above 0/)).toBeTruthy();
  expect(document.activeElement).toBe(field("Group size from"));
  const index = within(screen.getByRole("navigation", { name: "Sections", hidden: true }));
  expect(index.getAllByRole("img", { hidden: true })).toHaveLength(2);
  const menu = screen.getByRole("combobox", { name: "Section", hidden: true });
  expect(within(menu).getByText("Prices – please correct")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("the index leads to a section, and the focus goes along", async () => {
  const { user } = await openEditor();
  const menu = screen.getByRole("combobox", { name: "Section", hidden: true });
  await user.selectOptions(menu, "Questions");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Questions" }));
});

test("the bar tells of unsaved changes; a tour is hidden, related to another, and gets a route", async () => {
  const { api, user, sentFacts } = await openEditor();
  expect(screen.getByText("No changes")).toBeTruthy();
  api.answer("POST /api/tours/route", { route: someFacts.route });
  const gpx = new File(["<gpx/>"], "kivu.gpx", { type: "application/gpx+xml" });
  const [fileInput] = document.querySelectorAll<HTMLInputElement>("input[accept*=gpx]");
  await user.upload(fileInput!, gpx);
  expect(await screen.findByText("12.4 km, 540 m up, 480 m down")).toBeTruthy();
  await user.click(screen.getByRole("switch", { name: /^Shown on the site/ }));
  await user.click(screen.getByRole("combobox", { name: "Related tours" }));
  await user.click(await screen.findByRole("option", { name: "Night boat" }));
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  const sent = await sentFacts();
  expect(sent.related).toEqual([other._id]);
  expect(sent.route).toEqual(someFacts.route);
  expect(api.requests(route)[0]?.body).toMatch(/name="isShown"\r\n\r\nfalse/);
});

test("a file that is no route says so", async () => {
  const { api, user } = await openEditor();
  const message = "This is no GPX file.";
  api.refuse("POST /api/tours/route", 400, { message, code: "validation_failed" });
  const [fileInput] = document.querySelectorAll<HTMLInputElement>("input[accept*=gpx]");
  await user.upload(fileInput!, new File(["?"], "kivu.gpx", { type: "application/gpx+xml" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("a tour leads to its page and to a copy of it; a hidden one says that it is hidden", async () => {
  await openEditor();
  const view = screen.getByRole("link", { name: "View Kayak on the site" });
  expect(view.getAttribute("href")).toBe(`/service/${service._id}`);
  const copy = screen.getByRole("link", { name: "Duplicate Kayak" });
  expect(copy.getAttribute("href")).toBe(`/create-service?copy=${service._id}`);
});

test("of a hidden tour there is no page to view", async () => {
  await openEditor({ ...service, isShown: false });
  expect(screen.getByText("Hidden")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "View Kayak on the site" })).toBeNull();
});

test("after a conflict facts of both versions can be compared, and taken", async () => {
  const { api, paste, pasteInto, user, save } = await openEditor({ ...service, facts: someFacts });
  const current = {
    ...service,
    updatedAt: "2026-11-20T08:00:00.000Z",
    facts: { ...someFacts, minimumAge: 16, toBring: ["A torch"] },
  };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  await pasteInto("Minimum age", "14");
  await paste(row("Price 1").getByRole("textbox", { name: "Amount" }), "40");
  await save();
  const ages = within(await screen.findByRole("region", { name: "Minimum age" }));
  expect(ages.getByText("14").tagName).toBe("MARK");
  expect(ages.getByText("16").tagName).toBe("MARK");
  expect(screen.getAllByRole("region")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Take this: Minimum age" }));
  expect(field("Minimum age")).toHaveProperty("value", "16");
  expect(field("Item 1")).toHaveProperty("value", "A torch");
  api.answer(route, { message: "ok", service: current });
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  await save();
  await screen.findByText("Service updated successfully!");
  const sent = partOf(api.requests(route)[1]?.body, "facts");
  expect(sent).toEqual({
    ...current.facts,
    prices: [{ ...someFacts.prices[0], amount: 40 }],
  });
});
