import { z } from "zod";

const count = z.int().min(0);

/**
 * `inquiriesByDay`: the last 30 days (UTC), oldest first; possible spam counts neither there nor in
 * `unanswered`. `possibleSpam`: flagged in the last 7 days. `roomIsShort`: visitors are refused.
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
