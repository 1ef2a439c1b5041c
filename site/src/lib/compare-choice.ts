import { isListOf, isShape, isString } from "./guards.ts";

const key = "compare";

/** A tour that the visitor chose for a comparison in this tab. */
export type ChosenTour = { id: string; title: string };

const isChoice = isListOf(isShape<ChosenTour>({ id: isString, title: isString }));

export function readChoice(): ChosenTour[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return isChoice(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeChoice(tours: ChosenTour[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tours));
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
