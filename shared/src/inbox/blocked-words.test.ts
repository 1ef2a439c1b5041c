import { expect, test } from "vitest";
import { siteSettings } from "../content/site-settings/site-settings.ts";
import { firstBlockedWords } from "./blocked-words.ts";

test("the default blocked words are valid and unique", () => {
  const { blockedWords } = siteSettings.shape.messages.shape;
  expect(blockedWords.parse(firstBlockedWords)).toEqual(firstBlockedWords);
  const spelt = firstBlockedWords.map((word) => word.toLowerCase());
  expect(new Set(spelt).size).toBe(spelt.length);
});
