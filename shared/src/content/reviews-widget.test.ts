import { expect, test } from "vitest";
import { reviewsWidget } from "./reviews-widget.ts";

const script = "https://static.example.com/platform/platform.js?v=2";
const messages = (changes: object) =>
  reviewsWidget
    .safeParse({ script, place: null, origins: [], ...changes })
    .error?.issues.map(({ message }) => message);

test("accepts a widget with a script, a class and more hosts", () => {
  const origins = [
    "https://cdn.example.com/",
    "https://*.pictures.example.com",
    "https://a.test:65535",
  ];
  const place = "elfsight-app-1b0c0e1c another_class";
  expect(reviewsWidget.parse({ script, place, origins })).toEqual({
    script,
    place,
    origins: ["https://cdn.example.com", ...origins.slice(1)],
  });
  expect(reviewsWidget.parse({ script, place: " ", origins: [] }).place).toBeNull();
});

test.each([
  "javascript:alert(1)",
  "data:text/javascript,alert(1)",
  "http://static.example.com/a.js",
  "//static.example.com/a.js",
  "/a.js",
  "https://user:secret@static.example.com/a.js",
  "https://user@static.example.com/a.js",
  // As policy sources these would allow every host or end the directive.
  "https://*/a.js",
  "https://*.com/a.js",
  "https://a;script-src.example.com/a.js",
  "https://a,b.example.com/a.js",
  "https://a'b.example.com/a.js",
  "https://localhost/a.js",
  "https://[::1]/a.js",
])("the script %s is refused", (address) => {
  expect(messages({ script: address })).toEqual([
    "Script must be an https:// address without a user name or password.",
  ]);
});

test.each([
  "https:",
  "https://*",
  "https://*.com",
  "https://cdn.example.com/path",
  "https://cdn.example.com; script-src *",
  "https://user@cdn.example.com",
  "https://cdn.example.com:99999",
  "https://*.example.com:65536",
  "http://cdn.example.com",
  "'unsafe-inline'",
  "*",
  "data:",
])("rejects the host %s", (origin) => {
  expect(messages({ origins: [origin] })).toEqual([
    expect.stringContaining("Other host must be as in"),
  ]);
});

test("rejects markup as a class and too many hosts", () => {
  expect(messages({ place: 'x"><script>' })).toEqual([expect.stringContaining("Class must be")]);
  const origins = Array.from({ length: 21 }, (_, index) => `https://cdn-${index}.example.com`);
  expect(messages({ origins })).toEqual(["There may be at most 20 other hosts."]);
});
