import { fireEvent, screen, within } from "@testing-library/react";
import type { DaySheet } from "shared/inbox/trips/day-sheets";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { someCounts } from "../../../testing/records.ts";

const plan = { time: "07:30", place: null, guide: "Eric", vehicle: null, notes: null };
const url = "https://tours.example/p/sheet/abc";
const link = { _id: "link", url, expiresAt: "2999-12-06T06:00:00.000Z" };

const start = async (changes: Partial<DaySheet> = {}) => {
  const api = await startFakeApi();
  api.answer("GET /api/day-sheets", {
    title: "Day sheet, Saturday, 5 December 2026",
    html: "<h1>Day sheet</h1>",
    trips: [{ _id: "trip", name: "Aline, Kayak", plan }],
    link: null,
    ...changes,
  });
  api.answer("GET /api/conversations/counts", someCounts());
  signIn();
  return { api, ...openAdmin("/agenda/day-sheet?day=2026-12-05", api) };
};

const open = async (changes: Partial<DaySheet> = {}) => ({
  ...(await start(changes)),
  form: within(await screen.findByRole("form", { name: "Aline, Kayak" })),
});

test("shows the sheet of the day, and saves only what was changed in a plan", async () => {
  const { api, user, form } = await open();
  expect(api.requests("GET /api/day-sheets")[0]?.search).toBe("?day=2026-12-05");
  const frame = screen.getByTitle<HTMLIFrameElement>("Day sheet, Saturday, 5 December 2026");
  expect(frame.srcdoc).toBe("<h1>Day sheet</h1>");
  const route = "PATCH /api/conversations/trip/plan";
  api.answer(route, { message: "Plan saved." });
  await user.type(form.getByLabelText("Vehicle"), "RAD 123 B");
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Plan saved.");
  expect(JSON.parse(api.requests(route)[0]?.body ?? "{}")).toEqual({ vehicle: "RAD 123 B" });
});

test("creates a guide's link", async () => {
  const { api, user } = await open();
  api.answer("POST /api/guide-links", { message: "Link created.", link }, 201);
  await user.click(screen.getByRole("button", { name: "Create a link" }));
  await screen.findByText("Link created.");
  expect(JSON.parse(api.requests("POST /api/guide-links")[0]?.body ?? "{}")).toEqual({
    day: "2026-12-05",
  });
});

test("ends a guide's link once confirmed", async () => {
  const { api, user } = await open({ link });
  api.answer("DELETE /api/guide-links/link", { message: "The link no longer works." });
  await user.click(screen.getByRole("button", { name: "End link" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "End link" }));
  await screen.findByText("The link no longer works.");
});

test("says why a day that is over has no link", async () => {
  const { api, user } = await open();
  const message = "This day is over, so there is nothing left to share.";
  api.refuse("POST /api/guide-links", 409, { message, code: "conflict" });
  await user.click(screen.getByRole("button", { name: "Create a link" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("says that a day has no trips, and offers nothing to print or share", async () => {
  await start({ trips: [] });
  expect(await screen.findByText("No confirmed trips on this day.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Print" })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("button", { name: "Create a link" })).toBeNull();
});

const chooseDay = (day: string) =>
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: day } });

test("shows nothing of the day before while another day loads", async () => {
  const { api } = await open({ link });
  api.answerBy("GET /api/day-sheets", () => new Promise(() => undefined));
  chooseDay("2026-12-06");
  expect(screen.queryByRole("button", { name: "End link" })).toBeNull();
  expect(screen.queryByTitle("Day sheet, Saturday, 5 December 2026")).toBeNull();
  expect(screen.getByRole("button", { name: "Print" })).toHaveProperty("disabled", true);
});

test("asks before another day discards what was typed", async () => {
  const { api, user, form } = await open();
  await user.type(form.getByLabelText("Notes for the guide"), "Bring life jackets.");
  chooseDay("2026-12-06");
  const dialog = within(await screen.findByRole("alertdialog", { name: "Discard your changes?" }));
  expect(api.requests("GET /api/day-sheets")).toHaveLength(1);
  expect(form.getByDisplayValue("Bring life jackets.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Discard" }));
  const other = within(await screen.findByRole("form", { name: "Aline, Kayak" }));
  expect(other.queryByDisplayValue("Bring life jackets.")).toBeNull();
});
