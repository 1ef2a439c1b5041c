import type { PortableTour } from "shared/content/tours/tour-transfer";

/** A tour as a file tells of it. */
export type FileRow = {
  row: number;
  id: string;
  title: string;
  /** Lays what the file says over a tour: a stored one, or an empty one. Unchecked; 400 for what cannot be read. */
  layOver: (tour: PortableTour) => unknown;
};
