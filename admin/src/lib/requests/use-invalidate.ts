import { useQueryClient } from "@tanstack/react-query";

type Noun = "services" | "gallery" | "reviews" | "inquiries" | "contacts" | "users";

/**
 * Returns a function that asks anew for what a write has changed: the noun's lists, the counters,
 * and the publish state. Resolves at once; lists on screen follow when the server answers.
 */
export function useInvalidate() {
  const client = useQueryClient();
  return (noun: Noun) => {
    for (const key of [noun, "stats", "builds"]) void client.invalidateQueries({ queryKey: [key] });
  };
}
