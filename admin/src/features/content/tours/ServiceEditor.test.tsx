import { fireEvent, screen, within } from "@testing-library/react";
import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPage, aService, aTeamMember, someFacts } from "../../../testing/records.ts";

const service = aService({ title: "Kayak", updatedAt: "2026-11-20T07:00:00.000Z" });
const other = aService({
  title: "Night boat",
  facts: { ...noFacts, activities: ["Fishing"], languages: ["German"] },
});
const route = `PUT /api/services/${service._id}`;

const openEditor = async (loaded = service, readTeam: () => unknown = () => ({ team: [] })) => {
  const api = await startFakeApi();
  api.answerBy("GET /api/team", readTeam);
  api.answer(`GET /api/services/${service._id}`, loaded);
  api.answer("GET /api/services", { services: [loaded, other] });
  api.answer("GET /api/pages", {
    pages: [
      aPage({
        slug: "six-days",
        title: "Six Days",
        topic: "Six Days",
        blocks: [{ type: "prices", prices: someFacts.prices }],
      }),
      aPage({ title: "Names a tour only", topic: "Boat" }),
    ],
  });
  api.answer(route, { message: "ok", service });
  signIn();
  const opened = openAdmin(pathTo.updateService(service._id), api);
  // This field is in the last section, which renders after the first.
  await screen.findByLabelText(/^WhatsApp/);
  return {
    api,
    ...opened,
    save: () => fireEvent.click(submit()),
    /** Saves and returns the facts of the request. */
    sentFacts: async () => {
      fireEvent.click(submit());
      await screen.findByText("Service updated successfully!");
      return partOf(api.requests(route).at(-1)?.body, "facts");
    },
  };
};

/* By label: a search by role is slow on the whole editor. */
const field = (name: string) =>
  screen.getByLabelText(name, { selector: "input, select, textarea" });
const row = (name: string) => within(screen.getByLabelText(name, { selector: "[role=group]" }));
const submit = () => document.querySelector<HTMLButtonElement>("[type=submit]")!;
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const fillIn = (name: string, value: string) => fill(field(name), value);
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));
const add = (what: string) => fireEvent.click(screen.getByText(`Add ${what}`));
const partOf = (body: string | undefined, name: string) =>
  JSON.parse(body?.match(new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r\\n`))?.[1] ?? "null");

test("all facts of a tour return to the server unchanged", async () => {
  const { sentFacts } = await openEditor({ ...service, facts: someFacts });
  fill(screen.getByLabelText(/^Title/), "Kayak!");
  expect(await sentFacts()).toEqual(someFacts);
});

test("shows that guides are loading, and then their names", async () => {
  const guide = aTeamMember({ name: "Sample guide 1" });
  const { promise, resolve } = Promise.withResolvers<void>();
  const guided = { ...service, facts: { ...noFacts, guides: [guide._id] } };
  await openEditor(guided, () => promise.then(() => ({ team: [guide] })));
  expect(screen.getAllByText("Loading…").length).toBeGreaterThan(0);
  expect(screen.queryByText(guide._id)).toBeNull();
  resolve();
  expect((await screen.findAllByText("Sample guide 1")).length).toBeGreaterThan(0);
});

test("edits facts: activities of other tours, duration, months and languages", async () => {
  const { user, sentFacts } = await openEditor();
  await user.click(field("Activities"));
  await user.click(await screen.findByText("Fishing"));
  fillIn("Duration from", "2");
  fillIn("Unit of the duration", "days");
  fillIn("Level", "easy");
  fillIn("Group size from", "1");
  fillIn("Minimum age", "8");
  press("July");
  press("January");
  fillIn("Start place", "The pier");
  fillIn("Point on the map", "https://www.openstreetmap.org/#map=17/-2.0604/29.3482");
  fireEvent.blur(field("Point on the map"));
  expect(field("Latitude")).toHaveProperty("value", "-2.0604");
  const sent = await sentFacts();
  expect(sent).toEqual({
    ...noFacts,
    activities: ["Fishing"],
    duration: { unit: "days", min: 2, max: null },
    level: { grade: "easy", note: null },
    groupSize: { min: 1, max: null },
    minimumAge: 8,
    months: [1, 7],
    start: { place: "The pier", time: null, point: { latitude: -2.0604, longitude: 29.3482 } },
  });
});

test("parses a typed point once it is complete, and a pasted one at once", async () => {
  const { user } = await openEditor();
  await user.click(field("Point on the map"));
  await user.keyboard("-2.06, 29.35");
  expect(field("Latitude")).toHaveProperty("value", "");
  await user.keyboard("{Enter}");
  expect(field("Longitude")).toHaveProperty("value", "29.35");
  await user.click(field("Point on the map"));
  await user.paste("-1.94, 30.06");
  expect(field("Longitude")).toHaveProperty("value", "30.06");
});

test("a text without a point shows what to paste", async () => {
  await openEditor();
  fillIn("Point on the map", "https://maps.app.goo.gl/abc");
  fireEvent.blur(field("Point on the map"));
  expect(screen.getByText(/^No location found\./)).toBeTruthy();
});

test("edits prices as rows, previews the site's lowest price per person, and restores a removed row", async () => {
  const { sentFacts } = await openEditor();
  add("price");
  fill(row("Price 1").getByLabelText("Currency"), "RWF");
  fill(row("Price 1").getByLabelText("Amount"), "25,000");
  add("price");
  fill(row("Price 2").getByLabelText("Amount"), "20000");
  fill(row("Price 2").getByLabelText("People from"), "4");
  expect(screen.getByText("Shown on the site: from RWF 20,000 per person")).toBeTruthy();
  press("Remove price 2");
  expect(screen.getByText("Shown on the site: from RWF 25,000 per person")).toBeTruthy();
  fireEvent.click(screen.getByText("Undo"));
  const price = { currency: "RWF", per: "person", note: null };
  expect((await sentFacts()).prices).toEqual([
    { ...price, amount: 25_000, people: null },
    { ...price, amount: 20_000, people: { min: 4, max: null } },
  ]);
});

test("stages can be reordered, and empty ones are dropped", async () => {
  const stage = { ...someFacts.itinerary[0]!, when: null };
  const itinerary = ["Morning", "Noon"].map((title) => ({ ...stage, title }));
  const { sentFacts } = await openEditor({ ...service, facts: { ...noFacts, itinerary } });
  press("Move stage 2 up");
  add("stage");
  add("question");
  const sent = await sentFacts();
  expect(sent.itinerary.map(({ title }: { title: string }) => title)).toEqual(["Noon", "Morning"]);
  expect(sent.questions).toEqual([]);
});

test("errors appear beside their fields, mark their sections, and the first one gets the focus", async () => {
  const { api, save } = await openEditor();
  add("price");
  fill(row("Price 1").getByLabelText("Amount"), "ten");
  fillIn("Group size from", "many");
  save();
  expect(await screen.findByText(/^Write the amount in digits/)).toBeTruthy();
  expect(document.activeElement).toBe(field("Group size from"));
  const index = within(screen.getByLabelText("Sections"));
  expect(index.getAllByLabelText("please correct")).toHaveLength(2);
  const menu = field("Section");
  expect(within(menu).getByText("Prices – please correct")).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("the index scrolls to a section and moves the focus there", async () => {
  await openEditor();
  const menu = field("Section");
  fill(menu, "questions");
  expect(document.activeElement).toBe(screen.getByText("Questions", { selector: "h2" }));
});

test("the bar shows unsaved changes; a tour can be hidden, related to another and to a page, and given a route", async () => {
  const { api, user, sentFacts } = await openEditor();
  expect(screen.getByText("No changes")).toBeTruthy();
  api.answer("POST /api/tours/route", { route: someFacts.route });
  const gpx = new File(["<gpx/>"], "kivu.gpx", { type: "application/gpx+xml" });
  const [fileInput] = document.querySelectorAll<HTMLInputElement>("input[accept*=gpx]");
  await user.upload(fileInput!, gpx);
  expect(await screen.findByText("12.4 km, 540 m up, 480 m down")).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Shown on the site/));
  await user.click(field("Related tours"));
  await user.click(await screen.findByText("Night boat"));
  await user.click(await screen.findByText("Six Days"));
  expect(screen.queryByText("Names a tour only")).toBeNull();
  expect(await screen.findByText("Draft on this device only")).toBeTruthy();
  const sent = await sentFacts();
  expect(sent.related).toEqual([other._id, "/six-days"]);
  expect(sent.route).toEqual(someFacts.route);
  expect(api.requests(route)[0]?.body).toMatch(/name="isShown"\r\n\r\nfalse/);
});

test("reports a file that is not a route", async () => {
  const { api, user } = await openEditor();
  const message = "This is not a GPX file.";
  api.refuse("POST /api/tours/route", 400, { message, code: "validation_failed" });
  const [fileInput] = document.querySelectorAll<HTMLInputElement>("input[accept*=gpx]");
  await user.upload(fileInput!, new File(["?"], "kivu.gpx", { type: "application/gpx+xml" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("a tour links to its page and to a copy, and shows whether it is hidden", async () => {
  await openEditor();
  const view = screen.getByLabelText("View on the site: Kayak");
  expect(view.getAttribute("href")).toBe(`/service/${service._id}`);
  const copy = screen.getByLabelText("Duplicate Kayak");
  expect(copy.getAttribute("href")).toBe(`/create-service?copy=${service._id}`);
});

test("a hidden tour has no link to its page", async () => {
  await openEditor({ ...service, isShown: false });
  expect(screen.getByText("Hidden")).toBeTruthy();
  expect(screen.queryByLabelText("View on the site: Kayak")).toBeNull();
});

test("an edit conflict compares the facts of both versions and can take either", async () => {
  const { api, save } = await openEditor({ ...service, facts: someFacts });
  const current = {
    ...service,
    updatedAt: "2026-11-20T08:00:00.000Z",
    facts: { ...someFacts, minimumAge: 16, toBring: ["A torch"] },
  };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  fillIn("Minimum age", "14");
  fill(row("Price 1").getByLabelText("Amount"), "40");
  save();
  const ages = within(await screen.findByRole("region", { name: "Minimum age" }));
  expect(ages.getByText("14").tagName).toBe("MARK");
  expect(ages.getByText("16").tagName).toBe("MARK");
  expect(screen.getAllByRole("region")).toHaveLength(1);
  press("Use this: Minimum age");
  expect(field("Minimum age")).toHaveProperty("value", "16");
  expect(field("Item to bring 1")).toHaveProperty("value", "A torch");
  api.answer(route, { message: "ok", service: current });
  fireEvent.click(screen.getByText("Keep what I typed"));
  save();
  await screen.findByText("Service updated successfully!");
  const sent = partOf(api.requests(route)[1]?.body, "facts");
  expect(sent).toEqual({
    ...current.facts,
    prices: [{ ...someFacts.prices[0], amount: 40 }],
  });
});
