import { expect, test } from "vitest";
import {
  durationInWords,
  gradeInWords,
  groupSizeInWords,
  languagesInWords,
  minimumAgeInWords,
  monthsInWords,
  peopleInWords,
} from "./tour-words.ts";

test("describes a range of lengths, and uses the singular for one hour", () => {
  expect(durationInWords({ unit: "hours", min: 6, max: 12 })).toBe("6 to 12 hours");
  expect(durationInWords({ unit: "days", min: 5, max: null })).toBe("5 days");
  expect(durationInWords({ unit: "hours", min: 1, max: 1 })).toBe("1 hour");
});

test("describes level, age and languages", () => {
  expect(gradeInWords({ grade: "demanding", note: null })).toBe("Demanding");
  expect(minimumAgeInWords(12)).toBe("12 and up");
  expect(minimumAgeInWords(0)).toBe("all ages");
  expect(languagesInWords(["English", "French"])).toBe("English, French");
});

test("describes a group with or without an upper end", () => {
  expect(groupSizeInWords({ min: 2, max: 8 })).toBe("2 to 8 people");
  expect(groupSizeInWords({ min: 4, max: null })).toBe("4 people or more");
  expect(groupSizeInWords({ min: 1, max: 1 })).toBe("1 person");
});

test.each([
  [[6, 7, 8, 9, 12, 1, 2], "June to September, December to February"],
  [[3], "March"],
  [[1, 12], "December to January"],
  [[1, 3], "January, March"],
  [[], "all year"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "all year"],
])("describes the months %j as %s", (months, words) => {
  expect(monthsInWords(months)).toBe(words);
});

test("describes the number of people of a price", () => {
  expect(peopleInWords({ people: { min: 2, max: 4 } })).toBe("for 2 to 4 people");
  expect(peopleInWords({ people: { min: 5, max: null } })).toBe("for 5 people or more");
  expect(peopleInWords({ people: null })).toBeNull();
});
