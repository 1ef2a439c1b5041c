import { z } from "zod";
import { messageBody } from "../../http/errors.ts";
import { timestamp } from "../../text/text.ts";

/** What whoever has the address reads about guests. */
export const agendaFeedInput = z.object({
  names: z.boolean("names must be true or false.").default(true),
  /** E-mail and phone number. */
  contacts: z.boolean("contacts must be true or false.").default(false),
});
export type AgendaFeedInput = z.infer<typeof agendaFeedInput>;

export const agendaFeed = z.object({
  names: z.boolean(),
  contacts: z.boolean(),
  /** When its address was made. */
  createdAt: timestamp,
});
export type AgendaFeed = z.infer<typeof agendaFeed>;

/** `null` for who has none. */
export const agendaFeedBody = z.object({ feed: agendaFeed.nullable() });

export const agendaFeedChanged = messageBody.extend({ feed: agendaFeed.nullable() });

/** `address` is told this once. */
export const agendaFeedMade = messageBody.extend({ feed: agendaFeed, address: z.url() });
