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

const noProposals: Report["proposals"] = {
  ...{ totals: [], months: [], tours: [], sources: [], declined: [], open: [] },
  daysToAccept: null,
};

const someReport: Report = {
  ...{ total: figures, answers },
  weeks: [{ week: "2026-11-16", answers, ...figures }],
  tours: [{ name: "Kayak", ...figures }],
  sources: [{ name: null, ...figures }],
  lost: [{ reason: "Too dear", count: 1 }],
  tapPages: [{ name: "Kayak", whatsapp: 5, phone: 1, mail: 0 }],
  tapSources: [{ name: null, whatsapp: 4, phone: 1, mail: 0 }],
  tapsTotal: { whatsapp: 5, phone: 1, mail: 0 },
  proposals: noProposals,
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
    proposals: noProposals,
  });
  expect(await screen.findByText("No inquiries in this period.")).toBeTruthy();
});

test("shows proposals by month, tour and source, each currency by itself", async () => {
  const row = { currency: "USD", sent: 3, seen: 2, accepted: 1, declined: 1 };
  const dollars = { ...row, offered: 900, value: 300.5 };
  const francs = { ...row, currency: "RWF", offered: 50_000, value: 0 };
  await openReport({
    ...someReport,
    proposals: {
      totals: [dollars, francs],
      months: [
        { ...dollars, month: "2026-11" },
        { ...francs, month: "2026-12" },
      ],
      tours: [{ ...dollars, name: "Kayak" }],
      sources: [{ ...dollars, name: null }],
      declined: [{ reason: null, count: 1 }],
      daysToAccept: 2.5,
      open: [{ currency: "USD", open: 210, overdue: 90 }],
    },
  });
  const text = (table: HTMLElement) =>
    cells(table).map((line) => line.join("|").replace(/\s/g, " "));
  const month = await screen.findByRole("table", { name: /^Proposals by month/ });
  expect(text(month).slice(1)).toEqual([
    "November 2026, USD|3|2|1|1|US$ 900|US$ 300.50",
    "December 2026, RWF|3|2|1|1|RWF 50,000|RWF 0",
  ]);
  const tours = screen.getByRole("table", { name: /^Proposals by tour/ });
  expect(text(tours)[1]).toBe("Kayak|3|2|1|1|US$ 900|US$ 300.50");
  const sources = screen.getByRole("table", { name: /^Proposals by source/ });
  expect(text(sources)[1]).toMatch(/^Direct \/ unknown/);
  const reasons = screen.getByRole("table", { name: /^Declined proposals/ });
  expect(text(reasons)[1]).toBe("No reason given|1");
  const open = screen.getByRole("table", { name: /^Accepted trips/ });
  expect(text(open)[1]).toBe("USD|US$ 210|US$ 90");
  expect(screen.getByText(/accepted within 2.5 days/)).toBeTruthy();
});

test("says that no proposals were sent", async () => {
  await openReport(someReport);
  expect(await screen.findByText("No proposals sent in this period.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Open payments" })).toBeNull();
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
