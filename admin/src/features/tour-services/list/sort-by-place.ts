import type { TourService } from "shared/tour-services";

const placeOf = ({ position }: TourService) => position ?? Number.POSITIVE_INFINITY;

/** As visitors see them: by their place, those without one afterwards, newest first. */
export const sortByPlace = (services: TourService[]) =>
  services.toSorted((a, b) => placeOf(a) - placeOf(b) || b.createdAt.localeCompare(a.createdAt));
