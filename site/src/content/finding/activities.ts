import type { TourFacts } from "shared/content/tours/tour-facts";

/** `slug` is part of its page's path. */
export type Activity = { name: string; slug: string; count: number };

/** Hosts serve `index` of a folder at the folder's own address; the other two are pages of `tour-groups.ts`. */
const reserved = new Set(["index", "families", "several-days"]);

/** An activity of at least this share of the tours sorts nothing, so it comes last. */
const commonShare = 0.6;

type WithActivities = { facts: Pick<TourFacts, "activities"> };

const toSlug = (name: string) => {
  const parts = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = parts?.join("-") ?? "";
  return reserved.has(slug) ? `${slug}-tours` : slug;
};

const listSlugs = ({ facts }: WithActivities) =>
  new Map(facts.activities.map((name) => [toSlug(name), name]));

/**
 * Most tours first, but an activity of nearly all tours last. Spelled as in the first of its tours; a name without Latin
 * letters and digits gets no slug and no page.
 */
export function listActivities(tours: WithActivities[]): Activity[] {
  const bySlug = new Map<string, Activity>();
  for (const [slug, name] of tours.flatMap((tour) => [...listSlugs(tour)])) {
    const existing = bySlug.get(slug);
    bySlug.set(slug, { name: existing?.name ?? name, slug, count: (existing?.count ?? 0) + 1 });
  }
  bySlug.delete("");
  const isCommon = ({ count }: Activity) => count >= commonShare * tours.length;
  return [...bySlug.values()].toSorted(
    (a, b) =>
      Number(isCommon(a)) - Number(isCommon(b)) || b.count - a.count || (a.name < b.name ? -1 : 1),
  );
}

export const selectByActivity = <Tour extends WithActivities>(tours: Tour[], slug: string) =>
  tours.filter((tour) => listSlugs(tour).has(slug));
