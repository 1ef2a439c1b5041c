import { expect, test } from "vitest";
import { readStay } from "./read-stay.ts";

const at = new Date("2026-11-22T10:00:00Z");
const read = (checkinDate: string, checkoutDate = "") =>
  readStay({ checkinDate, checkoutDate }, at, "Africa/Kigali");

test.each([
  ["3 June", "2027-06-03"],
  ["Sat 5 Dec 2026", "2026-12-05"],
  ["2027-06-03", "2027-06-03"],
  ["03/06/2027", "2027-06-03"],
  ["5.6.2027", "2027-06-05"],
  ["June 3rd", "2027-06-03"],
  ["tomorrow", "2026-11-23"],
  ["next Friday", "2026-11-27"],
  ["around the 3 June, we are flexible", "2027-06-03"],
  ["3 June 2025", "2025-06-03"],
])("“%s” is read as %s", (text, day) => {
  expect(read(text).startsOn).toBe(day);
});

test.each(["June", "TBD", "flexible", "12", "31/02/2027", "Christmas", "", "2027"])(
  "“%s” is no day",
  (text) => {
    expect(read(text).startsOn).toBeNull();
  },
);

test("the end is looked for after the beginning", () => {
  expect(read("28 December", "3 January")).toEqual({
    startsOn: "2026-12-28",
    endsOn: "2027-01-03",
  });
  expect(read("5 March 2028", "8 March")).toEqual({ startsOn: "2028-03-05", endsOn: "2028-03-08" });
});

test("an end before the beginning stays as it was written", () => {
  expect(read("5 June 2027", "3 June 2027").endsOn).toBe("2027-06-03");
});

test("the day is that of the company's zone", () => {
  const late = new Date("2026-11-22T23:30:00Z");
  const stay = { checkinDate: "tomorrow", checkoutDate: "" };
  expect(readStay(stay, late, "Africa/Kigali").startsOn).toBe("2026-11-24");
  expect(readStay(stay, late, "America/New_York").startsOn).toBe("2026-11-23");
});
