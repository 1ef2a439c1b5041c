import { z } from "zod";

/** Days read from a guest's free text, for example `2026-12-05`; `null` if unreadable. */
export const readDays = z.object({
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
});
