import type { TourFacts } from "shared/content/tours/tour-facts";

/** `slug` is part of its page's path. */
export type Activity = { name: string; slug: string; count: number };

type WithActivities = { facts: Pick<TourFacts, "activities"> };

const slugOf = (name: string) => {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join("-") ?? "";
  // Hosts serve `index` of a folder at the folder's own address.
  return slug === "index" ? "index-tours" : slug;
};

const slugsOf = ({ facts }: WithActivities) =>
  new Map(facts.activities.map((name) => [slugOf(name), name]));

/**
 * Most tours first, spelled as in the first of them; a name without Latin letters and digits gets no slug and no page.
 */
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
