import { expect, test } from "vitest";
import { trustedTypesPolicy } from "./trusted-types.ts";

const { createHTML, createScriptURL } = trustedTypesPolicy;

test("a style sheet may be written, a tag may not", () => {
  expect(createHTML(":root{--gap:1px}a>b{color:red}")).toContain("--gap");
  expect(() => createHTML("<img src=x onerror=alert(1)>")).toThrow(TypeError);
});

test("only scripts of the admin run", () => {
  const { origin } = window.location;
  expect(createScriptURL("/admin/assets/worker-1.js")).toBe("/admin/assets/worker-1.js");
  expect(createScriptURL(`${origin}/admin/assets/worker-1.js`)).toContain("worker-1");
  for (const address of [
    "https://other.test/admin/x.js",
    "//other.test/admin/x.js",
    "/media/x.jpg",
    "data:text/javascript,alert(1)",
    "blob:https://tours.test/1",
    "/admin/../media/x.jpg",
  ])
    expect(() => createScriptURL(address), address).toThrow(TypeError);
});
