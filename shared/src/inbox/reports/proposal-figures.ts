import { z } from "zod";

const count = z.int().min(0);
const amount = z.number();

/** Proposals that were sent in the period: what became of them, and the totals of all and of those accepted. */
export const proposalFigures = z.object({
  currency: z.string(),
  sent: count,
  seen: count,
  accepted: count,
  declined: count,
  offered: amount,
  value: amount,
});
export type ProposalFigures = z.infer<typeof proposalFigures>;

/** `null`: no tour named, or an unknown source. */
const named = proposalFigures.extend({ name: z.string().nullable() });
export type NamedProposals = z.infer<typeof named>;

/** A row for each currency: amounts of different currencies are never added up. */
export const proposalReport = z.object({
  totals: z.array(proposalFigures),
  /** Such as `2026-12`, by the day of sending. */
  months: z.array(proposalFigures.extend({ month: z.string() })),
  /** The most frequent ones. */
  tours: z.array(named),
  sources: z.array(named),
  declined: z.array(z.object({ reason: z.string().nullable(), count })),
  /** The median of the days from sending to acceptance; `null` if none was accepted. */
  daysToAccept: z.number().nullable(),
  /** All accepted proposals count, whenever they were sent. */
  open: z.array(z.object({ currency: z.string(), open: amount, overdue: amount })),
});
export type ProposalReport = z.infer<typeof proposalReport>;
