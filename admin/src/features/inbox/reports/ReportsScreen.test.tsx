import { screen, within } from "@testing-library/react";
import type { Report } from "shared/inbox/reports/reports";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";

const figures = {
  ...{ asked: 4, promised: 3, inTime: 2, quoted: 2, confirmed: 1, lost: 1 },
  ...{ people: 9, peopleConfirmed: 3 },
};

const answers = {
  ...{ answered: 3, half: 2 * 3_600, nineOfTen: 30 * 3_600 },
  ...{ waiting: 1, waitingSince: "2026-11-16T06:00:00.000Z" },
};
const noLinkClicks = { whatsapp: 0, phone: 0, mail: 0 };

const someReport: Report = {
  ...{ total: figures, answers },
  weeks: [{ week: "2026-11-16", answers, ...figures }],
  tours: [{ name: "Kayak", ...figures }],
  sources: [{ name: null, ...figures }],
  lost: [{ reason: "Too dear", count: 1 }],
  tapPages: [{ name: "Kayak", whatsapp: 5, phone: 1, mail: 0 }],
  tapSources: [{ name: null, whatsapp: 4, phone: 1, mail: 0 }],
  tapsTotal: { whatsapp: 5, phone: 1, mail: 0 },
};

const openReport = async (report: Report | undefined, path = "") => {
  const api = await startFakeApi();
  if (report) api.answer("GET /api/numbers", report);
  signIn();
  return { api, ...openAdmin(adminPaths.reports + path, api) };
};

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("each plot has its table", async () => {
  await openReport(someReport);
  const tours = await screen.findByRole("table", { name: /^Top 50 tours/ });
  expect(cells(tours)[1]).toEqual(["Kayak", "4", "2 of 3", "2", "1", "1", "9", "3"]);
  const sources = screen.getByRole("table", { name: /^Campaign or referring site/ });
  expect(cells(sources)[1]?.[0]).toBe("Direct / unknown");
  expect(cells(screen.getByRole("table", { name: "As noted by the team" }))[1]).toEqual([
    "Too dear",
    "1",
  ]);
  const tapPages = screen.getByRole("table", { name: /by tour or page$/ });
  expect(cells(tapPages)[1]).toEqual(["Kayak", "5", "1", "0"]);
  const tapSources = screen.getByRole("table", { name: /by source$/ });
  expect(cells(tapSources)[1]).toEqual(["Direct / unknown", "4", "1", "0"]);
  expect(cells(tapSources)[2]).toEqual(["All others", "1", "0", "0"]);
});

test("shows the times of first answers and the number of guests without one", async () => {
  await openReport(someReport);
  const table = await screen.findByRole("table", { name: /^Time to first reply/ });
  const [, all, week] = cells(table);
  expect(all?.slice(0, 5)).toEqual(["All", "3", "2 hours", "30 hours", "1"]);
  expect(all?.[5]).toMatch(/^\d+ days?$/);
  expect(week?.slice(1)).toEqual(all?.slice(1));
});

test("the plot and the table group the remaining lines as others", async () => {
  const every = (count: number) => ({
    ...{ asked: count, promised: count, inTime: count, quoted: count, confirmed: count },
    ...{ lost: count, people: count, peopleConfirmed: count },
  });
  await openReport({
    ...someReport,
    total: every(20),
    tours: Array.from({ length: 12 }, (_, index) => ({ ...every(1), name: `Tour ${index}` })),
    tapsTotal: { whatsapp: 7, phone: 1, mail: 0 },
  });
  const tours = await screen.findByRole("table", { name: /^Top 50 tours/ });
  expect(cells(tours)).toHaveLength(1 + 12 + 1);
  expect(cells(tours).at(-1)?.slice(0, 3)).toEqual(["All others", "8", "8 of 8"]);
  const plot = screen.getByRole("region", { name: "By tour" }).querySelector("[aria-hidden]");
  expect(plot?.textContent).toMatch(/Tour 91All others10$/);
  const reasons = screen.getByRole("table", { name: "As noted by the team" });
  expect(cells(reasons).at(-1)).toEqual(["All others", "19"]);
  const tapPages = screen.getByRole("table", { name: /by tour or page$/ });
  expect(cells(tapPages).at(-1)).toEqual(["All others", "2", "0", "0"]);
});

test("shows a message for days without guests", async () => {
  const none = Object.fromEntries(Object.keys(figures).map((name) => [name, 0]));
  const total = { ...figures, ...none };
  await openReport({
    ...{
      total,
      answers,
      weeks: [],
      tours: [],
      sources: [],
      lost: [],
      tapPages: [],
      tapSources: [],
    },
    tapsTotal: noLinkClicks,
  });
  expect(await screen.findByText("No inquiries in this period.")).toBeTruthy();
});

test("keeps chosen days in the address and sends them to the server", async () => {
  const path = "?span=own&from=2026-02-01&until=2026-02-28";
  const { api, user, address } = await openReport(someReport, path);
  await screen.findByRole("region", { name: "By week" });
  expect(api.requests("GET /api/numbers")[0]?.search).toBe("?from=2026-02-01&until=2026-02-28");
  await user.click(screen.getByRole("radio", { name: "12 months" }));
  expect(address()).toBe(`${adminPaths.reports}?span=year`);
});

test("failed reports show an error", async () => {
  await openReport(undefined);
  expect(await screen.findByText("Couldn't load the report.")).toBeTruthy();
});
