import type { TourImportRow } from "shared/content/tours/tour-transfer";
import { expect, test } from "vitest";
import { formatImport } from "./format-import.ts";

test("a title cannot command the terminal", () => {
  const row: TourImportRow = {
    row: 1,
    id: "lake",
    title: "\u001b]0;Lake\u0007 \u001b[2J",
    status: "refused",
    changes: [],
    reason: "“\u009b31m” is wrong.",
    doubts: [],
  };
  const [, line] = formatImport({ rows: [row], questions: null });
  expect(line).toMatch(/^1 +refused +lake +\]0;Lake \[2J +“31m” is wrong\.$/);
});

test("a doubted price is printed behind the changes", () => {
  const row: TourImportRow = {
    row: 2,
    id: "lake",
    title: "Lake",
    status: "changed",
    changes: ["prices"],
    reason: null,
    doubts: ["US$ 15,000 is far above your other prices."],
  };
  const [, line] = formatImport({ rows: [row], questions: null });
  expect(line).toMatch(/prices\. US\$ 15,000 is far above your other prices\.$/);
});
