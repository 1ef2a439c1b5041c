import { expect, test } from "vitest";
import { trustedTypesPolicy } from "./trusted-types.ts";

const { createHTML, createScriptURL } = trustedTypesPolicy;

test("allows a style sheet and rejects a tag", () => {
  const inPage = ["TrustedHTML", "Element innerHTML"] as const;
  expect(createHTML(":root{--gap:1px}a>b{color:red}", ...inPage)).toContain("--gap");
  expect(() => createHTML("<img src=x onerror=alert(1)>", ...inPage)).toThrow(TypeError);
});

test("allows the page of a sandboxed frame", () => {
  expect(createHTML("<p>Hello</p>", "TrustedHTML", "HTMLIFrameElement srcdoc")).toContain("Hello");
});

test("allows only the admin's scripts", () => {
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
