import type { TourFacts } from "shared/content/tours/tour-facts";

/** `slug` is part of its page's path. */
export type Activity = { name: string; slug: string; count: number };

type WithActivities = { facts: Pick<TourFacts, "activities"> };

const toSlug = (name: string) => {
  const parts = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = parts?.join("-") ?? "";
  // Hosts serve `index` of a folder at the folder's own address.
  return slug === "index" ? "index-tours" : slug;
};

const listSlugs = ({ facts }: WithActivities) =>
  new Map(facts.activities.map((name) => [toSlug(name), name]));

/**
 * Most tours first, spelled as in the first of them; a name without Latin letters and digits gets no slug and no page.
 */
export function listActivities(tours: WithActivities[]): Activity[] {
  const bySlug = new Map<string, Activity>();
  for (const [slug, name] of tours.flatMap((tour) => [...listSlugs(tour)])) {
    const existing = bySlug.get(slug);
    bySlug.set(slug, { name: existing?.name ?? name, slug, count: (existing?.count ?? 0) + 1 });
  }
  bySlug.delete("");
  return [...bySlug.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

export const selectByActivity = <Tour extends WithActivities>(tours: Tour[], slug: string) =>
  tours.filter((tour) => listSlugs(tour).has(slug));
