import { z } from "zod";
import { timestamp } from "../../text/text.ts";
import { slug } from "../addresses/slug.ts";

/** Hosts serve `index` of a folder at the folder's own address. */
export const reservedTourIds: ReadonlySet<string> = new Set(["index"]);

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
