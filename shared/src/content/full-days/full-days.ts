import { z } from "zod";
import { limits } from "../../limits.ts";
import { optionalSingleLineText } from "../../text/text.ts";

const day = z.iso.date("Choose a day that exists.");

/** Days on which the company, or one tour, takes no more guests. */
const fullPeriod = z
  .object({
    from: day,
    to: day,
    /** Id of a tour, or path of a page that presents one; `null` means the whole company. */
    tour: optionalSingleLineText("Tour"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The last day must not be before the first.",
  });
export type FullPeriod = z.infer<typeof fullPeriod>;

/** Periods may overlap; the earliest comes first. */
export const fullPeriods = z
  .array(fullPeriod, "Full days must be a list.")
  .max(limits.fullPeriods, `Full days can have up to ${limits.fullPeriods} entries.`)
  .transform((list) => list.toSorted((a, b) => a.from.localeCompare(b.from)));

/** Names its tour by the title, as guests do in the inquiry form. */
export const publicFullPeriod = z.object({
  from: z.string(),
  to: z.string(),
  tour: z.string().nullable(),
});
export type PublicFullPeriod = z.infer<typeof publicFullPeriod>;
