import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp.ts";

test("turns a number into a link of its digits", () => {
  expect(whatsappLink("+250 000 000 000")).toBe("https://wa.me/250000000000");
});

test("adds the text to a stored link, with spaces that every phone reads", () => {
  expect(whatsappLink("https://wa.me/message/ABC?x=1", "Hello & more")).toBe(
    "https://wa.me/message/ABC?x=1&text=Hello%20%26%20more",
  );
});
