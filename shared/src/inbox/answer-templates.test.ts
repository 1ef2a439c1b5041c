import { expect, test } from "vitest";
import { answerTemplate, fillTemplate, findVariables, firstTemplates } from "./answer-templates.ts";

test("what is known is filled in, and the rest stays to be seen", () => {
  const text = "Dear {name}, {tour} costs {price}; {unknown} and { name } are words.";
  const filled = fillTemplate(text, { name: "Ada", tour: "$& by bike", price: null });
  expect(filled).toBe("Dear Ada, $& by bike costs {price}; {unknown} and { name } are words.");
  expect(findVariables(filled)).toEqual(["{price}"]);
});

test("what a guest is called is never taken for a variable", () => {
  expect(fillTemplate("{name}, {tour}", { name: "{tour}", tour: "A walk" })).toBe("{tour}, A walk");
});

test("a variable that is left twice is named once", () => {
  expect(findVariables("{price} and {price}, {dates}")).toEqual(["{price}", "{dates}"]);
  expect(findVariables("nothing {here}")).toEqual([]);
});

test.each(firstTemplates)("the template “$name” may be stored as it is", (template) => {
  expect(answerTemplate.parse(template)).toEqual(template);
});
