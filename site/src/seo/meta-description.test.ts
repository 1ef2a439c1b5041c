import { expect, test } from "vitest";
import { listInSentence, metaDescription } from "./meta-description.ts";

const word = "paddling";
const sentence = (words: number) => `We go ${Array(words).fill(word).join(" ")}.`;

test("contains as many whole sentences as search engines show", () => {
  const [first, second] = [sentence(6), sentence(12)];
  expect(metaDescription(`${first}\n\n${second} ${second}`)).toBe(first);
  expect(metaDescription(`${first} Dr. No!`)).toBe(`${first} Dr. No!`);
  expect(metaDescription("  A lake  at 1,460.5 m ")).toBe("A lake at 1,460.5 m");
});

test("cuts a sentence that is too long after a word", () => {
  const text = metaDescription(sentence(30));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ paddling…$/);
  expect(metaDescription(`We go, ${"x".repeat(300)}`)).toBe("We go…");
});

test("cuts a single endless word", () => {
  expect(metaDescription("x".repeat(300))).toBe(`${"x".repeat(159)}…`);
});

test("lists names as space permits and counts the others", () => {
  expect(listInSentence("Boats:", ["One", "Two"])).toBe("Boats: One, Two.");
  const names = Array.from({ length: 9 }, (_, index) => `A kayak tour of ${index + 1} hours`);
  const text = listInSentence("Kayak tours:", names);
  expect(text).toMatch(/^Kayak tours: A kayak tour of 1 hours, .+ hours and \d more\.$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
