import { useQueryClient } from "@tanstack/react-query";

type Noun =
  | "services"
  | "questions"
  | "settings"
  | "gallery"
  | "pages"
  | "reviews"
  | "inquiries"
  | "contacts"
  | "users";

/** Refetches what a write may have changed: the noun's lists, the counters, the publish state, what is to be done first. */
export function useInvalidate() {
  const client = useQueryClient();
  return (noun: Noun) => {
    for (const key of [noun, "stats", "builds", "first-start"])
      void client.invalidateQueries({ queryKey: [key] });
  };
}
