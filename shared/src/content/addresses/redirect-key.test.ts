import { expect, test } from "vitest";
import { toRedirectKey } from "./redirect-key.ts";

test.each([
  ["/", "/"],
  ["/Tours/Kayak/", "/tours/kayak"],
  ["/tours/kayak?from=mail#top", "/tours/kayak"],
  ["/Caf%C3%89s", "/cafés"],
  ["/cafe\u0301s", "/cafés"],
  ["/100%", "/100%"],
])("compares %s as %s", (path, key) => {
  expect(toRedirectKey(path)).toBe(key);
  expect(toRedirectKey(key)).toBe(key);
});
