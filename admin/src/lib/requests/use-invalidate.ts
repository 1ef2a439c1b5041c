import { useQueryClient } from "@tanstack/react-query";

type Noun =
  | "services"
  | "questions"
  | "settings"
  | "gallery"
  | "pages"
  | "redirects"
  | "reviews"
  | "team"
  | "inquiries"
  | "conversations"
  | "contacts"
  | "users";

/** Conversations consist of messages, and both show answers. */
const desk = ["conversations", "inquiries", "contacts", "outbox"];

/** Refetches everything that a write may change: lists, counters, publish state, first steps, trash and timetable. */
export function useInvalidate() {
  const client = useQueryClient();
  return (noun: Noun) => {
    const related = desk.includes(noun) ? desk : [noun];
    for (const key of [
      ...related,
      "redirects",
      "stats",
      "builds",
      "first-start",
      "trash",
      "timetable",
    ])
      void client.invalidateQueries({ queryKey: [key] });
  };
}
