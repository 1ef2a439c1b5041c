import { expect, test } from "vitest";
import type { Content } from "../content.ts";
import type { PresentedRecord } from "./presented-record.ts";
import { toPreviewPath } from "./preview-path.ts";

const shown = {
  services: [{ _id: "kayak", slug: "kayak-moved" }],
  pages: [{ slug: "congo-nile" }],
} as Pick<Content, "services" | "pages">;

test.each([
  ["a tour's page at its present address", "kayak", "/service/kayak-moved"],
  ["a written page", "/congo-nile", "/congo-nile"],
  ["home for a hidden tour", "hidden", "/"],
  ["home for a hidden page", "/hidden", "/"],
  ["home without a tour", null, "/"],
])("shows a review on %s", (_what, tour, path) => {
  const presented = { kind: "review", record: { tour } } as PresentedRecord;
  expect(toPreviewPath(presented, shown)).toBe(path);
});
