import { expect, test } from "vitest";
import { emptyContent } from "../../src/content/build/content-snapshot.ts";
import type { BaseRelease } from "../release/read-release.ts";
import { createFallbacks } from "./fallbacks.ts";

const entry = { hash: "", bytes: 0, brotliBytes: null };
const base: BaseRelease = {
  folder: "/nowhere",
  manifest: {
    buildId: "before",
    revision: 1,
    builtAt: "2026-11-20T00:00:00.000Z",
    sourceHash: "source",
    files: { "index.html": entry, "contact.html": entry, "compare/kayak.html": entry },
    parts: {},
    pages: {},
  },
};
const bad = (file: string) => ({ file, problem: `${file} broke` });

test("a list that cannot be made stays as it was", async () => {
  const fallbacks = createFallbacks(emptyContent, base);
  await fallbacks.note([bad("index.html")], emptyContent);
  expect([...fallbacks.kept.keys()]).toEqual(["index.html"]);
  expect((await fallbacks.select()).heldBack).toEqual([
    { kind: "list", id: "/", name: "/", showsEarlier: true, problem: "index.html broke" },
  ]);
});

test("a comparison that cannot be made stays as it was", async () => {
  const fallbacks = createFallbacks(emptyContent, base);
  await fallbacks.note([bad("compare/kayak.html")], emptyContent);
  expect([...fallbacks.kept.keys()]).toEqual(["compare/kayak.html"]);
});

test.each([
  ["a page that shows only what all pages share", base, "contact.html"],
  ["a list that was never there", base, "services/kayak.html"],
  ["a list of the first release", undefined, "index.html"],
])("a failure of %s fails the release", async (_what, before, file) => {
  const fallbacks = createFallbacks(emptyContent, before);
  await expect(fallbacks.note([bad(file)], emptyContent)).rejects.toThrow(
    `The release is incomplete: ${file} broke (1 in all).`,
  );
});
