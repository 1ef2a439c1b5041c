import { useQueryClient } from "@tanstack/react-query";

type Noun =
  | "services"
  | "questions"
  | "settings"
  | "gallery"
  | "pages"
  | "reviews"
  | "inquiries"
  | "conversations"
  | "contacts"
  | "users";

/** A conversation is made of messages, and both tell of its answers. */
const desk = ["conversations", "inquiries", "contacts", "outbox"];

/** Refetches what a write may have changed: the noun's lists, the counters, the publish state, what is to be done first. */
export function useInvalidate() {
  const client = useQueryClient();
  return (noun: Noun) => {
    const related = desk.includes(noun) ? desk : [noun];
    for (const key of [...related, "stats", "builds", "first-start"])
      void client.invalidateQueries({ queryKey: [key] });
  };
}
