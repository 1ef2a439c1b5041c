import { expect, test } from "vitest";
import { type SpamCandidate, spamPoints, spamThreshold } from "./possible-spam.ts";

const judge = (suspect: Partial<SpamCandidate>) =>
  spamPoints({ lines: [], text: "Hello", blockedWords: [], ...suspect }) >= spamThreshold;
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://hotel-${index}.example/a?b=c`).join("\n");

test.each<[string, Partial<SpamCandidate>]>([
  [
    "asks in any language",
    { text: "Habari! Mwaramutse. 您好，请问有双人皮划艇吗？ مرحبا، هل لديكم قوارب؟" },
  ],
  ["shouts about money", { text: "FREE??? We pay $$$ in cash, 100% up front!!!" }],
  ["pastes links to a hotel and a map", { text: links(2) }],
  ["pastes a page", { text: '<a href="https://hotel.example">Our hotel</a>' }],
  ["plans a journey with many links", { text: links(5) }],
  ["lets the browser fill the form in", { filledInMs: 0 }],
  ["does so and pastes links", { filledInMs: 900, text: links(3) }],
  ["has a web address as a name", { lines: ["www.travel-club.example", null] }],
  ["takes three seconds", { filledInMs: 3_000, text: links(5) }],
  ["has no JavaScript", { topic: "" }],
  ["leaves spaces where nobody looks", { topic: "  " }],
  ["writes of code", { text: "a[url] <abbr> link] <a name=x>".replace("[url]", "[0]") }],
])("who %s is heard", (_, suspect) => {
  expect(judge(suspect)).toBe(false);
});

test.each<[string, Partial<SpamCandidate>]>([
  ["fills in what people do not see", { topic: "https://x.example" }],
  ["writes links as forums do", { text: "Buy [url=https://x.example]here[/url]" }],
  ["or as others do", { text: "[LINK]https://x.example[/LINK]" }],
  ["sends six links", { text: links(6) }],
  ["sends links in HTML within a second", { text: '<A  HREF="//x.example">', filledInMs: 800 }],
  ["sends three of them", { text: '<a href="https://x.example">x</a>\n'.repeat(3) }],
  ["is called by a web address within a second", { lines: ["https://x.example"], filledInMs: 5 }],
  ["writes web addresses everywhere", { lines: ["https://x.example", "https://x.example"] }],
  ["sends four links within a second", { text: links(4), filledInMs: 999 }],
])("who %s is doubted", (_, suspect) => {
  expect(judge(suspect)).toBe(true);
});

test.each<[string, Partial<SpamCandidate>, boolean]>([
  ["one of the owner's words", { text: "Buy SEO now!", blockedWords: ["boat", "seo"] }, true],
  ["it in a name", { lines: [null, "Casino"], blockedWords: ["casino"] }, true],
  ["a phrase over two lines", { text: "a guest\n  post?", blockedWords: ["Guest post"] }, true],
  ["it in another alphabet", { text: "Лучшее КАЗИНО!", blockedWords: ["казино"] }, true],
  ["signs that mean something elsewhere", { text: "$$$ (win)", blockedWords: ["$$$ (win)"] }, true],
  ["a word that holds one", { text: "We come from Sussex", blockedWords: ["sex"] }, false],
  ["none of them", { text: "Two of us", blockedWords: [".*", "a|b"] }, false],
])("who writes %s is doubted, or not", (_, suspect, isDoubted) => {
  expect(judge(suspect)).toBe(isDoubted);
});

test.each([
  ["<a ", false],
  ["[url", false],
  ["www.", true],
  ["https://", true],
  ["<a\n", false],
])("the longest message of nothing but “%s” is judged", (part, isDoubted) => {
  const text = part.repeat(Math.ceil(5_000 / part.length));
  expect(judge({ text })).toBe(isDoubted);
});
