import { expect, test } from "vitest";
import { listInSentence, metaDescription } from "./meta-description.ts";

const word = "paddling";
const sentence = (words: number) => `We go ${Array(words).fill(word).join(" ")}.`;

test("a description is as many whole sentences as are shown", () => {
  const [first, second] = [sentence(6), sentence(12)];
  expect(metaDescription(`${first}\n\n${second} ${second}`)).toBe(first);
  expect(metaDescription(`${first} Dr. No!`)).toBe(`${first} Dr. No!`);
  expect(metaDescription("  A lake  at 1,460.5 m ")).toBe("A lake at 1,460.5 m");
});

test("a sentence that is too long ends after a word", () => {
  const text = metaDescription(sentence(30));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ paddling…$/);
  expect(metaDescription(`We go, ${"x".repeat(300)}`)).toBe("We go…");
});

test("one word without end is cut where it must be", () => {
  expect(metaDescription("x".repeat(300))).toBe(`${"x".repeat(159)}…`);
});

test("a list names what there is room for, and how many more there are", () => {
  expect(listInSentence("Boats:", ["One", "Two"])).toBe("Boats: One, Two.");
  const names = Array.from({ length: 9 }, (_, index) => `A kayak tour of ${index + 1} hours`);
  const text = listInSentence("Kayak tours:", names);
  expect(text).toMatch(/^Kayak tours: A kayak tour of 1 hours, .+ hours and \d more\.$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
