import type { Page } from "shared/content/pages/pages";
import { grades, type TourFacts } from "shared/content/tours/tour-facts";
import { foldText } from "shared/text/fold-text";
import { nameOfMonth } from "../tours/tour-words.ts";

type PageFacts = Pick<
  TourFacts,
  "activities" | "level" | "groupSize" | "minimumAge" | "months" | "start" | "guides"
>;

/** Folded name of the fact that names the people who lead the tour. */
export const guidesFact = "led by";

const monthNames = Array.from({ length: 12 }, (_, index) => nameOfMonth(index + 1).toLowerCase());

/** "June to September, December" → 6, 7, 8, 9, 12 */
const readMonths = (text: string): number[] => {
  const found = new Set<number>();
  for (const part of text.split(",")) {
    const named = (part.match(/\p{L}+/gu) ?? [])
      .map((word) => monthNames.indexOf(word) + 1)
      .filter(Boolean);
    const [first, last = first] = named;
    if (!first || !last) continue;
    for (let month = first; ; month = (month % 12) + 1) {
      found.add(month);
      if (month === last) break;
    }
  }
  return [...found].toSorted((a, b) => a - b);
};

const readList = (text = "") =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const readNumbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

const readGroup = (text: string) => {
  const [min, max] = readNumbers(text);
  if (min === undefined) return null;
  return { min, max: max ?? (text.includes("or more") ? null : min) };
};

/**
 * Reads the facts block of a tour's page, whose names and values the owner writes as text: "Age" with "16 and up".
 * A value in other words stays on the page but is missing here.
 */
export function readPageFacts({ blocks }: Pick<Page, "blocks">): PageFacts {
  const facts = blocks.flatMap((block) => (block.type === "facts" ? block.facts : []));
  const find = (...names: string[]) => facts.find(({ name }) => names.includes(foldText(name)));
  const textOf = (...names: string[]) => foldText(find(...names)?.value ?? "");
  const level = textOf("level");
  const grade = grades.find((name) => level.startsWith(name));
  const age = textOf("age", "minimum age");
  const start = find("start");
  return {
    activities: readList(find("activity", "activities")?.value),
    level: grade ? { grade, note: find("level")?.note ?? null } : null,
    groupSize: readGroup(textOf("group", "group size")),
    minimumAge: age === "all ages" ? 0 : (readNumbers(age)[0] ?? null),
    months: readMonths(textOf("months", "best months")),
    start: start
      ? { place: start.value, time: start.note?.match(/\d\d:\d\d/)?.[0] ?? null, point: null }
      : null,
    guides: readList(find(guidesFact)?.value),
  };
}
