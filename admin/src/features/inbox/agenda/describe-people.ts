import type { People } from "./days-of-trips.ts";

/** `3 confirmed, 2 requested`. */
export const describeNumbers = ({ confirmed, requested }: People) =>
  [confirmed > 0 && `${confirmed} confirmed`, requested > 0 && `${requested} requested`]
    .filter(Boolean)
    .join(", ") || "group size unknown";
