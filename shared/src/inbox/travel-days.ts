import { z } from "zod";

/** What was written as dates, as it could be read: `2026-12-05`; `null` where it could not. */
export const readDays = z.object({
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
});
