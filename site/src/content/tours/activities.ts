import type { TourFacts } from "shared/content/tours/tour-facts";

/** `slug` names its page. */
export type Activity = { name: string; slug: string; count: number };

type WithActivities = { facts: Pick<TourFacts, "activities"> };

const slugOf = (name: string) => {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join("-") ?? "";
  // Hosts answer the address of a folder with its file `index`.
  return slug === "index" ? "index-tours" : slug;
};

/** Names by slug. */
const slugsOf = ({ facts }: WithActivities) =>
  new Map(facts.activities.map((name) => [slugOf(name), name]));

/** Most tours first, named as the first of them does; a name without Latin letters and digits makes no slug and no page. */
export function listActivities(tours: WithActivities[]): Activity[] {
  const bySlug = new Map<string, Activity>();
  for (const [slug, name] of tours.flatMap((tour) => [...slugsOf(tour)])) {
    const known = bySlug.get(slug);
    bySlug.set(slug, { name: known?.name ?? name, slug, count: (known?.count ?? 0) + 1 });
  }
  bySlug.delete("");
  return [...bySlug.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

export const selectByActivity = <Tour extends WithActivities>(tours: Tour[], slug: string) =>
  tours.filter((tour) => slugsOf(tour).has(slug));
