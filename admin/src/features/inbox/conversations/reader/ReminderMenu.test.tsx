import { expect, test } from "vitest";
import { createDateFormat } from "../../../../lib/dates/date-format.ts";
import { reminderTimes } from "./ReminderMenu.tsx";

const kigali = createDateFormat("Africa/Kigali");

test("offers reminder times by the company's clock", () => {
  // A Friday, eight in the morning in Kigali.
  expect(reminderTimes(kigali, "2026-11-20T06:00:00.000Z")).toEqual([
    { label: "This afternoon", at: "2026-11-20T13:00:00.000Z" },
    { label: "Tomorrow 9:00", at: "2026-11-21T07:00:00.000Z" },
    { label: "Monday 9:00", at: "2026-11-23T07:00:00.000Z" },
  ]);
});

test("leaves out past times and means next Monday on a Monday", () => {
  // Half past midnight on Monday in Kigali is still Sunday in UTC.
  expect(reminderTimes(kigali, "2026-11-22T22:30:00.000Z").at(-1)).toEqual({
    label: "Monday 9:00",
    at: "2026-11-30T07:00:00.000Z",
  });
  const evening = reminderTimes(kigali, "2026-11-20T18:00:00.000Z");
  expect(evening.map(({ label }) => label)).toEqual(["Tomorrow 9:00", "Monday 9:00"]);
});
