import { foldText } from "shared/fold-text";
import type { MenuTour } from "./tour-services.ts";

export type MenuGroup = { name: string; tours: MenuTour[] };

/** A tour once, under its first activity; those without one come last. One group without a name where no tour has any. */
export function groupMenu(tours: MenuTour[]): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  for (const tour of tours.toSorted((a, b) => Number(!a.activity) - Number(!b.activity))) {
    const key = foldText(tour.activity ?? "");
    const group = groups.get(key) ?? { name: tour.activity ?? "More", tours: [] };
    group.tours.push(tour);
    groups.set(key, group);
  }
  const list = [...groups.values()];
  return groups.has("") && list.length === 1 ? list.map((one) => ({ ...one, name: "" })) : list;
}
