import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { toFeedEntry } from "../content/stories/stories.ts";
import { storyOf } from "../testing/page.ts";
import { atomFeed } from "./atom-feed.ts";
import { escapeXml } from "./escape-xml.ts";

const site = new URL("https://tours.example");

/** The texts of an element, in document order. */
const textsOf = (xml: string, name: string) => {
  const texts: string[] = [];
  let isInside = false;
  const parser = new Parser(
    {
      onopentag: (tag) => {
        isInside = tag === name;
        if (isInside) texts.push("");
      },
      ontext: (text) => {
        if (isInside) texts.push(texts.pop() + text);
      },
      onclosetag: () => {
        isInside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
};

const feedOf = (...stories: ReturnType<typeof storyOf>[]) =>
  atomFeed("Lake Tours", stories.map(toFeedEntry), site);

test("names each story with absolute links, a day and its author", () => {
  const feed = feedOf(storyOf(2), storyOf(1));
  expect(textsOf(feed, "title")).toEqual([
    "Stories · Lake Tours",
    "Day 2 on the lake",
    "Day 1 on the lake",
  ]);
  expect(feed).toContain('href="https://tours.example/stories/day-2"');
  expect(feed).toContain(
    'rel="self" type="application/atom+xml" href="https://tours.example/stories/feed.xml"',
  );
  expect(textsOf(feed, "published")).toEqual(["2026-11-02T00:00:00Z", "2026-11-01T00:00:00Z"]);
  expect(textsOf(feed, "summary")).toEqual(["What we saw on day 2.", "What we saw on day 1."]);
  expect(textsOf(feed, "name")).toEqual(["Bea", "Bea"]);
});

test("was updated when its last changed story was", () => {
  const changed = { ...storyOf(1), updatedAt: "2026-11-26T08:00:00.000Z" };
  expect(textsOf(feedOf(storyOf(2), changed), "updated")[0]).toBe("2026-11-26T08:00:00.000Z");
});

test("keeps the id of a story whose address changes", () => {
  const idsOf = (story: ReturnType<typeof storyOf>) => textsOf(feedOf(story), "id");
  expect(idsOf({ ...storyOf(1), slug: "elsewhere" })).toEqual(idsOf(storyOf(1)));
  expect(idsOf(storyOf(1))[1]).not.toBe(idsOf(storyOf(2))[1]);
});

test("carries hostile titles as text, without characters that XML forbids", () => {
  const forbidden = ["\u0000", "\u0007", "\ufffe"];
  const hostile = `&<]]>"'${forbidden.join("")}</title>`;
  const feed = feedOf({ ...storyOf(1), title: hostile });
  for (const character of forbidden) expect(feed).not.toContain(character);
  expect(feed).not.toContain("]]>");
  expect(textsOf(feed, "title")[1]).toBe(`&<]]>"'</title>`);
});

test("keeps letters outside the basic plane and removes lone surrogates", () => {
  expect(escapeXml("Bats 🦇 \ud83e")).toBe("Bats 🦇 ");
});
