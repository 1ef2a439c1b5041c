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
  ["12 janvier 2027", "2027-01-12"],
  ["samedi 5 décembre 2026", "2026-12-05"],
  ["15 décembre", "2026-12-15"],
  ["le 1er mai", "2027-05-01"],
  ["lundi prochain", "2026-11-23"],
  ["demain", "2026-11-23"],
  ["3. Mai 2027", "2027-05-03"],
  ["15 Dezember", "2026-12-15"],
  ["am 12. März", "2027-03-12"],
  ["Samstag, 5. Dezember 2026", "2026-12-05"],
  ["übermorgen", "2026-11-24"],
  ["morgen", "2026-11-23"],
  ["mi-janvier", "2027-01-15"],
  ["mid-January 2027", "2027-01-15"],
  ["Mitte Januar", "2027-01-15"],
  ["mar 3", "2027-03-03"],
])("“%s” is read as %s", (text, day) => {
  expect(read(text).startsOn).toBe(day);
});

test.each([
  ...["June", "TBD", "flexible", "12", "31/02/2027", "Christmas", "", "2027"],
  ...["juin", "Mai 2027", "fin janvier", "Anfang Mai", "mi", "so", "we do not know, mar or so"],
  ...["3 or 4 May", "1 mai ou 8 mai", "3. oder 4. Mai", "5 May, else 12 May", "am Morgen"],
])("“%s” is no day", (text) => {
  expect(read(text).startsOn).toBeNull();
});

test.each([
  ["vom 3. bis 5. Mai", "", "2027-05-03", "2027-05-05"],
  ["du 10 au 14 janvier 2027", "", "2027-01-10", "2027-01-14"],
  ["3-5 May", "3-5 May", "2027-05-03", "2027-05-05"],
  ["from 3 May to 5 May", "", "2027-05-03", "2027-05-05"],
  ["10 - 14 Jan 2027", "flexible", "2027-01-10", "2027-01-14"],
  ["3 mai", "5 mai", "2027-05-03", "2027-05-05"],
  ["28. Dezember", "3. Januar", "2026-12-28", "2027-01-03"],
])("“%s” until “%s” is read as %s to %s", (from, until, startsOn, endsOn) => {
  expect(read(from, until)).toEqual({ startsOn, endsOn });
});

test.each([
  ["tomorrow", "tomorrow", "2026-11-23"],
  ["Next Friday", "next friday ", "2026-11-27"],
  ["demain", "demain", "2026-11-23"],
  ["tomorrow", "the day after tomorrow", "2026-11-24"],
  ["tomorrow", "in 3 days", "2026-11-25"],
  ["Friday", "Sunday", "2026-11-29"],
])("“%s” until “%s” ends on %s", (from, until, day) => {
  expect(read(from, until).endsOn).toBe(day);
});

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
