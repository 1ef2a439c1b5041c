import { screen, within } from "@testing-library/react";
import type { Trip } from "shared/inbox/agenda/agenda";
import { adminPaths } from "shared/paths";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aTrip, someCounts } from "../../../testing/records.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-03T09:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const kayak = aTrip({
  name: "Aline",
  destination: "Kayak",
  paxNumber: 2,
  startsOn: "2026-12-05",
  endsOn: "2026-12-07",
  state: "confirmed",
});
const boat = aTrip({
  name: "Bosco",
  destination: "Boat",
  paxNumber: 4,
  startsOn: "2026-12-07",
  endsOn: "2026-12-07",
  state: "quoted",
});
const noDay = aTrip({ name: "Chantal", checkinDate: "soon", startsOn: null, endsOn: null });

const openAgenda = async (trips: Trip[], undated: Trip[] = [], path = "") => {
  const api = await startFakeApi();
  const lost = { total: undated.length, trips: undated };
  api.answer("GET /api/agenda", { trips, isCut: false, undated: lost });
  api.answer("GET /api/conversations/counts", someCounts());
  signIn();
  return { api, ...openAdmin(adminPaths.agenda + path, api) };
};

const day = async (name: string) => within(await screen.findByRole("region", { name }));

test("each day shows the people per tour and which day of the trip it is", async () => {
  const { api } = await openAgenda([kayak, boat]);
  const monday = await day("Mon 7 Dec 2026");
  const tours = within(monday.getByRole("list", { name: "People by tour" }));
  expect(tours.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Boat: 4 requested",
    "Kayak: 2 confirmed",
  ]);
  expect(monday.getByText(/day 3 of 3/)).toBeTruthy();
  expect((await day("Sun 6 Dec 2026")).getByText(/day 2 of 3/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Fri 4 Dec 2026" })).toBeNull();
  const link = monday.getByRole("link", { name: "Bosco" });
  expect(link.getAttribute("href")).toBe(`/inbox/${boat._id}`);
  expect(api.requests("GET /api/agenda")[0]!.search).toBe("?from=2026-11-30&until=2027-01-10");
});

test("the weeks form a table with each day's people in words", async () => {
  await openAgenda([kayak, boat]);
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByRole("columnheader")).toHaveLength(7);
  expect(
    table.getByRole("link", { name: "Mon 7 Dec 2026: 2 confirmed, 4 requested" }),
  ).toBeTruthy();
  expect(table.getByRole("cell", { name: "Fri 4 Dec 2026" })).toBeTruthy();
});

test("rows and days name in words what is paid and what is overdue", async () => {
  const late = { currency: "USD", total: 270, paid: 90, overdue: true };
  const settled = { currency: "RWF", total: 50_000, paid: 50_000, overdue: false };
  await openAgenda([
    { ...kayak, money: [late] },
    { ...boat, money: [settled, { ...late, paid: 0.5, overdue: false }] },
  ]);
  const saturday = await day("Sat 5 Dec 2026");
  expect(saturday.getByText(/US\$\s?90 of 270 paid/).textContent).toMatch(/· Payment overdue/);
  const monday = await day("Mon 7 Dec 2026");
  expect(monday.getByText(/RWF\s50,000 paid · US\$\s?0\.50 of 270 paid/)).toBeTruthy();
  const table = within(screen.getByRole("table"));
  const link = table.getByRole("link", { name: /^Mon 7 Dec 2026/ });
  expect(link.textContent).toMatch(/US\$\s?90\.50 of 540 paid, RWF\s50,000 paid, payment overdue$/);
});

test("starts today; the table leads to earlier days of the week, a button to earlier weeks", async () => {
  const early = aTrip({ name: "Early", startsOn: "2026-12-01", endsOn: "2026-12-01" });
  const { api, user, address } = await openAgenda([early, kayak]);
  await day("Sat 5 Dec 2026");
  expect(screen.queryByRole("region", { name: "Tue 1 Dec 2026" })).toBeNull();
  await user.click(screen.getByRole("link", { name: /^Tue 1 Dec 2026/ }));
  await day("Tue 1 Dec 2026");
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  expect(address()).toContain("from=2026-11-30");
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  await vi.waitFor(() =>
    expect(api.requests("GET /api/agenda").at(-1)!.search).toBe(
      "?from=2026-10-19&until=2026-11-29",
    ),
  );
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(address()).toBe(adminPaths.agenda);
});

test("lists requests without a day and their number", async () => {
  await openAgenda([], [noDay]);
  const undated = await day("No date yet (1)");
  expect(undated.getByRole("link", { name: "Chantal" })).toBeTruthy();
  expect(undated.getByText(/“soon – 15 December”/)).toBeTruthy();
});

test("shows a message for weeks without guests", async () => {
  await openAgenda([]);
  expect(await screen.findByText("No trips in these weeks.")).toBeTruthy();
  expect(screen.getByRole("table")).toBeTruthy();
});

test("a failed agenda shows an error and can be loaded again", async () => {
  const { api, user } = await openAgenda([]);
  await screen.findByRole("table");
  api.refuse("GET /api/agenda", 500, { message: "Broken.", code: "internal" });
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(await screen.findByText("Couldn't load the agenda.")).toBeTruthy();
});

test("a row shows time, guide, phone and the open amount, and the day links to its sheet", async () => {
  const money = [{ currency: "USD", total: 270, paid: 90, overdue: false }];
  await openAgenda([{ ...kayak, money, time: "07:30", guide: "Eric", phone: "+250788123456" }]);
  const saturday = await day("Sat 5 Dec 2026");
  const row = saturday.getByText(/^07:30 · Kayak/);
  expect(row.textContent?.replaceAll("\u00a0", " ")).toContain(
    "guide Eric · US$ 90 of 270 paid, US$ 180 open",
  );
  expect((await day("Sun 6 Dec 2026")).queryByText(/07:30/)).toBeNull();
  const call = saturday.getByRole("link", { name: "Call +250 788 123 456" });
  expect(call.getAttribute("href")).toBe("tel:+250788123456");
  const sheet = saturday.getByRole("link", { name: "Day sheet, Sat 5 Dec 2026" });
  expect(sheet.getAttribute("href")).toBe("/agenda/day-sheet?day=2026-12-05");
});
