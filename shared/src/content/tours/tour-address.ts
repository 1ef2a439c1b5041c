import { z } from "zod";
import { timestamp } from "../../text/text.ts";
import { slug } from "../addresses/slug.ts";
import { reservedTourIds } from "./tour-slug.ts";

/** `readAt` is the tour's `updatedAt` as it was read; the API refuses the change if the tour has changed since. */
export const tourAddressChange = z.object({
  slug: slug
    .toLowerCase()
    .refine(
      (text) => !reservedTourIds.has(text),
      "This address belongs to another page of the site.",
    ),
  readAt: timestamp,
});
export type TourAddressChange = z.infer<typeof tourAddressChange>;
