import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

test("a number becomes a link of its digits", () => {
  expect(whatsappLink("+250 000 000 000")).toBe("https://wa.me/250000000000");
});

test("a stored link stays, and a text is added to it", () => {
  expect(whatsappLink("https://wa.me/message/ABC?x=1", "Hello & more")).toBe(
    "https://wa.me/message/ABC?x=1&text=Hello+%26+more",
  );
});
