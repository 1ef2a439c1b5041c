import type { ListedTour } from "../tours/listed-tour.ts";
import { type Activity, listActivities, selectByActivity } from "./activities.ts";
import { lengthOf } from "./tour-length.ts";
import { isGoodWithChildren } from "./with-children.ts";

/**
 * An activity, the tours for families or those of several days; each has a page under `/services`. `inTitle` replaces
 * the activity in the owner's pattern of titles.
 */
type TourGroup = Activity & { inTitle: string };

type Grouped = Pick<ListedTour, "facts">;

const occasions = [
  { slug: "families", name: "Families", inTitle: "Family" },
  { slug: "several-days", name: "Several days", inTitle: "Multi-day" },
];

const isOfOccasion = ({ facts }: Grouped, slug: string) =>
  slug === "families" ? isGoodWithChildren(facts) : lengthOf(facts.duration) === "days";

export const selectByGroup = <Tour extends Grouped>(tours: Tour[], slug: string): Tour[] =>
  occasions.some((occasion) => occasion.slug === slug)
    ? tours.filter((tour) => isOfOccasion(tour, slug))
    : selectByActivity(tours, slug);

/** The groups that have tours, activities after families and several days. */
export const listGroups = (tours: Grouped[]): TourGroup[] => [
  ...occasions
    .map((occasion) => ({ ...occasion, count: selectByGroup(tours, occasion.slug).length }))
    .filter(({ count }) => count > 0),
  ...listActivities(tours).map((activity) => ({ ...activity, inTitle: activity.name })),
];
