import { fireEvent, screen, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { someStats } from "../../testing/records.ts";
import type { Day } from "./format-day.ts";

/** Thirty days up to 20 November: these counts at the end, zero before. */
const daysEndingWith = (...counts: number[]): Day[] =>
  Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    count: counts[index - 30 + counts.length] ?? 0,
  }));

const openChart = async (inquiriesByDay: Day[]) => {
  const api = await startFakeApi();
  api.answer("GET /api/stats", someStats({ inquiriesByDay }));
  api.answer("GET /api/services", { services: [] });
  api.answer("GET /api/gallery", { gallery: [] });
  signIn();
  const { user } = openAdmin(adminPaths.dashboard, api);
  const chart = within(await screen.findByRole("region", { name: "Inquiries per day" }));
  return { chart, user };
};

test("a month without inquiries shows a message in place of empty axes", async () => {
  const { chart } = await openChart(daysEndingWith(0));
  expect(chart.getByText("No inquiries in the last 30 days")).toBeTruthy();
  expect(chart.queryByRole("table")).toBeNull();
});

test("a table lists the figures for screen readers", async () => {
  const { chart } = await openChart(daysEndingWith(4, 0, 1));
  expect(chart.getByText("5 inquiries in the last 30 days")).toBeTruthy();
  const rows = within(chart.getByRole("table", { name: "Inquiries per day" })).getAllByRole("row");
  expect(rows).toHaveLength(31);
  expect(rows.slice(-3).map((row) => row.textContent)).toEqual([
    "Wed 18 Nov4",
    "Thu 19 Nov0",
    "Fri 20 Nov1",
  ]);
});

test("marks today, labels every seventh day before it and starts bars at zero", async () => {
  const { chart } = await openChart(daysEndingWith(4, 0, 1));
  expect(chart.getByText("Today")).toBeTruthy();
  for (const day of ["13 Nov", "6 Nov", "30 Oct", "23 Oct"])
    expect(chart.getByText(day)).toBeTruthy();
  for (const tick of ["0", "2", "4"]) expect(chart.getAllByText(tick).length).toBeGreaterThan(0);
});

test("arrow keys select single days, and Escape clears the figure", async () => {
  const { chart, user } = await openChart(daysEndingWith(4, 0, 1));
  const days = chart.getByRole("slider", { name: "Inquiries by day" });
  expect(days.getAttribute("aria-valuetext")).toBe("Fri 20 Nov: 1 inquiry");
  days.focus();
  fireEvent.change(days, { target: { value: "27" } });
  expect(days.getAttribute("aria-valuetext")).toBe("Wed 18 Nov: 4 inquiries");
  expect(chart.getByText("4 inquiries")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(chart.queryByText("4 inquiries")).toBeNull();
});

test("a tapped figure stays until another tap", async () => {
  const { chart } = await openChart(daysEndingWith(4, 0, 7));
  const bars = chart.getByRole("slider", { name: "Inquiries by day" }).parentElement!;
  bars.getBoundingClientRect = () => new DOMRect(0, 0, 300, 168);
  const finger = { pointerType: "touch", clientX: 295 };
  fireEvent.pointerDown(bars, finger);
  fireEvent.pointerLeave(bars, finger);
  expect(chart.getByText("7 inquiries")).toBeTruthy();
  fireEvent.pointerDown(document.body, finger);
  expect(chart.queryByText("7 inquiries")).toBeNull();
  fireEvent.pointerMove(bars, { pointerType: "mouse", clientX: 275 });
  expect(chart.getByText("4 inquiries")).toBeTruthy();
  fireEvent.pointerLeave(bars, { pointerType: "mouse" });
  expect(chart.queryByText("4 inquiries")).toBeNull();
});
