import { z } from "zod";
import { limits } from "../../limits.ts";
import { currency } from "../../money/currency.ts";
import { conversation } from "../conversations.ts";

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-12-05.`);

const dayMilliseconds = 86_400_000;
export const daysBetween = (from: string, until: string) =>
  (Date.parse(until) - Date.parse(from)) / dayMilliseconds;

/** Both days are included. */
export const agendaQuery = z
  .object({ from: day("from"), until: day("until") })
  .refine(({ from, until }) => from <= until, "until must not be before from.")
  .refine(
    ({ from, until }) => daysBetween(from, until) < limits.agenda.days,
    `At most ${limits.agenda.days} days at once.`,
  );
export type AgendaQuery = z.infer<typeof agendaQuery>;

export const trip = conversation
  .pick({
    _id: true,
    name: true,
    email: true,
    phone: true,
    destination: true,
    paxNumber: true,
    checkinDate: true,
    checkoutDate: true,
    startsOn: true,
    endsOn: true,
    datesSetAt: true,
    askedAt: true,
    state: true,
  })
  .extend({
    /** When the trip starts on its first day: `07:30`. */
    time: z.string().nullable(),
    guide: z.string().nullable(),
    /** The accepted proposals' amounts, by currency. */
    money: z.array(
      z.object({ currency, total: z.number(), paid: z.number(), overdue: z.boolean() }),
    ),
  });
export type Trip = z.infer<typeof trip>;

/** Trips in the inbox that are neither done nor lost, by first day. */
export const agenda = z.object({
  trips: z.array(trip),
  /** True if the answer leaves out further trips. */
  isCut: z.boolean(),
  /** Trips without a known day: their number and the newest of them. */
  undated: z.object({ total: z.int().min(0), trips: z.array(trip) }),
});
export type Agenda = z.infer<typeof agenda>;

/** The last day of a trip in the agenda; its first day if the end is unknown or before the start. */
export const getLastDay = (startsOn: string, endsOn: string | null): string => {
  if (endsOn === null || endsOn < startsOn) return startsOn;
  return daysBetween(startsOn, endsOn) > limits.agenda.longestTrip ? startsOn : endsOn;
};
