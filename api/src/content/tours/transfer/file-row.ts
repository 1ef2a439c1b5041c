import type { PortableTour } from "shared/content/tours/tour-transfer";

/** A tour as read from a file. */
export type FileRow = {
  row: number;
  id: string;
  title: string;
  /** Lays what the file says over a tour: a stored one, or an empty one. Unchecked; 400 for what cannot be read. */
  layOver: (tour: PortableTour) => unknown;
};
