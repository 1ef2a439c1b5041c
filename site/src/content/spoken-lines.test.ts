import { defaultTexts } from "shared/content/site-settings/site-texts";
import { expect, test } from "vitest";
import { spokenLines } from "./spoken-lines.ts";

const guide = { languages: ["English", " french"] };

test("has a line for each language that somebody speaks, besides English", () => {
  expect(spokenLines([guide, { languages: ["Kinyarwanda", "Kiswahili"] }], defaultTexts)).toEqual([
    { lang: "fr", line: "Nous parlons français" },
    { lang: "sw", line: "Tunazungumza Kiswahili" },
    { lang: "rw", line: "Tuvuga Ikinyarwanda" },
  ]);
});

test("has no line without speakers or without a text", () => {
  expect(spokenLines([{ languages: ["English"] }], defaultTexts)).toEqual([]);
  expect(spokenLines([guide], { ...defaultTexts, speaksFrench: null })).toEqual([]);
});
