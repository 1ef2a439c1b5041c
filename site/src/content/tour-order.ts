import { newestFirst } from "./newest-first.ts";

type Placed = { position?: number | null | undefined; createdAt?: string | undefined };

const placeOf = ({ position }: Placed) => position ?? Number.MAX_SAFE_INTEGER;

/** As visitors see them: by position, then those without one, newest first. */
export const sortTours = <Tour extends Placed>(tours: Tour[]): Tour[] =>
  newestFirst(tours).toSorted((a, b) => placeOf(a) - placeOf(b));
