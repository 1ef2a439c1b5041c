import { screen } from "@testing-library/react";
import type { Departure } from "shared/content/tours/departures";
import { expect, test } from "vitest";
import { changeRoute, openInbox, reader, row } from "../../../../testing/inbox.ts";
import { aConversation, aPage, aService, someFacts } from "../../../../testing/records.ts";

const december = {
  checkinDate: "5 December",
  checkoutDate: "8 December",
  startsOn: "2026-12-05",
  endsOn: "2026-12-08",
};

/** The accessible description of a field. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test("shows the dates read from a form, and the guest's words beside them", async () => {
  const { user } = await openInbox([aConversation({ name: "Aline", ...december })]);
  const read = "Sat 5 – Tue 8 Dec 2026 (3 nights)";
  expect(await screen.findByText(/5 – 8 Dec( 2026)?$/)).toBeTruthy();
  await user.click(await row("Aline"));
  const aline = await reader("Aline");
  expect(await aline.findByText(read)).toBeTruthy();
  expect(aline.getByText("Guest wrote: “5 December – 8 December”")).toBeTruthy();
});

const openFull = async (changes: object, tour: string | null, departures: Departure[] = []) => {
  const conversation = aConversation({
    name: "Aline",
    destination: "Six islands",
    ...december,
    ...changes,
  });
  const periods = [{ from: "2026-12-07", to: "2026-12-07", tour }];
  const settings = { fullDays: { periods } };
  const { api, user } = await openInbox([conversation], "", { settings });
  const boat = aService({ _id: "boat", title: "Boat trip", facts: { ...someFacts, departures } });
  api.answer("GET /api/services", { services: [boat] });
  const blocks = [{ type: "itinerary" as const, unit: "days" as const, stages: [] }];
  const page = aPage({ slug: "six-days", title: "Six days", topic: "Six islands", blocks });
  api.answer("GET /api/pages", { pages: [page] });
  await user.click(await row("Aline"));
  return { ...(await reader("Aline")), api };
};

test.each([
  ["a request", {}, null],
  ["a quoted trip", { state: "quoted" }, null],
  ["a tour", { destination: "Boat trip" }, "boat"],
  ["a tour that a page presents", {}, "/six-days"],
])("says beside the dates of %s that a day is full", async (_, changes, tour) => {
  const opened = await openFull(changes, tour);
  expect(await opened.findByText("Full on Mon 7 Dec 2026")).toBeTruthy();
});

test("loads no pages unless a tour of a page has full days", async () => {
  const opened = await openFull({}, null);
  await opened.findByText("Full on Mon 7 Dec 2026");
  expect(opened.api.requests("GET /api/pages")).toEqual([]);
});

test("says that a departure without places is full", async () => {
  const opened = await openFull({ destination: "Boat trip" }, "other", [
    { date: "2026-12-05", places: 0 },
  ]);
  expect(await opened.findByText("Full on Sat 5 Dec 2026")).toBeTruthy();
});

test("says nothing beside a departure with places on a full day", async () => {
  const opened = await openFull({ destination: "Boat trip" }, null, [
    { date: "2026-12-05", places: 2 },
  ]);
  await opened.findByRole("link", { name: /Boat trip$/ });
  expect(opened.queryByText(/^Full on/)).toBeNull();
});

test.each(["confirmed", "done", "lost"])("says nothing beside a trip that is %s", async (state) => {
  const opened = await openFull({ state }, null);
  await opened.findByText(/^Sat 5 – Tue 8 Dec 2026/);
  expect(opened.queryByText(/^Full on/)).toBeNull();
});

test("marks doubtful dates in the list and in the conversation", async () => {
  const { user } = await openInbox([
    aConversation({ name: "Aline", ...december, endsOn: "2026-12-04" }),
    aConversation({ name: "Bosco", checkinDate: "soon", checkoutDate: "later" }),
  ]);
  expect(await screen.findByText(/Date unclear/)).toBeTruthy();
  expect(screen.getByText(/Last day is before the first/)).toBeTruthy();
  await user.click(await row("Bosco"));
  expect(await (await reader("Bosco")).findByText("Date unclear")).toBeTruthy();
});

test("corrects dates, refuses an end before the start, and undoes the change", async () => {
  const aline = aConversation({ name: "Aline", ...december });
  const { api, user } = await openInbox([aline]);
  const before = [{ id: aline._id, change: { dates: null } }];
  api.answer(changeRoute, { message: "Changed.", conversations: [aline], before });
  await user.click(await row("Aline"));
  const opened = await reader("Aline");
  await user.click(await opened.findByRole("button", { name: "Change dates" }));
  const last = opened.getByLabelText("Last day");
  await user.clear(last);
  await user.type(last, "2026-12-04");
  expect(descriptionOf(last)).toBe("The last day is before the first.");
  expect(last.getAttribute("aria-invalid")).toBe("true");
  await user.click(opened.getByRole("button", { name: "Set dates" }));
  expect(api.requests(changeRoute)).toHaveLength(0);
  const first = opened.getByLabelText("First day");
  await user.clear(first);
  expect(descriptionOf(first)).toBe("Choose a first day.");
  expect(descriptionOf(last)).toBe("");
  await user.type(first, "2026-12-05");
  await user.clear(last);
  await user.type(last, "2026-12-09");
  await user.click(opened.getByRole("button", { name: "Set dates" }));
  const dates = { startsOn: "2026-12-05", endsOn: "2026-12-09" };
  expect(await screen.findByText("Dates set to Sat 5 – Wed 9 Dec 2026 (4 nights).")).toBeTruthy();
  const [asked] = api.requests(changeRoute);
  expect(JSON.parse(asked!.body)).toMatchObject({ changes: [{ change: { dates } }] });
  expect(document.activeElement).toBe(opened.getByRole("button", { name: "Change dates" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Your change was undone.");
  expect(JSON.parse(api.requests(changeRoute)[1]!.body)).toEqual({ changes: before });
});

test("marks dates set by the team and returns to the guest's words", async () => {
  const aline = aConversation({
    name: "Aline",
    ...december,
    datesSetAt: "2026-11-20T09:00:00.000Z",
  });
  const { api, user } = await openInbox([aline]);
  api.answer(changeRoute, { message: "Changed.", conversations: [aline], before: [] });
  await user.click(await row("Aline"));
  const opened = await reader("Aline");
  expect(await opened.findByText(/· fixed$/)).toBeTruthy();
  await user.click(opened.getByRole("button", { name: "Change dates" }));
  await user.click(opened.getByRole("button", { name: "Use the guest's dates" }));
  await screen.findByText("Back to the guest's dates.");
  expect(JSON.parse(api.requests(changeRoute)[0]!.body).changes[0].change).toEqual({ dates: null });
});
