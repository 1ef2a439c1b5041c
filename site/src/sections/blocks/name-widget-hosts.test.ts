import { expect, test } from "vitest";
import { nameWidgetHosts } from "./name-widget-hosts.ts";

test.each([
  [[], "static.example.com"],
  [["https://cdn.example.com"], "static.example.com and cdn.example.com"],
  [
    ["https://static.example.com", "http://localhost:8443", "https://*.pictures.example.com"],
    "static.example.com, localhost:8443 and subdomains of pictures.example.com",
  ],
])("visitors read of the script's host and of %j", (origins, words) => {
  const script = "https://static.example.com/platform/platform.js?v=2";
  expect(nameWidgetHosts({ script, origins })).toBe(words);
});
