import { expect, test } from "vitest";
import { siteSettings } from "../content/site-settings/site-settings.ts";
import { firstBlockedWords } from "./blocked-words.ts";

test("the first blocked words may be stored as they are, and name none twice", () => {
  const { blockedWords } = siteSettings.shape.messages.shape;
  expect(blockedWords.parse(firstBlockedWords)).toEqual(firstBlockedWords);
  const spelt = firstBlockedWords.map((word) => word.toLowerCase());
  expect(new Set(spelt).size).toBe(spelt.length);
});
