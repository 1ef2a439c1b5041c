import { z } from "zod";

const count = z.int().min(0);

/**
 * What the dashboard counts; `inquiriesByDay` covers the last 30 days (UTC), oldest first. Possible
 * spam is in neither of the last two; `possibleSpam` is what the filter flagged in the last 7 days
 * and nobody has cleared. `roomIsShort`: so little of the disk is free that visitors are refused.
 */
export const stats = z.object({
  users: count,
  contacts: count,
  services: count,
  gallery: count,
  inquiries: count,
  roomIsShort: z.boolean(),
  possibleSpam: z.object({ contacts: count, inquiries: count }),
  unanswered: z.object({ contacts: count, inquiries: count }),
  inquiriesByDay: z.array(z.object({ date: z.iso.date(), count })),
});
export type Stats = z.infer<typeof stats>;
