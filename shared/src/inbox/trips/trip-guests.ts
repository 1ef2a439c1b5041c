import { z } from "zod";
import { timestamp } from "../../text/text.ts";

/** `id` is a `GuestQuestion`, or the id of the owner's own question. */
export const tripQuestion = z.object({ id: z.string(), label: z.string() });
export type TripQuestion = z.infer<typeof tripQuestion>;

export const tripGuest = z.object({
  /** Counts the people of the party from 1. */
  number: z.int().min(1),
  /** `null` before the first save. */
  name: z.string().nullable(),
  /** By the id of the question; a yes-or-no question has `yes` or `no`. */
  answers: z.record(z.string(), z.string()),
  /** The person who read the risks, and when. */
  risks: z.object({ name: z.string(), at: timestamp }).nullable(),
  /** Counts the saves. */
  version: z.int().min(0),
  /** Labels of the questions without an answer. */
  missing: z.array(z.string()),
});
export type TripGuest = z.infer<typeof tripGuest>;

export const tripGuests = z.object({
  /** The page on which guests fill in their details; `null` if nobody is asked, or no longer. */
  link: z.url().nullable(),
  questions: z.array(tripQuestion),
  guests: z.array(tripGuest),
});

/** The labels of the questions without an answer; the flight may stay empty. */
export const listMissing = (
  questions: readonly TripQuestion[],
  risksText: string | null,
  { name, answers, risks }: Pick<TripGuest, "name" | "answers" | "risks">,
): string[] => [
  ...(name === null ? ["Name"] : []),
  ...questions.filter(({ id }) => id !== "flight" && !answers[id]).map(({ label }) => label),
  ...(risksText !== null && !risks ? ["Risks"] : []),
];

export const isFilledIn = ({ missing }: Pick<TripGuest, "missing">) => missing.length === 0;

/** `3 of 4 filled in` */
export const describeFilledIn = (guests: readonly Pick<TripGuest, "missing">[]) =>
  `${guests.filter(isFilledIn).length} of ${guests.length} filled in`;
