import { commonActivities } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";

const commonLanguages = ["English", "French", "Kinyarwanda", "Swahili"];

const sorted = (words: string[]) => [...new Set(words)].toSorted((a, b) => a.localeCompare(b));

export const suggestActivities = (tours: TourService[]) =>
  sorted([...commonActivities, ...tours.flatMap(({ facts }) => facts.activities)]);

export const suggestLanguages = (tours: TourService[]) =>
  sorted([...commonLanguages, ...tours.flatMap(({ facts }) => facts.languages)]);
