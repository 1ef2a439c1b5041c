import { expect, test } from "vitest";
import { answerTemplate, fillTemplate, findVariables, firstTemplates } from "./answer-templates.ts";

test("fills in known variables and leaves the others visible", () => {
  const text = "Dear {name}, {tour} costs {price}; {unknown} and { name } are words.";
  const filled = fillTemplate(text, { name: "Ada", tour: "$& by bike", price: null });
  expect(filled).toBe("Dear Ada, $& by bike costs {price}; {unknown} and { name } are words.");
  expect(findVariables(filled)).toEqual(["{price}"]);
});

test("never treats a guest's name as a variable", () => {
  expect(fillTemplate("{name}, {tour}", { name: "{tour}", tour: "A walk" })).toBe("{tour}, A walk");
});

test("lists a variable once that appears twice", () => {
  expect(findVariables("{price} and {price}, {dates}")).toEqual(["{price}", "{dates}"]);
  expect(findVariables("nothing {here}")).toEqual([]);
});

test.each(firstTemplates)("the template “$name” is valid", (template) => {
  expect(answerTemplate.parse(template)).toEqual(template);
});
