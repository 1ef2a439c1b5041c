type Placed = { position?: number | null | undefined; createdAt?: string | undefined };

const getPosition = ({ position }: Placed) => position ?? Number.MAX_SAFE_INTEGER;

const createdAt = (tour: Placed) => tour.createdAt ?? "";

/** Sorts tours as the site shows them: by position, then the others newest first. */
export const sortTours = <Tour extends Placed>(tours: Tour[]): Tour[] =>
  tours.toSorted(
    (a, b) => getPosition(a) - getPosition(b) || createdAt(b).localeCompare(createdAt(a)),
  );
